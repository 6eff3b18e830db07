import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { beforeAll, describe, expect, it } from "vitest";
import { fetchSqlite } from "../../bench/engines.ts";
import { truncate } from "../../src/messages/format-value.ts";
import type { Failure } from "../../src/model/sample.ts";
import { workloadOf } from "../../src/suite/workloads.ts";
import { parseRecording } from "../results/full-build.ts";
import { cli, type run, type Started, start } from "./cli.ts";
import { compileFaulty, type Fault, isSanitized } from "./engines.ts";
import { type Chosen, useFaultyRuns } from "./faulty-runs.ts";
import { processesOf } from "./processes.ts";

const { folder, out, parametersOf, recordOf, runFaulty } = useFaultyRuns("misbehaving");
let sqlite: string;

beforeAll(async () => {
  sqlite = await fetchSqlite();
});

/** The test in which the faults go wrong; the other tests stay right. */
const scan = "groupby_scan";
const others = { reads: "oltp_point_select", writes: "oltp_insert" } as const;

const scanned = "SELECT k, COUNT(*) FROM sbtest1 WHERE id BETWEEN 1 AND 500 GROUP BY k ORDER BY k;";

const words = {
  crash: "Faulty crashed",
  error: "Faulty failed",
  timeout: "Faulty timed out",
  differs: "different work",
} as const satisfies Record<Failure["reason"], string>;

/** Expects a run in which one test of two in a section has no result, and the other has all its samples. */
function expectOneLost(
  { status, stdout, words: folded }: Awaited<ReturnType<typeof run>>,
  fault: Fault,
  workload: string,
  failure: Omit<Failure, "message"> & { readonly message: string | RegExp },
): void {
  const { kind, storage, failures } = recordOf(fault, workload);
  const { reason, round, message } = failure;
  expect(status).toBe(3);
  expect(stdout).toMatch(
    /^Measurement failed: 1 of 2 tests has no result; none of the others exceeds its ceiling\.$/m,
  );
  expect(stdout).toMatch(new RegExp(`^ {2}${workload} +- +- +- +${reason}$`, "m"));
  expect(stdout).toMatch(/^ {2}Average .* 1 of 2 missing$/m);
  const text = typeof message === "string" ? message : expect.stringMatching(message);
  expect(failures).toEqual([{ ...failure, message: text }]);
  const when = round === undefined ? "" : ` in round ${round}`;
  // A report cuts longer messages.
  const said = truncate(failures[0]?.message.replace(/\s+/g, " ") ?? "", 300);
  expect(folded).toContain(`int/${storage}/${kind}/${workload}: ${words[reason]}${when}: ${said}`);
  expectWhole(fault, others[kind]);
}

function expectWhole(fault: Fault, workload: string): void {
  const { samples, failures } = recordOf(fault, workload);
  expect(failures).toEqual([]);
  expect(samples.map(({ role, round }) => `${role} ${round}`).toSorted()).toEqual([
    "baseline 1",
    "baseline 2",
    "candidate 1",
    "candidate 2",
  ]);
}

/** The words of a hang in the scan: how many times SQLite's time it had, the limit, and the statement. */
const late = new RegExp(
  `^over [\\d,]+x the baseline's [\\d.]+ m?s: no answer within 2 s, in ${scanned.replace(/[()*]/g, "\\$&")}$`,
);

const intruder =
  "the engine, or a process that it started, wrote to file descriptor 3, which is the driver's:";

