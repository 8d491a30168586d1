/**
 * The fields of an item that an output uses. Every output names its other fields too, so that the
 * compiler reports each output that has not decided about a new field.
 */
export type FieldsOf<
  Item,
  Used extends keyof Item,
  Unused extends Exclude<keyof Item, Used> = never,
> = [Exclude<keyof Item, Used | Unused>] extends [never]
  ? Pick<Item, Used>
  : { undecided: Exclude<keyof Item, Used | Unused> };
