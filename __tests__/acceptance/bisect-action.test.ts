import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { beforeEach, describe, expect, it } from "vitest";
import { plantedBuild, plantedEngine, writePlanted } from "../../bench/bisect/planted-repository.ts";
import { fetchSqlite } from "../../bench/engines.ts";
import { writeBisection } from "../../src/features/search/bisect/bisection-file.ts";
import { exampleBisection } from "../builders/bisection.ts";
import { HistoryRepository } from "../features/search/builds/history-repository.ts";
import { useServer } from "../rest-server/use-server.ts";
import { Job } from "./action.ts";
import { args } from "./args.ts";
import { run } from "./cli.ts";
import { compileFaulty } from "./engines.ts";

const used = useServer();
let job: Job;

const test = "int/memory/reads/table_scan";
const comments = () => used.server.state.comments.map(({ body }) => body);

beforeEach(() => {
  job = new Job();
});

/** A step that somebody starts by hand. */
function dispatch(inputs: Readonly<Record<string, string>>, event = "workflow_dispatch") {
  return job.run({
    event,
    apiUrl: used.server.url,
    action: "bisect",
    inputs: { ...inputs },
    environment: { ACTIONS_RUNTIME_TOKEN: "runtime-secret", MY_SECRET: "own-secret" },
  });
}

describe("the action in mode bisect", () => {
  it("searches the history that is checked out, and gives builds no secret", {
    timeout: 600_000,
  }, async () => {
    const sqlite = path.resolve(await fetchSqlite());
    const repository = new HistoryRepository(job.workspace);
    const seen = path.join(job.workspace, "seen");
    copyFileSync(
      fileURLToPath(new URL("../../bench/slowed.c", import.meta.url)),
      path.join(job.workspace, "slowed.c"),
    );
    const hashes = [1.3, 1.31, 2.6, 2.61].map((factor) =>
      repository.commit(`Set ${factor}`, {
        "settings.h": `#define REAL "${sqlite}"\n#define FACTOR ${factor}\n`,
      }),
    );
    const script = path.join(job.workspace, "build.sh");
    const compile = "cc -O2 -shared -fPIC -include settings.h -o libengine.so slowed.c -ldl";
    writeFileSync(script, `env >> '${seen}'\n${compile}\n`);
    const { status, summary, outputs } = await dispatch({
      good: hashes[0] as string,
      bad: "HEAD",
      build: "build.sh",
      candidate: "libengine.so",
      baseline: sqlite,
      test,
      rows: "10000",
    });
    // A hash of digits alone is plain text to GitHub, and is not escaped as code.
    expect(summary).toMatch(new RegExp(`^## \`?${hashes[2]?.slice(0, 7)}`, "m"));
    expect(summary).toContain(`is the first that changed ${test}`);
    expect(status).toBe(0);
    expect(outputs).toMatchObject({
      "first-changed": hashes[2],
      "results-path": job.left("bisect.json"),
      "report-path": job.left("bisect.md"),
      "html-path": job.left("bisect.html"),
      "builds-path": job.left("builds"),
      "comment-urls": "[]",
    });
    expect(comments()).toEqual([]);
    const environment = readFileSync(seen, "utf8");
    expect(environment).toContain("PATH=");
    expect(environment).not.toMatch(/workflow-token|runtime-secret|own-secret|^GITHUB_/m);
  });

  it("takes the test, the fault and the size from a row of a results file", {
    timeout: 600_000,
  }, async () => {
    const sqlite = path.resolve(await fetchSqlite());
    const history = { commits: 4, culprit: 2, fault: "LOSE_ROWS", broken: new Map() } as const;
    writePlanted(job.workspace, history, sqlite);
    const cell = ["--variants", "int", "--storages", "memory", "--workloads", "oltp_sum_range"];
    const about = ["--candidate", await compileFaulty("lose rows"), "--baseline", sqlite, "--rows", "500"];
    await run(args`run ${about} ${cell} --rounds 1 --quiet --out ${path.join(job.workspace, "measured")}`);
    const { status, summary, outputs } = await dispatch({
      finding: "measured/results.json#int/memory/reads/oltp_sum_range",
      good: "main~3",
      bad: "HEAD",
      build: plantedBuild,
      candidate: plantedEngine,
      baseline: sqlite,
    });
    expect(status).toBe(0);
    expect(summary).toContain("is the first that shows a wrong result in int/memory/reads/oltp_sum_range");
    const { points, rows } = JSON.parse(
      readFileSync(path.resolve(job.workspace, outputs["results-path"] as string), "utf8"),
    );
    expect(outputs["first-changed"]).toBe(points[2].id);
    expect(rows).toBe(500);
  });

  it("publishes a search that another job made, in one comment for each test", async () => {
    const folder = path.join(job.workspace, "searched");
    mkdirSync(folder);
    writeBisection(folder, exampleBisection());
    const inputs = { results: "searched/bisect.json", "pull-request": "7" };
    const first = await dispatch(inputs);
    expect(first.status).toBe(0);
    expect(first.outputs["first-changed"]).toBe("");
    expect(comments()).toEqual([expect.stringContaining("One of 2 changed int/memory/reads/table_scan")]);
    expect(JSON.parse(first.outputs["comment-urls"] ?? "")).toHaveLength(1);
    expect(
      (
        await job.run({
          event: "workflow_dispatch",
          apiUrl: used.server.url,
          runId: 78,
          action: "bisect",
          inputs: { ...inputs },
        })
      ).status,
    ).toBe(0);
    expect(comments()).toEqual([expect.stringContaining("run 78")]);
  });

  it("fails if there is no answer", async () => {
    const folder = path.join(job.workspace, "searched");
    mkdirSync(folder);
    writeBisection(folder, exampleBisection({ observations: [] }));
    const { status, summary, stdout } = await dispatch({ results: "searched/bisect.json" });
    expect(status).toBe(1);
    expect(summary).toContain("## No answer yet");
    expect(stdout).toContain("::error::the search ended before it had an answer");
  });

  it("says what is wrong with what is to be searched", async () => {
    new HistoryRepository(job.workspace).commit("Only", {});
    const { status, stdout } = await dispatch({
      good: "v1",
      bad: "HEAD",
      build: "make",
      candidate: "x.so",
      test,
    });
    expect(status).toBe(1);
    expect(stdout).toMatch(/::error::--good: "v1" is no commit/);
  });

  it.each([
    [{ test }, "pull_request", "event pull_request: this action builds and runs the commits of a history"],
    [{ test, build: "make", ceiling: "6" }, undefined, "input ceiling: it is no input of this action"],
    [{ build: "make" }, undefined, "input test: name the path of the test"],
    [{ results: "x.json", build: "make" }, undefined, "input build: with results, nothing is searched"],
    [{ test, mode: "bisect" }, undefined, "input mode: each purpose has an action of its own"],
    [{ test, jobs: "many" }, undefined, 'input jobs: "many" is not a whole number'],
  ])("refuses %j on %s", async (inputs, event, message) => {
    const { status, stdout } = await dispatch(inputs, event);
    expect(stdout).toContain(`::error::${message}`);
    expect(status).toBe(1);
  });
});
