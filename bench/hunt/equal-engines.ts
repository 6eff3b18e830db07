import type { Hunt } from "../../src/features/search/hunt/cases.ts";
import { type HuntWorld, hunt } from "../../src/features/search/hunt/hunt.ts";
import type { Racer } from "../../src/features/search/hunt/racer.ts";
import { toolGrammar } from "../../src/features/search/hunt/read-grammar.ts";
import type { Lines } from "../../src/features/search/hunt/suspicion.ts";

const alpha = 0.01;

/** Hunts in equal engines with the tool's grammar from the first database on, and writes no files. */
export async function huntEqualEngines(
  racer: Racer,
  {
    seed,
    lines,
    ...clock
  }: Pick<HuntWorld, "now" | "deadline"> & { readonly seed: number; readonly lines: Lines },
): Promise<Hunt> {
  const question = { grammar: toolGrammar(), lines, alpha, hasFullText: false, known: [] };
  return await hunt(startHunt(seed, lines), question, {
    racer,
    ...clock,
    keep: () => {},
    write: async () => true,
    step: () => {},
    date: new Date(0).toISOString(),
  });
}

/** A hunt that has tried nothing. */
function startHunt(seed: number, lines: Lines): Hunt {
  return {
    ...{
      version: 1,
      seed,
      ratio: lines.baseline,
      baseRatio: lines.base,
      alpha,
      identity: "equal",
      engines: {},
    },
    ...{
      next: 0,
      elapsedMs: 0,
      tried: 0,
      refused: 0,
      cut: 0,
      claims: 0,
      cleared: 0,
      lost: 0,
      known: 0,
      ambiguous: 0,
    },
    cases: [],
    gone: [],
    mutated: 0,
  };
}
