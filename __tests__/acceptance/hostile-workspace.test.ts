import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { fetchSqlite } from "../../bench/engines.ts";
import { eventPayload } from "../builders/events.ts";
import { gitIn } from "../git/run-git.ts";
import { useServer } from "../rest-server/use-server.ts";
import { tokenOf } from "./act/job-permissions.ts";
import { commit, makeRepository } from "./act/repository.ts";
import { jobToken, runWorkflow } from "./act/runner.ts";
import { compileFaulty } from "./engines.ts";

/** Milliseconds: a workflow runs, on a machine that runs others beside it. */
const timeout = 500_000;

const settings =
  "rows: 500\nvariants: [int]\nstorages: [memory]\nworkloads: [oltp_point_select]\nrounds: 3..11\nceiling: 1000\naverage-ceiling: 1000\n";

/** @param compares whether the merge base is measured too */
const measuring = (compares: boolean) => `name: benchmark
on: pull_request
permissions: {}
jobs:
  benchmark:
    permissions: { contents: read }
    uses: sqlite-bench-gate/sqlite-bench-gate/.github/workflows/measure.yml@v0
    with: { build: make engine.so, candidate: engine.so, compare-with-base: ${compares} }
`;

const publishing = `name: publish
on: workflow_run
permissions: {}
jobs:
  benchmark:
    permissions: { actions: read, contents: read, pull-requests: write, statuses: write }
    uses: sqlite-bench-gate/sqlite-bench-gate/.github/workflows/publish.yml@v0
`;

/** Builds the engine from a file, and does what a pull request may do besides. */
const makefile = (engine: string, ...after: readonly string[]) =>
  `engine.so:\n${[`cp ${engine} engine.so`, ...after].map((line) => `\t${line}\n`).join("")}`;

const used = useServer();
let folder: string;
let repository: string;
let artifacts: string;
let engine: string;

const place = (name: string) => path.join(folder, name);

beforeEach(async () => {
  engine = path.resolve(await fetchSqlite());
  folder = mkdtempSync(path.join(tmpdir(), "hostile-"));
  artifacts = place("artifacts");
  mkdirSync(artifacts);
  repository = makeRepository();
});

afterEach(() => {
  for (const one of [folder, repository]) rmSync(one, { recursive: true, force: true });
});

/** The default branch with an honest engine; the pull request is another branch. */
function begin(compares: boolean): void {
  commit(repository, "Measure", {
    Makefile: makefile(engine),
    ".github/bench-gate.yml": settings,
    ".github/workflows/benchmark.yml": measuring(compares),
    ".github/workflows/publish-benchmark.yml": publishing,
  });
  gitIn(repository, "switch", "--quiet", "--create", "fork");
}

function link(name: string, target: string): void {
  mkdirSync(path.dirname(path.join(repository, name)), { recursive: true });
  symlinkSync(target, path.join(repository, name));
}

/** @param apiUrl where what was measured is published; measures without it */
function run(apiUrl?: string) {
  const isPublishing = apiUrl !== undefined;
  return runWorkflow(repository, {
    workflow: isPublishing ? "publish-benchmark.yml" : "benchmark.yml",
    event: isPublishing ? "workflow_run" : "pull_request",
    payload: eventPayload(isPublishing ? "workflow-run-fork" : "pull-request-fork"),
    artifacts,
    runId: isPublishing ? 5001 : 4001,
    limitMs: 350_000,
    apiUrl,
  });
}

const measured = () => readFileSync(path.join(artifacts, "benchmark-1/results.json"), "utf8");

