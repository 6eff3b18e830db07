import path from "node:path";
import type { ActionPlace } from "./option.ts";

/** An action of this repository. `action.yml` and the reference are made from it and from the options that are its inputs. */
export interface Action {
  /** The folder of its `action.yml`. */
  readonly folder: string;
  /** A sentence. */
  readonly purpose: string;
  /** The meaning of each output, in a noun phrase of one line. */
  readonly outputs: Readonly<Record<string, string>>;
  /** Whether the action announces a status, which a step after the job completes if the job was killed. */
  readonly announces?: true;
}

/** The outputs of the core. */
export const actionOutputs = {
  outcome: "Outcome: pass, accepted, inconclusive, or fail, also if the measurement failed",
  "failed-tests": "JSON array of the names of failed tests, section averages and sequences",
  "accepted-tests": "JSON array of the names of accepted tests and section averages",
  "worst-multiplier": "Multiplier of the test with the worst outcome; empty if no test has one",
  "worst-test": "Name of that test, such as int/memory/reads/oltp_point_select",
  "average-multiplier": "Geometric mean of candidate / SQLite over all tests; empty if none",
  "average-interval": "JSON array of the ends of its 95% interval; empty if none",
  "base-average": "Geometric mean of candidate / base over all tests; empty without a base",
  "base-average-interval": "JSON array of the ends of its 95% interval; empty if none",
  "results-path": "Path of results.json, which has every sample",
  "report-path": "Path of report.md, the report of the job summary",
  "comment-urls": "JSON array of the comments' addresses",
  "html-path": "Path of report.html; empty unless the input html asks for it",
  "baseline-path": "Path of the compiled SQLite",
  command: "JSON object with the commit, base branch and settings that a comment asks for; empty if none",
} as const;

export type ActionOutput = keyof typeof actionOutputs;

const { "baseline-path": baselinePath, command, ...judged } = actionOutputs;

/** The actions of the core, by the place that its inputs have in the table of options. */
const actions = {
  action: {
    folder: ".",
    purpose:
      "Benchmarks a compiled SQLite-compatible engine against stock SQLite, test by test, and fails if a ceiling is exceeded.",
    outputs: judged,
    announces: true,
  },
  "action publish": {
    folder: "actions/publish",
    purpose: "Judges and publishes what a job without rights measured.",
    outputs: judged,
    announces: true,
  },
  "action announce": {
    folder: "actions/announce",
    purpose: "Sets the commit status of a pull request before anything is measured.",
    outputs: {},
  },
  "action baseline": {
    folder: "actions/baseline",
    purpose: "Compiles stock SQLite once for several machines.",
    outputs: { "baseline-path": baselinePath },
  },
  "action command": {
    folder: "actions/command",
    purpose: "Checks and answers a pull request comment that asks for a run.",
    outputs: { command },
  },
  "action plan": {
    folder: "actions/plan",
    purpose: "Divides the tests of a run between several machines.",
    outputs: {
      matrix: "Shards as a job's matrix, for fromJSON; also the input plan of those jobs",
      "plan-hash": "Hash of the plan, for the names of its artifacts",
    },
  },
} as const satisfies Readonly<Record<string, Action>>;

/** Where an action has its inputs in the table of options. */
export type ActionName = ActionPlace;

/** An output that a feature adds to the actions that judge a result. */
export interface AddedOutput {
  readonly meaning: string;
  /** The value if the feature sets none: the empty text, or an empty list. */
  readonly empty: "" | readonly [];
}

/** The parts of a feature that actions have. */
interface AddsActions {
  readonly actions?: Readonly<Record<`action ${string}`, Action>>;
  readonly outputs?: Readonly<Record<string, AddedOutput>>;
}

/** The outputs that features add to the actions that judge a result, by name. */
export function addedOutputs(features: readonly AddsActions[]): Readonly<Record<string, AddedOutput>> {
  return Object.assign({}, ...features.map(({ outputs }) => outputs));
}

/** The actions of a build, by name. */
export function actionsOf(features: readonly AddsActions[]): Readonly<Record<ActionName, Action>> {
  const added = Object.entries(addedOutputs(features)).map(([name, { meaning }]) => [name, meaning]);
  const all: Readonly<Record<string, Action>> = Object.assign(
    {},
    actions,
    ...features.map((one) => one.actions),
  );
  const complete = Object.entries(all).map(([name, action]) => {
    const outputs =
      action.announces === true ? { ...action.outputs, ...Object.fromEntries(added) } : action.outputs;
    return [name, { ...action, outputs }];
  });
  return Object.fromEntries(complete);
}

/** An action's own name, such as `publish`; undefined of the one at the top of the repository. */
export function ownName({ folder }: Action): string | undefined {
  return folder === "." ? undefined : path.posix.basename(folder);
}

/** The file of `dist` that an action runs. */
export function entryOf(action: Action): string {
  return `${ownName(action) ?? "index"}.js`;
}

/** The file of `dist` that runs after the job; absent of an action that has no such step. */
export function postEntryOf(action: Action): string | undefined {
  if (action.announces !== true) return undefined;
  const name = ownName(action);
  return name === undefined ? "post.js" : `${name}-post.js`;
}
