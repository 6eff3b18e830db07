import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { run, Services } from "./services.ts";

let folder: string;
let services: Services;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "services-"));
  services = new Services(200);
});

afterEach(() => {
  services.kill();
  rmSync(folder, { recursive: true });
});

/** The processes share two processors with other tests. */
const patience = { timeout: 30_000 };

/** Starts a shell script, and waits for the process ids that it writes to its log. */
async function start(script: string): Promise<number[]> {
  const surroundings = { folder, environment: { PATH: process.env.PATH ?? "" }, account: undefined };
  const log = services.start("service", "bash", ["-c", script], surroundings);
  return await vi.waitFor(() => {
    const text = readFileSync(log, "utf8");
    if (!text.endsWith("ready\n")) throw new Error(`the script has written: ${text}`);
    return text.match(/\d+/g)?.map(Number) ?? [];
  }, patience);
}

/** A process that has ended is a zombie until its parent asks for its status. */
function isRunning(pid: number): boolean {
  try {
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, "utf8"));
  } catch {
    return false;
  }
}

describe("a service", () => {
  it("ends by itself when asked to", async () => {
    await start(`trap 'echo asked; exit' TERM; echo ready; while true; do sleep 0.01; done`);
    await services.stop();
    expect(readFileSync(path.join(folder, "service.log"), "utf8")).toBe("ready\nasked\n");
  });

  it("is killed if it does not end in time", async () => {
    const [pid = 0] = await start(`trap '' TERM; echo $$; echo ready; while true; do sleep 0.01; done`);
    expect(isRunning(pid)).toBe(true);
    await services.stop();
    await vi.waitFor(() => expect(isRunning(pid)).toBe(false), patience);
  });

  it("takes along what it has started in another process group", async () => {
    const pids = await start("set -m; sleep 1000 & echo $$ $!; echo ready; wait");
    expect(pids.map(isRunning)).toEqual([true, true]);
    await services.stop();
    await vi.waitFor(() => expect(pids.map(isRunning)).toEqual([false, false]), patience);
  });

  it("can be killed at once", async () => {
    const pids = await start("set -m; sleep 1000 & echo $$ $!; echo ready; wait");
    services.kill();
    await vi.waitFor(() => expect(pids.map(isRunning)).toEqual([false, false]), patience);
  });

  it("sees nothing of the environment but what it is given", () => {
    const environment = { PATH: process.env.PATH ?? "", ONLY: "this" };
    const names = run("env", [], { folder, environment, account: undefined }).match(/^\w+(?==)/gm);
    expect(names?.toSorted()).toEqual(["ONLY", "PATH"]);
  });
});
