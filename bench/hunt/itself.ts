/**
 * Hunts of SQLite beside itself by the built command line, each from a seed of its own: every case is a false one. With `--base`, SQLite is
 * the base as well, whose line is nearer. Run `npm run build` first.
 *
 * usage: node bench/hunt/itself.ts [--hunts 10] [--minutes 1] [--seed 1] [--base]
 */
import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { readHunt } from "../../src/features/hunt/hunt-file.ts";
import { cacheFolder, fetchSqlite, print } from "../engines.ts";
import { formatShare } from "../noise/share.ts";

const { values: options } = parseArgs({
  options: {
    hunts: { type: "string", default: "10" },
    minutes: { type: "string", default: "1" },
    seed: { type: "string", default: "1" },
    base: { type: "boolean", default: false },
  },
});
const cli = fileURLToPath(new URL("../../dist/cli.js", import.meta.url));
const library = await fetchSqlite();
const hunts = Number(options.hunts);
const all = Array.from({ length: hunts }, (_, at) => huntIn(Number(options.seed) + at));
const sum = (of: (one: (typeof all)[number]) => number) => all.reduce((total, one) => total + of(one), 0);
print(
  `${hunts} hunts of ${options.minutes} minutes: ${formatShare(all.filter(({ cases }) => cases.length > 0).length, hunts)} with a false case; ` +
    `${sum(({ cases }) => cases.length)} false cases, ${sum(({ claims }) => claims)} claims, ` +
    `${sum(({ cleared }) => cleared)} suspects cleared, ${sum(({ tried }) => tried)} statements`,
);

function huntIn(seed: number) {
  const out = path.join(cacheFolder, "hunts", `itself-${seed}`);
  rmSync(out, { recursive: true, force: true });
  const engines = [
    "--candidate",
    library,
    "--baseline",
    library,
    ...(options.base ? ["--base", library] : []),
  ];
  const parameters = ["--minutes", options.minutes, "--seed", String(seed), "--out", out, "--quiet"];
  const { status, stderr } = spawnSync(process.execPath, [cli, "hunt", ...engines, ...parameters], {
    encoding: "utf8",
  });
  if (status !== 0 && status !== 1) throw new Error(`hunt ended with ${status}: ${stderr}`);
  const hunt = readHunt(out);
  const { tried, claims, cleared, cases } = hunt;
  print(
    `seed ${seed}: ${tried} statements, ${claims} claims, ${cleared} suspects cleared, ${cases.length} cases`,
  );
  for (const { name, statements, message } of cases)
    print(`  ${name}: ${statements.join(" ").slice(0, 200)} ${message ?? ""}`);
  return hunt;
}
