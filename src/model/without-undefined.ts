/**
 * The values that are given. In `{ ...defaults, ...given }` a value that is `undefined` would replace its default.
 */
export function withoutUndefined<Given extends object>(given: Given): Given {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Given;
}
