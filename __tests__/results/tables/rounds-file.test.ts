import { describe, expect, it } from "vitest";
import { formatValue } from "../../../src/messages/format-value.ts";
import { formatRecording } from "../../../src/results/json/schema.ts";
import { parseRounds } from "../../../src/results/tables/rounds-file.ts";
import { makeTest, pairs, trios } from "../../builders/recordings.ts";
import { errorMessage } from "../../error-message.ts";
import { parseRecording } from "../full-build.ts";

const header = "variant\tstorage\tkind\ttest\tround\tbaseline_ns\tcandidate_ns";
const test = "int\tmemory\treads\toltp_point_select";
const warning =
  "rounds.tsv holds the times of pairs only: when, with what and by which rule they were measured is not known, nor " +
  "whether the engines gave the same results.";

const read = (...rows: readonly string[]) =>
  parseRounds([header, ...rows.map((row) => `${test}\t${row}`)].join("\n"), "rounds.tsv");
const readWithBase = (...rows: readonly string[]) =>
  parseRounds([`${header}\tbase_ns`, ...rows.map((row) => `${test}\t${row}`)].join("\n"), "rounds.tsv");
const messageFor = (...rows: readonly string[]) => errorMessage(() => read(...rows));

describe("a file of rounds", () => {
  it("becomes a recording in which each row is a pair, in whatever order they come", () => {
    const recording = read("2\t10100000\t20300000", "1\t10000000\t20000000");
    expect(recording).toEqual({
      engines: { baseline: { name: "baseline" }, candidate: { name: "candidate" } },
      tests: [
        {
          ...makeTest(),
          samples: pairs([10_000, 20_000], [10_100, 20_300]),
          checks: [],
          failures: [],
        },
      ],
      warnings: [warning],
    });
    expect(parseRecording(formatRecording(recording), "results.json")).toEqual(recording);
  });

  it("has a base where it has a column of its times", () => {
    const { engines, tests } = readWithBase("1\t10000000\t20000000\t19000000");
    expect(engines.base).toEqual({ name: "base" });
    expect(tests[0]?.samples).toEqual(trios([10_000, 20_000, 19_000]));
    const named = parseRounds(`${header}\tbase_ns\n${test}\t1\t1\t2\t3`, "rounds.tsv", {
      baseline: "SQLite",
      candidate: "DoltLite",
      base: "main",
    });
    expect(Object.values(named.engines)).toEqual([
      { name: "SQLite" },
      { name: "DoltLite" },
      { name: "main" },
    ]);
  });

  it("may lack the times of the base or of the baseline, but not those of a first round alone", () => {
    const { engines, tests } = readWithBase("1\t10000000\t20000000\t", "2\t10100000\t20300000");
    expect(engines.base).toEqual({ name: "base" });
    expect(tests[0]?.samples).toEqual(pairs([10_000, 20_000], [10_100, 20_300]));
    expect(errorMessage(() => readWithBase("1\t1\t2\t", "2\t1\t2\t3"))).toBe(
      'rounds.tsv line 2: base_ns is "", but int/memory/reads/oltp_point_select has one, see rounds.tsv line 3: ' +
        "expected it in the first round of a test that has any",
    );
    const apart = readWithBase("1\t1\t2\t3", "2\t\t2\t3", "3\t1\t2\t").tests[0]?.samples ?? [];
    expect(apart.map(({ role, round }) => `${round} ${role}`).slice(3)).toEqual([
      "2 candidate",
      "2 base",
      "3 baseline",
      "3 candidate",
    ]);
  });

  it("may have other columns, another order, and line ends of Windows", () => {
    const text = [
      "\uFEFFcandidate_ns\tnote\tround\ttest\tkind\tstorage\tvariant\tbaseline_ns",
      "20\twarm\t1\toltp_insert\twrites\tfile\tblob\t10",
      "",
    ].join("\r\n");
    expect(parseRounds(text, "rounds.tsv").tests).toEqual([
      expect.objectContaining({
        variant: "blob",
        workload: "oltp_insert",
        samples: [
          { role: "baseline", round: 1, ns: 10 },
          { role: "candidate", round: 1, ns: 20 },
        ],
      }),
    ]);
  });

  it("is refused without all of its columns, or a row", () => {
    expect(errorMessage(() => parseRounds(header.replace("\tround", ""), "rounds.tsv"))).toMatch(
      /^rounds\.tsv line 1: no column round in .* columns variant, storage, kind, test, round, baseline_ns, candidate_ns$/,
    );
    expect(errorMessage(() => parseRounds(`${header}\tbase_ns\tbase_ns\n`, "rounds.tsv"))).toBe(
      "rounds.tsv line 1: the column base_ns is there twice",
    );
    expect(messageFor()).toBe("rounds.tsv: no rows follow the header");
  });

  it("is refused with a round that is there twice, or missing", () => {
    expect(messageFor("1\t1\t2", "2\t1\t2", "1\t1\t2")).toBe(
      "rounds.tsv line 4: round 1 of int/memory/reads/oltp_point_select is there already, see rounds.tsv line 2",
    );
    expect(messageFor("1\t1\t2", "3\t1\t2")).toBe(
      "rounds.tsv: int/memory/reads/oltp_point_select has no round 2: expected its rounds from 1 to 3 without gaps",
    );
    expect(messageFor("2\t1\t2")).toMatch(
      /oltp_point_select has no round 1: expected its rounds from 1 to 2/,
    );
  });

  it("is refused with a round or a time that is none", () => {
    for (const round of ["", "0", "-1", "1.5", "one", "10001"])
      expect(messageFor(`${round}\t1\t2`), round).toBe(
        `rounds.tsv line 2: round is ${formatValue(round)}: expected a whole number from 1 to 10000`,
      );
    for (const time of ["", "0", "-5", "1e3", "20,691", "NaN", "12.5", "99999999999999999"])
      expect(messageFor(`1\t1\t${time}`), time).toBe(
        `rounds.tsv line 2: candidate_ns is ${formatValue(time)}: ` +
          "expected whole nanoseconds from 1 to 9007199254740991, as in 30510000",
      );
  });

  it("is refused with a test that is none, and with cells that no column is for", () => {
    expect(errorMessage(() => parseRounds(`${header}\nint\tdisk\treads\tx\t1\t1\t2`, "rounds.tsv"))).toBe(
      'rounds.tsv line 2: storage is "disk": expected one of memory, file, autocommit',
    );
    expect(messageFor("1\t1\t2\t3")).toMatch(/^rounds\.tsv line 2: 8 cells in .* header's 7 columns$/);
  });
});
