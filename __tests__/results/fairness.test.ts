import { describe, expect, it } from "vitest";
import type { EngineFacts, SettingsInForce } from "../../src/model/engine.ts";
import {
  changedOptions,
  differentSettings,
  refusedSettings,
  unequalKinds,
  unequalSettings,
} from "../../src/results/fairness.ts";

const settings = (parts: Partial<SettingsInForce> = {}): SettingsInForce => {
  return { journal_mode: "wal", synchronous: "2", cache_size: "-2000", page_size: "4096", ...parts };
};

const engine = (name: string, ...[memory, file, autocommit]: SettingsInForce[]) => ({
  name,
  settings: { ...(memory && { memory }), ...(file && { file }), ...(autocommit && { autocommit }) },
});

const same = settings();

describe("changed compile options", () => {
  const built = (name: string, ...compileOptions: string[]) => ({ ...engine(name), compileOptions });
  const baseline = engine("SQLite");

  it("are named in one line, those first that can change times most", () => {
    const base = built(
      "old 1",
      "COMPILER=gcc-12",
      "ENABLE_FTS5",
      "THREADSAFE=2",
      "ENABLE_MEMORY_MANAGEMENT",
      "SOUNDEX",
    );
    const candidate = built(
      "new 2",
      "COMPILER=gcc-13",
      "ENABLE_FTS5",
      "THREADSAFE=1",
      "MAX_SCHEMA=1",
      "SOUNDEX",
    );
    expect(changedOptions({ baseline, base, candidate })).toEqual([
      "Compile options changed from old 1 to new 2: THREADSAFE=2 became THREADSAFE=1; removed ENABLE_MEMORY_MANAGEMENT; " +
        "COMPILER=gcc-12 became COMPILER=gcc-13; added MAX_SCHEMA=1.",
    ]);
  });

  it("are counted after the first", () => {
    const many = Array.from({ length: 30 }, (_, index) => `A${index}`);
    const engines = { baseline, base: built("old"), candidate: built("new", ...many, "THREADSAFE=0") };
    expect(changedOptions({ ...engines, base: built("old", "B") })[0]).toMatch(
      /: added THREADSAFE=0; removed B; added A0; .*added A5; and 24 more, which results\.json has\.$/,
    );
  });

  it("are not known of an engine that names none, and not changed if both have the same or there is no base", () => {
    const [base, candidate] = [built("old", "A"), built("new")];
    expect(changedOptions({ baseline, base, candidate })).toEqual([
      "new does not say its compile options, so they may not be those of old.",
    ]);
    expect(changedOptions({ baseline, base, candidate: built("new", "A") })).toEqual([]);
    expect(changedOptions({ baseline, candidate })).toEqual([]);
    expect(changedOptions({ baseline, base: engine("old"), candidate })).toEqual([]);
  });
});

const size = { rows: 1000, seed: 1 };

describe("the candidate's own defaults", () => {
  const baseline = engine(
    "SQLite",
    settings({ journal_mode: "memory" }),
    settings({ journal_mode: "delete" }),
    same,
  );

  it("are named in one line, with the baseline's and where they are in force", () => {
    const larger = { cache_size: "-65536" };
    const memory = settings({ journal_mode: "memory", ...larger });
    const candidate = engine("DoltLite", memory, settings(larger), settings(larger));
    expect(differentSettings({ baseline, candidate }, size)).toEqual([
      "DoltLite has defaults of its own: journal_mode wal, where SQLite has delete (file); cache_size -65536, where SQLite has -2000 " +
        "(memory, file, autocommit). Multipliers include their effect; the configuration's pragmas can make them the same.",
    ]);
  });

  it("are none if they are equal, one is unknown, or they cannot make an engine faster", () => {
    const differing = (candidate: EngineFacts) => differentSettings({ baseline, candidate }, size);
    expect(differing({ ...baseline, name: "DoltLite" })).toEqual([]);
    expect(differing({ name: "DoltLite" })).toEqual([]);
    expect(differing(engine("DoltLite", settings({ journal_mode: "memory", page_size: "8192" })))).toEqual(
      [],
    );
  });
});

describe("settings that somebody asked for", () => {
  const usual = settings({ journal_mode: "delete" });

  it("are named one by one if the engines do not have the same, as synchronous always is", () => {
    const baseline = engine("SQLite", same, usual, same);
    const pragmas = { file: ["PRAGMA cache_size=-65536;"] };
    const asked = settings({ journal_mode: "delete", cache_size: "-65536", synchronous: "1" });
    const candidate = { ...engine("DoltLite", same, asked, usual), pragmas };
    expect(differentSettings({ baseline, candidate }, size)).toEqual([
      expect.stringContaining("Not the same synchronous: FULL on SQLite, NORMAL on DoltLite (file)."),
      expect.stringContaining("Not the same journal_mode: wal on SQLite, delete on DoltLite (autocommit)."),
      expect.stringContaining("Not the same cache_size: -2000 on SQLite, -65536 on DoltLite (file)."),
    ]);
  });
});

describe("settings that two engines must share", () => {
  const one = engine("DoltLite", same, settings({ cache_size: "-4000", page_size: "8192" }));
  const other = engine("base", same, same);

  it("are found wherever the answers differ, with both values", () => {
    const variantSettings = { raw: { memory: settings({ journal_mode: "off" }) } };
    const candidate = { ...one, variantSettings };
    const base = { ...other, variantSettings: { raw: { memory: same } } };
    expect(unequalSettings(candidate, base)).toEqual([
      { setting: "journal_mode", place: "raw/memory", values: ["off", "wal"] },
      { setting: "cache_size", place: "file", values: ["-4000", "-2000"] },
      { setting: "page_size", place: "file", values: ["8192", "4096"] },
    ]);
    expect(unequalSettings(other, other)).toEqual([]);
    expect(unequalSettings(one, { name: "base" })).toEqual([]);
  });

  it("may differ as pragmas ask, and not if both are asked for one value", () => {
    const asking = (...pragmas: string[]) => ({ pragmas: { file: pragmas } });
    const both = ["PRAGMA cache_size=-4000;", "PRAGMA page_size=8192;"];
    expect(unequalSettings({ ...one, ...asking(...both) }, other)).toEqual([]);
    expect(unequalSettings({ ...one, ...asking(...both) }, { ...other, ...asking(...both) })).toHaveLength(2);
  });
});

describe("settings of a suite", () => {
  const off = settings({ journal_mode: "off", synchronous: "0" });
  const raw = (name: string, file: SettingsInForce) => ({ name, variantSettings: { raw: { file } } });

  it("that an engine did not take are named, with what it has", () => {
    const candidate = raw("DoltLite", settings({ journal_mode: "delete", synchronous: "0" }));
    expect(refusedSettings({ baseline: raw("SQLite", off), candidate }, size)).toEqual([
      "DoltLite did not take journal_mode=off, and has delete (raw/file).",
    ]);
    expect(differentSettings({ baseline: raw("SQLite", off), candidate }, size)).toEqual([
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
