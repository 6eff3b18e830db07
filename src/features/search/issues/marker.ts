import * as z from "zod";
import type { DeepReadonly } from "../../../model/deep-readonly.ts";
import { explainedSchema } from "../bisect/model/explained.ts";

const marker = z.object({
  /** The key of the finding: names of tests have up to 200 characters, and stand beside other words. */
  key: z.string().min(1).max(1000),
  /**
   * `open`: this tool left the issue open, so that a person closed one that is closed. `recovered`, `accepted`: this tool closed it.
   * `duplicate`: another issue is about the finding.
   */
  state: z.enum(["open", "recovered", "accepted", "duplicate"]),
  /** How often the issue was closed or opened again, which tells the comments about that apart. */
  turn: z.int().min(0),
  /** How much was wrong when the text was last written: see `lossOf`. */
  loss: z.number().min(0),
  /** When it began, ISO 8601, UTC; empty if unknown. */
  since: z.string().max(40),
  /** The newest run of the history when the issue was opened. */
  night: z.string().max(40),
  /** The last day of an acceptance. */
  until: z.string().max(10).optional(),
  /** The commit or release that a search named, or the words of a search without such an answer. */
  culprit: z.string().max(100).optional(),
  answer: z.string().max(2000).optional(),
  /** The changes within the engine that the commit brought; without them, if they cannot be read, the rest counts. */
  explained: explainedSchema.optional().catch(undefined),
});

/** The memory of an issue: the first line of its body, which GitHub does not show. */
export type Marker = DeepReadonly<z.output<typeof marker>>;

/** As comments of this tool begin, so that their readers know them. */
const start = "<!-- sqlite-bench-gate issue ";
const end = " -->";

/** One line. Characters that could end the HTML comment are escaped as JSON escapes them. */
export function formatMarker(one: Marker): string {
  const escaped = (sign: string) => `\\u00${sign.charCodeAt(0).toString(16)}`;
  // Without an exponent: a hyphen may only be inside of a text.
  const facts = { ...one, loss: Number(one.loss.toFixed(4)) };
  return `${start}${JSON.stringify(facts).replace(/[-<>]/g, escaped)}${end}`;
}

/** Undefined if the text does not begin with the marker of an issue. */
export function parseMarker(body: string): Marker | undefined {
  const [first = ""] = body.split(/\r?\n/, 1);
  if (!first.startsWith(start) || !first.endsWith(end)) return undefined;
  try {
    return marker.safeParse(JSON.parse(first.slice(start.length, -end.length))).data;
  } catch {
    return undefined;
  }
}

/** The memory of an issue that another one replaces. */
export function asDuplicate(one: Marker): Marker {
  return { ...one, state: "duplicate", turn: one.turn + 1 };
}

/** The beginning of the line that says what became of a finding. */
const statusStart = "**Now**: ";

/**
 * A body with another marker, and with a sentence about what became of the finding.
 *
 * @param status escaped, one line; absent for none
 */
export function withMarker(body: string, one: Marker, status?: string): string {
  const [, ...lines] = body.split(/\r?\n/);
  const rest = lines[0]?.startsWith(statusStart) === true ? lines.slice(2) : lines;
  return [formatMarker(one), ...(status === undefined ? [] : [`${statusStart}${status}`, ""]), ...rest].join(
    "\n",
  );
}

/** The first line of a comment of this tool, the same for the same turn. */
export function turnMarker(turn: number): string {
  return `<!-- sqlite-bench-gate turn=${turn} -->`;
}
