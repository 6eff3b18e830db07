import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freePort } from "../free-port.ts";
import { parseRecording } from "../results/full-build.ts";
import { args } from "./args.ts";
import { run } from "./cli.ts";
import { makeTestFolder, smallSuite, write } from "./servers.ts";

const folder = makeTestFolder("server-address");
const isRoot = process.getuid?.() === 0;

/** A MariaDB that somebody else has started, and that goes on. */
interface RunningServer {
  readonly socket: string;
  readonly port: number;
  readonly stop: () => Promise<void>;
}

/** Starts a server that has an account `bench` with a password, which may use what the tool creates and nothing else. */
async function startServer(name: string, ...options: readonly string[]): Promise<RunningServer> {
  const data = path.join(folder, name);
  const user = isRoot ? ["--user=nobody"] : [];
  const initialise = [`--datadir=${data}`, "--auth-root-authentication-method=normal", "--skip-test-db"];
  execFileSync("mariadb-install-db", ["--no-defaults", ...user, ...initialise], { stdio: "ignore" });
  const accounts = write(
    path.join(folder, `${name}.sql`),
    "CREATE USER bench IDENTIFIED BY 'secret';\nGRANT ALL ON `sqlite\\_bench\\_gate\\_%`.* TO bench;\n",
  );
  const socket = path.join(data, "s");
  const port = await freePort();
  const child = spawn(
    "mariadbd",
    [
      ...["--no-defaults", ...user, `--datadir=${data}`, `--init-file=${accounts}`, `--socket=${socket}`],
      ...[`--port=${port}`, "--bind-address=127.0.0.1", "--skip-log-bin", "--collation-server=utf8mb4_bin"],
      ...["--character-set-server=utf8mb4", ...options],
    ],
    {
      stdio: ["ignore", "ignore", "pipe"],
      env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/usr/local/sbin` },
    },
  );
  let log = "";
  child.stderr.setEncoding("utf8").on("data", (text) => (log += text));
  while (!log.includes("ready for connections")) {
    if (child.exitCode !== null) throw new Error(log);
    await setTimeout(20);
  }
  const stop = async () => {
    child.kill("SIGTERM");
    if (child.exitCode === null) await once(child, "exit");
  };
  return { socket, port, stop };
}

/** A certificate that nobody has signed but itself. */
function makeCertificate(): readonly string[] {
  const [key, certificate] = [path.join(folder, "key.pem"), path.join(folder, "certificate.pem")];
  execFileSync(
    "openssl",
    [
      ...["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=a-server"],
      ...["-keyout", key, "-out", certificate],
    ],
    { stdio: "ignore" },
  );
  if (isRoot) execFileSync("chown", ["nobody", key]);
  return [`--ssl-key=${key}`, `--ssl-cert=${certificate}`];
}

function fileOf(name: string, address: string, more = "password: secret\n"): string {
  return write(
    path.join(folder, `${name}.yml`),
    `name: ${name}\naddress: ${address}\naccount: bench\n${more}`,
  );
}

const ownSuite = smallSuite(folder, ["point_select", "update"]);
let runs = 0;

async function measure(candidate: string, baseline: string, suite = ownSuite) {
  const out = path.join(folder, `run-${runs++}`);
  const finished = await run([
    "run",
    ...["--candidate", candidate, "--baseline", baseline, ...suite],
    ...["--rounds", "2", "--ceiling", "1000", "--average-ceiling", "1000", "--quiet", "--out", out],
  ]);
  const file = path.join(out, "results.json");
  return { ...finished, recording: parseRecording(readFileSync(file, "utf8"), file) };
}

describe("a server at an address", () => {
  let open: RunningServer;
  let closed: RunningServer;

  beforeAll(async () => {
    open = await startServer("open");
    closed = await startServer("closed", "--require-secure-transport=ON", ...makeCertificate());
  });

  afterAll(async () => {
    await open.stop();
    await closed.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  function databasesOf({ socket }: RunningServer): string {
    const query = ["--no-defaults", "-u", "root", "-S", socket, "-N", "-e", "SHOW DATABASES LIKE 'sqlite%'"];
    return execFileSync("mariadb", query, { encoding: "utf8" });
  }

  it.each(["127.0.0.1", "localhost"])(
    "is measured by its socket and a port of %s, and keeps nothing of that",
    async (host) => {
      const candidate = fileOf("Port", `${host}:${open.port}`);
      const { status, stderr, recording } = await measure(candidate, fileOf("Socket", open.socket));
      expect(stderr).toBe("");
      expect(recording.tests.flatMap(({ failures }) => failures)).toEqual([]);
      expect(recording.tests.map(({ samples }) => samples.length)).toEqual([4, 4]);
      expect(status).toBe(0);
      expect(databasesOf(open)).toBe("");
    },
  );

  it("keeps nothing of a test that fails", async () => {
    const workload = write(
      path.join(folder, "refused.yml"),
      `name: refused
tables: CREATE TABLE one (id INT PRIMARY KEY);
prepare: INSERT INTO one VALUES (1);
storages: [file]
kind: writes
repeat: 2
statements: BEGIN; UPDATE one SET id = id + 1; UPDATE one SET nothing = 1; COMMIT;
check: SELECT * FROM one;
`,
    );
    const suite = ["--suites", "own", "--own-workloads", workload, "--storages", "file"];
    const candidate = fileOf("Port", `127.0.0.1:${open.port}`);
    const { status, recording } = await measure(candidate, fileOf("Socket", open.socket), suite);
    const [{ failures = [] } = {}] = recording.tests;
    expect(failures.map(({ message }) => message)).toEqual([
      expect.stringContaining("Unknown column 'nothing'"),
      expect.stringContaining("Unknown column 'nothing'"),
    ]);
    expect(status).toBe(3);
    expect(databasesOf(open)).toBe("");
  });

  it("is measured by TLS if its file says so", async () => {
    const tls = "password: secret\ntls: true\n";
    const candidate = fileOf("Encrypted", `127.0.0.1:${closed.port}`, tls);
    const { status, recording } = await measure(candidate, fileOf("Socket", closed.socket));
    expect(recording.tests.flatMap(({ failures }) => failures)).toEqual([]);
    expect(status).toBe(0);
    expect(databasesOf(closed)).toBe("");
  });

  it("fails its tests if durability is required, which nobody can count there", async () => {
    const suite = args`--suites server --workloads oltp_update_index --rows 200 --require-durability`;
    const candidate = fileOf("Port", `127.0.0.1:${open.port}`);
    const { status, words, recording } = await measure(candidate, fileOf("Socket", open.socket), suite);
    expect(recording.machine).not.toHaveProperty("flushNs");
    expect(recording.engines.candidate.uncounted).toBe("the tool has not started it");
    expect(recording.tests.flatMap(({ checks }) => checks.map(({ calls }) => calls))).toEqual([
      undefined,
      undefined,
    ]);
    expect(words).toContain(
      "durability is required, and what baseline asks of the system was not counted: the tool has not started it",
    );
    expect(status).toBe(3);
  });

  it.each([
    {
      what: "refuses the password",
      file: () => fileOf("Wrong", open.socket, "password: open sesame\n"),
      reason: /: Access denied for user 'bench'@'localhost' \(using password: YES\) \(code 1045\)/,
    },
    {
      what: "is not there",
      file: () => fileOf("Nobody", "127.0.0.1:1"),
      reason: /server: 127\.0\.0\.1:1: Can't connect to (MySQL )?server on '127\.0\.0\.1' \(\d+\)/,
    },
    {
      what: "wants TLS",
      file: () => fileOf("Plain", `127.0.0.1:${closed.port}`),
      reason:
        /(insecure transport|Access denied for user) .*\(code \d+\): .*set tls to true in the server's file/,
    },
    {
      what: "has no TLS",
      file: () => fileOf("Bare", `127.0.0.1:${open.port}`, "password: secret\ntls: true\n"),
      reason: /server: 127\.0\.0\.1:\d+: (the server has no TLS|TLS\/SSL error|SSL connection error)/,
    },
  ])("fails its tests if it $what, and the other server goes on", async ({ file, reason }) => {
    const { status, words, recording } = await measure(file(), fileOf("Sound", open.socket));
    for (const { failures, checks } of recording.tests) {
      expect(failures).toHaveLength(1);
      expect(failures[0]?.message).toMatch(reason);
      expect(checks.map(({ role }) => role)).toEqual(["baseline"]);
    }
    expect(words).toContain("none of 2 tests has a result");
    expect(status).toBe(3);
  });
});
