import type { Verdict } from "../../verdict/judge.ts";
import type { EngineNames } from "../format/engine-names.ts";
import type { Escape } from "../format/escape.ts";
import { counterWarnings } from "./counters.ts";
import { durabilityWarnings } from "./durability.ts";
import { instructionWarnings } from "./instructions.ts";
import { sequenceNotes } from "./sequence.ts";

/** What a reader should know of a verdict before its figures are compared, a line each; beside the recording's own warnings. */
export function warningTexts(verdict: Verdict, names: EngineNames, escapeText: Escape): string[] {
  return [
    ...durabilityWarnings(verdict, names, escapeText),
    ...sequenceNotes(verdict, names, escapeText),
    ...counterWarnings(verdict, names, escapeText),
    ...instructionWarnings(verdict, escapeText),
  ];
}
