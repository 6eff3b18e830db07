import type { EngineFacts, PerEngine } from "../model/engine.ts";
import type { Recording, Resumption } from "../model/recording.ts";
import { areUsedAlike } from "../model/settings.ts";
import type { Storage } from "../model/test.ts";
import {
  changedOptions,
  changedSettings,
  differentSettings,
  refusedSettings,
  unequalKinds,
} from "./fairness.ts";

/** The facts of a recording that warnings are about. */
export type WarnedRun = Pick<
  Recording,
  "run" | "suite" | "machine" | "engines" | "identicalBase" | "skipped" | "features"
>;

/** The part of a feature that warns about how a run was measured. */
export interface WarnsOfRuns {
  /** A line each; the recording keeps them. */
  readonly runWarnings?: (run: WarnedRun) => readonly string[];
}

/**
 * Things a reader should know of how a run was measured, one line each.
 *
 * @param storages that were to be measured
 */
export function warningsOf(
  recording: WarnedRun,
  storages: readonly Storage[],
  features: readonly WarnsOfRuns[] = [],
): string[] {
  const { run, suite, machine, engines, skipped } = recording;
  return [
    ...resumedWarning(run?.startedAt, run?.resumed),
    ...skippedWarning(skipped, recording.identicalBase),
    ...(machine?.fileSystem === "tmpfs" && storages.some((storage) => storage !== "memory")
      ? ["The databases were on tmpfs, where flushing costs nothing: file and autocommit times are too good."]
      : []),
    ...(machine === undefined || machine.platform.startsWith("linux")
      ? []
      : [
          "The system does not say how long an engine waits for a processor, so nothing is subtracted: beside other " +
            "work, pairs differ more and intervals are wider.",
        ]),
    ...sameFile(engines),
    ...unequalKinds(engines),
    ...differentSettings(engines, suite),
    ...changedSettings(engines),
    ...changedOptions(engines),
    ...(suite === undefined ? [] : refusedSettings(engines, suite)),
    ...features.flatMap(({ runWarnings }) => runWarnings?.(recording) ?? []),
  ];
}

/** Names the chosen tests that were not measured. */
function skippedWarning(skipped: Recording["skipped"], identicalBase: Recording["identicalBase"]): string[] {
  if (skipped === undefined) return [];
  const names = [...new Set(skipped.map(({ workload }) => workload))].join(", ");
  if (identicalBase !== undefined)
    return [`Not measured, since they compare with the base only, which is the candidate's file: ${names}.`];
  return [
    `Not measured, since they compare with the base only and the run has none: ${names}. ` +
      "Name the base branch's build with base.",
  ];
}

function sameFile({ candidate, baseline, base }: PerEngine<EngineFacts>): string[] {
  const isSame = (other: EngineFacts | undefined) =>
    candidate.sha256 !== undefined && candidate.sha256 === other?.sha256;
  return [
    ...(isSame(baseline)
      ? ["Candidate and baseline are the same file: every multiplier is 1, apart from noise."]
      : []),
    ...(base !== undefined && isSame(base) && areUsedAlike(candidate, base)
      ? ["Candidate and base are the same file: nothing can have changed, and what seems to is noise."]
      : []),
  ];
}

/** The warning about an interrupted run; empty for any other. */
export function resumedWarning(
  startedAt: string | undefined,
  resumed: readonly Resumption[] | undefined,
): string[] {
  const last = resumed?.at(-1);
  if (resumed === undefined || last === undefined) return [];
  const samples = `${last.samples.toLocaleString("en-US")} sample${last.samples === 1 ? "" : "s"}`;
  const times = resumed.length === 1 ? "Resumed" : `Resumed ${resumed.length} times, the last time`;
  return [
    `${times} after ${samples}: started at ${startedAt}, resumed at ${last.at}. ` +
      "The samples of a pair come from the same part; how long each step took is known for the last part only.",
  ];
}
