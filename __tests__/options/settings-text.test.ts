import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { readConfigFile } from "../../src/options/settings-text.ts";
import { errorMessage } from "../error-message.ts";
import { parseConfigFile } from "./full-build.ts";

describe("the configuration file that workflows read by default", () => {
  const former = process.cwd();
  let workspace: string;

  beforeEach(() => {
    workspace = mkdtempSync(path.join(tmpdir(), "workspace-"));
    process.chdir(workspace);
    return () => {
      process.chdir(former);
      rmSync(workspace, { recursive: true });
    };
  });

  const names = [".github/bench-gate.yml", ".sqlite-bench-gate/settings/.github/bench-gate.yml"];

  it.each(names)("may be absent in an action, and then the defaults apply: %s", (name) => {
    expect(readConfigFile(name, workspace).value).toEqual(parseConfigFile("{}", name));
  });

  it.each(names)("is read if it is there, and an error if it cannot be read: %s", (name) => {
    mkdirSync(path.dirname(name), { recursive: true });
    writeFileSync(name, "rows: 700\n");
    expect(readConfigFile(name, workspace).value).toEqual({ rows: 700 });
    rmSync(name);
    symlinkSync("nowhere", name);
    expect(errorMessage(() => readConfigFile(name, workspace))).toContain(`"${name}" cannot be read`);
  });

  it.each(["gate.yml", ".github/speed.yml", ".github/bench-gate.yaml", "sub/.github/bench-gate.yml"])(
    "is no other file: %s",
    (name) => {
      expect(errorMessage(() => readConfigFile(name, workspace))).toContain(`"${name}" cannot be read`);
    },
  );

  it("is no file that a command line names", () => {
    expect(errorMessage(() => readConfigFile(".github/bench-gate.yml", undefined))).toContain(
      "cannot be read",
    );
  });
});
