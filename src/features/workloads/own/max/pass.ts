import { existsSync } from "node:fs";
import path from "node:path";
import type { Pass } from "../../../../measure/pass.ts";
import type { GrowthCeiling, MaxCeiling } from "../../../../model/criteria.ts";
import { testPath } from "../../../../model/test.ts";
import { type ProbeName, probes } from "../../../../suite/workload.ts";
import { findWorkload } from "../../../../suite/workloads.ts";
import { ownWorkloadsIn } from "../own-contest.ts";
import type { MaxFacts } from "./facts.ts";
import { probe } from "./probe.ts";

const now = () => Number(process.hrtime.bigint());

/** The times of probes, nanoseconds. */
type Probed = ReadonlyMap<ProbeName, number>;

/** The limits that workloads set, each sweep's once. */
export function growthOf(contents: Readonly<Record<string, unknown>>): GrowthCeiling[] {
  return [
    ...new Map(
      ownWorkloadsIn(contents).flatMap(({ growth }) => (growth ? [[growth.workload, growth]] : [])),
    ).values(),
  ];
}

/** The longest times that workloads set. */
export function maxOf(contents: Readonly<Record<string, unknown>>): MaxCeiling[] {
  return ownWorkloadsIn(contents).flatMap(({ name, max }) =>
    max === undefined
      ? []
      : [{ workload: name, ns: max.ns, ...(max.scaledBy === undefined ? {} : { isScaled: true as const }) }],
  );
}

/** Takes the probes that longest times are scaled by, once before the rounds and once after them, and keeps the limits that workloads set. */
export const maxPass: Pass = {
  part: "probe the machine",
  isWanted: ({ contents }) => maxOf(contents).length + growthOf(contents).length > 0,
  prepare: ({ contents }, _, { resultsFolder }): Probed => {
    const wanted = probes.filter((name) =>
      ownWorkloadsIn(contents).some(({ max }) => max?.scaledBy === name),
    );
    const folder = existingFolder(resultsFolder);
    return new Map(wanted.map((name) => [name, probe(name, folder, now)]));
  },
  measure: async ({ contents }, __, { catalogue, samples, folder, prepared }) => {
    const taken = new Map(
      [...(prepared as Probed)].map(([name, ns]) => [name, [ns, probe(name, folder, now)] as const]),
    );
    const max = samples.tests.flatMap((test): MaxFacts["max"] => {
      const own = findWorkload(test, catalogue)?.max;
      if (own === undefined) return [];
      const probeNs = own.scaledBy && taken.get(own.scaledBy);
      return [
        {
          test: testPath(test),
          ...own,
          probeNs,
        },
      ];
    });
    const growth = growthOf(contents);
    return { version: 1, max, growth: growth.length === 0 ? undefined : growth } satisfies MaxFacts;
  },
};

/** The folder, or the nearest above it that exists: both are on one disk. */
function existingFolder(folder: string): string {
  let nearest = path.resolve(folder);
  while (!existsSync(nearest)) nearest = path.dirname(nearest);
  return nearest;
}
