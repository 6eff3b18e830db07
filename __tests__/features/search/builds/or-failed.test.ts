import { mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { orFailed } from "../../../../src/features/search/builds/or-failed.ts";
import { InputError } from "../../../../src/model/errors.ts";
import { runProgram } from "../../../../src/process/run.ts";

const never = new AbortController().signal;

it("makes a file of others that cannot be read a failure of one engine", async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "or-failed-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, "circle.c");
  symlinkSync(file, file);
  const read = (name: string) => () => ({ state: "built", engine: readFileSync(name, "utf8") }) as const;
  expect(await orFailed(read(file), never)).toMatchObject({ message: expect.stringContaining("ELOOP") });
  expect(await orFailed(read(folder), never)).toMatchObject({ message: expect.stringContaining("EISDIR") });
});

it("makes a program that prints without end a failure of one engine", async () => {
  const print = async () => {
    await runProgram("yes", [], { environment: { PATH: process.env.PATH } });
    return { state: "built", engine: "none" } as const;
  };
  expect(await orFailed(print, never)).toEqual({ state: "failed", message: "yes wrote more than 50 MB" });
});

it("hides neither a mistake of the user, nor one of the tool, nor an abort", async () => {
  const fail = (cause: unknown) => async () => {
    throw cause;
  };
  await expect(orFailed(fail(new InputError("no tar")), never)).rejects.toThrow("no tar");
  await expect(orFailed(fail(new TypeError("a fault")), never)).rejects.toThrow("a fault");
  const missing = fail(Object.assign(new Error("missing"), { code: "ENOENT" }));
  await expect(orFailed(missing, AbortSignal.abort("interrupted"))).rejects.toBe("interrupted");
});
