import { rolesOfTest } from "../../model/compared.ts";
import type { Role } from "../../model/engine.ts";
import type { UnfinishedRun } from "../../model/manifest.ts";
import type { Resumption, TestRecord } from "../../model/recording.ts";

/** Rounds of a test that lack a sample of an engine which has not failed it: the run ended between the two. */
export function brokenRounds(record: TestRecord, roles: readonly Role[]): number[] {
  const { samples, failures } = record;
  const expected = rolesOfTest(record, roles).filter((role) =>
    failures.every((failure) => failure.role !== undefined && failure.role !== role),
  );
  const rounds = Map.groupBy(samples, ({ round }) => round);
  return [...rounds]
    .filter(([, together]) => expected.some((role) => together.every((sample) => sample.role !== role)))
    .map(([round]) => round);
}

/** Every time that a run was resumed, including now. */
export function resumptionsOf(
  { resumed, tests }: Pick<UnfinishedRun, "resumed" | "tests">,
  at: string,
): Resumption[] {
  return [...resumed, { at, samples: tests.reduce((sum, { samples }) => sum + samples.length, 0) }];
}
