import { features } from "../../src/features.ts";
import { type Acceptance, defaultCriteria } from "../../src/model/criteria.ts";
import { rolesOf } from "../../src/model/engine.ts";
import type { Recording } from "../../src/model/recording.ts";
import { keyVariants, type Test } from "../../src/model/test.ts";
import type { Result } from "../../src/report/result.ts";
import type { ReportSource } from "../../src/report/source.ts";
import { planTests } from "../../src/suite/plan-tests.ts";
import { acceptRegressions } from "../../src/verdict/acceptances.ts";
import { judgeRecording } from "../../src/verdict/judge-recording.ts";
import { simulate, type Truth } from "./simulated.ts";

const head = "5f3c1d0e8b7a69423f1e0dcba98765432100ffee";

const workloads = [
  "oltp_point_select",
  "oltp_range_select",
  "index_join",
  "table_scan",
  "oltp_insert",
  "oltp_update_index",
  "oltp_delete_insert",
];

/** A part of the suite, so that people can read the reports. */
const tests = planTests({ suites: ["oltp"], variants: keyVariants, storages: ["memory", "file"] }).filter(
  ({ workload }) => workloads.includes(workload),
);

/** As a run of the tests would record it, with 10,000 statements in each sample. */
function recordingOf(truth: Partial<Truth>): Recording {
  const recording = simulate({ multiplier, tests, ...truth });
  const checksOf = ({ kind }: Test) => {
    const isRead = kind === "reads";
    const work = { statements: 10_000, rows: isRead ? 10_000 : 0, changes: isRead ? 0 : 10_000 };
    return rolesOf(recording.engines).map((role) => ({ role, work, hash: "ab".repeat(8) }));
  };
  return {
    ...recording,
    origin: { run: 262, attempt: 1, head },
    tests: recording.tests.map((test) => ({ ...test, checks: checksOf(test) })),
  };
}

function multiplier({ kind }: Test): number {
  return kind === "reads" ? 1.2 : 1.6;
}

function resultOf(recording: Recording, accepted: readonly Acceptance[] = []): Result {
  const given = { head, accepted, ignored: [] };
  const verdict = judgeRecording(recording, defaultCriteria, features);
  const now = new Date("2026-05-22T09:04:30Z");
  return { state: "judged", features, recording, verdict: acceptRegressions(verdict, now, given) };
}

const same = () => 1;
const isSlow = ({ storage, workload }: Test) => storage === "memory" && workload === "oltp_delete_insert";
const slower = { change: (test: Test) => (isSlow(test) ? 1.18 : 1) };

const makers: Readonly<Record<string, () => Result>> = {
  "first-pass": () => resultOf(recordingOf({ change: same })),
  "pass-after-pass": () =>
    resultOf(
      recordingOf({
        change: ({ variant, workload }) => (variant === "int" && workload === "table_scan" ? 0.8 : 1),
      }),
    ),
  "slow-test": () => resultOf(recordingOf(slower)),
  "everything-slower": () => resultOf(recordingOf({ change: () => 1.033 })),
  "over-a-ceiling": () =>
    resultOf(
      recordingOf({
        change: same,
        multiplier: (test) =>
          test.workload === "oltp_insert" && test.storage === "file" ? 7.4 : multiplier(test),
      }),
    ),
  undecided: () =>
    resultOf(
      recordingOf({
        change: same,
        multiplier: (test) =>
          test.workload === "index_join" && test.variant === "text" ? 6.08 : multiplier(test),
      }),
    ),
  "broken-engine": () => resultOf(broken(recordingOf({ change: same }))),
  accepted: () =>
    resultOf(recordingOf(slower), [
      {
        path: "*/memory/writes/oltp_delete_insert base",
        upTo: "1.5x",
        commit: head,
        by: "ada",
        until: "2026-06-21",
        reason: "the price of the new index",
        url: "https://github.com/octo-org/engine/pull/7#issuecomment-1",
      },
    ]),
  "no-base": () =>
    resultOf({
      ...recordingOf({}),
      noBase: { cause: "not built", detail: "make: *** [engine.o] Error 1" },
    }),
};

/** Results by the names of the files in fixtures/comments that have their comments; each is simulated and judged once. */
export const commentCases: typeof makers = Object.fromEntries(
  Object.entries(makers).map(([name, make]) => {
    let made: Result | undefined;
    return [name, () => (made ??= make())];
  }),
);

/** The candidate crashes in one test. */
function broken(recording: Recording): Recording {
  const isBroken = ({ variant, storage, workload }: Test) =>
    variant === "int" && storage === "file" && workload === "table_scan";
  const failures = [
    { role: "candidate", reason: "crash", round: 1, message: "ended by SIGSEGV in SELECT count(*) FROM t" },
  ] as const;
  return {
    ...recording,
    tests: recording.tests.map((test) =>
      isBroken(test) ? { ...test, samples: [], failures: [...failures] } : test,
    ),
  };
}

/** Where the comments come from. */
export const commentSource: ReportSource = {
  name: "sqlite-bench-gate",
  commit: head,
  run: { id: 262, attempt: 1, url: "https://github.com/octo-org/engine/actions/runs/262" },
  identity: { run: { id: 262, attempt: 1 }, reporter: { id: 262, attempt: 1 }, step: "0123456789abcdef" },
  at: new Date("2026-05-22T09:04:30Z"),
  runner: "Linux X64",
  conclusion: "success",
  commitUrl: (hash: string) => `https://github.com/octo-org/engine/commit/${hash}`,
};
