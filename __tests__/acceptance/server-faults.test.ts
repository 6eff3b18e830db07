import { readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { parseRecording } from "../results/full-build.ts";
import { args } from "./args.ts";
import { run } from "./cli.ts";
import {
  makeTestFolder,
  mariadbFile,
  ownStart,
  processesWith,
  type SmallWorkload,
  smallSuite,
  write,
} from "./servers.ts";

const folder = makeTestFolder("server-faults");

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const sound = mariadbFile(folder, "Sound");
let runs = 0;

async function measure(
  candidate: string,
  workloads?: readonly SmallWorkload[],
  more: readonly string[] = [],
) {
  const out = path.join(folder, `run-${runs++}`);
  const finished = await run([
    "run",
    ...["--candidate", candidate, "--baseline", sound, ...smallSuite(folder, workloads)],
    ...["--rounds", "1", "--ceiling", "1000", "--average-ceiling", "1000", "--quiet", "--out", out, ...more],
  ]);
  const file = path.join(out, "results.json");
  return { ...finished, failures: () => failuresIn(file), out };
}

/** Requires that no test has a result, that each says why, and that the other server was not let down by it. */
async function requireNoResult(candidate: string, reason: RegExp): Promise<void> {
  const { status, words, out } = await measure(candidate, ["point_select", "update"]);
  const file = path.join(out, "results.json");
  const { tests, engines } = parseRecording(readFileSync(file, "utf8"), file);
  expect(tests.map(({ workload }) => workload)).toEqual(["point_select", "update"]);
  for (const { failures, checks, samples } of tests) {
    expect(failures).toEqual([expect.objectContaining({ role: "candidate" })]);
    expect(failures[0]?.message).toMatch(reason);
    expect(checks.map(({ role }) => role)).toEqual(["baseline"]);
    expect(samples).toEqual([]);
  }
  expect(engines.candidate.version).toBe("unknown");
  expect(engines.baseline.version).toMatch(/MariaDB/);
  expect(words).toMatch(/none of 2 tests has a result/);
  expect(words).toMatch(reason);
  expect(status).toBe(3);
  expect(processesWith(folder)).toEqual([]);
}

/** The messages of each test's failures. */
function failuresIn(file: string): Record<string, string[]> {
  const { tests } = parseRecording(readFileSync(file, "utf8"), file);
  return Object.fromEntries(
    tests.map(({ workload, failures }) => [workload, failures.map(({ message }) => message)]),
  );
}

describe("a server that does not come up", () => {
  it("is named with how it ended and what it wrote last", async () => {
    await requireNoResult(
      mariadbFile(folder, "Refuses", "settings: { no_such_option: 1 }\n"),
      /server: it did not start: the server ended with status \d+; it wrote last: .*unknown variable 'no_such_option=1'/,
    );
  });

  it("is named if it is not ready in time", async () => {
    await requireNoResult(
      write(path.join(folder, "slow.yml"), "name: Slow\nstart: [sleep, '100']\nseconds: 1\n"),
      /server: not ready within 1 s: Can't connect/,
    );
  });

  it("is named if it does not answer in time that it is ready", async () => {
    const start = ["mariadbd", "--no-defaults", "--datadir={data}", "--socket={socket}", "--skip-networking"];
    const words = start.map((word) => `  - "${word}"\n`).join("");
    await requireNoResult(
      write(
        path.join(folder, "silent.yml"),
        `${ownStart}start:\n${words}ready: SELECT SLEEP(1000)\nseconds: 10\n`,
      ),
      /server: not ready within 10 s: Lost connection to (MySQL )?server/,
    );
  });

  it("is named if another program has its port", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    await new Promise((resolve) => other.once("listening", resolve));
    const { port } = other.address() as { port: number };
    const start = args`mariadbd --no-defaults --datadir={data} --socket={socket} --bind-address=127.0.0.1`;
    const words = [...start, `--port=${port}`].map((word) => `  - ${word}\n`).join("");
    const file = write(path.join(folder, "taken.yml"), `${ownStart}start:\n${words}connect: port\n`);
    try {
      await requireNoResult(
        file,
        /it did not start: the server ended with status 1; it wrote last: .*Can't start server: Bind on TCP/,
      );
    } finally {
      other.close();
    }
  });

  it("has had a port that the system gives to nobody else", async () => {
    // Two servers of a round start at once: with one port for both, a client would ask the other's server.
    const program = write(
      path.join(folder, "own-port.py"),
      `import errno, socket, sys
place = ("127.0.0.1", int(sys.argv[1]))
own, others = socket.socket(), socket.socket()
try:
    others.bind(place)
    sys.exit("error: others can have it")
except OSError as error:
    if error.errno != errno.EADDRINUSE: raise
own.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
own.bind(place)
own.listen()
sys.exit("error: it is this server's alone")
`,
    );
    const start = `["python3", ${JSON.stringify(program)}, "{port}"]`;
    await requireNoResult(
      write(path.join(folder, "own-port.yml"), `name: Own port\nstart: ${start}\nconnect: port\n`),
      /it wrote last: error: it is this server's alone/,
    );
  });

  it("is named if it does not have the settings of its file", async () => {
    const words = ["mariadbd", "--no-defaults", "--datadir={data}", "--socket={socket}", "--skip-networking"];
    const start = words.map((word) => `  - ${word}\n`).join("");
    const file = write(
      path.join(folder, "other-setting.yml"),
      `${ownStart}start:\n${start}settings: { innodb_flush_log_at_trx_commit: 0 }\n`,
    );
    const { status, stderr } = await measure(file);
    expect(stderr).toContain(
      'settings.innodb_flush_log_at_trx_commit is "0", but the server answers "1": start it so that it has this value',
    );
    expect(status).toBe(2);
  });

  it("is named if its data folder cannot be made", async () => {
    const file = write(
      path.join(folder, "no-init.yml"),
      "name: No\ninitialise: [sh, -c, 'echo no room >&2; exit 3']\nstart: [sleep, '9']\n",
    );
    await requireNoResult(
      file,
      /initialise: it failed: the server ended with status 3; it wrote last: no room/,
    );
  });
});

