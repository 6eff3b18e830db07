import { closeSync, mkdirSync, openSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it, vi } from "vitest";
import { findOnPath, runProgram, StartError, versionOf } from "../../src/process/run.ts";
import { useFolder } from "../builders/folder.ts";

const folder = useFolder("programs");
const environment = { PATH: process.env.PATH };
const shell = (script: string, options: object = {}) =>
  runProgram("sh", ["-c", script], { environment, ...options });

/** Whether a process is there, which is neither gone nor dead. */
function isRunning(pid: number): boolean {
  try {
    return !/^State:\s+[ZX]/m.test(readFileSync(`/proc/${pid}/status`, "utf8"));
  } catch {
    return false;
  }
}

describe("a program", () => {
  it("has its status, and both outputs", async () => {
    const { status, killedBy, isTimedOut, stdout, stderr } = await shell("cat; echo bad >&2; exit 3", {
      input: "in",
    });
    expect({ status, killedBy, isTimedOut }).toEqual({ status: 3, killedBy: null, isTimedOut: false });
    expect([stdout.toString(), stderr]).toEqual(["in", "bad\n"]);
  });

  it.each(["", ".", "bin"])(
    "is not looked for in a folder %j of PATH, nor by what it starts",
    async (relative) => {
      const name = `planted-${relative.length}`;
      const place = path.join(folder, relative);
      mkdirSync(place, { recursive: true });
      writeFileSync(path.join(place, name), "#!/bin/sh\necho planted\n", { mode: 0o755 });
      const PATH = `${relative}:${process.env.PATH}:${relative}`;
      await expect(runProgram(name, [], { folder, environment: { PATH } })).rejects.toThrow("ENOENT");
      const { status } = await runProgram("sh", ["-c", name], { folder, environment: { PATH } });
      expect(status).toBe(127);
      await expect(runProgram(name, [], { folder, environment: { PATH: relative } })).rejects.toThrow(
        "ENOENT",
      );
    },
  );

  it("sees no other variables than are given, no input, and its folder", async () => {
    const { stdout } = await shell("pwd; env; cat", { folder, environment: { ...environment, OWN: "1" } });
    const [place, ...variables] = stdout.toString().trim().split("\n");
    expect(place).toBe(folder);
    expect(
      variables
        .map((line) => line.replace(/=.*/, ""))
        .filter((name) => !/^(PWD|SHLVL|OLDPWD|_)$/.test(name))
        .toSorted(),
    ).toEqual(["OWN", "PATH"]);
  });

  it("writes both outputs into a file in their order", async () => {
    const file = path.join(folder, "log");
    const log = openSync(file, "w");
    await shell("echo one; echo two >&2; echo three", { log });
    closeSync(log);
    expect(readFileSync(file, "utf8")).toBe("one\ntwo\nthree\n");
  });

  it("is ended with everything that it has started, if it takes too long", async () => {
    const { status, killedBy, isTimedOut, stdout } = await shell("sleep 600 & echo $!; wait", {
      timeoutMs: 300,
    });
    expect({ status, killedBy, isTimedOut }).toEqual({ status: null, killedBy: "SIGKILL", isTimedOut: true });
    // A killed process closes its files, for which the end is waited, a moment before it is dead. On its own this one would run for 600 s.
    await vi.waitFor(() => expect(isRunning(Number(stdout))).toBe(false), { timeout: 10_000 });
  });

  it("is ended on an abort, whose reason is thrown", async () => {
    const abort = new AbortController();
    const running = shell("sleep 600", { signal: abort.signal });
    setTimeout(() => abort.abort("stopped"), 50);
    await expect(running).rejects.toBe("stopped");
    await expect(shell("true", { signal: abort.signal })).rejects.toBe("stopped");
  });

  it("is ended if it writes without end", async () => {
    await expect(shell("yes")).rejects.toThrow("sh wrote more than 50 MB");
  });

  it("that is missing, and a folder that is missing, are told apart", async () => {
    const missing = await runProgram("no-such-program", [], { environment }).catch((cause) => cause);
    expect(missing).toBeInstanceOf(StartError);
    expect(missing.isMissing).toBe(true);
    const elsewhere = await shell("true", { folder: path.join(folder, "none") }).catch((cause) => cause);
    expect(elsewhere).toBeInstanceOf(StartError);
    expect(elsewhere.isMissing).toBe(false);
  });
});

describe("an installed program", () => {
  it("is found in absolute folders of PATH, and says its version", async () => {
    const git = findOnPath("git", environment);
    expect(git).toMatch(/^\/.*\/git$/);
    expect(await versionOf(git ?? "", environment, /^git version (\d+)/)).toMatch(/^\d+$/);
    expect(await versionOf(git ?? "", environment, /^hg/)).toBeUndefined();
    expect(await versionOf("no-such-program", environment, /./)).toBeUndefined();
    expect(findOnPath("git", { PATH: "bin:." })).toBeUndefined();
    expect(findOnPath("git", {})).toBeUndefined();
  });
});
