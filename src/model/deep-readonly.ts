/** A value in which nothing can be assigned, however deep: what zod infers from a schema is mutable. */
export type DeepReadonly<Value> = Value extends (...parameters: never[]) => unknown
  ? Value
  : Value extends object
    ? { readonly [Key in keyof Value]: DeepReadonly<Value[Key]> }
    : Value;
