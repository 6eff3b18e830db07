import { formatIdentity, parseIdentity, type ReportIdentity } from "../model/report-identity.ts";

/** The first line of a comment of this tool, by which it is found again. GitHub does not show it. */
export interface CommentMarker {
  readonly name: string;
  readonly identity: ReportIdentity;
}

/** Comments of version 0.1.0 name no identity. Versions up to 0.3.0 find only comments that name a part of the report. */
const pattern =
  /^<!-- sqlite-bench-gate name=(\S+)(?: part=\S+)? run=(\d{1,15}) attempt=(\d{1,15})(?: identity=(\S+))? -->/;

/** The name is encoded, since two hyphens would end the HTML comment. Half of a surrogate pair becomes U+FFFD: it has no encoding. */
export function formatMarker({ name, identity }: CommentMarker): string {
  const encoded = encodeURIComponent(name.toWellFormed()).replace(/-(?=-|$)/g, "%2D");
  const { id, attempt } = identity.run;
  return `<!-- sqlite-bench-gate name=${encoded} part=all run=${id} attempt=${attempt} identity=${formatIdentity(identity)} -->`;
}

/** Whether a comment is one of this tool, of any report and any version. */
export function hasMarker(body: string): boolean {
  return body.startsWith("<!-- sqlite-bench-gate ");
}

/** Undefined if the comment does not begin with a marker. */
export function parseMarker(body: string): CommentMarker | undefined {
  const [, name, id, attempt, text] = pattern.exec(body) ?? [];
  if (name === undefined) return undefined;
  const run = { id: Number(id), attempt: Number(attempt) };
  const identity = parseIdentity(text ?? "") ?? { run, reporter: run, step: "" };
  try {
    return { name: decodeURIComponent(name), identity };
  } catch {
    return undefined;
  }
}
