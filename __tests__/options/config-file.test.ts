import { describe, expect, it } from "vitest";
import { offeredIn } from "../../src/options/option.ts";
import { errorMessage } from "../error-message.ts";
import { options, parseConfigFile } from "./full-build.ts";

const messageFor = (text: string) => errorMessage(() => parseConfigFile(text, "gate.yml"));

const keys = Object.keys(offeredIn(options, "file")).join(", ");

describe("a configuration file", () => {
  it.each(["statements: SELECT 1", "connections: []"])("is no workload: %s", (text) => {
    expect(messageFor(`name: orders\nkind: reads\n${text}`)).toBe(
      "gate.yml is a workload, and no configuration file: give it with --own-workloads",
    );
  });

  it("can set everything", () => {
    const text = `
      candidate: build/libdoltlite.so
      baseline: /usr/lib/libsqlite3.so
      candidate-name: DoltLite 0.51
      baseline-name: SQLite 3.54
      rows: 10000
      variants: [int, text, int]
      storages: [memory]
      workloads: [oltp_point_select, oltp_insert]
      rounds: 9
      seed: 0
      statements: prepared
      latencies: true
      ceiling: 5.5
      average-ceiling: 4
      ceilings:
        - for: { variant: text }
          test: 7
          average: 6
        - for: { variant: int, storage: file, kind: writes }
          average: 3
        - for: { workload: oltp_insert }
          test: 9`;
    expect(parseConfigFile(text, "gate.yml")).toEqual({
      candidate: "build/libdoltlite.so",
      baseline: "/usr/lib/libsqlite3.so",
      "candidate-name": "DoltLite 0.51",
      "baseline-name": "SQLite 3.54",
      rows: 10_000,
      variants: ["int", "text"],
      storages: ["memory"],
      workloads: ["oltp_point_select", "oltp_insert"],
      rounds: 9,
      seed: 0,
      statements: "prepared",
      latencies: true,
      ceiling: 5.5,
      "average-ceiling": 4,
      ceilings: [
        { for: { variant: "text" }, test: 7, average: 6 },
        { for: { variant: "int", storage: "file", kind: "writes" }, average: 3 },
        { for: { workload: "oltp_insert" }, test: 9 },
      ],
    });
  });

  it("sets nothing that it does not name", () => {
    expect(parseConfigFile("rows: 5", "gate.yml")).toEqual({ rows: 5 });
  });

  it("can name all variants at once", () => {
    expect(parseConfigFile("variants: all", "gate.yml")).toEqual({
      variants: ["int", "composite", "blob", "text"],
    });
  });

  it("can share a part of its rules by an alias", () => {
    const text = "ceilings: [{ for: &part { variant: text }, test: 7 }, { for: *part, average: 6 }]";
    const part = { variant: "text" };
    expect(parseConfigFile(text, "gate.yml").ceilings).toEqual([
      { for: part, test: 7 },
      { for: part, average: 6 },
    ]);
  });

  it("may have a byte-order mark and the line ends of Windows", () => {
    expect(parseConfigFile("\uFEFFrows: 5\r\nseed: 3\r\n", "gate.yml")).toEqual({ rows: 5, seed: 3 });
  });

  it.each([
    ["row: 3", '1:1: unknown key "row": did you mean "rows"?'],
    ["rows: 5\nout: results", `2:1: unknown key "out": give one of ${keys}`],
    [
      "one: 1\nrow: 3\nout: results",
      `1:1: unknown key "one"; unknown key "row": did you mean "rows"?; unknown key "out": give one of ${keys}`,
    ],
    ["__proto__: 3", `1:1: unknown key "__proto__": give one of ${keys}`],
    ["seed: 1\n\nrows: many", '3:1: rows: "many" is not a whole number from 1 to 10,000,000 (digits only)'],
    ["rows: 0", "1:1: rows: 0 is not a whole number from 1 to 10,000,000 (digits only)"],
    ["rows: 1.5", "1:1: rows: 1.5 is not a whole number from 1 to 10,000,000 (digits only)"],
    ["rows: '5'", '1:1: rows: "5" is not a whole number from 1 to 10,000,000 (digits only)'],
    ["rows:", "1:1: rows: an empty value is not a whole number from 1 to 10,000,000 (digits only)"],
    ["rows: 10000001", "1:1: rows: 10000001 is not a whole number from 1 to 10,000,000 (digits only)"],
    ["seed: -1", "1:1: seed: -1 is not a whole number from 0 to 4,294,967,295 (digits only)"],
    [
      "rounds: 1001",
      "1:1: rounds: 1001 is not a number of rounds from 1 to 1,000, or a range such as 3..11 from 3 to 1,000",
    ],
    ["rounds: 9..3", '1:1: rounds: "9..3" begins above its end: give the lower number first, as in 3..9'],
    [
      "base-ceilings: { memory: 0 }",
      '1:18: base-ceilings.memory: 0 is not a number above 0, such as 6 or 5.5 (without "x")',
    ],
    ["variants: int", '1:1: variants: "int" is not a list of variants, such as [int, composite, blob]'],
    ["variants: []", "1:1: variants: the list is empty: give at least one variant"],
    [
      "variants:\n  - int\n  - txt",
      '3:5: variants[1]: unknown variant "txt": did you mean "text"? (one of int, composite, blob, text)',
    ],
    ["storages: [disk]", '1:12: storages[0]: unknown storage "disk": give one of memory, file, autocommit'],
    [
      "workloads: [oltp_inserts]",
      '1:13: workloads[0]: unknown workload "oltp_inserts": did you mean "oltp_insert"?',
    ],
    ["ceiling: 6x", '1:1: ceiling: "6x" is not a number above 0, such as 6 or 5.5 (without "x")'],
    ["ceiling: .inf", '1:1: ceiling: Infinity is not a number above 0, such as 6 or 5.5 (without "x")'],
    [
      "statements: preparde",
      '1:1: statements: unknown form "preparde": did you mean "prepared"? (one of text, prepared)',
    ],
    ["latencies: yes please", '1:1: latencies: "yes please" is not true or false'],
    ["average-ceiling: 0", '1:1: average-ceiling: 0 is not a number above 0, such as 6 or 5.5 (without "x")'],
    [
      "on-fail: neutral",
      "1:1: on-fail: it is an input of a workflow, and no setting: put it under with: of the workflow's job",
    ],
    ["candidate: ''", "1:1: candidate: an empty value is not a path"],
    ['baseline: "a\\0b"', '1:1: baseline: "a\\u0000b" is not a path'],
    [
      'candidate-name: "a\\nb"',
      '1:1: candidate-name: "a\\nb" is not a name of 1 to 60 characters on one line, not only spaces',
    ],
    [
      "baseline-name: ' '",
      '1:1: baseline-name: " " is not a name of 1 to 60 characters on one line, not only spaces',
    ],
  ])("refuses %j", (text, message) => {
    expect(messageFor(text)).toBe(`gate.yml:${message}`);
  });

  it("names the first of several errors, and a misspelt key before any other", () => {
    expect(messageFor("seed: x\nrows: many\nceiling: 0")).toBe(
      'gate.yml:1:1: seed: "x" is not a whole number from 0 to 4,294,967,295 (digits only) (and 2 more)',
    );
    expect(messageFor("rows: many\nsed: 3")).toBe(
      'gate.yml:2:1: unknown key "sed": did you mean "seed"? (and 1 more)',
    );
    expect(messageFor("sed: 3\nrow: 5")).toBe(
      'gate.yml:1:1: unknown key "sed": did you mean "seed"?; unknown key "row": did you mean "rows"?',
    );
  });
});

