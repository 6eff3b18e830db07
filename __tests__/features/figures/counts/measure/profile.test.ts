import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { parseProfile, takeProfile } from "../../../../../src/features/figures/counts/measure/profile.ts";

/** As Callgrind 3.19 writes it with neither names nor positions compressed. */
const text = `# callgrind format
version: 1
creator: callgrind-3.19.0
desc: Trigger: Client Request
positions: line
events: Ir

fn=main
0 20
cfn=step
calls=2 0
0 300

fn=step
0 200
cfn=step
calls=1 0
0 90
cfn=compare
calls=4 0
0 100

fn=compare
0 100

totals: 320
`;

describe("a profile of Callgrind", () => {
  it("has the own and the inclusive instructions of each function", () => {
    const { total, functions } = parseProfile(text);
    expect(total).toBe(320);
    expect(Object.fromEntries(functions)).toEqual({
      main: { own: 20, inclusive: 320 },
      step: { own: 200, inclusive: 300 },
      compare: { own: 100, inclusive: 100 },
    });
  });

  it("is the part that the driver asked for, of what is in the folder", () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), "profiles-"));
    try {
      expect(takeProfile(folder)).toBeUndefined();
      writeFileSync(
        path.join(folder, "7"),
        text.replace("Client Request", "Program termination").replace("0 20", "0 9"),
      );
      writeFileSync(path.join(folder, "7.1"), text);
      expect(takeProfile(folder)?.total).toBe(320);
      expect(readdirSync(folder)).toEqual([]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it("is none of a file that the engine made beside it", () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), "profile-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const refused = (make: (file: string) => void) => {
      writeFileSync(path.join(folder, "17.1"), text);
      make(path.join(folder, "!"));
      expect(() => takeProfile(folder)).toThrow(/^the folder of Callgrind's profiles has /);
      expect(readdirSync(folder)).toEqual([]);
    };
    refused((file) => writeFileSync(file, text.replaceAll("300", "3")));
    refused((file) => symlinkSync("/dev/zero", file));
    refused((file) => execFileSync("mkfifo", [file]));
    refused((file) => mkdirSync(file));
  });
});
