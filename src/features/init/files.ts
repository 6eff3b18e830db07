import { stringify } from "yaml";
import { defaultCriteria } from "../../model/criteria.ts";
import { engineNameOf } from "../../options/resolve.ts";
import { version } from "../../platform/version.ts";
import type { Answers } from "./answers.ts";

const repository = "sqlite-bench-gate/sqlite-bench-gate";

/** The tag that moves to the newest release of this major version. */
const tag = `v${version.split(".")[0]}`;

const pages = `https://github.com/${repository}/blob/${tag}/docs`;

export const configFile = ".github/bench-gate.yml";
const measuringFile = ".github/workflows/benchmark.yml";
const publishingFile = ".github/workflows/publish-benchmark.yml";

/**
 * The texts of the workflows and of the configuration, by path in the repository.
 *
 * @param ceilings rules from earlier runs, as a configuration file has them; absent without runs
 */
export function filesFor(answers: Answers, ceilings?: string): ReadonlyMap<string, string> {
  return new Map([
    [measuringFile, answers.forks ? measuring(answers) : gating(answers)],
    ...(answers.forks ? [[publishingFile, publishing()] as const] : []),
    [configFile, configuration(answers, ceilings)],
  ]);
}

const events = "{ types: [opened, reopened, synchronize, edited] }";

const begin = `name: benchmark
on:
  pull_request: ${events}
permissions: {}
concurrency: # a newer commit replaces an older one; an edited title, which measures nothing, replaces none
  group: benchmark-\${{ github.event.action == 'edited' && !github.event.changes.base && github.run_id || github.ref }}
  cancel-in-progress: true
jobs:
  benchmark:
    if: github.event.action != 'edited' || github.event.changes.base # another base, not another title`;

function measuring(answers: Answers): string {
  return `# Builds the engine and its merge base, and measures both beside SQLite, without any rights: also for pull requests from forks.
# publish-benchmark.yml judges and publishes the results. ${pages}/gate.md
${begin}
    permissions:
      contents: read
${call("measure")}
    with:
${inputs(answers)}
`;
}

function gating(answers: Answers): string {
  return `# Builds the engine and its merge base, measures both beside SQLite, and publishes. ${pages}/machines.md
${begin}
    permissions:
      actions: read # the results of its other jobs
      contents: read # the code, and the settings
      pull-requests: write # the comment
      statuses: write # the status, such as sqlite-bench-gate (main)
${call("gate")}
    with:
${inputs(answers)}
      shards: 1 # machines that measure
`;
}

function publishing(): string {
  return `# Announces the status of a pull request, and publishes what benchmark.yml measured. It runs none of the pull request's code.
# ${pages}/gate.md
name: publish benchmark
on:
  pull_request_target: ${events} # zizmor: ignore[dangerous-triggers] nothing of it is run
  workflow_run: { workflows: [benchmark], types: [completed] } # zizmor: ignore[dangerous-triggers] no code of it is run
permissions: {}
jobs:
  benchmark:
    permissions:
      actions: read # the other run's results
      contents: read # the settings
      pull-requests: write # the comment
      statuses: write # the status, such as sqlite-bench-gate (main)
${call("publish")}
`;
}

/** For certainty that the reviewed code is what runs, people put a commit's hash in place of the tag. */
function call(workflow: string): string {
  const file = `${repository}/.github/workflows/${workflow}.yml@${tag}`;
  return `    uses: ${file} # zizmor: ignore[unpinned-uses] the newest release; a commit's hash is one for ever`;
}

function inputs({ build, candidate, packages }: Answers): string {
  const prepare = `sudo apt-get update && sudo apt-get install --yes ${packages.join(" ")}`;
  return [
    ...(packages.length === 0 ? [] : [`prepare: ${scalar(prepare)}`]),
    `build: ${scalar(build)}`,
    `candidate: ${scalar(candidate)}`,
  ]
    .map((line) => `      ${line}`)
    .join("\n");
}

function configuration({ candidate, candidateName }: Answers, ceilings?: string): string {
  const { test, average, base } = defaultCriteria.ceilings;
  const { memory, file, autocommit } = base;
  return `# The settings of the benchmark workflows. They are read from the default branch, so that a pull request cannot change its own
# ceilings. Every setting: ${pages}/reference.md#configuration-file
candidate-name: ${scalar(candidateName ?? engineNameOf(candidate))}
gate: base # the base branch decides; SQLite gets fewer samples, which fail only over wide ceilings
base-ceilings: { memory: ${memory}, file: ${file}, autocommit: ${autocommit} } # times as slow as the base, for a test
ceiling: ${test} # times as slow as SQLite, for a test
average-ceiling: ${average} # and for the average of a section
# variants: [int] # a quarter of the tests, for an answer in a quarter of the time
${ceilings === undefined ? "" : `\n${ceilings}`}`;
}

/** A text as a value of YAML, in one line. */
function scalar(text: string): string {
  return stringify(text, { lineWidth: 0 }).trimEnd();
}

/** The steps that follow once the files are written. */
export function nextSteps(files: Iterable<string>): string {
  return [
    "Next:",
    `1. Commit the files, and merge them into the default branch: git add ${[...files].join(" ")}`,
    "2. Open another pull request: the gate appears on the one after the one that adds the files.",
    '3. Then require the status "sqlite-bench-gate (main)", with the name of your default branch:',
    "   Settings, Rules, Rulesets, Require status checks to pass.",
    "",
  ].join("\n");
}