describe("a rule for ceilings", () => {
  it.each([
    [
      "7",
      "2:5: ceilings[0]: 7 is not a mapping with for, match, test, average, base, base-average, min-change, counters, counter-floor, instructions, footprint, footprint-baseline",
    ],
    ["{ test: 7 }", "2:5: ceilings[0]: needs either for or match, which name the part of the suites"],
    [
      "{ for: { variant: text } }",
      "2:5: ceilings[0]: sets no ceiling: give test, average, base, base-average, min-change, counters, counter-floor, instructions, footprint or footprint-baseline",
    ],
    [
      "{ for: { variant: text }, tset: 7 }",
      '2:31: ceilings[0]: unknown key "tset": did you mean "test"? (and 1 more)',
    ],
    [
      "{ for: text, test: 7 }",
      '2:7: ceilings[0].for: "text" is not a mapping with suite, variant, storage, kind, workload',
    ],
    [
      "{ for: {}, test: 7 }",
      "2:7: ceilings[0].for: names nothing: give suite, variant, storage, kind or workload, or use the settings for " +
        "all tests instead",
    ],
    [
      "{ for: { variant: txt }, test: 7 }",
      '2:14: ceilings[0].for.variant: unknown variant "txt": did you mean "text"?',
    ],
    [
      "{ for: { kind: read }, test: 7 }",
      '2:14: ceilings[0].for.kind: unknown kind "read": did you mean "reads"? (one of reads, writes)',
    ],
    [
      "{ for: { storage: memory, workload: oltp_insert_ac }, test: 7 }",
      "2:7: ceilings[0].for: no test of the suite is memory and oltp_insert_ac at once",
    ],
    [
      "{ for: { workload: oltp_insert }, average: 7 }",
      "2:5: ceilings[0]: average has no effect on one workload: give test, or omit the workload",
    ],
    [
      "{ match: int/*, base: 1.2 }",
      '2:7: ceilings[0].match: "int/*" is not a pattern of three or four parts such as int/memory/writes or */memory/*/oltp_insert, ' +
        "with * for any",
    ],
    [
      '{ match: "*/*/*", base: 1.2 }',
      '2:7: ceilings[0].match: "*/*/*" names nothing: use the settings for all tests instead',
    ],
    [
      "{ match: int/memory/scans, base: 1.2 }",
      '2:7: ceilings[0].match: no test of the suites is "int/memory/scans"',
    ],
    [
      "{ match: int/memory/writes, for: { variant: int }, base: 1.2 }",
      "2:5: ceilings[0]: needs either for or match, which name the part of the suites",
    ],
    [
      "{ match: int/*/*/oltp_insert, base-average: 1.1 }",
      "2:5: ceilings[0]: base-average has no effect on one workload in some variants or storages: give base, or name the workload and at " +
        "most a suite",
    ],
    [
      "{ for: { suite: oltp }, min-change: 10 }",
      "2:29: ceilings[0].min-change: 10 is not a time above 0 such as 10ms, or 5us/statement, in s, ms, us or ns",
    ],
    [
      "{ for: { variant: text }, footprint: {} }",
      "2:31: ceilings[0].footprint: names no figure: give file-bytes, log-bytes, written-bytes, read-bytes, flushes, fsyncs, allocations, " +
        "allocated-bytes, peak-bytes, left-bytes, resident-bytes, engine-bytes",
    ],
    [
      "{ for: { variant: text }, footprint: { file-bytes: many } }",
      '2:44: ceilings[0].footprint.file-bytes: "many" is not a number of percent from 0, such as 5 (without "%"), or off',
    ],
    [
      "{ for: { variant: text }, footprint-baseline: { flushes: 0 } }",
      '2:53: ceilings[0].footprint-baseline.flushes: 0 is not a number above 0, such as 6 or 5.5 (without "x"), or off',
    ],
    [
      "{ for: { variant: text }, test: -1 }",
      '2:31: ceilings[0].test: -1 is not a number above 0, such as 6 or 5.5 (without "x")',
    ],
  ])("is refused as %s", (rule, message) => {
    expect(messageFor(`ceilings:\n  - ${rule}`)).toBe(`gate.yml:${message}`);
  });

  it("is an item of a list", () => {
    expect(messageFor("ceilings: 6")).toBe(
      "gate.yml:1:1: ceilings: 6 is not a list of rules, each with for or match, and test, average, base, base-average, min-change, counters, counter-floor, instructions, footprint or footprint-baseline",
    );
  });
});

