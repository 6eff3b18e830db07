/**
 * Hunts in DoltLite, libSQL and SQLCipher, judges each case twice by its file, and writes a report, which keeps the sections of engines that
 * are not named. So two of these programs can share a report. Run `npm run build` first.
 *
 * usage: node bench/hunt/engines.ts [--minutes 30] [--seed 1] [--engines LIST] [--report docs/reports/hunts.md]
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { markdownTable } from "markdown-table";
import { growingAxis } from "../../src/features/hunt/axes.ts";
import type { Case, Hunt } from "../../src/features/hunt/cases.ts";
import { familiesOf } from "../../src/features/hunt/families.ts";
import { readHunt } from "../../src/features/hunt/hunt-file.ts";
import type { Replayed } from "../../src/features/hunt/replay.ts";
import { incompleteWords, kindWords } from "../../src/features/hunt/words.ts";
import { inMarkdownCell } from "../../src/report/format/escape.ts";
import { count, plural } from "../../src/report/format/figures.ts";
import { cacheFolder, fetchDoltlite, fetchSqlite, print } from "../engines.ts";
import { compileLibsql } from "../fetched/builds.ts";
import { fetchSqlcipher } from "../fetched/debian.ts";

const cli = fileURLToPath(new URL("../../dist/cli.js", import.meta.url));

/** The engines by name. */
const engines: Readonly<Record<string, () => Promise<string>>> = {
  "DoltLite 0.51.3": async () => fetchDoltlite("0.51.3"),
  "DoltLite 0.11.2": async () => fetchDoltlite("0.11.2"),
  libSQL: compileLibsql,
  SQLCipher: async () => fetchSqlcipher().path,
};

const { values: options } = parseArgs({
  options: {
    minutes: { type: "string", default: "30" },
    seed: { type: "string", default: "1" },
    engines: { type: "string", default: Object.keys(engines).join(",") },
    report: {
      type: "string",
      default: fileURLToPath(new URL("../../docs/reports/hunts.md", import.meta.url)),
    },
  },
});

/** How often each case is judged again. */
const replays = 2;

interface Hunted {
  readonly name: string;
  readonly hunt: Hunt;
  /** The state of each case in each replay, by its name. */
  readonly replayed: readonly ReadonlyMap<string, Replayed>[];
}

const baseline = await fetchSqlite();
for (const name of options.engines.split(",")) {
  const fetch = engines[name];
  if (fetch === undefined) throw new Error(`--engines ${name}: there are ${Object.keys(engines).join(", ")}`);
  const hunted = huntIn(name, await fetch());
  writeSection(name, sectionOf(hunted));
  print(`${name}: ${plural(hunted.hunt.cases.length, "case")}`);
}

function run(parameters: readonly string[], candidate: string): string {
  const all = ["hunt", "--candidate", candidate, "--baseline", baseline, "--quiet", ...parameters];
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli, ...all], {
    encoding: "utf8",
    maxBuffer: 1 << 30,
  });
  if (stderr !== "") process.stderr.write(stderr);
  if (status === 2 || status === null) throw new Error(`hunt ended with ${status}`);
  return stdout;
}

function huntIn(name: string, candidate: string): Hunted {
  const out = path.join(cacheFolder, "hunts", name.replaceAll(" ", "-"));
  rmSync(out, { recursive: true, force: true });
  run(["--minutes", options.minutes, "--seed", options.seed, "--out", out], candidate);
  const hunt = readHunt(out);
  const cases = path.join(out, "cases");
  const replayed = Array.from({ length: existsSync(cases) ? replays : 0 }, () => {
    const text = run(["--replay", cases, "--format", "json", "--out", path.join(out, "replayed")], candidate);
    const judged = (JSON.parse(text) as { readonly replayed: readonly Replayed[] }).replayed;
    return new Map(judged.map((one) => [one.name, one]));
  });
  return { name, hunt, replayed };
}

function sectionOf({ name, hunt, replayed }: Hunted): string {
  const { tried, next, elapsedMs, refused, cut, cleared, ambiguous, cases, engines: hunted } = hunt;
  const incomplete = incompleteWords(hunt);
  const families = familiesOf(cases);
  const version = hunted.candidate?.version ?? "unknown";
  const words =
    `On ${new Date().toISOString().slice(0, 10)}: ${plural(tried, "statement")} on ${plural(next, "database")} in ${(elapsedMs / 60_000).toFixed(1)} minutes; ${count(refused)} refused by SQLite, ${count(cut)} too long, ` +
    `${plural(cleared, "suspect")} cleared, ${ambiguous} with several right answers. ${plural(cases.length, "case")}, probably of ` +
    `${plural(families.length, "cause")}.${incomplete === undefined ? "" : ` Incomplete: ${incomplete}.`}`;
  const rows = families.flatMap(({ worst, others }, index) =>
    [worst, ...others].map((one) => rowOf(one, index + 1, replayed)),
  );
  const heading = ["Cause", "Kind", "Found", "Replayed", "Grows with", "Tables", "Statements"];
  const drawn =
    rows.length === 0
      ? []
      : [markdownTable([heading, ...rows], { align: ["r", "l", "r", "r", "l", "r", "l"] })];
  return [`## ${name} (SQLite ${version})`, words, ...drawn].join("\n\n");
}

function rowOf(one: Case, cause: number, replayed: Hunted["replayed"]): string[] {
  const again = replayed.map((judged) => {
    const found = judged.get(one.name);
    if (found === undefined) return "missing";
    return found.state === "slow" ? `${(found.ratio ?? 0).toFixed(1)}x` : found.state;
  });
  return [
    String(cause),
    kindWords[one.kind],
    one.ratio === undefined ? inMarkdownCell((one.message ?? "").slice(0, 80)) : `${one.ratio.toFixed(1)}x`,
    again.join(", "),
    growingAxis(one.axes)?.name ?? "",
    String(one.size.tables),
    inMarkdownCell(one.statements.join(" ").slice(0, 200)),
  ];
}

/** Puts the section of an engine into the report, in place of the one that the report has. */
function writeSection(name: string, section: string): void {
  const [processor] = cpus();
  const head = [
    "# What hunts find in engines",
    `\`node bench/hunt/engines.ts --minutes ${options.minutes} --seed ${options.seed}\` on ${cpus().length} processors ` +
      `(${processor?.model ?? "unknown"}): each engine beside SQLite, two hunts at once, then each case judged again by its file alone, ` +
      `${replays} times. [hunt.md](../hunt.md) says what a hunt does.`,
  ];
  mkdirSync(path.dirname(options.report), { recursive: true });
  const before = existsSync(options.report) ? readFileSync(options.report, "utf8") : "";
  const sections = before.split(/^(?=## )/m).slice(1);
  const sectionNamed = (engine: string) =>
    sections.find((one) => one.startsWith(`## ${engine} (`))?.trimEnd();
  const ofEngines = Object.keys(engines).map((one) => (one === name ? section : sectionNamed(one)));
  // That section is written by hand, from what main.ts prints.
  const planted = sections.find((one) => one.startsWith("## Faults planted by "))?.trimEnd();
  const whole = [...head, ...ofEngines, planted].filter((one) => one !== undefined);
  writeFileSync(options.report, `${whole.join("\n\n")}\n`);
}
