import { schemaLine } from "../../../platform/editor-schema.ts";
import { call, configFile, pages } from "./files.ts";

const measuringFile = ".github/workflows/engine-upgrade.yml";
const publishingFile = ".github/workflows/publish-engine-upgrade.yml";

/** The texts of the workflows that compare an upgraded engine, and of their configuration, by path in the repository. */
export function upgradeFiles(): ReadonlyMap<string, string> {
  return new Map([
    [measuringFile, measuring],
    [publishingFile, publishing],
    [configFile, configuration],
  ]);
}

const measuring = `# Compares both versions of an engine whose package a pull request upgrades, without any rights: also for Dependabot, and from forks.
# publish-engine-upgrade.yml comments with the answer. ${pages}/upgrade.md
name: engine upgrade
on:
  pull_request:
    types: [opened, reopened, synchronize]
permissions: {}
concurrency: # a newer commit replaces an older one
  group: upgrade-\${{ github.ref }}
  cancel-in-progress: true
jobs:
  upgrade:
    permissions:
      contents: read
${call("upgrade")}
    # with:
    #   package: npm:better-sqlite3 # if your engine is none of those that are known
    #   lock-files: server/package-lock.json # if it is not in the root
`;

const publishing = `# Comments on a pull request with what engine-upgrade.yml measured. It runs none of the pull request's code.
# ${pages}/upgrade.md
name: publish engine upgrade
on:
  workflow_run: { workflows: [engine upgrade], types: [completed] } # zizmor: ignore[dangerous-triggers] no code of it is run
permissions: {}
jobs:
  upgrade:
    permissions:
      actions: read # the other run's results
      contents: read # the settings
      pull-requests: write # the comment
      statuses: write # none is set unless status says otherwise
${call("publish")}
    with:
      artifact: upgrade
      comment: single
      status: "off"
      on-fail: neutral # a slower version is said, and fails no run
      status-name: sqlite-bench-gate upgrade
      measured-by: ${measuringFile}
      only-with-results: true # a run without a changed engine leaves none
`;

const configuration = `${schemaLine("config")}# The settings of the upgrade workflows, read from the default branch. Every setting: ${pages}/reference.md#configuration-file
gate: base # the version before decides
variants: [int] # a quarter of the tests, for an answer in a quarter of the time
# suites: [own] # your own statements in place of the usual tests
# own-workloads: [bench/*.yml] # and bench/ as own-workloads of both workflows
`;

/** The steps that follow once the files are written. */
export function upgradeSteps(files: Iterable<string>): string {
  return [
    "Next:",
    `1. Commit the files, and merge them into the default branch: git add ${[...files].join(" ")}`,
    "2. The next pull request that changes an engine's version in a lock file has a comment with the answer.",
    `   ${pages}/upgrade.md says which packages and lock files are known.`,
    "",
  ].join("\n");
}
