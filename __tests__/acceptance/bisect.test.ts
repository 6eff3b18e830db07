import { appendFileSync, copyFileSync, existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, it } from "vitest";
import { fetchSqlite } from "../../bench/engines.ts";
import { compileSlowed } from "../../bench/slowed.ts";
import { addRunFile } from "../../src/features/nights/history/files/folder.ts";
import { encodeRun } from "../../src/features/nights/history/files/run-file.ts";
import { useFolder } from "../builders/folder.ts";
import { makeHistory } from "../builders/histories.ts";
import { HistoryRepository } from "../features/search/builds/history-repository.ts";
import { args } from "./args.ts";
import { run, start } from "./cli.ts";
import { compileFaulty } from "./engines.ts";

const folder = useFolder("bisect");
const test = ["--test", "int/memory/reads/table_scan", "--rows", "10000"];
let sqlite: string;
let repository: HistoryRepository;
const hashes: string[] = [];

/** The commit from which on the engine takes twice as long, and those that cannot be tested. */
const culprit = 7;
const broken = 5;
const crashing = 6;
const commits = 12;

const build = "cc -O2 -shared -fPIC -include settings.h -o libengine.so slowed.c -ldl";

beforeAll(async () => {
  sqlite = await fetchSqlite();
  compileSlowed(path.join(folder, "none.so"), "1.3", folder);
  renameSync(path.join(folder, "slowed-1.3.so"), path.join(folder, "crashing.so"));
  repository = new HistoryRepository(path.join(folder, "repository"));
  const source = fileURLToPath(new URL("../../bench/slowed.c", import.meta.url));
  copyFileSync(source, path.join(repository.folder, "slowed.c"));
  for (let index = 0; index < commits; index++) {
    // Where there is no library, the engine aborts.
    const engine = index === crashing ? path.join(folder, "none.so") : path.resolve(sqlite);
    const factor = index >= culprit ? 2.6 : 1.3;
    const settings = `#define REAL "${engine}"\n#define FACTOR ${factor}\n// ${index}\n`;
    hashes.push(
      repository.commit(`Commit ${index}`, { "settings.h": index === broken ? "#error broken\n" : settings }),
    );
  }
});

function out(name: string): string {
  return path.join(folder, name);
}

function inRepository(name: string, ...more: readonly string[]): string[] {
  const ends = ["--good", hashes[0] as string, "--bad", "HEAD"];
  const made = ["--build", build, "--candidate", "libengine.so", "--baseline", path.resolve(sqlite)];
  return ["bisect", ...ends, ...made, ...test, "--out", out(name), ...more];
}

/** Builds of these tests are kept in their own folder. */
function options() {
  return { cwd: repository.folder, env: { ...process.env, XDG_CACHE_HOME: out("cache") } };
}

function answerIn(name: string) {
  const { derived, observations } = JSON.parse(readFileSync(path.join(out(name), "bisect.json"), "utf8"));
  return { answer: derived.answer, observations };
}

function worktrees(): number {
  return repository.git("worktree", "list").split("\n").length;
}

/** A search measures some hundred pairs, and another program on the machine doubles that. */
const timeout = 600_000;

describe("a search in a repository", { timeout }, () => {
  it("finds the range that broken and crashing commits leave, and says why", async () => {
    const { status, words, stderr } = await run(inRepository("whole", "--jobs", "2"), options());
    expect(stderr).toContain("cannot be tested");
    expect(words).toContain("One of 3 changed int/memory/reads/table_scan");
    expect(words).toContain("ended with status 1");
    expect(words).toContain("crashed");
    expect(status).toBe(4);
    expect(answerIn("whole").answer).toEqual({
      kind: "range",
      candidates: [broken, crashing, culprit],
      parents: [broken - 1],
    });
    expect(readFileSync(path.join(out("whole"), "bisect.md"), "utf8")).toContain("| point | state |");
    expect(
      readFileSync(path.join(out("whole"), "builds", `${hashes[broken]?.slice(0, 7)}.log`), "utf8"),
    ).toContain("#error broken");
    expect(existsSync(path.join(out("whole"), "measuring"))).toBe(false);
    expect(worktrees()).toBe(1);
  });

  it("goes on where it was killed", async () => {
    const { child, finished } = start(inRepository("killed"), options());
    const file = path.join(out("killed"), "bisect.json");
    while (!existsSync(file)) await new Promise((resolve) => setTimeout(resolve, 20));
    child.kill("SIGKILL");
    await finished;
    const before = answerIn("killed").observations;
    const parameters = inRepository("killed").slice(0, -2);
    const { status } = await run([...parameters, "--resume", out("killed")], options());
    const { answer, observations } = answerIn("killed");
    expect(observations[0].pairs.slice(0, before[0].pairs.length)).toEqual(before[0].pairs);
    expect(answer).toMatchObject({ kind: "range", candidates: [broken, crashing, culprit] });
    expect(status).toBe(4);
    expect(worktrees()).toBe(1);

    const other = await run([...parameters, "--seed", "2", "--resume", out("killed")], options());
    expect(other.stderr).toContain("--resume: the search was started with another seed");
    expect(other.status).toBe(2);
  });

  it("takes its ends from the last change of the test in a history", async () => {
    const history = out("history");
    const isSlow = (day: number) => day >= 12;
    const runs = makeHistory(20, ["table_scan", "oltp_point_select"], (day) => (isSlow(day) ? 3 : 1.5));
    for (const [day, run] of runs.entries()) {
      // The other commits come before and after: only those beside the change matter.
      const commit = hashes[day < 11 ? 0 : isSlow(day) ? culprit + 1 : broken - 1] as string;
      addRunFile(history, encodeRun({ ...run, commit }));
    }
    const made = ["--build", build, "--candidate", "libengine.so", "--baseline", path.resolve(sqlite)];
    const from = ["--test", "int/memory/reads/table_scan", "--history", history, "--rows", "10000"];
    const { status, words, stderr } = await run(
      ["bisect", ...from, ...made, "--out", out("from-history")],
      options(),
    );
    expect(stderr).toContain("int/memory/reads/table_scan became ");
    expect(words).toContain("One of 3 changed int/memory/reads/table_scan");
    expect(status).toBe(4);
    const { points } = JSON.parse(readFileSync(path.join(out("from-history"), "bisect.json"), "utf8"));
    expect([points[0].id, points.at(-1).id]).toEqual([hashes[broken - 1], hashes[culprit + 1]]);
  });

  it("leaves no working copy if it is interrupted while it builds", async () => {
    const script = path.join(folder, "slow.sh");
    writeFileSync(script, "echo building\nsleep 60\n");
    const { child, finished } = start(inRepository("stopped", "--build", script), options());
    while (worktrees() === 1) await new Promise((resolve) => setTimeout(resolve, 20));
    child.kill("SIGINT");
    const { status, stderr } = await finished;
    expect(stderr).toContain("interrupted by SIGINT");
    expect(status).toBe(3);
    expect(worktrees()).toBe(1);
  });
});

