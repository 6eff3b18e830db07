import { stringify } from "yaml";
import { defaultCriteria } from "../../../model/criteria.ts";
import { engineNameOf } from "../../../options/resolve.ts";
import { schemaLine } from "../../../platform/editor-schema.ts";
import { repository, tag } from "../../../platform/version.ts";
import type { Answers } from "./answers.ts";

/** The address of the documents. */
export const pages = `https://github.com/${repository}/blob/${tag}/docs`;

export const configFile = ".github/bench-gate.yml";
export const measuringFile = ".github/workflows/benchmark.yml";
const publishingFile = ".github/workflows/publish-benchmark.yml";
const nightlyFile = ".github/workflows/nightly.yml";
export const nightlyConfigFile = ".github/bench-night.yml";

/** The files of every night. */
export const nightlyFiles: readonly string[] = [nightlyFile, nightlyConfigFile];

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
    ...(answers.nightly === true
      ? ([
          [nightlyFile, nightly(answers)],
          [nightlyConfigFile, nightlyConfiguration(answers)],
        ] as const)
      : []),
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

/** The hours of the two schedules: the night, and the look whether it ran. */
const nightAt = "17 3 * * *";
const watchAt = "17 15 * * *";

function nightly(answers: Answers): string {
  return `# Measures the default branch every night, keeps a history, and an issue for each finding. ${pages}/nightly.md
name: nightly
on:
  schedule:
    - cron: "${nightAt}"
    - cron: "${watchAt}" # looks whether the night ran
  workflow_dispatch:
permissions: {}
jobs:
  night:
    permissions:
      contents: write # the branch of the history
      issues: write # the findings
${call("nightly")}
    with:
${inputs(answers)}
      watch-only: \${{ github.event.schedule == '${watchAt}' }}
    # secrets: { notify-url: \${{ secrets.BENCH_NOTIFY_URL }} } # an address that hears about issues
  # page: # publishes the history, if the source of GitHub Pages is GitHub Actions; pages of a public repository are public
  #   needs: night
  #   if: github.event.schedule != '${watchAt}'
  #   permissions: { contents: read, id-token: write, pages: write }
  #   uses: ${repository}/.github/workflows/history-page.yml@${tag}
`;
}

function nightlyConfiguration({ candidate, candidateName }: Answers): string {
  return `${schemaLine("config")}# The settings of every night. Every setting: ${pages}/reference.md#configuration-file
candidate-name: ${scalar(candidateName ?? nameOf(candidate))}
gate: sqlite # no base: the nights before are what a night is compared with
rounds: 5..11 # finds smaller changes than a pull request needs
# suites: [oltp, types] # more than a pull request has time for
`;
}

/** For certainty that the reviewed code is what runs, people put a commit's hash in place of the tag. */
export function call(workflow: string): string {
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
  return `${schemaLine("config")}# The settings of the benchmark workflows. They are read from the default branch, so that a pull request cannot change its own
# ceilings. Every setting: ${pages}/reference.md#configuration-file
candidate-name: ${scalar(candidateName ?? nameOf(candidate))}
gate: base # the base branch decides; SQLite gets fewer samples, which fail only over wide ceilings
base-ceilings: { memory: ${memory}, file: ${file}, autocommit: ${autocommit} } # times as slow as the base, for a test
ceiling: ${test} # times as slow as SQLite, for a test
average-ceiling: ${average} # and for the average of a section
# variants: [int] # a quarter of the tests, for an answer in a quarter of the time
${ceilings === undefined ? "" : `\n${ceilings}`}`;
}

/** The name of an engine by its file: of `libengine.so` the library's, since the other one says nothing. */
function nameOf(candidate: string): string {
  const name = engineNameOf(candidate);
  return name === "engine" ? "libengine" : name;
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

/** The steps after the files of every night, in a repository that has a gate. */
export function nightSteps(files: Iterable<string>): string {
  return [
    "Next:",
    `1. Commit the files, and merge them into the default branch: git add ${[...files].join(" ")}`,
    "2. Start the workflow nightly once by hand: Actions, nightly, Run workflow.",
    `   ${pages}/nightly.md has the other steps.`,
    "",
  ].join("\n");
}
