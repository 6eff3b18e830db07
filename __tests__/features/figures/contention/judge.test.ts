import { describe, expect, it } from "vitest";
import { defaultCriteria } from "../../../../src/model/criteria.ts";
import { acceptRegressions, parseAcceptanceLines } from "../../../../src/verdict/acceptances.ts";
import { judgedRun } from "../../../../src/verdict/judged.ts";
import { makeRecord, pairs } from "../../../builders/recordings.ts";
import { verdictOf } from "../../../builders/verdicts.ts";
import { isIn, makeContention, usual } from "./contests.ts";

const fast = makeRecord({ samples: pairs([10_000, 15_000]) });
const head = "1a2b3c4d5e6f".padEnd(40, "0");
const now = new Date("2026-12-01");
const until = `at ${head.slice(0, 12)} until 2026-12-24, a lock for readers`;

/** A fourth of SQLite's throughput in one contest. */
function overCeiling() {
  const contention = makeContention((cell, task, round) =>
    isIn("same", 4)({ ...cell } as never) ? usual(cell, task, round) / 5 : usual(cell, task, round),
  );
  const ceilings = { ...defaultCriteria.ceilings, contention: { baseline: 2 } };
  return verdictOf([fast], { facts: { contention }, ceilings });
}

function accepted(line: string) {
  const parsed = parseAcceptanceLines(`bench-accept: ${line}`);
  const verdict = acceptRegressions(overCeiling(), now, {
    head,
    accepted: parsed.flatMap(({ acceptance }) => (acceptance ? [{ ...acceptance, by: "ada" }] : [])),
    ignored: parsed.flatMap((one) => ("why" in one ? [{ text: one.text, by: "ada", why: one.why }] : [])),
  });
  const { changes = [] } = verdict.features.contentionFigures?.judged ?? {};
  return {
    outcome: verdict.outcome,
    outcomes: changes.map(({ outcome }) => outcome),
    ignored: verdict.acceptances?.ignored.map(({ why }) => why) ?? [],
    offered: verdict.acceptances?.offered.map(({ path }) => path) ?? [],
  };
}

describe("a throughput below its ceiling", () => {
  it("fails a run, and is in the results by contest and task", () => {
    const verdict = overCeiling();
    expect(verdict.outcome).toBe("fail");
    expect(judgedRun(verdict)).toMatchObject({
      contentionFigures: [
        {
          test: "contention/same/threads/4",
          name: "writers",
          against: "baseline",
          ceiling: 2,
          outcome: "fail",
        },
      ],
    });
  });

  it("is offered to be accepted", () => {
    const { offered } = accepted(`contention/reads/*/* throughput up to 10% ${until}`);
    expect(offered).toEqual(["contention/same/threads/4 baseline-throughput"]);
  });

  it.each(["contention/same/threads/4", "contention/same/*/*", "contention/*/threads/4"])(
    "is accepted as %s, up to a bound",
    (path) => {
      expect(accepted(`${path} baseline-throughput up to 500% ${until}`)).toMatchObject({
        outcome: "accepted",
        outcomes: ["accepted"],
      });
    },
  );

  it.each([
    [`contention/same/threads/2 baseline-throughput up to 900% ${until}`, "no row of this name fails"],
    [`contention/same/threads/4 throughput up to 900% ${until}`, "no row of this name fails"],
    [
      `contention/same/threads/4 baseline-throughput up to 200% ${until}`,
      expect.stringMatching(/is 40\d%, over 200%$/),
    ],
    // It could be a user's own.
    [`contention/others/threads/4 throughput up to 90% ${until}`, "no row of this name fails"],
    [
      `contention/Others/threads/4 throughput up to 90% ${until}`,
      expect.stringContaining(
        "is no figure of several connections, such as contention/same/threads/4 throughput: the workloads are reads,",
      ),
    ],
    [
      `contention/same/threads throughput up to 90% ${until}`,
      expect.stringContaining("is no figure of several connections"),
    ],
    [
      `contention/same/threads/4 disk up to 90% ${until}`,
      expect.stringContaining("is no figure of several connections"),
    ],
  ])("is not accepted by %s", (line, why) => {
    const { outcomes, ignored } = accepted(line);
    expect(outcomes).toEqual(["fail"]);
    expect(ignored).toEqual([why]);
  });
});