describe("a run with an engine that does wrong in one test names it, and has the other's samples", () => {
  const faults: [Fault, string, Failure["reason"], string | RegExp][] = [
    ["crash", scan, "crash", `the sample's process was ended by signal 6 (SIGABRT), in ${scanned}`],
    ["segfault", scan, "crash", `the sample's process was ended by signal 11 (SIGSEGV), in ${scanned}`],
    ["exit", scan, "crash", "the sample's process ended with status 7, by a call of exit"],
    ["end quietly", scan, "crash", "the sample's process ended with status 0, by a call of exit"],
    ["hang", scan, "timeout", late],
    ["stop", scan, "timeout", late],
    ["flood for ever", scan, "timeout", late],
    ["leak", scan, "error", `statement: out of memory (code 7), in ${scanned}`],
    [
      "flood replies",
      scan,
      "error",
      /descriptor 3, which is the driver's: (a "done" reply while the sample was running|replies without end)$/,
    ],
    ["garble replies", scan, "error", `${intruder} not JSON: "scan: 42 pages, 3 hits"`],
    [
      "half reply",
      scan,
      "error",
      /^the engine, .* which is the driver's: not JSON: "\{\\"sample\\":\{\\"ns\\":1,\{/,
    ],
    [
      "forge sample",
      scan,
      "error",
      /descriptor 3, which is the driver's: a ("sample" reply where "(?:sync|done)" was due|reply before it was due)$/,
    ],
    [
      "claim done",
      scan,
      "error",
      /descriptor 3, which is the driver's: a ("done" reply (where "(?:sync|done)" was due|while the sample was running)|reply before it was due)$/,
    ],
    [
      "fail delete",
      "oltp_delete_insert",
      "error",
      /^statement: no such table: not_there \(code 1\), in DELETE FROM sbtest1 WHERE id = \d+;$/,
    ],
    [
      "fail nth",
      "oltp_sum_range",
      "error",
      /^statement: page 17 is torn \(code 11\), in SELECT SUM\(k\) FROM sbtest1 WHERE id BETWEEN \d+ AND \d+;$/,
    ],
    [
      "drop updates",
      "oltp_update_index",
      "error",
      "oltp_update_index: candidate changed 0 rows in the untimed check, and a workload of writes must change some",
    ],
  ];
  // Without a limit of its address space it takes the machine's memory.
  const possible = faults.filter(([fault]) => fault !== "leak" || !isSanitized);

  it.each(possible)("%s", async (fault, workload, reason, message) => {
    const workloads = [workload, others[workloadOf({ variant: "int", workload }).kind]];
    const finished = await runFaulty(fault, { workloads });
    expectOneLost(finished, fault, workload, { reason, role: "candidate", message });
    expect(finished.stderr).toBe("");
  });

  it.each<[Fault, string, RegExp]>([
    [
      "wrong value",
      "oltp_sum_range",
      /^oltp_sum_range: in "SELECT .*" candidate has \d+ and baseline has \d+(; .*)? \(candidate .* hash [0-9a-f]{16} .*, baseline .* hash [0-9a-f]{16} in the untimed check\)$/,
    ],
    [
      "same values",
      "oltp_update_non_index",
      /^oltp_update_non_index: in "SELECT \* FROM sbtest1;" candidate has \d+ \| \d+ \| '\w+…\w+' and baseline has (.*;){5} and more \(candidate .* hash [0-9a-f]{16} .*, baseline .* hash [0-9a-f]{16} in the untimed check\)$/,
    ],
    [
      "lose rows",
      "oltp_range_select",
      /^oltp_range_select: candidate returned \d+ rows in the untimed check, baseline returned 100000 rows in the untimed check$/,
    ],
  ])("%s, which is nobody's word against the other's", async (fault, workload, message) => {
    const workloads = [workload, others[workloadOf({ variant: "int", workload }).kind]];
    const finished = await runFaulty(fault, { workloads });
    expectOneLost(finished, fault, workload, { reason: "differs", message });
  });
});

describe("a run with an engine that crashes as it closes a database that it has changed", () => {
  it("does not believe what it has written", async () => {
    const fault = "crash on close";
    const { status, stdout } = await runFaulty(fault, { workloads: Object.values(others), storage: "file" });
    expect(status).toBe(3);
    expect(stdout).toMatch(/^ {2}oltp_insert +- +- +- +crash$/m);
    expect(stdout).toMatch(/^ {2}Average +- +1 of 1 missing$/m);
    const message = "the sample's process was ended by signal 6 (SIGABRT)";
    expect(recordOf(fault, others.writes).failures).toEqual([
      { reason: "crash", role: "candidate", message },
    ]);
    expectWhole(fault, others.reads);
  });
});

