import { chmodSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { HistoryRepository } from "../features/search/builds/history-repository.ts";
import { headCommit, useServer } from "../rest-server/use-server.ts";
import { Job, pullRequestEvent } from "./action.ts";
import { args } from "./args.ts";
import { run } from "./cli.ts";
import { makeTestFolder, mariadbFile, processesWith, smallSuite } from "./servers.ts";

const folder = makeTestFolder("server-action");
const used = useServer();
const jobs: Job[] = [];
let job: Job;

beforeEach(() => {
  job = new Job();
  jobs.push(job);
  // A server that root starts runs as another user, who has to enter the workspace.
  for (const one of [path.dirname(job.workspace), job.workspace]) chmodSync(one, 0o711);
  mariadbFile(job.workspace, "Durable");
  mariadbFile(job.workspace, "Relaxed", "settings: { innodb_flush_log_at_trx_commit: 2 }\n");
});

afterAll(() => {
  for (const one of [folder, ...jobs.map(({ workspace }) => path.dirname(workspace))])
    rmSync(one, { recursive: true, force: true });
});

const servers = { candidate: "Relaxed.yml", baseline: "Durable.yml", base: "Durable.yml" };
const chosen = {
  suites: "server",
  workloads: "oltp_point_select,oltp_insert",
  storages: "file",
  rows: "300",
  rounds: "2",
  ceiling: "1000",
  "average-ceiling": "1000",
};
/** A report with a verdict. A busy machine may be too noisy for a pass. */
const isJudged = /\*\*(?:Pass|Inconclusive)\*\*: /;
const comments = () => used.server.state.comments.map(({ body }) => body);

const inSettings = ["storages", "ceiling", "average-ceiling", "threads", "warehouses", "baseline-name"];

/** A step of an action, whose rarer options are given in its input settings. */
function step(action: string, given: Readonly<Record<string, string>>) {
  const [rare, usual] = [true, false].map((isRare) =>
    Object.entries(given).filter(([name]) => inSettings.includes(name) === isRare),
  );
  const settings = rare?.map(([name, value]) => `${name}: ${name === "storages" ? `[${value}]` : value}\n`);
  const inputs = { ...Object.fromEntries(usual ?? []), settings: settings?.join("") ?? "" };
  return job.run({ action, payload: pullRequestEvent(), apiUrl: used.server.url, inputs });
}

const measure = (given: Readonly<Record<string, string>>) => step(".", { ...given, publish: "false" });

describe("the action with servers", { timeout: 600_000 }, () => {
  it("measures them with a base, comments, and has runs that a history takes", async () => {
    const first = await step(".", { ...servers, ...chosen });
    expect(first.stdout).not.toContain("::error::");
    expect(first.status).toBe(0);
    expect(comments()).toEqual([expect.stringContaining("Relaxed vs Durable")]);
    expect(comments()[0]).toContain("vs base");
    expect(first.summary).toContain("innodb_flush_log_at_trx_commit: 1 on Durable, 2 on Relaxed");
    const results = job.left("results.json");
    const history = path.join(folder, "history");
    const add = async (file: string, commit: string) => {
      const added = await run(["history", "add", file, "--history", history, "--commit", commit]);
      expect(added.status, added.stderr).toBe(0);
    };
    await add(results, headCommit);
    const second = path.join(folder, "second");
    const measured = await run([
      ...["run", "--candidate", path.join(job.workspace, "Relaxed.yml")],
      ...["--baseline", path.join(job.workspace, "Durable.yml"), "--history", history],
      ...Object.entries(chosen).flatMap(([name, value]) => [`--${name}`, value]),
      ...["--quiet", "--out", second],
    ]);
    expect(measured.status).toBe(0);
    await add(path.join(second, "results.json"), "b".repeat(40));
    const trend = await run(["history", "trend", "--history", history, "--test", "server/*/*/*"]);
    expect(trend.words).toContain("2 runs");
    expect(trend.words).toContain("server/file/reads/oltp_point_select");
    expect(trend.words).toContain("server/file/writes/oltp_insert");
    expect(processesWith(job.workspace)).toEqual([]);
  });

  it.each([
    ["the suite server", { suites: "server" }],
    [
      "tpcc on two connections",
      { suites: "tpcc", threads: "2", warehouses: "2", workloads: "standard_mix_durable" },
    ],
  ])("publishes what another job has measured: %s", async (_, suite) => {
    const { workloads, ...others } = chosen;
    const inputs = { ...others, ...(suite.suites === "server" ? { workloads } : {}), rows: "100", ...suite };
    const { candidate, baseline } = servers;
    const measured = await measure({ candidate, baseline, ...inputs });
    expect(measured.stdout).not.toContain("::error::");
    const published = await step("publish", {
      results: job.left("results.json"),
      out: "published",
      ...inputs,
      "candidate-name": "Relaxed",
      "baseline-name": "Durable",
    });
    expect(published.stdout).not.toContain("::error::");
    expect(comments().at(-1)).toContain("Relaxed vs Durable");
    expect(comments().at(-1)).toMatch(isJudged);
  });

  it("does not publish results that other connections have measured", async () => {
    const { candidate, baseline } = servers;
    await measure({ candidate, baseline, ...chosen });
    await step("publish", {
      ...{ results: job.left("results.json"), out: "published" },
      ...{ ...chosen, threads: "2" },
    });
    expect(comments().at(-1)).toContain("input threads: 2 is expected, and the results have 1");
  });

  it("divides the tests of servers between machines", async () => {
    const { base: _, ...two } = servers;
    const many = { ...chosen, workloads: "oltp_point_select,oltp_insert,oltp_update_index" };
    const planned = await step("plan", { shards: "2", candidate: "Relaxed.yml", ...many });
    expect(planned.stdout).not.toContain("::error::");
    const { include } = JSON.parse(planned.outputs.matrix ?? "{}") as { include: { shard: number }[] };
    expect(include.map(({ shard }) => shard)).toEqual([1, 2]);
    const plan = planned.outputs.matrix ?? "";
    for (const shard of ["1", "2"]) {
      const measured = await measure({ ...two, ...many, plan, shard, out: `shards/${shard}` });
      expect(measured.stdout).not.toContain("::error::");
    }
    const published = await step("publish", {
      ...{ results: "shards/*/results.json", plan, out: "published" },
      ...many,
    });
    expect(published.stdout).not.toContain("::error::");
    expect(comments().at(-1)).toMatch(isJudged);
    for (const workload of many.workloads.split(",")) expect(comments().at(-1)).toContain(workload);
  });

  it("measures and publishes workloads of its user's own", async () => {
    smallSuite(job.workspace, ["point_select", "update"]);
    // The job that publishes learns from it that the workloads are in MySQL's SQL.
    writeFileSync(path.join(job.workspace, "bench-gate.yml"), "candidate: Relaxed.yml\n");
    const { base: _, ...two } = servers;
    const own = {
      suites: "own",
      "own-workloads": "point_select.yml,update.yml",
      ...{ storages: "file", rounds: "2", ceiling: "1000", "average-ceiling": "1000" },
    };
    const measured = await measure({ ...two, ...own });
    expect(measured.stdout).not.toContain("::error::");
    const published = await step("publish", {
      ...{ results: job.left("results.json"), out: "published" },
      ...{ ...own, config: "bench-gate.yml" },
    });
    expect(published.stdout).not.toContain("::error::");
    expect(comments().at(-1)).toMatch(isJudged);
  });
});

describe("a search in a repository whose build makes a server", { timeout: 900_000 }, () => {
  it("finds the commit that made it slow", async () => {
    const repository = new HistoryRepository(path.join(folder, "repository"));
    chmodSync(repository.folder, 0o711);
    // The slow ones flush a binary log and their own at each commit.
    const hashes = [0, 0, 1].map((slow, index) =>
      repository.commit(`Commit ${index}`, { slow: String(slow), number: String(index) }),
    );
    const script = path.join(folder, "build.sh");
    writeFileSync(
      script,
      `mkdir server && cp slow server/slow
cat > server/start.sh <<'EOF'
#!/bin/sh
case "$(cat "$(dirname "$0")/slow")" in
  1) more="--innodb-flush-log-at-trx-commit=1 --sync-binlog=1 --log-bin=binary-log --server-id=1" ;;
  0) more="--innodb-flush-log-at-trx-commit=0 --skip-log-bin" ;;
esac
exec mariadbd --no-defaults --datadir="$1" --port="$2" --socket="$3/s" --bind-address=127.0.0.1 $more
EOF
chmod +x server/start.sh
cat > server/server.yml <<'EOF'
name: Built
initialise: [mariadb-install-db, --no-defaults, "--datadir={data}", --auth-root-authentication-method=normal, --skip-test-db]
start: ["{here}/start.sh", "{data}", "{port}", "{run}"]
connect: port
EOF
`,
    );
    const out = path.join(folder, "search");
    const { status, words, stderr } = await run(
      [
        ...["bisect", "--good", hashes[0] as string, "--bad", "HEAD", "--build", script],
        ...[
          "--candidate",
          "server/server.yml",
          "--baseline",
          mariadbFile(folder, "Stock", "connect: port\n"),
        ],
        ...["--test", "server/file/writes/oltp_insert", "--rows", "500", "--out", out],
      ],
      { cwd: repository.folder, env: { ...process.env, XDG_CACHE_HOME: cacheFolder() } },
    );
    expect(stderr).not.toContain("cannot be tested");
    expect(words).toContain("is the first that changed server/file/writes/oltp_insert");
    expect(words).toContain(hashes[2]?.slice(0, 7));
    expect(status).toBe(0);
  });

  it("refuses the file of a server that is in the top folder", async () => {
    const repository = new HistoryRepository(path.join(folder, "top"));
    const ends = ["one", "two"].map((subject) => repository.commit(subject, { file: subject }));
    const { status, stderr } = await run(
      [
        ...args`bisect --good ${ends[0] as string} --bad HEAD --build make --candidate server.yml`,
        ...["--test", "server/file/writes/oltp_insert", "--out", path.join(folder, "top-out")],
      ],
      { cwd: repository.folder },
    );
    expect(status).toBe(2);
    expect(stderr).toContain("have --build put it and the server's program into a folder of their own");
  });
});

/** Builds are kept in it, and a server that root starts runs as another user. */
function cacheFolder(): string {
  const cache = path.join(folder, "cache");
  mkdirSync(cache, { recursive: true, mode: 0o755 });
  return cache;
}
