import type { Variant } from "../model/test.ts";
import type { WorkflowRun } from "../model/workflow-run.ts";

/** What a comment shows: the whole report, or one variant's part of it. */
export type CommentPart = "all" | Variant;

/** What a comment of this tool says of itself in its first line, which GitHub does not show. */
export interface CommentMarker {
  readonly name: string;
  /** A part, as a comment of any version of this tool may name it. */
  readonly part: string;
  readonly run: Omit<WorkflowRun, "url">;
}

const pattern = /^<!-- sqlite-bench-gate name=(\S+) part=(\S+) run=(\d{1,15}) attempt=(\d{1,15}) -->/;

/** Fit for an HTML comment, in which two hyphens may end it: the name is encoded. */
export function formatMarker({ name, part, run }: CommentMarker): string {
  const encoded = encodeURIComponent(name).replace(/-(?=-|$)/g, "%2D");
  return `<!-- sqlite-bench-gate name=${encoded} part=${part} run=${run.id} attempt=${run.attempt} -->`;
}

/** Undefined of a comment that does not begin with a marker. */
export function parseMarker(body: string): CommentMarker | undefined {
  const [, name, part, id, attempt] = pattern.exec(body) ?? [];
  if (name === undefined || part === undefined) return undefined;
  try {
    return { name: decodeURIComponent(name), part, run: { id: Number(id), attempt: Number(attempt) } };
  } catch {
    return undefined;
  }
}
