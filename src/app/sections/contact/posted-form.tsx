/** The attributes of a form that a service gets in a new tab; none without a service. */
export const postAttributes = (action: string | undefined) =>
  action && { action, method: 'post', target: '_blank', rel: 'noopener' };

/** Fields that a service asks for and visitors do not see. */
export const HiddenFields = ({ fields = {} }: { fields: Record<string, string> | undefined }) =>
  Object.entries(fields).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
