import type * as z from "zod";

/**
 * The issues inside of a value that can be of several forms, if it has the outer form of one: a list or a mapping with a mistake in it.
 * Any other value is as wrong as a whole. A key that is wrong has the issues of its name.
 */
export function innerIssues(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  const within = (inner: readonly z.core.$ZodIssue[]) =>
    inner.flatMap((one) => innerIssues({ ...one, path: [...issue.path, ...one.path] }));
  if (issue.code === "invalid_key") return within(issue.issues);
  if (issue.code !== "invalid_union") return [issue];
  const inside = issue.errors.find((form) =>
    form.every(({ code, path }) => path.length > 0 || code === "unrecognized_keys"),
  );
  return inside === undefined || inside.length === 0 ? [issue] : within(inside);
}
