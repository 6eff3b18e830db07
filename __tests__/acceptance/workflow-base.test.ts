import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { fetchDoltlite } from "../../bench/engines.ts";
import { eventPayload } from "../builders/events.ts";
import { gitIn } from "../git/run-git.ts";
import { useServer } from "../rest-server/use-server.ts";
import { tokenOf } from "./act/job-permissions.ts";
import { commit, makeRepository } from "./act/repository.ts";
import { jobToken, runWorkflow } from "./act/runner.ts";

const engine = path.resolve(fetchDoltlite());
const sha256 = (file: string) => createHash("sha256").update(readFileSync(file)).digest("hex");
const honest = sha256(engine);

const settings =
  "rows: 200\nvariants: [int]\nstorages: [memory]\nworkloads: [oltp_point_select]\nrounds: 3\n";

const calling = (workflow: "measure" | "gate") => `name: ${workflow}
on: pull_request
permissions: {}
jobs:
  benchmark:
    permissions: { actions: read, contents: read, pull-requests: write, statuses: write }
    uses: sqlite-bench-gate/sqlite-bench-gate/.github/workflows/${workflow}.yml@v0
    with:
      build: make engine.so
      candidate: engine.so
${
  workflow === "gate"
    ? "      compare-with-base: false\n      shards: 1\n      confirm: false\n"
    : "      build-as: runner\n"
}`;

/** Builds the engine, after what a pull request may do besides. */
const makefile = (...before: readonly string[]) =>
  `engine.so:\n${[...before, `cp ${engine} engine.so`].map((line) => `\t${line}\n`).join("")}`;

const used = useServer();
let repository: string;
let artifacts: string;

beforeEach(() => {
  repository = makeRepository();
  artifacts = mkdtempSync(path.join(tmpdir(), "artifacts-"));
  commit(repository, "Build with make", {
    Makefile: makefile(),
    ".github/bench-gate.yml": settings,
    ".github/workflows/measuring.yml": calling("measure"),
    ".github/workflows/gating.yml": calling("gate"),
  });
  gitIn(repository, "switch", "--quiet", "--create", "fork");
});

afterEach(() => {
  for (const folder of [repository, artifacts]) rmSync(folder, { recursive: true, force: true });
});

/** @param apiUrl where what was measured is published; measures without it */
const run = (workflow: string, apiUrl?: string) =>
  runWorkflow(repository, {
    workflow,
    event: apiUrl === undefined ? "pull_request" : "workflow_run",
    payload: eventPayload(apiUrl === undefined ? "pull-request-fork" : "workflow-run-fork"),
    artifacts,
    // The run that measured is the one of the event's fixture.
    runId: apiUrl === undefined ? 4001 : 5001,
    limitMs: 350_000,
    apiUrl,
  });

const on = (branch: string, message: string, files: Readonly<Record<string, string>>) => {
  gitIn(repository, "switch", "--quiet", branch);
  return commit(repository, message, files);
};

const measured = (artifact = "benchmark-1") =>
  JSON.parse(readFileSync(path.join(artifacts, artifact, "results.json"), "utf8")) as {
    readonly engines: Readonly<Record<string, { readonly sha256: string }>>;
    readonly identicalBase?: { readonly sha256: string };
    readonly noBase?: unknown;
  };

describe("a merge base", () => {
  // andymai/brepjs#1323
  it("whose own build is broken is no base, and the report says why; the pull request that mends it is measured", async () => {
    on("main", "Break the build", { Makefile: makefile("@echo 'page.c:7: error: <b>' >&2", "@exit 2") });
    gitIn(repository, "switch", "--quiet", "--create", "mended");
    on("mended", "Mend the build", { Makefile: makefile() });
    const { result, log, steps } = await run("measuring.yml");
    expect(result, log).toBe("success");
    const { engines, noBase } = measured();
    expect(Object.keys(engines)).toEqual(["baseline", "candidate"]);
    expect(noBase).toEqual({
      cause: "does not build",
      detail: expect.stringMatching(/^make: \*\*\* \[Makefile:\d+: engine\.so\] Error 2$/),
    });
    const [, gate] =
      [...steps].find(([name]) => name.startsWith("sqlite-bench-gate/sqlite-bench-gate@")) ?? [];
    expect(gate?.summary).toContain("No base: the base could not be built: ");
  });

  it("is not built if the default branch has gate: sqlite", async () => {
    on("main", "Gate on SQLite", { ".github/bench-gate.yml": `${settings}gate: sqlite\n` });
    on("fork", "Change something", { "changed.txt": "" });
    const { result, log, steps } = await run("measuring.yml");
    expect(result, log).toBe("success");
    expect(log).toContain("No base is built: the configuration file has gate: sqlite");
    expect(Object.keys(measured().engines)).toEqual(["baseline", "candidate"]);
    expect(measured()).not.toHaveProperty("noBase");
    expect(steps.get("Pack the engine")?.result).not.toBe("success");
  });
});

