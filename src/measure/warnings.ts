import type { EngineFacts, PerEngine, Recording } from "../model/recording.ts";
import type { Storage } from "../model/test.ts";
import { uncountedCommits, unequalKinds, unequalSettings } from "./fairness.ts";
import { resumedWarning } from "./unfinished-run.ts";

/**
 * Things a reader should know of how a run was measured, one line each.
 *
 * @param storages that were to be measured
 */
export function warningsOf(
  { run, machine, engines }: Pick<Recording, "run" | "machine" | "engines">,
  storages: readonly Storage[],
): string[] {
  return [
    ...resumedWarning(run?.startedAt, run?.resumed),
    ...(machine?.fileSystem === "tmpfs" && storages.some((storage) => storage !== "memory")
      ? ["The databases were on tmpfs, where flushing costs nothing: file and autocommit times are too good."]
      : []),
    ...sameFile(engines),
    ...unequalKinds(engines),
    ...unequalSettings(engines),
    ...uncountedCommits(engines),
  ];
}

function sameFile({ candidate, baseline, base }: PerEngine<EngineFacts>): string[] {
  const isSame = (other: EngineFacts | undefined) =>
    candidate.sha256 !== undefined && candidate.sha256 === other?.sha256;
  return [
    ...(isSame(baseline)
      ? ["Candidate and baseline are the same file: every multiplier is 1 but for noise."]
      : []),
    ...(isSame(base)
      ? ["Candidate and base are the same file: nothing can have changed, and what seems to is noise."]
      : []),
  ];
}
