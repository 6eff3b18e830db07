import path from "node:path";
import { isMachineForAll, type Pass, readKept } from "../../../measure/pass.ts";
import { Workspace } from "../../../measure/workspace.ts";
import { contestPath } from "../../../model/contest.ts";
import { shortTime } from "../../../report/format/figures.ts";
import { Arena } from "./measure.ts";
import { contentionSettings } from "./options.ts";
import { ownRecord } from "./own-script.ts";
import {
  cellsOf,
  type Held,
  hasCandidate,
  isOver,
  ownOf,
  programKey,
  type StoredRound,
  storedRoundSchema,
  windowMs,
} from "./record.ts";

/** Holds contests after the rounds, if the settings ask for them. */
export const contentionPass: Pass = {
  part: "hold contests",
  isWanted: (settings) => contentionSettings(settings) !== undefined && isMachineForAll(settings),
  measure: async (
    settings,
    { progress, signal },
    { engines, folder, catalogue, isOutOfTime, kept, keep },
  ) => {
    const wanted = contentionSettings(settings);
    if (wanted === undefined) throw new Error("the settings do not ask for contention");
    const { most, rounds, own: contests } = wanted;
    const own = contests.length === 0 ? undefined : contests.map(ownRecord);
    const program = { most, own };
    const { rows, seed, warehouses, sampleTimeout } = settings;
    const known = readKept(storedRoundSchema, kept, "contests").filter(
      (one) => programKey(one) === programKey(program) && one.round <= rounds,
    );
    const held: Held[] = known.flatMap((one) => one.held);
    const workspace = new Workspace(
      path.join(folder, "contention"),
      { rows, seed, warehouses },
      {},
      catalogue,
    );
    const asked = { ...program, contests };
    const arena = await Arena.open({ engines, workspace, program: asked, seed, signal, sampleTimeout }, held);
    try {
      for (let round = 1; round <= rounds && hasCandidate(arena) && !isOutOfTime(); round++) {
        if (isOver({ ...program, entrants: arena.entrants, held })) break;
        if (known.some((one) => one.round === round)) continue;
        const where = `round ${round} of ${rounds}`;
        if (most !== undefined) progress.step(`up to ${most} connections at once: ${where}`);
        const all = await arena.hold(round, cellsOf(program), (cell, role) => {
          const length = ownOf(program, cell)?.windowMs;
          if (length !== undefined)
            progress.step(`${contestPath(cell)} of the ${role} for ${shortTime(1e6 * length)}: ${where}`);
        });
        keep(`round ${round}`, { ...program, round, held: all } satisfies StoredRound);
        held.push(...all);
      }
      const { entrants } = arena;
      return await arena.holdLonger({ version: 1, ...program, rounds, windowMs, entrants, held });
    } catch (cause) {
      if (!signal.aborted || held.length === 0) throw cause;
      return { version: 1, ...program, rounds, windowMs, entrants: arena.entrants, held };
    } finally {
      await arena.close();
    }
  },
};
