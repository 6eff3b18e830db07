import { InputError } from "../../../model/errors.ts";
import type { Recording } from "../../../model/recording.ts";
import type { ExpectedRun } from "../../../results/expected-run.ts";
import type { FactsFormat } from "../../../results/facts.ts";
import { ladderOf } from "./ladder.ts";
import { ageSettings } from "./options.ts";
import { type Age, ageOf, ageSchema, missingLoads, missingShapes } from "./record.ts";

/** How results files keep aged databases. One machine of several ages them. */
export const ageFacts: FactsFormat<Age> = {
  schema: ageSchema,
  merge: (shards) => shards.flatMap(({ facts }) => facts ?? [])[0],
  inconsistency: ({ commits, shapes, steady }) => {
    const windows = Math.floor((steady?.minutes ?? 0) * 60);
    const cut = steady?.engines.find(
      (load) => load.failure === undefined && load.windows.commits.length !== windows,
    );
    if (cut !== undefined) return `age/steady has other windows of the ${cut.role} than ${windows}`;
    const ladder = ladderOf(commits);
    const other = shapes.find(({ engines }) =>
      engines.some(({ rungs, failure }) => {
        const isLadder = rungs.every((rung, index) => rung.commits === ladder[index]);
        return !isLadder || rungs.length > ladder.length || (rungs.length < ladder.length && !failure);
      }),
    );
    return other && `age/${other.shape} has other rungs than ${ladder.join(", ")} commits`;
  },
};

/**
 * Requires the aged databases that the publisher asks for: results without them would be within any ceiling. A stopped run cannot
 * pass anyway.
 *
 * @throws InputError naming the missing part
 */
export function requireAge(recording: Recording, { given }: Pick<ExpectedRun, "given">): void {
  const wanted = ageSettings(given);
  if (wanted === undefined || recording.problems !== undefined || recording.run?.stopped !== undefined)
    return;
  const age = ageOf(recording);
  if (age?.commits !== wanted.commits || age.cleanup !== wanted.cleanup)
    throw new InputError(
      `input results: databases were aged by ${age?.commits ?? "no"} commits, and ${wanted.commits} are configured: measure again ` +
        "with age and age-cleanup as configured",
    );
  if (age.steady?.minutes !== wanted.minutes)
    throw new InputError(
      `input results: the steady load took ${age.steady?.minutes ?? "no"} minutes, and ${wanted.minutes ?? "none"} are configured: measure ` +
        "again with age-minutes as configured",
    );
  for (const { shape, engines } of age.shapes)
    for (const role of ["baseline", "candidate", "base"] as const) {
      if (role === "base" && recording.engines.base === undefined) continue;
      if (engines.every((life) => life.role !== role))
        throw new InputError(`input results: age/${shape} has no ${role}: measure again`);
    }
  requireWritten(age);
  const [missing] = [...missingShapes(age), ...(missingLoads(age).length > 0 ? ["steady"] : [])];
  if (missing !== undefined && given["max-minutes"] === undefined)
    throw new InputError(`input results: age/${missing} is missing: measure again`);
}

/**
 * Requires the written bytes of every engine on each rung where another engine has them: a file without them would be within any
 * ceiling.
 *
 * @throws InputError naming the shape, the engine and the rung
 */
function requireWritten({ shapes }: Age): void {
  for (const { shape, engines } of shapes)
    for (const { role, rungs } of engines)
      for (const [index, { commits, written }] of rungs.entries()) {
        const other = engines.find((life) => life.rungs[index]?.written !== undefined);
        if (written !== undefined || other === undefined) continue;
        throw new InputError(
          `input results: age/${shape}: the bytes that the ${role} has written after ${commits} commits are missing, and the ` +
            `${other.role}'s are there: measure again; if the ${role} hides from the system what it writes, omit age`,
        );
      }
}
