import type { Acceptance, IgnoredAcceptance, OfferedAcceptance } from "../model/criteria.ts";
import type { Finding, Judge } from "./finding.ts";
import type { Judgement } from "./judgement.ts";

/** A row that exceeds its ceiling, and is accepted. */
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
  | {
      /** The judge of the finding, which has the words for it. */
      readonly judge: Judge;
      readonly change: Finding;
    }
);

/** The acceptances that were given, and their effect. */
export interface Acceptances {
  /** In report order. */
  readonly accepted: readonly AcceptedRow[];
  readonly ignored: readonly IgnoredAcceptance[];
  /** Lines for the rows that fail, without those that a renewal of an ignored line names; empty without a pull request. */
  readonly offered: readonly OfferedAcceptance[];
}