/** Whether a text is anywhere in what was uploaded. */
const isUploaded = (text: string) =>
  existsSync(artifacts) &&
  readdirSync(artifacts, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .some((one) => readFileSync(path.join(one.parentPath, one.name)).includes(text));

describe("a pull request that commits a link in the place of a folder of the tool", { timeout }, () => {
  // The first two in one run: neither is in the other's way.
  it.each([[".sqlite-bench-gate/settings", "bench-results"], [".sqlite-bench-gate"]])(
    "empties and fills no folder that it leads to: %s",
    async (...names) => {
      begin(false);
      const files = ["diary", "settings/diary"];
      const homes = names.map((name) => place(`home of ${path.basename(name)}`));
      for (const [index, home] of homes.entries()) {
        mkdirSync(path.join(home, "settings"), { recursive: true });
        for (const file of files) writeFileSync(path.join(home, file), "mine");
        link(names[index] as string, home);
      }
      commit(repository, "Link", { Makefile: makefile(engine, "true") });
      const { result, log } = await run();
      expect(result, log).toBe("success");
      expect(JSON.parse(measured()).suite.rows).toBe(500);
      for (const home of homes) {
        const left = readdirSync(home, { recursive: true, encoding: "utf8" });
        expect(left.toSorted(), home).toEqual(["diary", "settings", "settings/diary"]);
        for (const file of files) expect(readFileSync(path.join(home, file), "utf8")).toBe("mine");
      }
    },
  );
});

describe("a build that makes a link to a file that it cannot read", { timeout }, () => {
  const secret = "a key of another user";
  let file: string;

  beforeEach(() => {
    file = place("key");
    writeFileSync(file, secret, { mode: 0o600 });
    begin(false);
  });

  it("in the place of the results has the real ones uploaded", async () => {
    const linking = [
      "rm -rf bench-results",
      "mkdir bench-results",
      `ln -s ${file} bench-results/results.json`,
    ];
    commit(repository, "Link", { Makefile: makefile(engine, ...linking) });
    const { result, log } = await run();
    expect(result, log).toBe("success");
    expect(JSON.parse(measured()).tests).toHaveLength(1);
    expect(isUploaded(secret)).toBe(false);
  });

  it("and whose measurement breaks has nothing uploaded, and the step says why", async () => {
    const linking = [
      "mkdir bench-results",
      `ln -s ${file} bench-results/results.json`,
      `ln -sf ${file} engine.so`,
    ];
    commit(repository, "Link", { Makefile: makefile(engine, ...linking) });
    const { result, log } = await run();
    expect(result).toBe("failure");
    expect(log).toContain('input candidate: \\"engine.so\\" leads out of the workspace by a link');
    expect(readdirSync(artifacts)).toEqual([]);
  });
});

describe("a pull request with a much slower engine", { timeout }, () => {
  /** Publishes what was measured, and gives the states of the required status. */
  async function publish(): Promise<readonly string[]> {
    const { state, url } = used.server;
    const head = { sha: "a".repeat(40), ref: "faster", owner: "contributor", repositoryId: 2 };
    state.pulls.push({ number: 8, state: "open", head });
    const steps = { "Build the engine": "success", "Pack the engine": "success" } as const;
    state.runs.set(4001, { jobs: [{ name: "benchmark / base / build benchmark-base", steps }] });
    state.tokens.set(jobToken, tokenOf("publish.yml"));
    gitIn(repository, "switch", "--quiet", "main");
    const { result, log } = await run(url);
    expect(result, log).toBe("success");
    return state.statuses.map(({ context, state: is }) => `${context} ${is}`);
  }

  it("cannot bring settings with a baseline as slow, by a link that its build replaces", async () => {
    begin(true);
    const slow = path.resolve(await compileFaulty("slow steps"));
    mkdirSync(path.join(repository, "notes/settings/.github"), { recursive: true });
    link(".sqlite-bench-gate", "notes");
    const planted = ".sqlite-bench-gate/settings/.github";
    commit(repository, "Become slower", {
      "notes/settings/.github/bench-gate.yml": `${settings}baseline: slowref.so\nbase-ceilings: { memory: 1000 }\n`,
      Makefile: makefile(
        slow,
        "cp engine.so slowref.so",
        `rm -f .sqlite-bench-gate && mkdir -p ${planted}`,
        `cp notes/settings/.github/bench-gate.yml ${planted}/`,
      ),
    });
    const { result, log } = await run();
    expect(result, log).toBe("success");
    const { engines } = JSON.parse(measured());
    expect(engines.baseline.sha256).not.toBe(engines.candidate.sha256);
    expect(Object.keys(engines)).toContain("base");
    expect((await publish()).at(-1)).toBe("sqlite-bench-gate (main) failure");
  });

  it("cannot pass by the base in its engine's place", async () => {
    begin(true);
    const base = ".sqlite-bench-gate/unpacked/benchmark-base-1-4001-1/engine.so";
    const slow = path.resolve(await compileFaulty("slow steps"));
    commit(repository, "Become slower", {
      Makefile: makefile(slow, "mv engine.so slow.so", `ln -s ${base} engine.so`),
    });
    const { result, log, steps } = await run();
    expect(result, log).toBe("failure");
    expect(steps.get("Compare the files")?.outputs).toEqual({});
    expect(steps.has("Leave the base out")).toBe(false);
    expect(readdirSync(artifacts).filter((name) => !name.includes("-base-"))).toEqual([]);
    rmSync(path.join(artifacts, "benchmark-1"), { recursive: true, force: true });
    expect((await publish()).at(-1)).toBe("sqlite-bench-gate (main) failure");
  });
});
