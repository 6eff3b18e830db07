import path from "node:path";
import { isMachineForAll, type Pass, readKept } from "../../../measure/pass.ts";
import { Workspace } from "../../../measure/workspace.ts";
import { Arena } from "./measure.ts";
import { contentionSettings } from "./options.ts";
import {
  cellsUpTo,
  type Held,
  hasCandidate,
  type StoredRound,
  storedRoundSchema,
  windowMs,
} from "./record.ts";

/** Holds contests after the rounds, if the settings ask for them. */
export const contentionPass: Pass = {
  part: "hold contests",
  isWanted: (settings) => contentionSettings(settings.given) !== undefined && isMachineForAll(settings),
  measure: async (
    settings,
    { progress, signal },
    { engines, folder, catalogue, isOutOfTime, kept, keep },
  ) => {
    const wanted = contentionSettings(settings.given);
    if (wanted === undefined) throw new Error("the settings do not ask for contention");
    const { most, rounds } = wanted;
    const { rows, seed, warehouses, sampleTimeout } = settings;
    const known = readKept(storedRoundSchema, kept, "contests").filter(
      (one) => one.most === most && one.round <= rounds,
    );
    const held: Held[] = known.flatMap((one) => one.held);
    const workspace = new Workspace(
      path.join(folder, "contention"),
      { rows, seed, warehouses },
      {},
      catalogue,
    );
    const arena = await Arena.open({ engines, workspace, seed, signal, sampleTimeout }, held);
    try {
      for (let round = 1; round <= rounds && hasCandidate(arena) && !isOutOfTime(); round++) {
        if (known.some((one) => one.round === round)) continue;
        progress.step(`up to ${most} connections at once: round ${round} of ${rounds}`);
        const all = await arena.hold(round, cellsUpTo(most));
        keep(`round ${round}`, { most, round, held: all } satisfies StoredRound);
        held.push(...all);
      }
      const { entrants } = arena;
      return await arena.holdLonger({ version: 1, most, rounds, windowMs, entrants, held });
    } finally {
      await arena.close();
    }
  },
};