describe("a pull request that leaves the engine as it is", () => {
  const reportOf = (steps: Awaited<ReturnType<typeof run>>["steps"]) => steps.get("Leave the base out");

  it("is measured without the base, and a job says so; one that changes a byte is measured with it", {
    timeout: 700_000,
  }, async () => {
    commit(repository, "Write documents", { "page.md": "" });
    const unchanged = await run("measuring.yml");
    expect(unchanged.result, unchanged.log).toBe("success");
    expect(Object.keys(measured().engines)).toEqual(["baseline", "candidate"]);
    expect(measured().identicalBase?.sha256).toBe(honest);
    expect(reportOf(unchanged.steps)?.result).toBe("success");
    commit(repository, "Change a byte", { Makefile: `${makefile()}\techo >> engine.so\n` });
    const changed = await run("measuring.yml");
    expect(changed.result, changed.log).toBe("success");
    expect(Object.keys(measured().engines).toSorted()).toEqual(["base", "baseline", "candidate"]);
    expect(measured()).not.toHaveProperty("identicalBase");
    expect(reportOf(changed.steps)).toBeUndefined();
  });

  it("is measured, confirmed and published without the base on several machines too, since both builds leave the same archive", {
    timeout: 700_000,
  }, async () => {
    const comparing = calling("gate")
      .replace("compare-with-base: false", "compare-with-base: true")
      .replace("confirm: false", "confirm: true");
    const publishing = comparing.replace("on: pull_request", "on: { workflow_run: { workflows: [gate] } }");
    const failing = { ".github/bench-gate.yml": `${settings}ceiling: 0.01\n` };
    on("main", "Allow nothing", { ...failing, ".github/workflows/publishing.yml": publishing });
    on("fork", "Write documents", { ...failing, ".github/workflows/gating.yml": comparing });
    const { result, log, steps } = await run("gating.yml");
    expect(result, log).toBe("success");
    expect(reportOf(steps)?.result).toBe("success");
    const [shard = ""] = readdirSync(artifacts).filter((name) => name.includes("-shard-"));
    const { engines, identicalBase } = measured(shard);
    expect(Object.keys(engines)).toEqual(["baseline", "candidate"]);
    expect(identicalBase?.sha256).toBe(honest);
    const { state, url } = used.server;
    const head = { sha: "a".repeat(40), ref: "faster", owner: "contributor", repositoryId: 2 };
    state.pulls.push({ number: 8, state: "open", head });
    const done = "success";
    const jobs = [
      {
        name: "benchmark / base / build benchmark-base",
        steps: { "Build the engine": done, "Pack the engine": done },
      },
      { name: "benchmark / candidate and base are the same file" },
    ];
    state.runs.set(4001, { jobs });
    state.tokens.set(jobToken, tokenOf("gate.yml"));
    gitIn(repository, "switch", "--quiet", "main");
    const published = await run("publishing.yml", url);
    const [{ body = "" } = {}] = state.comments;
    expect(body, published.log).toContain("Candidate and base are the same file: nothing to compare.");
    expect(body).toContain("What fails was measured again, which confirms nothing");
    expect(state.statuses.at(-1)?.state).toBe("failure");
  });
});

describe("a pull request whose build", () => {
  it("plants a git hook measures against the base that its merge base builds", async () => {
    commit(repository, "Spoil the base", {
      Makefile: makefile(
        "mkdir -p .git/hooks",
        "printf '#!/bin/sh\\nsed -i \"s/^\\\\tcp.*/&; echo spoilt >> engine.so/\" Makefile\\n' > .git/hooks/post-checkout",
        "chmod +x .git/hooks/post-checkout",
      ),
    });
    const { result, log } = await run("measuring.yml");
    expect(result, log).toBe("success");
    const { engines, identicalBase } = measured();
    expect(engines.candidate?.sha256).toBe(honest);
    expect(identicalBase?.sha256).toBe(honest);
  });

  it("packs other files than the engine fails, and measures nothing with them", async () => {
    const hostile = [
      "#!/bin/sh",
      "mkdir -p .sqlite-bench-gate/settings/.github",
      "echo rows: 7 > .sqlite-bench-gate/settings/.github/bench-gate.yml",
      "for one; do case $$one in */engine.tar) exec /usr/bin/tar -cf $$one engine.so .sqlite-bench-gate;; esac; done",
    ];
    commit(repository, "Replace the settings", {
      Makefile: makefile(
        "mkdir -p programs",
        `printf '%s\\n' ${hostile.map((line) => `'${line}'`).join(" ")} > programs/tar`,
        "chmod +x programs/tar",
        "echo $$PWD/programs >> $$GITHUB_PATH",
      ),
    });
    const { result, log } = await run("gating.yml");
    expect(result).toBe("failure");
    expect(log).toContain(
      "artifact benchmark-engine-1: .sqlite-bench-gate/ is not one of the files that may be in it: engine.so",
    );
  });
});