describe("a search in a history with merges", { timeout }, () => {
  const merged = new HistoryRepository(path.join(folder, "merged"));
  const commit = (number: number, factor: number) =>
    merged.commit(`Commit ${number}`, {
      [`${number}.txt`]: "",
      ...(factor === 0 ? {} : { "factor.h": `#define FACTOR ${factor}\n` }),
    });
  const made = [
    "--build",
    `cc -O2 -shared -fPIC -include factor.h -include real.h -o libengine.so slowed.c -ldl`,
    "--candidate",
    "libengine.so",
  ];
  let first: string;
  let slower: string;
  let merge: string;

  beforeAll(() => {
    const source = readFileSync(new URL("../../bench/slowed.c", import.meta.url), "utf8");
    merged.commit("Begin", { "slowed.c": source, "real.h": `#define REAL "${path.resolve(sqlite)}"\n` });
    first = commit(1, 1.3);
    merged.git("checkout", "--quiet", "-b", "side");
    commit(2, 0);
    slower = commit(3, 2.6);
    commit(4, 0);
    merged.git("checkout", "--quiet", "main");
    commit(5, 0);
    merged.git("merge", "--quiet", "--no-edit", "side");
    merge = merged.git("rev-parse", "HEAD");
    commit(6, 0);
  });

  const search = async (name: string, ...more: readonly string[]) => {
    const ends = ["--good", first, "--bad", "main", ...made, ...test];
    const place = ["--baseline", path.resolve(sqlite), "--out", out(name), "--quiet"];
    const { status } = await run(["bisect", ...ends, ...place, ...more], {
      ...options(),
      cwd: merged.folder,
    });
    const { points } = JSON.parse(readFileSync(path.join(out(name), "bisect.json"), "utf8"));
    return { status, found: points[answerIn(name).answer.point]?.id };
  };

  it("names the merge, as first parents have it", async () => {
    expect(await search("first-parent")).toEqual({ status: 0, found: merge });
  });

  it("names the commit of the merged branch with --all-parents", async () => {
    expect(await search("all-parents", "--all-parents")).toEqual({ status: 0, found: slower });
  });
});

describe("a search in engine files", { timeout }, () => {
  it("names the first that is slower", async () => {
    const files = ["1.3", "1.31", "1.32", "2.6", "2.61"].map((times) =>
      compileSlowed(path.resolve(sqlite), times, folder),
    );
    const parameters = args`bisect ${files} ${test} --baseline ${sqlite} --out ${out("files")}`;
    const { status, words } = await run([...parameters, "--quiet"]);
    expect(words).toContain("slowed-2.6.so is the first that changed int/memory/reads/table_scan");
    expect(answerIn("files").answer).toEqual({ kind: "point", point: 3, parents: [2] });
    expect(status).toBe(0);
  });

  it("names the first whose databases grow more as they age, after one life of each", async () => {
    const copies = ["faultless", "faultless", "grow squared", "grow squared"] as const;
    const files = await Promise.all(
      copies.map(async (fault, index) => {
        const file = path.join(folder, `aged-${index}.so`);
        copyFileSync(await compileFaulty(fault), file);
        appendFileSync(file, String(index));
        return file;
      }),
    );
    const search = ["--by", "age-disk", "--test", "age/transaction", "--age", "1000", "--baseline", sqlite];
    const { status, words } = await run(args`bisect ${files} ${search} --out ${out("aged")}
      --quiet`);
    expect(words).toMatch(
      /aged-2\.so is the first that changed age\/transaction: it has \d[\d.]*% more age-disk than/,
    );
    expect(words).toContain(
      "The figure age-disk was measured once for each version, since it is the same in every run.",
    );
    expect(status).toBe(0);
    const { answer, observations } = answerIn("aged");
    expect(answer).toEqual({ kind: "point", point: 2, parents: [1] });
    for (const { pairs } of observations) expect(pairs).toHaveLength(1);
    const resumed = await run(args`bisect ${files} ${search} --resume ${out("aged")} --quiet`);
    expect(resumed.words).toBe(words);
  });

  it("says so if the ends are alike", async () => {
    const copy = path.join(folder, "copy.so");
    copyFileSync(sqlite, copy);
    const parameters = args`bisect ${sqlite} ${copy} ${test} --baseline ${sqlite}
      --threshold 1.5`;
    const { status, words } = await run([...parameters, "--quiet", "--out", out("alike")]);
    expect(words).toContain("The ends do not differ on this machine");
    expect(status).toBe(4);
  });
});
