/** The attributes of a form that is posted to a service in a new tab; none without a service. */
export const postAttributes = (action: string | undefined) =>
  action && { action, method: 'post', target: '_blank', rel: 'noopener' };

/** Hidden fields that a service requires. */
export const HiddenFields = ({ fields = {} }: { fields: Record<string, string> | undefined }) =>
  Object.entries(fields).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
