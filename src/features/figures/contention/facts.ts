import { functionsOfPrepared } from "../../../engines/engine.ts";
import { contestPath } from "../../../model/contest.ts";
import { rolesOf } from "../../../model/engine.ts";
import { InputError } from "../../../model/errors.ts";
import type { Recording } from "../../../model/recording.ts";
import type { ExpectedRun } from "../../../results/expected-run.ts";
import type { FactsFormat } from "../../../results/facts.ts";
import { hasConnections, oneKindFault, ownKindFault } from "./kinds.ts";
import { type ContentionSettings, contentionSettings } from "./options.ts";
import { ownRecord } from "./own-script.ts";
import {
  type Contention,
  cellsOf,
  contentionOf,
  contentionSchema,
  type Held,
  hasCandidate,
  isContender,
  isOver,
  isToHold,
  tasksOf,
} from "./record.ts";
import { rolesAgain, suspectsIn } from "./starvation.ts";

/** How results files keep contests. One machine of several holds them. */
export const contentionFacts: FactsFormat<Contention> = {
  schema: contentionSchema,
  merge: (shards) => shards.flatMap(({ facts }) => facts ?? [])[0],
  inconsistency: (contention) => {
    const { rounds, entrants, held, longer } = contention;
    const paths = new Set(cellsOf(contention).map(contestPath));
    const all = [...held, ...(longer?.held ?? [])];
    const stranger = all.find(
      (one) =>
        !paths.has(contestPath(one)) ||
        (held.includes(one) ? one.round > rounds : one.round !== rounds + 1) ||
        !entrants.some((entrant) => entrant.role === one.role && isContender(entrant)),
    );
    if (stranger !== undefined)
      return `${contestPath(stranger)} of the ${stranger.role} is no contest of this run of ${rounds} rounds`;
    const untold = all.find((one) => one.fault === undefined && !hasItsTasks(contention, one));
    if (untold !== undefined)
      return `${contestPath(untold)} of the ${untold.role} in round ${untold.round} has other tasks than ${tasksText(contention, untold)}, and no fault`;
    const gap = missingContest(contention);
    if (gap !== undefined) return `${gap} is missing, though its round was held`;
    const unclear = suspectsIn(contention).find((suspect) =>
      rolesAgain(suspect, contention).some(
        (of) =>
          !longer?.held.some((one) => one.role === of && contestPath(one) === contestPath(suspect.cell)),
      ),
    );
    return (
      unclear &&
      `${contestPath(unclear.cell)} of the ${unclear.role} seems to starve, and was not held longer`
    );
  },
};

/** Whether a contest has the figures of its connections: each task once, with as many connections as the workload gives it. */
function hasItsTasks(contention: Contention, one: Held): boolean {
  const expected = tasksOf(contention, one);
  return (
    one.tasks.length === expected.size &&
    [...expected].every(([task, connections]) =>
      one.tasks.some((found) => found.task === task && found.connections === connections),
    )
  );
}

/** `readers (4) and writers (1)` */
function tasksText(contention: Contention, one: Held): string {
  return [...tasksOf(contention, one)].map(([task, connections]) => `${task} (${connections})`).join(" and ");
}

/** A contest that a round has not, though no fault explains it. */
function missingContest({ entrants, held, ...program }: Contention): string | undefined {
  const key = ({
    role,
    round,
    ...cell
  }: Pick<Held, "role" | "round" | "workload" | "mode" | "connections">) =>
    `${role} ${round} ${contestPath(cell)}`;
  const known = new Set(held.map(key));
  const failed = held.filter(({ fault }) => fault !== undefined);
  for (const round of new Set(held.map((one) => one.round)))
    for (const entrant of entrants.filter(isContender))
      for (const cell of cellsOf(program))
        if (
          isToHold(entrant, cell, failed, program) &&
          !known.has(key({ role: entrant.role, round, ...cell }))
        )
          return `${contestPath(cell)} of the ${entrant.role} in round ${round}`;
  return undefined;
}

/**
 * Requires the contests that the publisher asks for: results without them would be within any ceiling. A stopped run cannot pass anyway.
 *
 * @throws InputError naming the missing part
 */
export function requireContention(
  recording: Recording,
  { given, contents, selection }: Pick<ExpectedRun, "given" | "contents" | "selection">,
): void {
  const wanted = contentionSettings({ given, contents, suites: selection.suites });
  if (wanted === undefined || recording.problems !== undefined || recording.run?.stopped !== undefined)
    return;
  const found = contentionOf(recording);
  if (found?.most !== wanted.most || found?.rounds !== wanted.rounds)
    throw new InputError(
      `input results: contests of ${found?.most ?? "no"} connections were held in ${found?.rounds ?? "no"} rounds, and ${wanted.most ?? "no"} in ` +
        `${wanted.rounds} are configured: measure again with contention and contention-rounds as configured`,
    );
  requireOwn(found, wanted);
  for (const role of rolesOf(recording.engines)) {
    const entrant = found.entrants.find((one) => one.role === role);
    if (entrant === undefined)
      throw new InputError(`input results: contention has no ${role}: measure again`);
    if (entrant.absent === undefined) continue;
    const { kind, missing } = recording.engines[role] ?? {};
    const base = found.entrants.find((one) => one.role === "base");
    const isBeside = base !== undefined && isContender(base);
    const lacks = missing?.some(({ name }) => functionsOfPrepared.includes(name)) === true;
    if (hasConnections(kind) && (isBeside || !lacks))
      throw new InputError(
        `input results: the ${role} is absent from contention, and it is a ${kind ?? "file"}: only a shell, a server, or a library that lacks a ` +
          "function for prepared statements may be, and no such library beside a base that takes part; measure again",
      );
  }
  const fault = ownKindFault(wanted, recording.engines) ?? oneKindFault(recording.engines);
  if (fault !== undefined) throw new InputError(`input results: ${fault}`);
  const held = new Set(found.held.map(({ round }) => round)).size;
  if (hasCandidate(found) && held < wanted.rounds && !isOver(found) && given["max-minutes"] === undefined)
    throw new InputError(`input results: contention has ${held} of ${wanted.rounds} rounds: measure again`);
}

/** @throws InputError naming the first contest of the user's that is missing, or was held otherwise */
function requireOwn({ own = [] }: Contention, wanted: ContentionSettings): void {
  const missing = wanted.own.find(
    (one) => !own.some((found) => found.workload === one.name && found.sha256 === ownRecord(one).sha256),
  );
  if (missing !== undefined)
    throw new InputError(
      `input results: the contest ${missing.name} was not held as ${missing.file} and the settings have it: measure again`,
    );
}
