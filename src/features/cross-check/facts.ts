import { type CrossCheck, crossCheckSchema } from "../../model/cross-check.ts";
import type { FactsFormat } from "../../results/facts.ts";

export const crossCheckFacts: FactsFormat<CrossCheck> = {
  schema: crossCheckSchema,
  // Results files of schema 1 to 3 had a cross-check in `run.crossCheck`.
  upgrade: (recording) => {
    const { crossCheck, ...run } = Object(recording.run);
    if (crossCheck === undefined) return undefined;
    recording.run = run;
    return { version: 1, ...crossCheck };
  },
  // One program's figures only: runs of another length or version do not add up with the first shard's.
  merge: (shards) => {
    const all = shards.flatMap(({ facts }) => facts ?? []);
    const [first] = all;
    if (first === undefined) return undefined;
    const alike = all.filter(
      ({ program, seconds }) => program === first.program && seconds === first.seconds,
    );
    const tests = new Map(alike.flatMap((one) => one.tests.map((test) => [test.test, test] as const)));
    return { ...first, tests: [...tests.values()] };
  },
};