/** A MariaDB that a command stops, and that takes no notice of SIGTERM. */
function stoppedBy(name: string, stop: string): string {
  const script = write(
    path.join(folder, `${name}.sh`),
    `trap : TERM
mariadbd --no-defaults --datadir="$1" --socket="$2" --skip-networking --skip-log-bin --sql-mode= &
server=$!
while kill -0 $server 2>/dev/null; do wait $server; done
`,
  );
  const start = `start:\n  - sh\n  - ${script}\n  - "{data}"\n  - "{socket}"\n`;
  return write(path.join(folder, `${name}.yml`), `${ownStart}${start}${stop}`);
}

/**
 * A MariaDB that a script starts, which shares its process group with something that happens to it.
 *
 * @param then what the shell does once the server has started as `$server`, with the data folder as `$1`
 */
function scripted(name: string, then: string, before = ":", options = ""): string {
  const script = write(
    path.join(folder, `${name}.sh`),
    `${before}
mariadbd --no-defaults --datadir="$1" --socket="$2" --skip-networking --skip-log-bin --sql-mode= \\
  --character-set-server=utf8mb4 --collation-server=utf8mb4_bin ${options} &
server=$!
trap 'kill -TERM $server; wait $server; exit 0' TERM
${then}
wait $server
`,
  );
  return write(
    path.join(folder, `${name}.yml`),
    `${ownStart}start:\n  - sh\n  - ${script}\n  - "{data}"\n  - "{socket}"\nseconds: 20\n`,
  );
}

/** Shell words that wait until the workload of updates has written a row into the data folder `$1`, and then do something. */
function onUpdate(action: string): string {
  return `(while ! grep -qs "row 30 " "$1"/sqlite_bench_gate/t.ibd "$1"/ib_logfile0; do sleep 0.02; done; ${action}) &`;
}

describe("a server that starts slowly", () => {
  it("has the seconds of its file for that, beside what a sample may take", async () => {
    const file = scripted("slow-start", ":", "sleep 5");
    const { status, failures } = await measure(file, ["point_select"], ["--sample-timeout", "3"]);
    expect(failures()).toEqual({ point_select: [] });
    expect(status).toBe(0);
  });
});

const hurt = ["point_select", "sum_range", "slow_update"] as const;
const others = { point_select: [], sum_range: [] };

