import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { copyStart, runPrepareCommand } from "../../src/engines/database-start.ts";
import { EngineFailure } from "../../src/engines/engine.ts";
import { useFolder } from "../builders/folder.ts";

const folder = useFolder("start");
const template = path.join(folder, "template");

beforeEach(() => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(template, { recursive: true });
});

/** The cause that a promise is rejected with. */
const rejection = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => {
      throw new Error("it succeeded");
    },
    (cause: unknown) => cause,
  );

const write = (name: string, text: string) => {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
};

describe("what a database starts from", () => {
  it("is a file, with the files beside it that belong to it", () => {
    const file = write("shop.db", "pages");
    write("shop.db-wal", "log");
    write("shop.dbx", "another");
    copyStart(file, template);
    expect(readdirSync(template).toSorted()).toEqual(["db", "db-wal"]);
    expect(readFileSync(path.join(template, "db-wal"), "utf8")).toBe("log");
  });

  it("is a folder, whose files engines of other users can read and the tool can remove", () => {
    write("shop/db", "pages");
    writeFileSync(write("shop/side/chunk", "more"), "more", { mode: 0o400 });
    copyStart(path.join(folder, "shop"), template);
    expect(readFileSync(path.join(template, "side/chunk"), "utf8")).toBe("more");
    expect(statSync(path.join(template, "side/chunk")).mode & 0o777).toBe(0o644);
  });

  it("fails its engine if it is gone", () => {
    expect(() => copyStart(path.join(folder, "none"), template)).toThrow(EngineFailure);
    expect(() => copyStart(path.join(folder, "none"), template)).toThrow(
      "its database cannot be copied (ENOENT",
    );
  });
});

describe("a command that prepares a database", () => {
  const signal = new AbortController().signal;
  const driver = { command: "driver", environment: { PATH: process.env.PATH ?? "" } };
  const prepare = (words: readonly [string, ...string[]], timeoutMs = 10_000, own = signal) =>
    runPrepareCommand(
      { words, files: [], place: "bench/own.yml:4:1: prepare-command" },
      { template, engine: "/engines/lib.so", driver, timeoutMs },
      own,
    );

  it("is told the database, the folder and the engine, also in parts of words, and works in its folder", async () => {
    await prepare([
      "sh",
      "-c",
      'echo "$@" > told; pwd > where; touch "$2/in-dir"',
      "sh",
      "--db={database}",
      "{dir}",
      "{engine}",
    ]);
    const database = path.join(template, "db");
    const dir = path.join(template, "dir-of-preparation");
    expect(readFileSync(path.join(template, "told"), "utf8")).toBe(
      `--db=${database} ${dir} /engines/lib.so\n`,
    );
    expect(readdirSync(dir)).toEqual(["in-dir"]);
  });

  it("sees no more of the environment than engines do, and no shell reads its words", async () => {
    process.env.MY_TOKEN = "secret";
    await prepare(["sh", "-c", 'echo "$MY_TOKEN|$1" > told', "sh", "$(id) `id` * ;"]);
    delete process.env.MY_TOKEN;
    expect(readFileSync(path.join(template, "told"), "utf8")).toBe("|$(id) `id` * ;\n");
  });

  it.each([
    [["sh", "-c", "exit 3"], "sh ended with status 3: it printed nothing"],
    [["sh", "-c", "seq 9; echo a >&2; exit 1"], "sh ended with status 1: a"],
    [["sh", "-c", "seq 9; exit 1"], "sh ended with status 1: 5 | 6 | 7 | 8 | 9"],
    [["sh", "-c", "kill -9 $$"], "sh was ended by SIGKILL: it printed nothing"],
    [["no-such-program"], "no-such-program is not on PATH"],
    [["/"], "/ cannot be run (spawn / EACCES)"],
  ] as const)("that fails is named: %j", async (words, message) => {
    const cause = await rejection(prepare(words));
    expect(cause).toBeInstanceOf(EngineFailure);
    expect((cause as Error).message).toBe(`bench/own.yml:4:1: prepare-command: ${message}`);
  });

  it("is ended when its time is up, with everything that it has started", async () => {
    const cause = await rejection(prepare(["sh", "-c", "echo working >&2; sleep 60"], 3000));
    expect(cause).toMatchObject({ reason: "timeout" });
    expect((cause as Error).message).toContain("sh took over 3 s: working");
    // A process that holds its output would keep the tool waiting for a minute.
    await prepare(["sh", "-c", "sleep 60 & exit 0"]);
  });

  it("shows short lines of what it printed, and is ended if it prints without end", async () => {
    const cause = await rejection(prepare(["sh", "-c", "head -c 100000 /dev/zero | tr '\\0' x >&2; exit 1"]));
    expect((cause as Error).message.length).toBeLessThan(400);
    const endless = await rejection(prepare(["sh", "-c", "yes"], 60_000));
    expect((endless as Error).message).toContain("sh wrote more than 50 MB)");
  });

  it("ends with the run", async () => {
    const controller = new AbortController();
    const running = prepare(["sleep", "60"], 60_000, controller.signal);
    controller.abort("interrupted");
    expect(await running.catch((cause) => cause)).toBe("interrupted");
  });
});
