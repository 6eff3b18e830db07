/**
 * Hunts in engines with one planted fault each, and in SQLite itself, where nothing must be found. Run `npm run build` first.
 *
 * usage: node bench/hunt/main.ts [--minutes N] [FAULT...]
 */
import { spawnSync } from "node:child_process";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Case } from "../../src/features/search/hunt/cases.ts";
import { familiesOf } from "../../src/features/search/hunt/families.ts";
import { readHunt } from "../../src/features/search/hunt/hunt-file.ts";
import { plural } from "../../src/report/format/figures.ts";
import { median } from "../../src/statistics/summary.ts";
import { cacheFolder, fetchSqlite, print } from "../engines.ts";
import { compilePlanted, type PlantedFault, plantedFaults } from "./planted.ts";

const given = process.argv.slice(2);
const minutes = given[0] === "--minutes" ? given.splice(0, 2)[1] : "2";
const chosen = plantedFaults.filter((one) => given.length === 0 || given.includes(one));
const cli = fileURLToPath(new URL("../../dist/cli.js", import.meta.url));
const baseline = await fetchSqlite();

const found = chosen.flatMap((fault) => (fault === "none" ? [] : [huntIn(fault)]));
if (chosen.includes("none")) huntIn("none");
const smallest = found.flat();
const sizesIn = (part: keyof Case["size"]) => {
  const all = smallest.map(({ size }) => size[part]);
  return `${median(all)} ${part} (at most ${Math.max(0, ...all)})`;
};
print(
  `${found.filter((cases) => cases.length > 0).length} of ${found.length} planted faults found; ` +
    `smallest cases: ${smallest.length}, in the median ${sizesIn("statements")} on ${sizesIn("tables")}`,
);

function huntIn(fault: PlantedFault): readonly Case[] {
  const out = path.join(cacheFolder, "hunts", fault.replaceAll(" ", "-"));
  const options = [
    "hunt",
    "--candidate",
    compilePlanted(fault),
    "--baseline",
    baseline,
    "--minutes",
    minutes ?? "2",
    "--out",
    out,
    "--quiet",
  ];
  const { stderr } = spawnSync(process.execPath, [cli, ...options], { encoding: "utf8" });
  if (stderr !== "") print(stderr.trim());
  const { cases, tried, elapsedMs, cleared } = readHunt(out);
  print(
    `${fault}: ${plural(cases.length, "case")} of ${plural(familiesOf(cases).length, "cause")}, ${tried} statements in ${Math.round(elapsedMs / 1000)} s, ${cleared} suspects cleared`,
  );
  for (const { kind, ratio, size, isReplayed, statements, causes, others } of cases)
    print(
      `  ${kind}${ratio === undefined ? "" : ` ${ratio.toFixed(1)}x`}, ${size.statements} statements, ${size.tables} tables, ` +
        `${others} alike${isReplayed ? "" : ", not replayed"}: ${statements.join(" ").slice(0, 90)} (${causes.join("; ")})`,
    );
  return cases;
}