describe("a run with an engine that is odd and not wrong has all results", () => {
  const workloads = [scan, others.reads];

  async function expectAllResults(fault: Fault, chosen: Omit<Chosen, "workloads"> = {}) {
    const finished = await runFaulty(fault, { workloads, ...chosen });
    expect(finished.stderr).toBe("");
    expect(finished.status).toBe(0);
    for (const workload of workloads) expectWhole(fault, workload);
    return finished;
  }

  it("one that prints replies on standard output", async () => {
    await expectAllResults("noisy");
  });

  it("one that starts a thread, and so is not forked", async () => {
    const { words: folded } = await expectAllResults("thread");
    expect(folded).toContain("Isolation, memory: process");
  });

  it.each<Fault>(["skip fsync", "extra fsync"])("one that flushes as it likes: %s", async (fault) => {
    await expectAllResults(fault, { storage: "file" });
  });

  it("one that leaves a process in each of its own, which is gone when the run is over", async () => {
    await expectAllResults("spawn");
    const library = await compileFaulty("spawn");
    while (processesOf(library).length > 0) await setTimeout(20);
  });

  it("one that leaves a process that has a session of its own, for which nothing waits", async () => {
    await expectAllResults("spawn away");
    const left = processesOf(await compileFaulty("spawn away"));
    expect(left.length).toBeGreaterThan(0);
    for (const pid of left) process.kill(pid, "SIGKILL");
  });

  it("one that prints half a gigabyte in each sample, of which the tool keeps nothing", async () => {
    const tell = `process.on("exit", () => console.error("peak", process.resourceUsage().maxRSS))`;
    const options = `--import=data:text/javascript,${encodeURIComponent(tell)}`;
    const { status, stdout, stderr } = await runFaulty(
      "flood",
      { workloads, options: ["--sample-timeout", "30"] },
      { ...process.env, NODE_OPTIONS: options },
    );
    expect(status, stdout).toBe(0);
    for (const workload of workloads) expectWhole("flood", workload);
    // Kilobytes. The tool has about 100 MB where nothing is printed, and 205 to 255 MB here, by when memory is collected; keeping the
    // output of one sample would take over 600 MB.
    expect(Number(/^peak (\d+)$/m.exec(stderr)?.[1])).toBeLessThan(350_000);
  });
});

describe("a process of an engine that somebody kills", () => {
  const killed = "from outside, as a system that is short of memory does";

  it.each([
    ["the sample's", (pid: number) => pid, `the sample's process was ended by signal 9 (SIGKILL) ${killed}`],
    ["the driver's", parentOf, `the process was ended by SIGKILL ${killed}`],
  ] as const)("costs one test: %s", async (_, choose, message) => {
    const place = path.join(folder, "hangs");
    rmSync(place, { force: true });
    const workloads = [scan, others.reads];
    const parameters = await parametersOf("hang", { workloads, options: ["--sample-timeout", "100"], place });
    const { finished } = start(parameters);
    while (!existsSync(place)) await setTimeout(20);
    process.kill(choose(Number(readFileSync(place, "utf8"))), "SIGKILL");
    expectOneLost(await finished, "hang", scan, { reason: "crash", role: "candidate", message });
  });

  function parentOf(pid: number): number {
    return Number(/^PPid:\t(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]);
  }
});

