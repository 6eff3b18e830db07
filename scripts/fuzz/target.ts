import type * as fc from "fast-check";
import { InputError, MeasurementError } from "../../src/model/errors.ts";
import { renderComment } from "../../src/report/comment.ts";
import { visibleEnd } from "../../src/report/format/escape.ts";
import type { Result } from "../../src/report/result.ts";
import type { ReportSource } from "../../src/report/source.ts";
import { markdownViolations, terminalViolations } from "./sinks.ts";

/** Something that reads text from outside, and shows some of it. */
export interface Target {
  readonly name: string;
  /**
   * A property of one case: it throws if the program would crash with a stack, or a text acts where it is shown.
   *
   * @param folder of this process alone, for files
   */
  readonly property: (folder: string) => fc.IProperty<[unknown]>;
}

/** Fails with the sentences about what is wrong, if there are any. */
export function requireNone(where: string, violations: readonly string[]): void {
  if (violations.length > 0) throw new Error(`${where} ${violations.slice(0, 5).join("; it ")}`);
}

/** Where the reports of all cases are from. */
export const source: ReportSource = {
  name: "sqlite-bench-gate",
  commit: "a".repeat(40),
  run: { id: 77, attempt: 1, url: "https://github.com/octo-org/engine/actions/runs/77" },
  identity: { run: { id: 77, attempt: 1 }, reporter: { id: 77, attempt: 1 }, step: "0".repeat(16) },
  at: new Date(0),
  conclusion: "failure",
};

/** The last message that was looked at. */
let known = "";

/**
 * Runs code that may refuse its input in one line, which is shown like every message. Anything else that is thrown is a finding.
 *
 * @param names what the message has to name; nothing if absent
 */
export function refusing<Value>(act: () => Value, names?: RegExp): Value | undefined {
  try {
    return act();
  } catch (cause) {
    if (!(cause instanceof InputError) && !(cause instanceof MeasurementError)) throw cause;
    const { message } = cause;
    if (names?.test(message) === false)
      throw new Error(`the message does not name the input: ${message.slice(0, 500)}`, { cause });
    // Code that reads one file again and again gives one message, and rendering it takes the most time.
    if (message === known) return undefined;
    known = message;
    requireNone("the message on a terminal", terminalViolations(visibleEnd(message)));
    const broken: Result = { state: "broken", failed: "measurement", message, untrusted: true };
    requireNone("the comment about the message", markdownViolations(renderComment(broken, source).text));
    return undefined;
  }
}
