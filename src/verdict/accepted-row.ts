import type { Acceptance, IgnoredAcceptance } from "../model/acceptance.ts";
import type { CounterChange } from "./counters.ts";
import type { InstructionChange } from "./instructions.ts";
import type { Judgement } from "./judgement.ts";

/** A row that exceeds its ceiling, and may. */
export type AcceptedRow = {
  /** `int/memory/writes/oltp_insert`, or `int/memory/writes average`. */
  readonly name: string;
  readonly acceptance: Acceptance;
} & (
  | {
      /** Which of the row's ceilings it exceeds. */
      readonly against: "ceiling" | "base";
      readonly judgement: Judgement;
    }
  | { readonly against: "counter"; readonly change: CounterChange }
  | { readonly against: "instructions"; readonly change: InstructionChange }
);

/** What became of the acceptances that were given. */
export interface Acceptances {
  /** In report order. */
  readonly accepted: readonly AcceptedRow[];
  readonly ignored: readonly IgnoredAcceptance[];
}
