import * as z from "zod";

export const comment = z.object({
  id: z.int(),
  body: z.string(),
  html_url: z.url(),
  user: z.object({ login: z.string() }),
});
/** A comment on a pull request. */
export type Comment = z.output<typeof comment>;

export const status = z.object({
  id: z.int(),
  context: z.string(),
  status: z.enum(["pending", "success", "error", "failure", "warning", "skipped"]),
  description: z.string(),
  target_url: z.string(),
});
/** The latest status of a name on a commit. */
export type Status = z.output<typeof status>;

export const run = z.object({
  id: z.int(),
  html_url: z.url(),
  head_sha: z.string(),
  status: z.string(),
  conclusion: z.string().optional(),
  completed_at: z.string().optional(),
});
/** A workflow's run; it has a conclusion once it is completed. */
export type Run = z.output<typeof run>;

export const issue = z.object({
  number: z.int(),
  title: z.string(),
  body: z.string(),
  state: z.enum(["open", "closed"]),
  user: z.object({ login: z.string() }),
  labels: z.array(z.object({ name: z.string() })),
});
/** An issue, open or closed. */
export type Issue = z.output<typeof issue>;
