import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { fetchSqlite } from "../../bench/engines.ts";
import { useFolder } from "../builders/folder.ts";
import { args } from "./args.ts";
import { run } from "./cli.ts";
import { compileFaulty } from "./engines.ts";
import { readRun } from "./run-results.ts";

const folder = useFolder("environment");
let sqlite: string;

beforeAll(async () => {
  sqlite = await fetchSqlite();
});

/** A statement's planted delay is far longer than such a read takes. */
const few = args`--variants int --storages memory --workloads oltp_point_select --rows 1000`;
const lenient = ["--ceiling", "10000", "--average-ceiling", "10000", "--quiet"];

async function measure(name: string, candidate: string, ...parameters: readonly string[]) {
  const out = path.join(folder, name);
  const engines = ["--candidate", candidate, "--baseline", sqlite];
  const finished = await run(["run", ...engines, ...few, ...lenient, "--out", out, ...parameters]);
  return { finished, ...readRun(out, finished) };
}

describe("variables of one engine", () => {
  it("reach its processes and no other engine's, and are in results and report", async () => {
    const [toldCandidate, toldBase] = ["candidate", "base"].map((name) => path.join(folder, `told-${name}`));
    const candidate = await compileFaulty("tell environment", toldCandidate);
    const base = await compileFaulty("tell environment", toldBase);
    const { recording, report } = await measure(
      "told",
      candidate,
      ...args`--base ${base} --rounds 3 --environment candidate:FAULTY_TOLD=one,base:FAULTY_OTHER=two`,
    );
    const linesOf = (file: string | undefined) => readFileSync(file ?? "", "utf8").split("\n");
    expect(linesOf(toldCandidate)).toContain("FAULTY_TOLD=one");
    expect(linesOf(toldCandidate).join()).not.toContain("FAULTY_OTHER");
    expect(linesOf(toldBase)).toContain("FAULTY_OTHER=two");
    expect(linesOf(toldBase).join()).not.toContain("FAULTY_TOLD");
    expect(recording.engines.candidate.environment).toEqual({ FAULTY_TOLD: "one" });
    expect(recording.engines.base?.environment).toEqual({ FAULTY_OTHER: "two" });
    expect(recording.engines.baseline).not.toHaveProperty("environment");
    expect(report).toMatch(/\| Environment \|.*FAULTY\\?_TOLD=one.*FAULTY\\?_OTHER=two/);
  });

  it("have to be the same in results that are merged", async () => {
    const one = await measure("one", sqlite, "--rounds", "3", "--environment", "candidate:FORCE=1");
    const two = await measure("two", sqlite, "--rounds", "3", "--environment", "candidate:FORCE=2");
    const merged = await run(["report", one.file, two.file]);
    expect(merged.stderr).toContain("cannot be merged: the candidate's environment is FORCE=1 and FORCE=2");
    expect(merged.status).toBe(2);
  });

  it("that could make a program run other code are refused before anything starts", async () => {
    const { status, stderr } = await run([
      ...["run", "--candidate", sqlite, "--environment", "candidate:LD_PRELOAD=/tmp/x.so"],
    ]);
    expect(stderr).toContain(
      "--environment: LD_PRELOAD is refused: by it, a program can be made to run other code",
    );
    expect(status).toBe(2);
  });
});

describe("one engine in two environments", () => {
  it("fails if a variable makes it slower, and is named by the variable", { timeout: 600_000 }, async () => {
    const engine = await compileFaulty("slower if told");
    const { finished, recording, report } = await measure(
      "slower",
      engine,
      ...["--base", "same", "--candidate-name", "Fork", "--environment", "candidate:FAULTY_SLOW=1"],
    );
    const { candidate, base } = recording.engines;
    expect([candidate.name, base?.name]).toEqual(["Fork with FAULTY_SLOW=1", "Fork without FAULTY_SLOW"]);
    expect(candidate.sha256).toBe(base?.sha256);
    expect(finished.status).toBe(1);
    expect(report).toContain("**Fail**: 1 of 1 test exceeds its ceiling against the base.");
    expect(report).toContain("**Against Fork without FAULTY_SLOW**: 1 of 1 test changed: 1 slower");
    expect(report).toContain("--base same --environment candidate:FAULTY_SLOW=1 ");
    expect(report).not.toContain("same file");
  });

  it("passes if the variable changes nothing", { timeout: 600_000 }, async () => {
    const engine = await compileFaulty("slower if told");
    const { finished, recording } = await measure(
      "equal",
      engine,
      ...["--base", "same", "--environment", "candidate:FAULTY_SLOW=0"],
    );
    expect(recording.engines.base?.name).toMatch(/ without FAULTY_SLOW$/);
    expect(finished.status).toBe(0);
  });

  it("is refused if both are used alike", async () => {
    const { status, stderr } = await run([
      ...["run", "--candidate", sqlite, "--base", "same", "--environment", "candidate:A=1,base:A=1"],
    ]);
    expect(stderr).toContain(
      "base is same, the candidate's file, but environment and pragmas of the base are",
    );
    expect(status).toBe(2);
  });

  it("is compared by compare too, without SQLite", { timeout: 600_000 }, async () => {
    const engine = await compileFaulty("slower if told");
    const { status, words } = await run(
      [
        ...["compare", engine, engine, "--environment", "candidate:FAULTY_SLOW=1"],
        ...["--test", "int/memory/reads/oltp_point_select", "--rows", "1000", "--max-minutes", "10"],
      ],
      { cwd: folder, env: { ...process.env, XDG_CACHE_HOME: path.join(folder, "cache") } },
    );
    expect(words).toMatch(/^Slower: \S+ with FAULTY_SLOW=1 is slower than \S+ without FAULTY_SLOW /);
    expect(status).toBe(1);
  });
});

it("one engine is compared with other pragmas of its own, by both values", async () => {
  const config = path.join(folder, "pragmas.yml");
  writeFileSync(
    config,
    "pragmas: { candidate: { file: [page_size=1024] }, base: { file: [page_size=8192] } }\n",
  );
  const { recording } = await measure(
    "pages",
    sqlite,
    ...["--base", "same", "--config", config, "--storages", "file", "--rounds", "3"],
  );
  const { candidate, base } = recording.engines;
  expect(candidate.name).toMatch(/^SQLite.* with page_size=1024$/);
  expect(base?.name).toMatch(/^SQLite.* with page_size=8192$/);
  expect(candidate.settings?.file?.page_size).toBe("1024");
  expect(base?.settings?.file?.page_size).toBe("8192");
});
