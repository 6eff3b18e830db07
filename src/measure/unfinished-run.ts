import type { Outset } from "../model/manifest.ts";
import type { ControlRecord, Resumption, Role, TestRecord } from "../model/recording.ts";
import type { Test } from "../model/test.ts";

/** What a run that was killed or stopped has left, to go on from. */
export interface UnfinishedRun {
  /** Its number in the store. */
  readonly run: number;
  /** ISO 8601, UTC. */
  readonly startedAt: string;
  readonly outset: Outset;
  /** When it was gone on with before. */
  readonly resumed: readonly Resumption[];
  /** The tests of which anything is known, with whole rounds only. */
  readonly tests: readonly TestRecord[];
  /** Rounds that were broken off, and are to be measured again. */
  readonly broken: readonly { readonly test: Test; readonly round: number }[];
  readonly controls: readonly ControlRecord[];
}

/** Rounds of a test that lack a sample of an engine which has not failed it: the run ended between the two. */
export function brokenRounds({ samples, failures }: TestRecord, roles: readonly Role[]): number[] {
  const expected = roles.filter((role) =>
    failures.every((failure) => failure.role !== undefined && failure.role !== role),
  );
  const rounds = Map.groupBy(samples, ({ round }) => round);
  return [...rounds]
    .filter(([, together]) => expected.some((role) => together.every((sample) => sample.role !== role)))
    .map(([round]) => round);
}

/** What a reader should know of a run that is not of one piece; nothing where it is. */
export function resumedWarning(
  startedAt: string | undefined,
  resumed: readonly Resumption[] | undefined,
): string[] {
  const last = resumed?.at(-1);
  if (resumed === undefined || last === undefined) return [];
  const samples = `${last.samples.toLocaleString("en-US")} sample${last.samples === 1 ? "" : "s"}`;
  const times = resumed.length === 1 ? "Resumed" : `Resumed ${resumed.length} times, the last time`;
  return [
    `${times} after ${samples}: begun at ${startedAt}, gone on with at ${last.at}. ` +
      "The samples of a pair are of one part; where the wall clock went is known of the last part only.",
  ];
}

/** All the times that a run was gone on with, this one included. */
export function resumptionsOf(
  { resumed, tests }: Pick<UnfinishedRun, "resumed" | "tests">,
  at: string,
): Resumption[] {
  return [...resumed, { at, samples: tests.reduce((sum, { samples }) => sum + samples.length, 0) }];
}
