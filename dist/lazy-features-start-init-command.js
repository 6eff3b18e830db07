import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  renderCeilings
} from "./shared-report-ceilings-file.js";
import {
  judgeByOwnRule
} from "./shared-verdict-judge-recording.js";
import {
  schemaLine
} from "./shared-platform-editor-schema.js";
import {
  engineNameOf,
  resolveReportSettings
} from "./shared-options-resolve.js";
import {
  repository,
  tag
} from "./shared-platform-version.js";
import {
  makeFolder,
  mergeSources,
  readRecording,
  requireNoLink,
  require_dist,
  seeHelp
} from "./shared-yaml-dist-parse-parser.js";
import {
  InputError,
  __toESM,
  defaultCriteria,
  formatValue
} from "./shared-jstat-dist-jstat.js";

// src/features/start/init/command.ts
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline/promises";

// src/features/start/init/answers.ts
var questions = {
  build: {
    words: "Which shell command builds the engine, in the root of a checkout?",
    example: "make libengine.so",
    problem: (text) => isLine(text) ? void 0 : "is not a command in one line, such as make libengine.so"
  },
  candidate: {
    words: "Where is the engine then, relative to the root?",
    example: "libengine.so",
    problem: (text) => isLine(text) && !text.startsWith("/") && !text.split("/").includes("..") ? void 0 : "is not a path below the root of the repository, such as libengine.so"
  },
  forks: {
    words: "Do pull requests come from forks, yes or no?",
    example: "yes",
    proposed: "yes",
    problem: (text) => ["yes", "no", "y", "n"].includes(text.toLowerCase()) ? void 0 : "is neither yes nor no"
  },
  packages: {
    words: "Which packages of Ubuntu does the build need?",
    example: "zlib1g-dev",
    proposed: "none",
    problem: (text) => {
      const wrong = packagesOf(text).find((name) => !isPackage(name));
      if (wrong === void 0) return void 0;
      return `has ${formatValue(wrong)}, which is not the name of a package, such as zlib1g-dev`;
    }
  }
};
async function completeAnswers(given, ask) {
  const answer = async (name) => {
    const question = questions[name];
    const { example, proposed, problem } = question;
    const text = given[name] ?? (ask === void 0 ? proposed : await askUntilGood(question, ask));
    if (text === void 0)
      throw new InputError(`--${name} is missing, such as --${name} '${example}': ${seeHelp("init")}`);
    const wrong = problem(text);
    if (wrong !== void 0) throw new InputError(`--${name}: ${formatValue(text)} ${wrong}`);
    return text;
  };
  const build = await answer("build");
  const candidate = await answer("candidate");
  const forks = await answer("forks");
  const asked = await answer("packages");
  const candidateName = given["candidate-name"];
  return {
    build,
    candidate,
    forks: forks.toLowerCase().startsWith("y"),
    packages: packagesOf(asked),
    ...given.nightly === true ? { nightly: true } : {},
    candidateName
  };
}
async function askUntilGood({ words, proposed, problem }, ask) {
  let text = await ask(words, proposed);
  for (let wrong = problem(text); wrong !== void 0; wrong = problem(text))
    text = await ask(`${formatValue(text)} ${wrong}. ${words}`, proposed);
  return text;
}
function packagesOf(text) {
  return text.split(/[\s,]+/).filter((name) => name !== "" && name !== "none");
}
function isPackage(name) {
  return /^[a-z0-9][a-z0-9+.:-]*$/.test(name);
}
function isLine(text) {
  return /\S/.test(text) && !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text);
}