describe("a server that fails while it is measured", () => {
  it("fails the tests in which it dies, and no others", async () => {
    const { status, failures } = await measure(scripted("dies", onUpdate("kill -9 $server")), hurt);
    expect(status).toBe(3);
    const { slow_update: update = [], ...rest } = failures();
    expect(rest).toEqual(others);
    expect(update.join("\n")).toMatch(
      /(Lost connection to server|server has gone away).*the server ended with status 137; it wrote last: .*ready for connections/,
    );
    expect(update.join("\n")).toMatch(/the server ended with status 137/);
  });

  it("fails the tests in which it hangs, and no others", async () => {
    const file = scripted("hangs", onUpdate("kill -STOP $server"));
    const { status, failures } = await measure(file, hurt, ["--sample-timeout", "5"]);
    expect(status).toBe(3);
    const { slow_update: update = [], ...rest } = failures();
    expect(rest).toEqual(others);
    expect(update.join("\n")).toMatch(/no answer within 5 s \(.*\), in UPDATE t SET/);
    expect(processesWith(folder)).toEqual([]);
  });

  it("fails the tests in which its disk is full, and no others", async () => {
    // Blocks of 512 bytes: its log of 8 MiB and the tables fit, and 24 MiB of rows do not. With the signal ignored, a write beyond them
    // fails as one to a full disk does.
    const file = scripted("full", ":", "trap '' XFSZ; ulimit -f 40000", "--innodb-log-file-size=8M");
    const { status, failures } = await measure(file, ["point_select", "grow"], ["--sample-timeout", "100"]);
    expect(status).toBe(3);
    const { grow = [], ...rest } = failures();
    expect(rest).toEqual({ point_select: [] });
    expect(grow.join("\n")).toMatch(
      /The table 't' is full|[Dd]isk is full|No space left on device|File too large/,
    );
  });

  it("fails the tests whose statements it refuses, and no others", async () => {
    const file = mariadbFile(folder, "Safe", "settings: { sql_safe_updates: 1 }\n");
    const { status, failures } = await measure(file, ["point_select", "update_all"]);
    expect(status).toBe(3);
    const { update_all = [], ...rest } = failures();
    expect(rest).toEqual({ point_select: [] });
    expect(update_all.join("\n")).toMatch(
      /statement: You are using safe update mode .*\(code 1175\) \(.*\), in UPDATE t SET k = k \+ 1;/,
    );
  });

  it("fails the tests that it answers wrongly, and no others", async () => {
    const { status, failures } = await measure(
      mariadbFile(folder, "Rounds", "settings: { div_precision_increment: 1 }\n"),
    );
    expect(status).toBe(3);
    const { sum_range = [], ...rest } = failures();
    expect(rest).toEqual({ point_select: [], update: [] });
    expect(sum_range.join("\n")).toMatch(/candidate returned values with the hash/);
  });

  it("is killed if it does not stop", async () => {
    const file = write(
      path.join(folder, "stays.yml"),
      `${ownStart}start:
  - sh
  - -c
  - |
    trap : TERM
    mariadbd --no-defaults --datadir="$0" --socket="$1" --skip-networking &
    while :; do sleep 1; done
  - "{data}"
  - "{socket}"
seconds: 5
`,
    );
    await requireNoResult(file, /stop: the server did not stop within 5 s/);
  });

  it("is named if the command that stops it fails", async () => {
    const stop = "stop: [sh, -c, 'echo error: who is it >&2; exit 4']\n";
    await requireNoResult(
      stoppedBy("fails-to-stop", stop),
      /stop: the command "sh" ended with status 4; it wrote last: error: who is it/,
    );
  });

  it("is named if the command that stops it does not end", async () => {
    await requireNoResult(
      stoppedBy("stops-for-ever", "stop: [sleep, '1000']\nseconds: 5\n"),
      /stop: the command "sleep" did not end within 5 s/,
    );
  });

  it("is measured if a command stops it", async () => {
    const stop = "stop: [mariadb-admin, --no-defaults, --user=root, '--socket={socket}', shutdown]\n";
    const { status, failures } = await measure(stoppedBy("stops", stop), ["point_select", "update"]);
    expect(failures()).toEqual({ point_select: [], update: [] });
    expect(status).toBe(0);
  });
});
