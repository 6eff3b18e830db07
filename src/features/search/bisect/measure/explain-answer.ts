import { rmSync } from "node:fs";
import { measure } from "../../../../measure/run.ts";
import type { Recording } from "../../../../model/recording.ts";
import { countsOf } from "../../../figures/counts/counts.ts";
import { defaultCountRows } from "../../../figures/counts/options.ts";
import { maxStatements, plansOf } from "../../../figures/plans/record.ts";
import type { Explained } from "../model/explained.ts";
import { type BisectSettings, isFault, isTest, type SearchedSubject } from "../model/settings.ts";
import type { PointContext } from "./count-point.ts";
import { sweepEnds } from "./growth-point.ts";
import { type PointEngines, runSettings } from "./point.ts";

/** The features whose passes look into the engines. */
const looking = ["counts", "plans"];

/**
 * Whether instructions and query plans say more about an answer: of one test that both engines end. A test that crashes, hangs or has an
 * error on one of them is not looked into, nor is an engine's size, which no statement changes.
 */
export function canExplain({ test, by }: Pick<BisectSettings, "test" | "by">): boolean {
  return isTest(test) && by !== "engine-bytes" && (!isFault(by) || by === "wrong");
}

/** A growth shows in the last step of its sweep. */
function explainedTest({ test, by, contents }: BisectSettings): SearchedSubject {
  return by === "growth" && isTest(test) ? sweepEnds(test, contents)[1] : test;
}

/**
 * Looks for the functions and the query plans that differ between the answer of a search and the one before it: instructions of each function
 * under Callgrind, and EXPLAIN QUERY PLAN, on the rows that counts have.
 *
 * @param engines the answer as candidate, the one before it as base
 * @throws InputError or MeasurementError if the two cannot be measured beside each other; the signal's reason on an abort
 */
export async function explainAnswer(
  settings: BisectSettings,
  engines: PointEngines,
  context: PointContext,
): Promise<Explained> {
  const rows = Math.min(settings.rows, defaultCountRows);
  const run = runSettings({ ...settings, test: explainedTest(settings), rows, by: "time" }, engines, 1);
  const given = { ...run.given, counts: "instructions", "count-rows": rows, plans: "all" } as const;
  const features = context.features.map((one) => {
    const { pass: _, ...others } = one;
    return looking.includes(one.name) ? one : others;
  });
  try {
    const recording = await measure({ ...run, given }, context, features);
    context.signal.throwIfAborted();
    return explainedIn(recording);
  } finally {
    rmSync(context.resultsFolder, { recursive: true, force: true });
  }
}

/** Several workloads can have more statements with another plan than a search keeps. */
export function explainedIn(recording: Recording): Explained {
  const profile = countsOf(recording)?.tests[0]?.profile;
  const statements = plansOf(recording)?.workloads.flatMap((one) => one.statements) ?? [];
  const plans = statements.flatMap(({ sql, plans: { base, candidate } }) =>
    base === undefined || candidate === undefined || base === candidate
      ? []
      : [{ sql, before: base, after: candidate }],
  );
  return { plans: plans.slice(0, maxStatements), profile };
}
