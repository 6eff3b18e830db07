import { describe, expect, it } from "vitest";
import { formatValue } from "../../../src/messages/format-value.ts";
import { variants } from "../../../src/model/test.ts";
import { formatRecording } from "../../../src/results/json/schema.ts";
import { parseMedians } from "../../../src/results/tables/medians-file.ts";
import { makeTest, pairs } from "../../builders/recordings.ts";
import { errorMessage } from "../../error-message.ts";
import { parseRecording } from "../full-build.ts";

const header = "variant\tstorage\tkind\ttest\tbaseline_us\tcandidate_us";
const row = "int\tmemory\treads\toltp_point_select\t20691\t30510";

const messageFor = (text: string) => errorMessage(() => parseMedians(text, "medians.tsv"));

describe("a file of medians", () => {
  it("becomes a recording with one pair a test, in nanoseconds", () => {
    const recording = parseMedians(`${header}\n${row}\n`, "medians.tsv");
    expect(recording).toEqual({
      engines: { baseline: { name: "baseline" }, candidate: { name: "candidate" } },
      tests: [{ ...makeTest(), samples: pairs([20_691, 30_510]), checks: [], failures: [] }],
      mediansOnly: true,
      warnings: ["medians.tsv holds medians only: how often and with what they were measured is not known."],
    });
    expect(parseRecording(formatRecording(recording), "results.json")).toEqual(recording);
  });

  it("has its engines named by the caller", () => {
    const { engines } = parseMedians(`${header}\n${row}`, "medians.tsv", {
      baseline: "SQLite",
      candidate: "DoltLite",
    });
    expect(engines).toEqual({ baseline: { name: "SQLite" }, candidate: { name: "DoltLite" } });
  });

  it("may have decimals, other columns, another order, and line ends of Windows", () => {
    const text = [
      "\uFEFFcandidate_us\tmultiplier\ttest\tkind\tstorage\tvariant\tbaseline_us",
      "12.5\t1.25\toltp_insert\twrites\tfile\tblob\t10.0004",
      "",
    ].join("\r\n");
    expect(parseMedians(text, "medians.tsv").tests).toEqual([
      expect.objectContaining({ variant: "blob", storage: "file", kind: "writes", workload: "oltp_insert" }),
    ]);
    expect(parseMedians(text, "medians.tsv").tests[0]?.samples.map(({ ns }) => ns)).toEqual([10_000, 12_500]);
  });

  it("is refused without all of its columns", () => {
    expect(messageFor("variant\tstorage\tkind\ttest\tbaseline_us\n")).toBe(
      'medians.tsv line 1: no column candidate_us in "variant\\tstorage\\tkind\\ttest\\tbaseline_us": expected a header ' +
        "with the tab-separated columns variant, storage, kind, test, baseline_us, candidate_us",
    );
    expect(messageFor("")).toMatch(/^medians\.tsv line 1: no column variant, storage, /);
    expect(messageFor(`${header}\tkind\n${row}`)).toBe("medians.tsv line 1: the column kind is there twice");
  });

  it("takes quotes as they are, and lines of white space for none", () => {
    const text = `${header}\n \t \n${row.replace("oltp_point_select", '"x')}\n`;
    expect(parseMedians(text, "medians.tsv").tests.map(({ workload }) => workload)).toEqual(['"x']);
    expect(messageFor(`${text}${row}\t\t"\n`)).toMatch(/^medians\.tsv line 4: 8 cells in /);
  });

  it("is refused without a header in its first line", () => {
    expect(messageFor(`\n${header}\n${row}`)).toMatch(
      /^medians\.tsv line 1: no column variant, .* in an empty value: /,
    );
  });

  it("is refused without a row", () => {
    expect(messageFor(`${header}\n\n`)).toBe("medians.tsv: no rows follow the header");
  });

  it("is refused with the line, the value and what is allowed", () => {
    expect(messageFor(`${header}\n${row}\nhash\tmemory\treads\tx\t1\t2`)).toBe(
      `medians.tsv line 3: variant is "hash": expected one of ${variants.join(", ")}`,
    );
    expect(messageFor(`${header}\nint\tdisk\treads\tx\t1\t2`)).toBe(
      'medians.tsv line 2: storage is "disk": expected one of memory, file, autocommit',
    );
    expect(messageFor(`${header}\nint\tfile\tboth\tx\t1\t2`)).toBe(
      'medians.tsv line 2: kind is "both": expected one of reads, writes',
    );
    expect(messageFor(`${header}\nint\tfile\treads\t \t1\t2`)).toBe(
      "medians.tsv line 2: test is an empty value: expected a name of 1 to 200 characters",
    );
  });

  // AlfrescoBenchmark/alfresco-benchmark#123
  it("is refused with a figure that is no time", () => {
    for (const figure of [
      "",
      "0",
      "-5",
      "1e3",
      "20,691",
      "NaN",
      "12us",
      "0.0001",
      "0.0009",
      "99999999999999999",
    ])
      expect(messageFor(`${header}\nint\tfile\treads\tx\t${figure}\t2`), figure).toBe(
        `medians.tsv line 2: baseline_us is ${formatValue(figure)}: expected microseconds from 0.001, a nanosecond, to 9007199254740, as in 30510 or 12.5`,
      );
    for (const [figure, ns] of [
      ["0.001", 1],
      ["9007199254740", 9_007_199_254_740_000],
    ] as const)
      expect(
        parseMedians(`${header}\nint\tfile\treads\tx\t${figure}\t2`, "medians.tsv").tests[0]?.samples[0],
      ).toMatchObject({ ns });
  });

  // evanwashere/mitata#32
  it("is refused with a name that looks like another one", () => {
    for (const [name, shown] of [
      ["scan\u001b[31m", "scan\\u001b[31m"],
      ["sc\u200ban", "sc\u200ban"],
    ] as const)
      expect(messageFor(`${header}\nint\tfile\treads\t${name}\t1\t2`)).toBe(
        `medians.tsv line 2: test is "${shown}": expected a name without control characters and other invisible ones`,
      );
  });

  it("is refused where a line ends too soon", () => {
    expect(messageFor(`${header}\nint\tfile\treads\tx\t1`)).toMatch(
      /^medians\.tsv line 2: candidate_us is an empty value: /,
    );
  });

  it("is refused where a line has more cells than the header", () => {
    expect(messageFor(`${header}\n${row}\n\n${row}\t1.47`)).toBe(
      'medians.tsv line 4: 7 cells in "int\\tmemory\\treads\\toltp_point_select\\t20691\\t30510\\t1.47": ' +
        "expected one for each of the header's 6 columns",
    );
  });

  it("is refused with a test that is there twice", () => {
    expect(messageFor(`${header}\n${row}\n\n${row}`)).toBe(
      "medians.tsv line 4: int/memory/reads/oltp_point_select is there already, see medians.tsv line 2",
    );
  });
});