describe("an accepted regression", () => {
  const accept = (parts: string) => `accept:\n  - { by: Ada, reason: new index, ${parts} }`;
  const other = "until: 2027-01-31, path: int/memory/writes/oltp_insert";

  it("has a path, a bound, a last day, a reason and who accepts it", () => {
    const text = accept("path: int/*/writes average, up-to: 5.5x, until: 2027-01-31");
    expect(parseConfigFile(text, "gate.yml").accept).toEqual([
      { path: "int/*/writes average", "up-to": "5.5x", by: "Ada", until: "2027-01-31", reason: "new index" },
    ]);
  });

  it.each([
    ["up-to: 7x, path: int/memory/writes/oltp_insert", "2:5: accept[0].until is missing"],
    [other, "2:5: accept[0].up-to is missing"],
    [`up-to: 7, ${other}`, "2:35: accept[0].up-to: 7 is not a bound such as 1.3x or 5%"],
    [`up-to: 7%, ${other}`, '2:35: accept[0].up-to: "7%" is not a multiplier such as 1.3x'],
    [`up-to: 7x, ${other} counter`, '2:35: accept[0].up-to: "7x" is not a percentage such as 5%'],
    [
      "until: 2027-02-30, up-to: 7x, path: int/memory/writes/oltp_insert",
      '2:35: accept[0].until: "2027-02-30" is not a date such as 2027-01-31',
    ],
    [
      'until: 2027-01-31, up-to: 7x, path: "*/*/*/*"',
      '2:65: accept[0].path: "*/*/*/*" names nothing: at least one part must not be *',
    ],
    [
      "until: 2027-01-31, up-to: 7x, path: int/memory/writes/oltp_inser",
      '2:65: accept[0].path: no test of the suite is "int/memory/writes/oltp_inser"',
    ],
  ])("is refused as %s", (parts, message) => {
    expect(messageFor(accept(parts))).toBe(`gate.yml:${message}`);
  });
});
