import { type Test, testPath } from "../suite/test.ts";
import type { Comparison } from "../verdict/comparison.ts";
import { type Judged, type TestVerdict, testVerdicts, type Verdict } from "../verdict/verdict.ts";

/**
 * The figures and the verdict in a results file, for other tools to read. They follow from the samples, so they are
 * ignored when the file is read back.
 */
export interface Derived {
  readonly outcome: Verdict["outcome"];
  readonly measurement: Verdict["measurement"]["state"];
  readonly sections: readonly (Pick<Test, "variant" | "storage" | "kind"> &
    DerivedJudgement & { readonly missing: number })[];
  readonly tests: readonly DerivedTest[];
}

/** Multipliers are unrounded; all are absent where there is no multiplier. */
interface DerivedJudgement {
  readonly outcome?: Judged["outcome"];
  readonly multiplier?: number;
  readonly ceiling?: number;
}

interface DerivedTest extends DerivedJudgement {
  /** As in `int/memory/reads/oltp_point_select`. */
  readonly test: string;
  readonly state: Comparison["state"];
  /** Medians in nanoseconds. */
  readonly baselineNs?: number;
  readonly candidateNs?: number;
  readonly pairs?: number;
  readonly noisePercent?: number;
}

export function derive(verdict: Verdict): Derived {
  return {
    outcome: verdict.outcome,
    measurement: verdict.measurement.state,
    sections: verdict.sections.map(({ variant, storage, kind, judged, missing }) => ({
      variant,
      storage,
      kind,
      ...judgement(judged),
      missing,
    })),
    tests: testVerdicts(verdict).map(deriveTest),
  };
}

function deriveTest({ comparison, judged }: TestVerdict): DerivedTest {
  const { state } = comparison;
  const head = { test: testPath(comparison), state };
  if (state !== "measured") return head;
  const { medianNs, ratios, noisePercent } = comparison;
  return {
    ...head,
    baselineNs: medianNs.baseline,
    candidateNs: medianNs.candidate,
    pairs: ratios.length,
    ...(noisePercent === undefined ? {} : { noisePercent }),
    ...judgement(judged),
  };
}

function judgement(judged: Judged | undefined): DerivedJudgement {
  if (judged === undefined) return {};
  const { outcome, multiplier, ceiling } = judged;
  return { outcome, multiplier, ceiling };
}
