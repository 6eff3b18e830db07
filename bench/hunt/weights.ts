/**
 * How much sooner a hunt beside a base finds what a change made slower if it tries what the change touched more often: planted changes, each
 * with its own hunts with and without weights, from several seeds. The time is up to the first case, and has the probe in it. Run it with
 * nothing beside it.
 *
 * usage: node bench/hunt/weights.ts [--seeds 5] [--minutes 3] [FAULT...]
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import type { Hunt } from "../../src/features/hunt/cases.ts";
import { hunt } from "../../src/features/hunt/hunt.ts";
import { probeChange } from "../../src/features/hunt/probe.ts";
import { EngineRacer } from "../../src/features/hunt/racer.ts";
import { toolGrammar } from "../../src/features/hunt/read-grammar.ts";
import { median } from "../../src/statistics/summary.ts";
import { quietProgress } from "../../src/terminal/progress.ts";
import { driverCompiler, fetchSqlite, print } from "../engines.ts";
import { openEngine } from "../open-engine.ts";
import { startHunt } from "./equal-engines.ts";
import { compilePlanted, type PlantedFault, plantedFaults } from "./planted.ts";

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { seeds: { type: "string", default: "5" }, minutes: { type: "string", default: "3" } },
});
const chosen = plantedFaults.filter((one) => positionals.includes(one));
const faults: readonly PlantedFault[] = chosen.length > 0 ? chosen : ["in list", "json", "index delete"];
const limitMs = Number(options.minutes) * 60_000;
const baseline = await fetchSqlite();
const lines = { baseline: 3, base: 1.5 };

for (const fault of faults) {
  const times: Record<"plain" | "weighted", number[]> = { plain: [], weighted: [] };
  for (let seed = 1; seed <= Number(options.seeds); seed++)
    for (const way of ["plain", "weighted"] as const) {
      const { ms, found } = await huntIn(fault, seed, way === "weighted");
      times[way].push(ms);
      const { touched, unprobed, tried, cases } = found;
      const about =
        touched === undefined ? (unprobed ?? "") : `touched ${touched.touched} of ${touched.statements}: `;
      const kinds = (touched?.kinds ?? [])
        .slice(0, 6)
        .map((one) => `${one.name} ${one.touched}/${one.statements}`);
      print(
        `  ${fault}, seed ${seed}, ${way}: ${(ms / 1000).toFixed(1)} s, ${tried} statements, ` +
          `${cases.map(({ causes }) => causes.join("; ")).join(" | ") || "nothing"}; ${about}${kinds.join(", ")}`,
      );
    }
  const [plain, weighted] = [times.plain, times.weighted].map((all) => median(all) / 1000);
  print(
    `${fault}: median of ${options.seeds} seeds: ${plain?.toFixed(1)} s without weights, ${weighted?.toFixed(1)} s with`,
  );
}

/** Hunts until there is a case, or the time is over, which then is the time. */
async function huntIn(fault: PlantedFault, seed: number, isWeighted: boolean) {
  const { signal } = new AbortController();
  const folder = mkdtempSync(path.join(tmpdir(), "hunt-"));
  const candidate = await openEngine("candidate", compilePlanted(fault), { signal });
  const base = await openEngine("base", compilePlanted("none"), { signal });
  const engines = { candidate, base, baseline: await openEngine("baseline", baseline, { signal }) };
  const racer = new EngineRacer(engines, folder, signal);
  const grammar = toolGrammar();
  const began = performance.now();
  let ms = limitMs;
  let last: Hunt = startHunt(seed, lines);
  const now = () => performance.now();
  const keep = (state: Hunt) => {
    if (state.cases.length > 0) ms = Math.min(ms, now() - began);
    last = state;
  };
  // A hunt that has a case is over.
  const hurried = () => (last.cases.length > 0 ? Infinity : now());
  const context = { compiler: driverCompiler, progress: quietProgress, signal };
  const probe = (isOutOfTime: () => boolean) =>
    probeChange({ candidate, base }, folder, context, { grammar, hasFullText: false, seed, isOutOfTime });
  try {
    await hunt(
      last,
      { grammar, lines, alpha: 0.01, hasFullText: false, known: [] },
      {
        ...{ racer, now: hurried, deadline: began + limitMs, keep, write: async () => true, step: () => {} },
        ...(isWeighted ? { probe } : {}),
      },
    );
  } finally {
    await racer.close();
    rmSync(folder, { recursive: true, force: true });
  }
  return { ms, found: last };
}
