/** An action of this repository. `action.yml` and the reference are made from it and from the options that are its inputs. */
export interface Action {
  /** The folder of its `action.yml`. */
  readonly folder: string;
  /** A sentence. */
  readonly purpose: string;
  readonly outputs: readonly ActionOutput[];
  /** Whether it announces a status, which a step after the job completes if the job was killed. */
  readonly announces?: true;
}

/** The outputs: what each holds, in a noun phrase of one line. */
export const actionOutputs = {
  outcome: "Outcome of the gate: pass, accepted, fail or inconclusive; fail also if the measurement failed",
  "failed-tests":
    "JSON array of the names of tests that exceed a ceiling or have no result, of sections whose average does, and of failed sequences",
  "accepted-tests":
    "JSON array of the names of tests and section averages that exceed a ceiling and are accepted",
  "worst-multiplier":
    "Multiplier of the test with the worst outcome, and of these with the least headroom; empty if no test has a multiplier",
  "worst-test": "Name of that test, such as int/memory/reads/oltp_point_select",
  "changed-tests":
    "JSON array of the tests that differ from the newest runs of the history, or changed within them: test, ratio, and since which commit",
  "history-run": "Id of the run that was added to the history; empty if none was",
  "history-commit": "Commit of the history's branch that has this run",
  "results-path":
    "Path of results.json, which holds every sample and from which the run can be judged again; of a search, of bisect.json",
  "report-path": "Path of report.md, the report of the job summary; of a search, of bisect.md",
  "html-path":
    "Path of report.html, one file for any browser, empty unless the input html asks for it; of a history, path of its page",
  "first-changed":
    "Hash of the first commit that changed the test, or the first release; empty if it is not a single one",
  "comment-urls": "JSON array of the addresses of the comments",
  matrix: "Shards as the matrix of a job, for fromJSON; the input plan of the jobs that measure them",
  "plan-hash": "Hash of the plan, for the names of its artifacts",
  "baseline-path": "Path of the SQLite that was compiled",
  command:
    "JSON object with the commit, the base branch and the settings that a comment asks for; empty if it is refused or asks for nothing",
} as const;

export type ActionOutput = keyof typeof actionOutputs;

const judged = [
  ...([
    "outcome",
    "failed-tests",
    "accepted-tests",
    "worst-multiplier",
    "worst-test",
    "changed-tests",
  ] as const),
  ...(["history-run", "history-commit", "results-path", "report-path", "html-path", "comment-urls"] as const),
];

/** Every action, by the place that its inputs have in the table of options. */
export const actions = {
  action: {
    folder: ".",
    purpose:
      "Benchmarks a compiled SQLite-compatible engine against stock SQLite, test by test, and fails if a ceiling is exceeded.",
    outputs: judged,
    announces: true,
  },
  "action publish": {
    folder: "publish",
    purpose: "Judges and publishes what another job measured, with rights that the other job need not have.",
    outputs: judged,
    announces: true,
  },
  "action plan": {
    folder: "plan",
    purpose: "Divides the tests of a run between several machines.",
    outputs: ["matrix", "plan-hash"],
  },
  "action baseline": {
    folder: "baseline",
    purpose: "Compiles stock SQLite once for several machines.",
    outputs: ["baseline-path"],
  },
  "action command": {
    folder: "command",
    purpose: "Checks and answers a comment on a pull request that asks for a run.",
    outputs: ["command"],
  },
  "action history": {
    folder: "history",
    purpose: "Writes the page of the history that a branch holds, index.html, for a step that publishes it.",
    outputs: ["html-path"],
  },
  "action bisect": {
    folder: "bisect",
    purpose:
      "Searches for the commit or release that changed the speed of a test, or publishes such a search.",
    outputs: ["first-changed", "results-path", "report-path", "comment-urls"],
  },
} as const satisfies Readonly<Record<string, Action>>;

export type ActionName = keyof typeof actions;

export const actionNames = Object.keys(actions) as readonly ActionName[];

export function isAction(place: string): place is ActionName {
  return place in actions;
}

/** The file of `dist` that an action runs. */
export function entryOf(action: ActionName): string {
  return action === "action" ? "index.js" : `${actions[action].folder}.js`;
}
