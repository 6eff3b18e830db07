/** A value without the keys that are `undefined`: with exact optional types, absent and undefined are not the same. */
export function omitUndefined<const Value extends object>(value: Value): OmitUndefined<Value> {
  return Object.fromEntries(
    Object.entries(value).filter(([, part]) => part !== undefined),
  ) as OmitUndefined<Value>;
}

type OmitUndefined<Value> = {
  [Key in keyof Value as undefined extends Value[Key] ? never : Key]: Value[Key];
} & {
  [Key in keyof Value as undefined extends Value[Key] ? Key : never]?: Exclude<Value[Key], undefined>;
};
