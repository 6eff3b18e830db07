import { describe, expect, it } from "vitest";
import type { SettingsInForce } from "../../src/model/engine.ts";
import { refusedSettings, unequalKinds, unequalSettings } from "../../src/verdict/fairness.ts";

const settings = (parts: Partial<SettingsInForce> = {}): SettingsInForce => {
  return { journal_mode: "wal", synchronous: "2", cache_size: "-2000", page_size: "4096", ...parts };
};

const engine = (name: string, ...[memory, file, autocommit]: SettingsInForce[]) => ({
  name,
  settings: { ...(memory && { memory }), ...(file && { file }), ...(autocommit && { autocommit }) },
});

const same = settings();

describe("settings that are not the same", () => {
  it("are named with both values and where they are in force", () => {
    const baseline = engine("SQLite", same, same, same);
    const candidate = engine(
      "DoltLite",
      same,
      settings({ cache_size: "-65536" }),
      settings({ cache_size: "-65536", synchronous: "1" }),
    );
    expect(unequalSettings({ baseline, candidate })).toEqual([
      expect.stringContaining("Not the same synchronous: FULL on SQLite, NORMAL on DoltLite (autocommit)."),
      expect.stringContaining(
        "Not the same cache_size: -2000 on SQLite, -65536 on DoltLite (file, autocommit).",
      ),
    ]);
  });

  it("are none if they are equal, or if one is unknown", () => {
    const baseline = engine("SQLite", same, same);
    expect(unequalSettings({ baseline, candidate: engine("DoltLite", same) })).toEqual([]);
    expect(unequalSettings({ baseline, candidate: { name: "DoltLite" } })).toEqual([]);
  });

  it("do not count if they cannot make an engine faster", () => {
    const candidate = engine("DoltLite", settings({ page_size: "8192" }));
    expect(unequalSettings({ baseline: engine("SQLite", same), candidate })).toEqual([]);
  });
});

describe("settings of a suite", () => {
  const size = { rows: 1000, seed: 1 };
  const off = settings({ journal_mode: "off", synchronous: "0" });
  const raw = (name: string, file: SettingsInForce) => ({ name, variantSettings: { raw: { file } } });

  it("that an engine did not take are named, with what it has", () => {
    const candidate = raw("DoltLite", settings({ journal_mode: "delete", synchronous: "0" }));
    expect(refusedSettings({ baseline: raw("SQLite", off), candidate }, size)).toEqual([
      "DoltLite did not take journal_mode=off, and has delete (raw/file).",
    ]);
    expect(unequalSettings({ baseline: raw("SQLite", off), candidate })).toEqual([
      expect.stringContaining("Not the same journal_mode: off on SQLite, delete on DoltLite (raw/file)."),
    ]);
  });

  it("are none if all took them, or for other suites", () => {
    expect(refusedSettings({ baseline: raw("SQLite", off), candidate: raw("DoltLite", off) }, size)).toEqual(
      [],
    );
    expect(
      refusedSettings({ baseline: engine("SQLite", same), candidate: engine("DoltLite", same) }, size),
    ).toEqual([]);
  });
});

describe("kinds that are not the same", () => {
  const library = { name: "SQLite", kind: "library" } as const;
  const shell = { name: "DoltLite", kind: "shell" } as const;

  it("are named where only one is a shell, whichever it is", () => {
    expect(unequalKinds({ baseline: library, candidate: shell })).toEqual([
      expect.stringContaining("Only DoltLite is a shell"),
    ]);
    expect(unequalKinds({ baseline: shell, candidate: library })).toHaveLength(1);
  });

  it("are none if both are shells, or for a benchmark binary and a library", () => {
    expect(unequalKinds({ baseline: shell, candidate: shell })).toEqual([]);
    expect(unequalKinds({ baseline: library, candidate: { ...library, kind: "benchmark binary" } })).toEqual(
      [],
    );
  });
});