// src/features/start/init/files.ts
var import_yaml = __toESM(require_dist(), 1);
var pages = `https://github.com/${repository}/blob/${tag}/docs`;
var configFile = ".github/bench-gate.yml";
var measuringFile = ".github/workflows/benchmark.yml";
var publishingFile = ".github/workflows/publish-benchmark.yml";
var nightlyFile = ".github/workflows/nightly.yml";
var nightlyConfigFile = ".github/bench-night.yml";
var nightlyFiles = [nightlyFile, nightlyConfigFile];
function filesFor(answers, ceilings) {
  return new Map([
    [measuringFile, answers.forks ? measuring(answers) : gating(answers)],
    ...answers.forks ? [[publishingFile, publishing()]] : [],
    [configFile, configuration(answers, ceilings)],
    ...answers.nightly === true ? [
      [nightlyFile, nightly(answers)],
      [nightlyConfigFile, nightlyConfiguration(answers)]
    ] : []
  ]);
}
var events = "{ types: [opened, reopened, synchronize, edited] }";
var begin = `name: benchmark
on:
  pull_request: ${events}
permissions: {}
concurrency: # a newer commit replaces an older one; an edited title, which measures nothing, replaces none
  group: benchmark-\${{ github.event.action == 'edited' && !github.event.changes.base && github.run_id || github.ref }}
  cancel-in-progress: true
jobs:
  benchmark:
    if: github.event.action != 'edited' || github.event.changes.base # another base, not another title`;
