import type { PlannedTest } from "../model/compared.ts";
import type { Rule } from "../model/criteria.ts";
import type { Role } from "../model/engine.ts";
import type { Recording } from "../model/recording.ts";
import type { StatementForm } from "../model/sample.ts";
import type { EngineUse } from "../model/settings.ts";
import type { ShardPlan } from "../model/shard-plan.ts";
import type { SuiteContents } from "../suite/added-suite.ts";
import type { Selection } from "../suite/plan-tests.ts";
import type { Dialect } from "../suite/suite.ts";
import type { Catalogue } from "../suite/suites.ts";

/** The required measurements of a run. They never come from the results. */
export interface ExpectedRun extends EngineUse {
  /** The suites that they are of. */
  readonly catalogue: Catalogue;
  readonly tests: readonly PlannedTest[];
  /** The choice of the tests. */
  readonly selection: Selection;
  /** The SQL of the engines. */
  readonly dialect: Dialect;
  readonly rows: number;
  readonly warehouses: number;
  readonly seed: number;
  readonly statements: StatementForm;
  /** Connections that executed each test at once. */
  readonly threads: number;
  /** Everything that was given, from which features take the values of their own options. */
  readonly given: Readonly<Record<string, unknown>>;
  /** The contents of files that features make suites of, by the suites' names. */
  readonly contents: SuiteContents;
  /** How the results are judged, whatever rule they name. */
  readonly rule: Pick<Rule, "rounds" | "alpha" | "precision" | "confirmElsewhere">;
  /** Whether the base has to be measured too. */
  readonly requireBase: boolean;
  /** Whether GitHub says that the base is the candidate's file: then results may say it, and lack the base. */
  readonly isBaseIdentical?: boolean;
  /** The engines' names in reports. */
  readonly names: Readonly<Record<Role, string>>;
}

/** The plan whose shards a publisher expects. */
export interface ExpectedPlan {
  readonly plan: ShardPlan;
  /**
   * Says of another plan, whose hash nobody has checked, why its shards do not count; undefined if they do. Absent if no other plan
   * counts.
   */
  readonly whyRefused?: (other: ShardPlan) => string | undefined;
}

/** The input of the action that names results, for messages. */
export type ResultsInput = "results" | "confirm" | "confirmed-by";

/** The part of a feature that says which results a publisher accepts. */
export interface Trusting {
  readonly name: string;
  /** The hash of the SQL that the feature executes beside the tests; undefined if the run is to execute none. */
  readonly expectedHash?: (plan: ExpectedRun) => string | undefined;
  /**
   * Requires what the publisher's own settings ask for: results without it could hide a failure.
   *
   * @throws InputError naming the part that is missing or differs
   */
  readonly trust?: (recording: Recording, plan: ExpectedRun) => void;
}
