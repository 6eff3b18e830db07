import { describe, expect, it } from "vitest";
import { features } from "../../../../src/features.ts";
import { defaultCriteria } from "../../../../src/model/criteria.ts";
import type { EngineFacts } from "../../../../src/model/engine.ts";
import { actionOutputs } from "../../../../src/report/action-outputs.ts";
import { renderMarkdown } from "../../../../src/report/markdown.ts";
import { changedSettings } from "../../../../src/results/fairness.ts";
import { judgeRecording } from "../../../../src/verdict/judge-recording.ts";
import { makeRecord, makeRecording, trios } from "../../../builders/recordings.ts";

const criteria = { ...defaultCriteria, rule: { rounds: 1, alpha: 0.01 } };
const strict = { ...criteria, requires: ["same-settings"] };
const usual = { journal_mode: "delete", synchronous: "2", cache_size: "-2000", page_size: "4096" };
const sized = (name: string, cache_size: string, pragmas: readonly string[] = []): EngineFacts => {
  return { name, settings: { file: { ...usual, cache_size } }, pragmas: { file: pragmas } };
};

/** A run in which no figure is over its ceiling. */
const run = (candidate: EngineFacts, base?: EngineFacts) =>
  makeRecording({
    engines: { baseline: sized("SQLite", "-2000"), candidate, ...(base && { base }) },
    tests: [makeRecord({ samples: trios([10_000, 20_000, 20_000]) })],
  });

const report = (recording: ReturnType<typeof run>, by: typeof criteria = criteria) =>
  renderMarkdown(recording, judgeRecording(recording, by, features), {
    detail: "full",
    unit: "time",
    features,
  });

const own = sized("DoltLite", "-65536");

describe("a candidate with other defaults than the base", () => {
  const changed = run(own, sized("main", "-4000"));
  const verdict = judgeRecording(changed, strict, features);

  it("passes by its times, and the run says which defaults differ", () => {
    expect(judgeRecording(changed, criteria, features).outcome).toBe("pass");
    const [warning, ...others] = changedSettings(changed.engines);
    expect(warning).toContain("cache_size is not the base's: -4000 on base, -65536 on candidate (file)");
    expect(others).toEqual([]);
  });

  it("fails if the settings have to be the same, and the report has the pragma, both values and what to do", () => {
    expect(verdict.outcome).toBe("fail");
    const text = report(changed, strict);
    expect(text).toContain("**Measurement failed**: cache_size of the candidate is not that of the base");
    expect(text).toContain(
      "cache_size: -65536 on DoltLite, -4000 on main (file); times with different defaults",
    );
    expect(text).toContain("with pragmas of candidate and base in the configuration file");
  });

  it("is named in the outputs", () => {
    expect(actionOutputs({ state: "judged", recording: changed, verdict }).failed).toContain("cache_size");
  });

  it("passes if pragmas ask for the values", () => {
    const asked = ["PRAGMA cache_size=-65536;"];
    const recording = run(sized("DoltLite", "-65536", asked), sized("main", "-4000"));
    expect(judgeRecording(recording, strict, features).outcome).toBe("pass");
    expect(changedSettings(recording.engines)).toEqual([]);
  });

  it("is not named if the base has another environment, which may be why", () => {
    const base = { ...sized("main", "-4000"), environment: { CACHE: "1" } };
    expect(changedSettings(run(own, base).engines)).toEqual([]);
  });
});

describe("a candidate with other defaults than the baseline", () => {
  const recording = run(own, sized("main", "-65536"));

  it("passes", () => {
    expect(judgeRecording(recording, criteria, features).outcome).toBe("pass");
    expect(judgeRecording(run(own), criteria, features).outcome).toBe("pass");
  });

  it("fails if the settings have to be the same", () => {
    expect(judgeRecording(recording, strict, features).outcome).toBe("fail");
    expect(report(run(own), strict)).toContain("cache_size: -65536 on DoltLite, -2000 on SQLite (file)");
    const both = report(run(own, sized("main", "-4000")), strict);
    expect(both).toContain(
      "cache_size of the candidate is not that of the base; cache_size of the candidate is not that of the baseline",
    );
    const same = run(sized("DoltLite", "-2000"), sized("main", "-2000"));
    expect(judgeRecording(same, strict, features).outcome).toBe("pass");
  });
});