function measuring(answers) {
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
function gating(answers) {
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
function publishing() {
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
var nightAt = "17 3 * * *";
var watchAt = "17 15 * * *";
function nightly(answers) {
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
function nightlyConfiguration({ candidate, candidateName }) {
  return `${schemaLine("config")}# The settings of every night. Every setting: ${pages}/reference.md#configuration-file
candidate-name: ${scalar(candidateName ?? nameOf(candidate))}
gate: sqlite # no base: the nights before are what a night is compared with
rounds: 5..11 # finds smaller changes than a pull request needs
# suites: [oltp, types] # more than a pull request has time for
`;
}
function call(workflow) {
  const file = `${repository}/.github/workflows/${workflow}.yml@${tag}`;
  return `    uses: ${file} # zizmor: ignore[unpinned-uses] the newest release; a commit's hash is one for ever`;
}
function inputs({ build, candidate, packages }) {
  const prepare = `sudo apt-get update && sudo apt-get install --yes ${packages.join(" ")}`;
  return [
    ...packages.length === 0 ? [] : [`prepare: ${scalar(prepare)}`],
    `build: ${scalar(build)}`,
    `candidate: ${scalar(candidate)}`
  ].map((line) => `      ${line}`).join("\n");
}
function configuration({ candidate, candidateName }, ceilings) {
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
${ceilings === void 0 ? "" : `
${ceilings}`}`;
}
function nameOf(candidate) {
  const name = engineNameOf(candidate);
  return name === "engine" ? "libengine" : name;
}
function scalar(text) {
  return (0, import_yaml.stringify)(text, { lineWidth: 0 }).trimEnd();
}
function nextSteps(files) {
  return [
    "Next:",
    `1. Commit the files, and merge them into the default branch: git add ${[...files].join(" ")}`,
    "2. Open another pull request: the gate appears on the one after the one that adds the files.",
    '3. Then require the status "sqlite-bench-gate (main)", with the name of your default branch:',
    "   Settings, Rules, Rulesets, Require status checks to pass.",
    ""
  ].join("\n");
}
function nightSteps(files) {
  return [
    "Next:",
    `1. Commit the files, and merge them into the default branch: git add ${[...files].join(" ")}`,
    "2. Start the workflow nightly once by hand: Actions, nightly, Run workflow.",
    `   ${pages}/nightly.md has the other steps.`,
    ""
  ].join("\n");
}

// src/features/start/init/upgrade-files.ts
var measuringFile2 = ".github/workflows/engine-upgrade.yml";
var publishingFile2 = ".github/workflows/publish-engine-upgrade.yml";
function upgradeFiles() {
  return /* @__PURE__ */ new Map([
    [measuringFile2, measuring2],
    [publishingFile2, publishing2],
    [configFile, configuration2]
  ]);
}
var measuring2 = `# Compares both versions of an engine whose package a pull request upgrades, without any rights: also for Dependabot, and from forks.
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
var publishing2 = `# Comments on a pull request with what engine-upgrade.yml measured. It runs none of the pull request's code.
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
      measured-by: ${measuringFile2}
      only-with-results: true # a run without a changed engine leaves none
`;
var configuration2 = `${schemaLine("config")}# The settings of the upgrade workflows, read from the default branch. Every setting: ${pages}/reference.md#configuration-file
gate: base # the version before decides
variants: [int] # a quarter of the tests, for an answer in a quarter of the time
# suites: [own] # your own statements in place of the usual tests
# own-workloads: [bench/*.yml] # and bench/ as own-workloads of both workflows
`;
function upgradeSteps(files) {
  return [
    "Next:",
    `1. Commit the files, and merge them into the default branch: git add ${[...files].join(" ")}`,
    "2. The next pull request that changes an engine's version in a lock file has a comment with the answer.",
    `   ${pages}/upgrade.md says which packages and lock files are known.`,
    ""
  ].join("\n");
}

// src/features/start/init/command.ts
async function initCommand({ given, results, print, upgrade }, { output, features }) {
  if (!print && !existsSync(".git"))
    throw new InputError(
      "this folder is not the root of a git repository: change to the root of the engine's, or see the files with --print"
    );
  if (upgrade) requireNothingElse(given, results);
  const ceilings = results.length === 0 ? void 0 : proposeCeilings(results, features);
  const isBesideGate = given.nightly === true && !print && existsSync(measuringFile);
  const asked = isBesideGate ? { forks: "yes", ...given } : given;
  const files = upgrade ? upgradeFiles() : filesFor(await withTerminal((ask) => completeAnswers(asked, ask)), ceilings);
  if (print) {
    await output.print([...files].map(([file, text], at) => `${at === 0 ? "" : "\n"}### ${file}
${text}`));
    return 0;
  }
  const isLeft = (file) => isBesideGate ? !nightlyFiles.includes(file) && !(file === configFile && ceilings !== void 0) : file === configFile && upgrade && existsSync(file);
  const missing = [...files].filter(([file, text]) => !isLeft(file) && !hasText(file, text));
  const written = missing.map(([file]) => file);
  for (const file of written) requireNew(file);
  for (const [file, text] of missing) writeNew(file, text);
  const left = [...files.keys()].filter((file) => !written.includes(file) && existsSync(file));
  const steps = upgrade ? upgradeSteps : isBesideGate ? nightSteps : nextSteps;
  await output.print([
    ...written.length === 0 ? [] : [`Written: ${written.join(", ")}
`],
    ...left.length === 0 ? [] : [`Left as they are: ${left.join(", ")}
`],
    ...written.length === 0 ? [] : [`
${steps(written)}`]
  ]);
  return 0;
}
function requireNothingElse(given, results) {
  const answers = ["build", "candidate", "candidate-name", "forks", "packages", "nightly"];
  const [unused] = [
    ...answers.filter((name) => given[name] !== void 0).map((name) => `--${name}`),
    ...results
  ];
  if (unused !== void 0)
    throw new InputError(
      `${unused}: it has no effect with --upgrade, whose workflows build no engine of yours: omit it`
    );
}
function proposeCeilings(results, features) {
  const { criteria } = resolveReportSettings(mergeSources({ given: {} }, features), features);
  return renderCeilings(
    results.map((file) => judgeByOwnRule(readRecording(file, {}, features), criteria, features))
  );
}
async function withTerminal(use) {
  if (!process.stdin.isTTY || !process.stderr.isTTY) return await use();
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const lines = terminal[Symbol.asyncIterator]();
  try {
    return await use(async (question, proposed) => {
      terminal.setPrompt(`${question}${proposed === void 0 ? "" : ` [${proposed}]`} `);
      terminal.prompt();
      const { value, done } = await lines.next();
      if (done === true) throw new InputError("not all questions are answered: nothing is written");
      return value.trim() || (proposed ?? "");
    });
  } finally {
    terminal.close();
  }
}
function hasText(file, text) {
  requireNoLink(file);
  try {
    return readFileSync(file, "utf8") === text;
  } catch {
    return false;
  }
}
function requireNew(file) {
  requireNoLink(file);
  if (existsSync(file))
    throw new InputError(
      `${file} exists already with another text, and nothing is written: remove it, or compare it with the text that --print shows`
    );
}
function writeNew(file, text) {
  try {
    makeFolder(path.dirname(file));
    writeFileSync(file, text, { flag: "wx" });
  } catch (cause) {
    throw new InputError(`${file} cannot be written (${cause.message})`, { cause });
  }
}
export {
  initCommand
};
