import type { Variant } from "../model/test.ts";
import type { WorkflowRun } from "../model/workflow-run.ts";

/** What a comment shows: everything, or one variant. */
export type CommentPart = "all" | Variant;

/** The first line of a comment of this tool, by which it is found again. GitHub does not show it. */
export interface CommentMarker {
  readonly name: string;
  /** A CommentPart, or what another version of this tool wrote. */
  readonly part: string;
  readonly run: Omit<WorkflowRun, "url">;
}

const pattern = /^<!-- sqlite-bench-gate name=(\S+) part=(\S+) run=(\d{1,15}) attempt=(\d{1,15}) -->/;

/** The name is encoded, since two hyphens would end the HTML comment. */
export function formatMarker({ name, part, run }: CommentMarker): string {
  const encoded = encodeURIComponent(name).replace(/-(?=-|$)/g, "%2D");
  return `<!-- sqlite-bench-gate name=${encoded} part=${part} run=${run.id} attempt=${run.attempt} -->`;
}

/** Whether a comment is one of this tool, of any report and any version. */
export function hasMarker(body: string): boolean {
  return body.startsWith("<!-- sqlite-bench-gate ");
}

/** Undefined if the comment does not begin with a marker. */
export function parseMarker(body: string): CommentMarker | undefined {
  const [, name, part, id, attempt] = pattern.exec(body) ?? [];
  if (name === undefined || part === undefined) return undefined;
  try {
    return { name: decodeURIComponent(name), part, run: { id: Number(id), attempt: Number(attempt) } };
  } catch {
    return undefined;
  }
}