describe("a disk that fills up while a run is under way", () => {
  /** Runs a command with a file system of its own at a place, which only it sees. */
  function onSmallDisk(
    place: string,
    megabytes: number,
    script: string,
    command: readonly string[],
  ): Started {
    mkdirSync(place, { recursive: true });
    const mounted = `mount -t tmpfs -o size=${megabytes}m none "$1" || exit 99; place=$1; shift; ${script}`;
    const inside = ["--mount", "--map-root-user", "bash", "-c", mounted, "bash", place, ...command];
    return start(inside, { command: "unshare" });
  }

  const kept = path.join(folder, "kept");
  const keep = `status=$?; mkdir -p ${kept}; cp "$place"/results.json "$place"/report.md ${kept}; exit $status`;

  it("fails only the test whose engine fills it", async () => {
    const place = out("fill disk");
    const chosen = {
      workloads: ["oltp_update_index", others.writes],
      storage: "file",
      place: `${place}/filler`,
    } as const;
    // A test beside it would find the disk as full.
    const parameters = [...(await parametersOf("fill disk", chosen)), "--jobs", "1"];
    const script = `"$@"; ${keep}`;
    const finished = await onSmallDisk(place, 64, script, [process.execPath, cli, ...parameters]).finished;
    cpSync(kept, place, { recursive: true });
    expectOneLost(finished, "fill disk", "oltp_update_index", {
      reason: "error",
      role: "candidate",
      round: 1,
      message:
        /^statement: database or disk is full \(code 13\), in UPDATE sbtest1 SET k = \d+ WHERE id = \d+;$/,
    });
  });

  const longRun = (place: string) => [
    ...[process.execPath, cli, "run", "--candidate", sqlite, "--baseline", sqlite, "--variants", "int"],
    ...["--storages", "memory", "--workloads", "oltp_point_select,oltp_insert", "--rows", "500"],
    ...["--rounds", "1000", "--out", place],
  ];
  /** Once ten samples are there, nothing else fits on the disk. */
  const fillWhileTiming = (before: string) => `
    : >${folder}/progress
    "$@" 2>${folder}/progress & tool=$!
    until grep -qE '^timing .*: ([2-9]|[0-9][0-9]) s' ${folder}/progress; do sleep 0.02; done
    ${before}; cat /dev/zero >"$place"/filler 2>/dev/null
    wait $tool; `;
  const full = (place: string) =>
    `results database ${place}/results.sqlite cannot be written (database or disk is full)`;

  it("ends the run if samples cannot be stored, and reports those that were taken", async () => {
    const place = path.join(folder, "full");
    const script = fillWhileTiming(":") + keep;
    const { status, stdout, words: folded } = await onSmallDisk(place, 24, script, longRun(place)).finished;
    expect(status).toBe(3);
    expect(stdout).toMatch(/^Incomplete: the run was stopped/);
    expect(folded).toContain(full(place));
    const recording = parseRecording(readFileSync(path.join(kept, "results.json"), "utf8"), "results.json");
    expect(recording.run?.stopped).toContain(full(place));
    const samples = recording.tests.flatMap((test) => test.samples);
    expect(samples.length).toBeGreaterThan(3);
    expect(recording.tests.flatMap(({ failures }) => failures)).toEqual([]);
    expect(readFileSync(path.join(kept, "report.md"), "utf8")).toContain("Incomplete");
  });

  it("has its report printed where not even that can be written, and says so", async () => {
    const place = path.join(folder, "lost");
    const script = `${fillWhileTiming('mkdir "$place"/results.json')} status=$?; cat ${folder}/progress >&2; exit $status`;
    const { status, stdout, stderr } = await onSmallDisk(place, 24, script, longRun(place)).finished;
    expect(status, stderr).toBe(3);
    expect(stdout).toMatch(/^Incomplete: the run was stopped/);
    expect(stdout).toMatch(/^ {2}oltp_point_select +[\d,]+ +[\d,]+ +\d/m);
    expect(stderr).toMatch(
      /^sqlite-bench-gate: \S+\/results\.json cannot be written \(.*\): name a writable folder/m,
    );
    expect(stderr).not.toMatch(/^ +at /m);
  });
});

describe("the folder of a run's databases", () => {
  it("is named if it is removed, and no engine is blamed", async () => {
    const place = path.join(folder, "removed");
    const engines = ["--candidate", sqlite, "--baseline", sqlite, "--out", place, "--rounds", "1000"];
    const few = ["--variants", "int", "--workloads", "oltp_point_select,oltp_insert", "--rows", "500"];
    const { finished, stderrSoFar } = start(["run", ...engines, ...few]);
    while (!/^timing .*: ([2-9]|\d\d) s/m.test(stderrSoFar())) await setTimeout(20);
    const [databases] = readdirSync(place).filter((name) => name.startsWith(".sqlite-bench-gate-"));
    rmSync(path.join(place, String(databases)), { recursive: true, force: true, maxRetries: 10 });
    const { status, words: folded, stderr } = await finished;
    expect(status).toBe(3);
    expect(folded).toContain(
      `Incomplete: the run was stopped (its temporary folder ${place}/${databases} was removed while it was measuring);`,
    );
    expect(stderr).not.toMatch(/^ +at /m);
    const file = path.join(place, "results.json");
    const { tests } = parseRecording(readFileSync(file, "utf8"), file);
    expect(tests.flatMap(({ samples }) => samples).length).toBeGreaterThan(3);
    expect(tests.flatMap(({ failures }) => failures)).toEqual([]);
    expect(readdirSync(place).toSorted()).toEqual(["report.md", "results.json", "results.sqlite"]);
  });
});
