import { describe, expect, it } from "vitest";
import { ageVerdictOf } from "../../../../src/features/figures/age/examine.ts";
import { ageSummary, findingTexts } from "../../../../src/features/figures/age/words.ts";
import { defaultCriteria } from "../../../../src/model/criteria.ts";
import { actionOutputs } from "../../../../src/report/action-outputs.ts";
import { headline } from "../../../../src/report/explain/headline.ts";
import { problems } from "../../../../src/report/explain/problems.ts";
import { statusTitle } from "../../../../src/report/status-title.ts";
import { makeRecord, makeRecording, pairs } from "../../../builders/recordings.ts";
import { names, plain, verdictOf } from "../../../builders/verdicts.ts";
import { type Costs, makeAge, makeLife, makeShape } from "./aged.ts";
import { makeLoad } from "./steady/loads.ts";

const fast = makeRecord({ samples: pairs([10_000, 15_000]) });

/** The words of each report about aged databases. */
function reported(age: ReturnType<typeof makeAge>, baseline?: number) {
  const facts = { age };
  const ceilings = { ...defaultCriteria.ceilings, ...(baseline && { age: { baseline } }) };
  const verdict = verdictOf([fast], { facts, ceilings });
  const recording = makeRecording({ tests: [fast], features: facts });
  const { word, rest } = headline(recording, verdict, plain);
  const found = ageVerdictOf(verdict);
  if (found === undefined) throw new Error("nothing was aged");
  return {
    verdict,
    sentence: `${word}: ${rest}`,
    title: statusTitle({ state: "judged", recording, verdict }),
    problems: problems(verdict, names, plain),
    failed: actionOutputs({ state: "judged", recording, verdict }).failed,
    findings: findingTexts(found, names),
    summary: ageSummary(found, names),
  };
}

const appending = (costs: Costs) => makeAge([makeShape(costs)]);

describe("a report on databases that cost what SQLite's do", () => {
  const {
    verdict,
    findings,
    summary,
    problems: found,
  } = reported(
    appending(() => ({})),
    1.1,
  );

  it("passes and names no figure", () => {
    expect(verdict.outcome).toBe("pass");
    expect(findings).toEqual([]);
    expect(found).toEqual([]);
    expect(summary).toBe("4,000 commits in 5 shapes; disk up to 1.00x SQLite's (append)");
  });
});

