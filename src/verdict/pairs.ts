import type { Role, Sample, TestRecord } from "../measure/recording.ts";

/** The samples of one round, nanoseconds; the base's where the run has a base arm and the base has a sample. */
export interface Pair {
  readonly round: number;
  readonly baseline: number;
  readonly candidate: number;
  readonly base?: number;
}

/** The rounds in which both main engines have a sample, in round order. */
export function pairsOf({ samples }: Pick<TestRecord, "samples">): Pair[] {
  const rounds = [...Map.groupBy(samples, ({ round }) => round)].sort(([a], [b]) => a - b);
  return rounds.flatMap(([round, together]) => {
    const ns = (role: Role) => together.find((sample: Sample) => sample.role === role)?.ns;
    const [baseline, candidate, base] = [ns("baseline"), ns("candidate"), ns("base")];
    if (baseline === undefined || candidate === undefined) return [];
    return [{ round, baseline, candidate, ...(base === undefined ? {} : { base }) }];
  });
}
