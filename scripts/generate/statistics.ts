import { powerLaw } from "../../src/features/figures/power-law.ts";
import { benjaminiHochberg } from "../../src/features/nights/benjamini-hochberg.ts";
import { prewhitening } from "../../src/features/nights/history/runs/autocorrelation.ts";
import { permutationTest } from "../../src/features/nights/history/runs/change-points.ts";
import { energyStatistic } from "../../src/features/nights/history/runs/energy.ts";
import { bettingOnExcess, bettingOnSigns } from "../../src/statistics/bets.ts";
import { jackknife } from "../../src/statistics/jackknife.ts";
import type { Method } from "../../src/statistics/method.ts";
import { moderatedT } from "../../src/statistics/moderated.ts";
import { pooledMeanMethod } from "../../src/statistics/pooled-mean.ts";
import { signTest } from "../../src/statistics/sign-test.ts";
import { studentT } from "../../src/statistics/student-t.ts";
import { replaceBetween } from "./between.ts";

/** The methods of inference, in the order of their use in a run and then in a history. */
export const methods: readonly Method[] = [
  signTest,
  bettingOnSigns,
  bettingOnExcess,
  moderatedT,
  pooledMeanMethod,
  jackknife,
  studentT,
  powerLaw,
  benjaminiHochberg,
  prewhitening,
  energyStatistic,
  permutationTest,
];

const begin = "<!-- methods: npm run generate -->";
const end = "<!-- end of methods -->";

/**
 * The text of `docs/statistics.md` with the sections of all methods.
 *
 * @throws Error if the text has no marks
 */
export function withMethods(text: string): string {
  const content = `\n${methods.map(section).join("\n")}`;
  const replaced = replaceBetween(text, begin, end, content);
  if (replaced === undefined) throw new Error(`docs/statistics.md lacks ${begin} or ${end}`);
  return replaced;
}

function section({ name, usedFor, assumes, because, source }: Method): string {
  const facts = [`Used for: ${usedFor}`, `Assumes: ${assumes}`, `Why here: ${because}`, `Source: ${source}.`];
  return `### ${name}\n\n${facts.map((fact) => `- ${fact}\n`).join("")}`;
}