describe("a report on databases that cost more", () => {
  it("says in a sentence how the disk grows, and what VACUUM leaves", () => {
    const { findings, verdict } = reported(appending((n) => ({ disk: 1e6 + 6400 * n })));
    expect(findings).toEqual([
      "append: disk grows 6.4 kB a commit on DoltLite, 0 bytes a commit on SQLite: 26.6 MB after 4,000 commits, 6.65x; " +
        "after VACUUM 1 MB, 1.00x SQLite's",
    ]);
    expect(verdict.outcome).toBe("pass");
  });

  it("says what a commit takes, with an interval and its growth", () => {
    const { findings } = reported(appending((n) => ({ ns: 1e6 * (n / 100) ** 0.5, cpuNs: 3e5 })));
    expect(findings).toHaveLength(2);
    expect(findings[0]).toMatch(
      /^append: a commit takes \S+ ms on DoltLite, \S+ ms on SQLite after 4,000 commits: \S+x \(95% \S+x to \S+x\), growing with commits to the power of 0\.50 \(95% 0\.\d\d to 0\.5\d\)$/,
    );
    expect(findings[1]).toMatch(/^append: a commit takes \S+ µs of CPU time on DoltLite, .*: 3\.00x \(95% /);
  });

  it("says what a commit writes, how memory grows, and which part is the log", () => {
    const { findings } = reported(
      appending((n) => ({ written: 8000, resident: 3e6 + 100 * n, log: 6_000_000 })),
    );
    expect(findings).toEqual([
      expect.stringMatching(
        /^append: disk grows 0 bytes .*10 MB after 4,000 commits, 2\.50x; 6 MB is its log; /,
      ),
      "append: a commit writes 8 kB on DoltLite, 4 kB on SQLite after 4,000 commits: 2.00x",
      "append: memory grows 100 bytes a commit on DoltLite, 0 bytes a commit on SQLite: 3.4 MB after 4,000 commits, 1.13x",
    ]);
  });

  it("fails a figure over its ceiling, by name, and leaves the measurement complete", () => {
    const {
      verdict,
      sentence,
      title,
      problems: found,
      failed,
    } = reported(
      appending(() => ({ written: 8000 })),
      1.5,
    );
    expect(verdict).toMatchObject({ outcome: "fail", measurement: { state: "complete" } });
    expect(sentence).toBe("Fail: 1 figure of ageing databases exceeds its ceiling.");
    expect(title).toBe("1 figure of ageing databases over the ceiling");
    expect(found).toEqual([
      {
        kind: "finding",
        name: "age/append written",
        reason: "written a commit is 8 kB after 4,000 commits, SQLite 4 kB: 2.00x, over 1.50x",
      },
    ]);
    expect(failed).toEqual(["age/append"]);
  });
});

describe("a report on databases that failed", () => {
  const whole = makeLife("candidate", 4000, () => ({}));
  const failure = { occasion: "commits", after: 1250, reason: "crash", message: "SIGSEGV" } as const;
  const cut = { ...whole, rungs: whole.rungs.slice(0, 3), failure };
  const baseline = makeLife("baseline", 4000, () => ({}));

  it("names the shape, the reason and the commit", () => {
    const {
      verdict,
      sentence,
      problems: found,
      failed,
    } = reported(makeAge([{ shape: "update", engines: [baseline, cut] }]));
    expect(verdict.outcome).toBe("fail");
    expect(sentence).toContain("1 ageing database failed");
    expect(found).toMatchObject([{ kind: "no result", name: "age/update" }]);
    expect(found[0]?.reason).toMatch(/SIGSEGV.*\(after 1,250 commits\)$/);
    expect(failed).toEqual(["age/update"]);
  });

  it("names the shapes that were not begun", () => {
    const { verdict, problems: found } = reported({ ...makeAge([]), shapes: [makeShape(() => ({}))] });
    expect(verdict.outcome).toBe("fail");
    expect(found.map(({ name, reason }) => `${name}: ${reason}`)).toContain(
      "age/tables: not begun: the run's time was over",
    );
  });
});

describe("a report on servers under a steady load", () => {
  const failure = { after: 900, reason: "crash", message: "signal 9" } as const;
  const engines = [makeLoad("baseline", 30), makeLoad("candidate", 9, {}, undefined, { failure })];

  it("fails with the one that died, and says after which commit", () => {
    const { verdict, problems: found, failed } = reported(makeAge([], { steady: { minutes: 0.5, engines } }));
    expect(verdict.outcome).toBe("fail");
    expect(failed).toEqual(["age/steady"]);
    expect(found).toMatchObject([
      { name: "age/steady", reason: expect.stringMatching(/crashed: signal 9 \(after 900 commits\)/) },
    ]);
  });

  it("fails if a load was not begun, unless it is the base's", () => {
    const lives = (["baseline", "candidate", "base"] as const).map((role) =>
      makeLife(role, 4000, () => ({})),
    );
    const ages = (loads: typeof engines) =>
      makeAge([{ shape: "append", engines: lives }], { steady: { minutes: 0.5, engines: loads } });
    const whole = [makeLoad("baseline", 30), makeLoad("candidate", 30)];
    expect(reported(ages(whole)).verdict.outcome).toBe("pass");
    expect(reported(ages(whole.slice(0, 1))).failed).toEqual(["age/steady"]);
  });

  it("speaks of OPTIMIZE TABLE", () => {
    const { findings } = reported(
      makeAge([makeShape((n) => ({ disk: 1e6 + 6400 * n }))], { dialect: "mysql" }),
    );
    expect(findings[0]).toContain("; after OPTIMIZE TABLE 1 MB");
  });
});
