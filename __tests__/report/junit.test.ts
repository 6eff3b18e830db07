import { execFileSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { defaultCriteria } from "../../src/model/criteria.ts";
import type { Recording } from "../../src/model/recording.ts";
import { renderJunit } from "../../src/report/junit.ts";
import { judgeRecording } from "../../src/verdict/judge-recording.ts";
import { fullRecording, makeRecord, makeRecording, pairs } from "../builders/recordings.ts";

/** The report as a parser of XML sees it: each case with its attributes, and with its content. */
interface Parsed {
  readonly counts: Readonly<Record<string, string>>;
  readonly cases: readonly {
    readonly classname: string;
    readonly name: string;
    readonly time?: string;
    readonly inner: readonly { readonly tag: string; readonly message?: string; readonly text: string }[];
  }[];
}

const parser = `
import json, sys, xml.etree.ElementTree as tree
root = tree.fromstring(sys.stdin.buffer.read())
assert root.tag == "testsuites" and all(one.tag == "testsuite" for one in root)
cases = [dict(one.attrib, inner=[dict(tag=part.tag, text=part.text, **part.attrib) for part in one]) for suite in root for one in suite]
for suite in root: assert all(one.get("classname") == suite.get("name") for one in suite)
for key in ["tests", "failures", "errors", "skipped"]: assert int(root.get(key)) == sum(int(one.get(key)) for one in root)
json.dump(dict(counts=dict(root.attrib), cases=cases), sys.stdout)
`;

function parse(xml: string): Parsed {
  return JSON.parse(execFileSync("python3", ["-c", parser], { input: xml, encoding: "utf8" }));
}

function junit(recording: Recording): Parsed {
  const criteria = { ...defaultCriteria, rule: { rounds: 3 } };
  return parse(renderJunit(recording, judgeRecording(recording, criteria)));
}

const rounds = [1, 2, 3].map(() => [10_000, 20_000] as const);
const slow = [1, 2, 3].map(() => [10_000, 90_000] as const);

describe("a report as JUnit", () => {
  it("has a suite for each section, and the candidate's median of each test in seconds", () => {
    const { counts, cases } = junit(makeRecording({ tests: [makeRecord({ samples: pairs(...rounds) })] }));
    expect(counts).toEqual({
      name: "sqlite-bench-gate",
      tests: "1",
      failures: "0",
      errors: "0",
      skipped: "0",
    });
    expect(cases).toMatchObject([
      {
        classname: "int/memory/reads",
        name: "oltp_point_select",
        time: "0.020000",
        inner: [{ tag: "system-out" }],
      },
    ]);
    expect(cases[0]?.inner[0]?.text).toMatch(/^2\.00x, within 6x/);
  });

  it("names a test over its ceiling as a failure, and an average too", () => {
    const tests = [
      makeRecord({ samples: pairs(...slow) }),
      makeRecord({ workload: "table_scan", samples: pairs(...rounds) }),
    ];
    const { counts, cases } = junit(makeRecording({ tests }));
    const failed = cases.filter(({ inner }) => inner[0]?.tag === "failure");
    expect(failed[0]).toMatchObject({ classname: "int/memory/reads", name: "oltp_point_select" });
    expect(failed[0]?.inner[0]?.message).toMatch(/^9\.00x/);
    expect(Number(counts.failures)).toBe(failed.length);
    const whole = failed.filter(({ classname }) => classname === "whole run");
    expect(whole.map(({ name }) => name)).toEqual(["int/memory/reads average"]);
  });

  it("names a test without a result as an error, and the measurement too", () => {
    const { counts, cases } = junit(fullRecording());
    const errors = cases.filter(({ inner }) => inner[0]?.tag === "error");
    expect(errors.map(({ classname, name, time }) => [classname, name, time])).toEqual([
      ["int/file/reads", "table_scan", undefined],
      ["whole run", "measurement", undefined],
    ]);
    expect(errors[0]?.inner[0]?.message).toContain("ended by SIGSEGV in SELECT count(*)");
    expect(counts.errors).toBe("2");
  });

  it("cannot be broken by names and messages", () => {
    const hostile = `"]]></error><testcase name='x'/>&lt;\u0000\u001b[31m\u202e\ufffe`;
    const test = makeRecord({
      workload: `scan ${hostile}`,
      samples: [],
      failures: [{ reason: "error", role: "candidate", message: hostile }],
    });
    const engines = { baseline: { name: hostile }, candidate: { name: hostile } };
    const { cases } = junit(makeRecording({ engines, tests: [test] }));
    expect(cases.map(({ classname }) => classname)).toEqual(["int/memory/reads", "whole run"]);
    expect(cases[0]?.name).toBe(
      `scan "]]></error><testcase name='x'/>&lt;\\u{0}\\u{1b}[31m\\u{202e}\\u{fffe}`,
    );
    expect(cases[0]?.inner[0]?.message).toContain("]]></error>");
  });
});
