import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { readConfigFile } from "../../src/options/settings-text.ts";
import { errorMessage } from "../error-message.ts";
import { parseConfigFile } from "./full-build.ts";

describe("the configuration file that workflows read by default", () => {
  const former = process.cwd();
  const job = mkdtempSync(path.join(tmpdir(), "job-"));
  const [workspace, temporary] = [path.join(job, "workspace"), path.join(job, "temporary")] as const;
  const roots = [workspace, temporary];

  beforeEach(() => {
    for (const folder of roots) mkdirSync(folder, { recursive: true });
    process.chdir(workspace);
    return () => {
      process.chdir(former);
      rmSync(job, { recursive: true });
    };
  });

  const settings = path.join(temporary, "sqlite-bench-gate-abc/settings");
  const names = [".github/bench-gate.yml", path.join(settings, ".github/bench-gate.yml")];

  it.each(names)("may be absent in an action, and then the defaults apply: %s", (name) => {
    expect(readConfigFile(name, roots).value).toEqual(parseConfigFile("{}", name));
  });

  it.each(names)("is read if it is there, and an error if it cannot be read: %s", (name) => {
    mkdirSync(path.dirname(name), { recursive: true });
    writeFileSync(name, "rows: 700\n");
    expect(readConfigFile(name, roots).value).toEqual({ rows: 700 });
    rmSync(name);
    for (const target of ["nowhere", path.basename(name)]) {
      symlinkSync(target, name);
      expect(errorMessage(() => readConfigFile(name, roots))).toContain(`"${name}" cannot be read`);
      rmSync(name);
    }
    rmSync(path.dirname(name), { recursive: true });
    symlinkSync(path.basename(path.dirname(name)), path.dirname(name));
    expect(errorMessage(() => readConfigFile(name, roots))).toContain(`"${name}" cannot be read`);
  });

  it("leads out of no folder of the job, also not by a link into another one, and is a regular file", () => {
    const [own = "", given = ""] = names;
    for (const name of names) mkdirSync(path.dirname(name), { recursive: true });
    writeFileSync(given, "rows: 700\n");
    symlinkSync(given, own);
    expect(errorMessage(() => readConfigFile(own, roots))).toContain(`"${own}" leads out of the workspace`);
    expect(readConfigFile(given, roots).value).toEqual({ rows: 700 });
    rmSync(own);
    symlinkSync("other.yml", own);
    writeFileSync(".github/other.yml", "rows: 800\n");
    expect(readConfigFile(own, roots).value).toEqual({ rows: 800 });
    for (const name of names) {
      rmSync(name);
      execFileSync("mkfifo", [name]);
      expect(errorMessage(() => readConfigFile(name, roots))).toContain("it is no regular file");
    }
  });

  it.each(["gate.yml", ".github/speed.yml", ".github/bench-gate.yaml", "sub/.github/bench-gate.yml"])(
    "is no other file: %s",
    (name) => {
      expect(errorMessage(() => readConfigFile(name, roots))).toContain(`"${name}" cannot be read`);
    },
  );

  it("is no file that a command line names", () => {
    expect(errorMessage(() => readConfigFile(".github/bench-gate.yml", undefined))).toContain(
      "cannot be read",
    );
  });
});
