import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  adviseCeilings,
  renderCeilings
} from "./chunk-QRXJ3RVP.js";
import {
  measure
} from "./chunk-YWBW6HTP.js";
import "./chunk-OERDP5RO.js";
import {
  createContext,
  resumeContext
} from "./chunk-FSCJ5PZL.js";
import {
  quietProgress,
  showProgress
} from "./chunk-JJPZP7PK.js";
import {
  CommanderError,
  createProgram
} from "./chunk-I63HD4VB.js";
import "./chunk-HXOMDFVN.js";
import {
  addConfirmation,
  divideRun,
  earlierCosts,
  features,
  formatMatrix,
  readEarlier,
  readPart,
  resolvePlanSettings,
  runPage,
  testReasons
} from "./chunk-Y2UZMVL6.js";
import "./chunk-AQ4BQ5PN.js";
import {
  statusTitle
} from "./chunk-7NFRGLYJ.js";
import "./chunk-3J6QQD5C.js";
import {
  exitStatus
} from "./chunk-KD5LQHDR.js";
import "./chunk-YY5WPQGX.js";
import {
  renderMarkdown
} from "./chunk-NHXYSALR.js";
import "./chunk-7NUAVM6L.js";
import "./chunk-3PG6WOIP.js";
import {
  readEnvironment
} from "./chunk-TT5QATNS.js";
import "./chunk-OLT52DGY.js";
import "./chunk-6XUBFODC.js";
import "./chunk-4IUCWCC3.js";
import "./chunk-6YUL76KM.js";
import "./chunk-G3TAFZZC.js";
import "./chunk-QPGDB2ZA.js";
import "./chunk-M4BI6JKY.js";
import {
  judgeByOwnRule,
  judgeRecording
} from "./chunk-6NLRZ26C.js";
import {
  readRecording,
  readRecordings
} from "./chunk-NCCIRXXH.js";
import {
  givenNames,
  resolveReportSettings,
  resolveRunSettings
} from "./chunk-KFZ3SA66.js";
import "./chunk-QMMUTUXM.js";
import {
  catalogueOf,
  parseSources,
  readSettingsFile,
  readSources,
  readWritten,
  settingsOf,
  writtenValues
} from "./chunk-G7S4DKWK.js";
import "./chunk-VJSLYU3K.js";
import "./chunk-GCL4PLEM.js";
import "./chunk-3OF6MXBE.js";
import "./chunk-VYUAXW72.js";
import "./chunk-DV6EEEY5.js";
import {
  problems,
  shellWord
} from "./chunk-MX4VHKQP.js";
import "./chunk-WYMKD57Y.js";
import "./chunk-DETGZOHF.js";
import {
  acceptRegressions
} from "./chunk-DSMO6EPZ.js";
import {
  at
} from "./chunk-ZNX27COR.js";
import "./chunk-HFCMDWS4.js";
import {
  drawPage,
  writePage
} from "./chunk-I3WUPZDP.js";
import {
  writeReport
} from "./chunk-KMG3D64O.js";
import "./chunk-OGQW63GB.js";
import {
  preparationStatements,
  surroundingStatements,
  timedStatements
} from "./chunk-6LVK7XVB.js";
import "./chunk-JYLMQ5W7.js";
import "./chunk-FETTADVW.js";
import "./chunk-MCU5AUHK.js";
import "./chunk-HI3KMLTL.js";
import "./chunk-H7HBXWQX.js";
import "./chunk-OBBTOHMT.js";
import "./chunk-2PAZFJAJ.js";
import "./chunk-6DR2KORM.js";
import "./chunk-H2TMGCYR.js";
import "./chunk-E5ULMWZ2.js";
import "./chunk-62IQPH4J.js";
import {
  formatRecording
} from "./chunk-OF7ZUR3V.js";
import "./chunk-5K5PIIK3.js";
import {
  addedCommands,
  commandsOf,
  defaultPage,
  firstWords,
  groupsOf,
  namesOtherWorkloads,
  offeredIn,
  optionsIn,
  readTexts,
  refuseOperands,
  requireKnownWorkloads,
  seeHelp,
  settingOptions,
  valuesOf,
  withCommand
} from "./chunk-HJIB5KKA.js";
import {
  skippedTests
} from "./chunk-DDTWJ2AP.js";
import "./chunk-GVMK2P4R.js";
import {
  engineNames
} from "./chunk-AYIMCRSG.js";
import {
  isUnmeasured,
  testVerdicts
} from "./chunk-YUQUD4VP.js";
import {
  inHtml,
  plural,
  visible,
  visibleEnd
} from "./chunk-2PV3V7CH.js";
import {
  allTests,
  planTests,
  requireDialect,
  suites,
  workloadOf
} from "./chunk-VVEKGTOX.js";
import {
  InputError,
  MeasurementError,
  formatValue,
  isServerFile,
  keyVariants,
  sectionPath,
  suiteNames,
  suiteOf,
  testPath,
  variantsOf
} from "./chunk-KAFQIV6R.js";

// src/cli.ts
import { statSync } from "node:fs";

// src/commands/short-run.ts
function shortRunText(settings, argv) {
  const { workloads: _, ...all } = { ...settings, variants: keyVariants };
  const [chosen, possible] = [planTests(settings).length, planTests(all).length];
  const options = argv[0] === "run" ? argv.slice(1) : argv;
  const others = withoutResume(options).filter((one) => one !== settings.candidate);
  const command = ["sqlite-bench-gate", "run", "--candidate", settings.candidate, ...others].map(shellWord);
  return `This was a short run of ${chosen} of ${plural(possible, "test")}, for ${(settings.maxMinutes ?? 0) * 60} seconds at most. All of them: ${command.join(" ")}`;
}
function withoutResume(options) {
  return options.filter(
    (one, index) => one !== "--resume" && options[index - 1] !== "--resume" && !one.startsWith("--resume=")
  );
}
function shortRunReport(text) {
  return {
    report: {
      blocks: ({ words }) => at("what to do", { kind: "text", text: words.text(text) })
    }
  };
}

// src/options/short-run.ts
var workloads = [
  "oltp_point_select",
  "index_join",
  "table_scan",
  "oltp_insert",
  "oltp_update_index",
  "oltp_read_write",
  "oltp_insert_ac",
  "oltp_update_index_ac",
  "oltp_read_write_ac"
];
var shortRunSettings = { variants: ["int"], workloads, "max-minutes": 0.75 };
var harmless = ["engines", "verdicts", "output", "history"];
var choosing = ["config"];
function settingsOfEngine(engine, given, features2) {
  const groups = groupsOf(features2);
  const isHarmless = (name) => !choosing.includes(name) && harmless.some((group) => name in (groups[group] ?? {}));
  const isShortRun = !isServerFile(engine) && Object.keys(given).every(isHarmless);
  return {
    given: { ...isShortRun ? shortRunSettings : {}, ...given, candidate: engine },
    isShortRun: isShortRun ? true : void 0
  };
}

// src/options/cli-arguments.ts
function parseArguments(given, features2, width = 80, findPath2 = () => void 0) {
  const argv = withCommand(given, Object.keys(commandsOf(features2)), findPath2);
  const help = [];
  let command;
  const program = createProgram(features2, width, {
    help: (text) => help.push(text),
    command: (parsed) => {
      command = parsed;
    }
  });
  try {
    program.parse(argv, { from: "user" });
  } catch (cause) {
    if (!(cause instanceof CommanderError)) throw cause;
    if (cause.exitCode === 0) return { kind: "help", text: help.join("") };
    throw new InputError(usageError(cause, argv, commandsOf(features2)), { cause });
  }
  if (command === void 0) throw new Error("commander neither parsed nor refused the command line");
  return toCommand(command, features2);
}
function toCommand({ name, options: { settings, ...texts }, operands }, features2) {
  const { files, operand } = commandsOf(features2)[name] ?? {};
  const [other] = Object.keys(texts);
  if (settings !== void 0 && other !== void 0)
    throw new InputError(`--settings: the file has all settings; omit --${other}`);
  const offered = optionsIn(features2, name);
  for (const [option, { required }] of Object.entries(offered))
    if (required && texts[option] === void 0)
      throw new InputError(`--${option} is missing: ${seeHelp(name)}`);
  const given = readTexts(offered, texts, asOption);
  if (settings !== void 0 || files === void 0 && operand === void 0)
    refuseOperands(name, operands);
  const path = { settings: settings === void 0 ? void 0 : String(settings) };
  const added = addedCommands(features2)[name];
  if (added !== void 0)
    return { kind: "of a feature", name, command: added.read({ name, given, operands, ...path }) };
  return toCoreCommand(name, given, operands, path, features2);
}
function toCoreCommand(name, all, files, path, features2) {
  if (name === "suites") return { kind: name };
  if (name === "sql") {
    const named = valuesOf(sqlOptions, all);
    const given2 = Object.fromEntries(Object.entries(all).filter(([option]) => !(option in sqlOptions)));
    requireKnownWorkloads([named.workload], namesOtherWorkloads(features2, all), asOption("workload"));
    return { kind: name, ...named, given: given2 };
  }
  const { config, ...given } = all;
  const hasOthers = config !== void 0 || namesOtherWorkloads(features2, given);
  requireKnownWorkloads(given.workloads, hasOthers, asOption("workloads"));
  const source = { given, config };
  if (name === "plan") return { kind: name, ...source };
  if (name !== "run") return { kind: name, files, ...source };
  const [engine, ...others] = files;
  if (engine === void 0) return { kind: name, ...source, ...path };
  refuseOperands(name, others, "one engine, and its base with --base");
  if (given.candidate !== void 0)
    throw new InputError(
      `--candidate: ${formatValue(given.candidate)} and the argument ${formatValue(engine)} both name the engine: omit one`
    );
  const chosen = settingsOfEngine(engine, all, features2);
  const { config: _, ...settings } = chosen.given;
  return { ...chosen, kind: name, ...source, given: settings };
}
var sqlOptions = offeredIn(settingOptions, "sql");
function asOption(name) {
  return `--${name}`;
}
function usageError({ code, message }, argv, commands) {
  const names = Object.keys(commands);
  const [word = "", action] = argv;
  const inGroup = names.filter((name2) => name2.startsWith(`${word} `));
  const group = inGroup.length === 0 ? void 0 : word;
  const all = (group === void 0 ? firstWords(names) : inGroup.map((name2) => name2.slice(word.length + 1))).join(", ");
  if (code === "commander.help") {
    const what = group === void 0 ? "no command" : `no command of ${group}`;
    return `${what} is given: give one of ${all}; ${seeHelp(group)}`;
  }
  const name = names.find((command) => command === word || command === `${word} ${action}`) ?? group;
  const operand = commands[name ?? ""]?.operand;
  if (code === "commander.missingArgument" && operand !== void 0)
    return `no ${operand.name} is given: give ${operand.meaning}; ${seeHelp(name)}`;
  if (code === "commander.missingArgument")
    return `no results file is given: name at least one; ${seeHelp(name)}`;
  const [problem, suggestion = ""] = message.replace(/^error: /, "").split("\n");
  const allowed = code === "commander.unknownCommand" ? `: give one of ${all}` : "";
  return `${problem}${suggestion && ` ${suggestion}`}${allowed}; ${seeHelp(name)}`;
}

// src/options/judged-by.ts
import { isDeepStrictEqual } from "node:util";
function judgedBy(sources, features2) {
  const judging = judgingValues(sources, features2);
  return Object.keys(judging).length === 0 ? void 0 : writtenValues(settingsOf(features2), judging);
}
function withJudgedBy(sources, { run: run2 }, features2) {
  if (run2?.judgedBy === void 0) return sources;
  const recorded = readWritten(run2.judgedBy, void 0, features2, "results: run.judgedBy");
  const judging = judgingValues({ ...sources, values: recorded }, features2);
  return { ...sources, values: { ...judging, ...sources.values } };
}
function judgingValues(sources, features2) {
  const criteriaOf = (values2) => {
    const { rule: _, ...criteria } = resolveReportSettings({ ...sources, values: values2 }, features2).criteria;
    return criteria;
  };
  const { values } = sources;
  const all = criteriaOf(values);
  const judging = Object.entries(values).filter(([name]) => {
    const { [name]: _, ...others } = values;
    return !isDeepStrictEqual(criteriaOf(others), all);
  });
  return Object.fromEntries(judging);
}

// src/report/junit.ts
var inXml = inHtml;
var marks = {
  "no result": "error",
  fail: "failure",
  finding: "failure",
  noise: "skipped",
  inconclusive: "skipped",
  unjudged: "skipped"
};
var worstFirst = ["error", "failure", "skipped"];
var wholeRun = "whole run";
function renderJunit(recording, verdict) {
  const cases = casesOf(recording, verdict);
  const suites2 = [...Map.groupBy(cases, ({ suite }) => suite)].flatMap(([suite, own]) => [
    `  <testsuite name="${suite}" ${counts(own)}>`,
    ...own.flatMap(caseLines),
    "  </testsuite>"
  ]);
  return `${[
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="sqlite-bench-gate" ${counts(cases)}>`,
    ...suites2,
    "</testsuites>"
  ].join("\n")}
`;
}
function casesOf(recording, verdict) {
  const names = engineNames(recording, inXml);
  const found = Map.groupBy(problems(verdict, names, inXml), ({ name }) => name);
  const tests = testVerdicts(verdict).map((test) => {
    const { comparison } = test;
    const own = found.get(inXml(testPath(comparison))) ?? [];
    found.delete(inXml(testPath(comparison)));
    return {
      suite: inXml(sectionPath(comparison)),
      name: inXml(comparison.workload),
      ...secondsOf(test),
      ...markOf(own),
      reasons: own.length > 0 ? own.map(({ reason }) => reason) : testReasons(test, verdict, names, inXml)
    };
  });
  const skipped = skippedTests(recording).map((test) => {
    return {
      suite: inXml(sectionPath(test)),
      name: inXml(test.workload),
      mark: "skipped",
      reasons: ["it is compared with the base only, and the run has no base"]
    };
  });
  const others = [...found].map(([name, own]) => {
    return { suite: wholeRun, name, ...markOf(own), reasons: own.map(({ reason }) => reason) };
  });
  return [...tests, ...skipped, ...others, ...runCases(recording, verdict)];
}
function runCases(recording, verdict) {
  if (verdict.measurement.state === "complete") return [];
  const reasons = [inXml(statusTitle({ state: "judged", recording, verdict }))];
  return [{ suite: wholeRun, name: "measurement", mark: "error", reasons }];
}
function secondsOf({ comparison }) {
  return isUnmeasured(comparison) ? {} : { seconds: comparison.timeNs.candidate / 1e9 };
}
function markOf(own) {
  const mark = worstFirst.find((one) => own.some(({ kind }) => marks[kind] === one));
  return mark === void 0 ? {} : { mark };
}
function counts(cases) {
  const having = (wanted) => cases.filter(({ mark }) => mark === wanted).length;
  return `tests="${cases.length}" failures="${having("failure")}" errors="${having("error")}" skipped="${having("skipped")}"`;
}
function caseLines({ suite, name, seconds, mark, reasons }) {
  const time = seconds === void 0 ? "" : ` time="${seconds.toFixed(6)}"`;
  const start = `    <testcase classname="${suite}" name="${name}"${time}`;
  if (mark === void 0 && reasons.length === 0) return [`${start}/>`];
  const text = reasons.join("; ");
  const inner = mark === void 0 ? `<system-out>${text}</system-out>` : `<${mark} message="${text}">${text}</${mark}>`;
  return [`${start}>`, `      ${inner}`, "    </testcase>"];
}

// src/suite/describe-suites.ts
function describeSuites() {
  const parts = suiteNames.map((name) => {
    const { description, seconds, workloads: workloads2, steps } = suites[name];
    if (workloads2.length === 0 && steps === void 0) return `${name}: ${description}`;
    const tests = allTests.filter(({ variant }) => variantsOf(name).includes(variant)).length;
    const about = `about ${formatSeconds(seconds)} on two processors`;
    return [
      `${name}: ${description}`,
      steps === void 0 ? `  ${tests} tests, ${about}; variants: ${variantsOf(name).join(", ")}` : `  no multipliers: compared with SQLite after each step, ${about}`,
      ...describeAll(steps ?? workloads2.filter(isNamedOnce)).map((line) => `  ${line}`)
    ].join("\n");
  });
  return `${parts.join("\n\n")}
`;
}
function isNamedOnce({ name }) {
  return !name.endsWith("_ac");
}
function describeAll(all) {
  const widest = Math.max(...all.map(({ name }) => name.length));
  return all.map(({ name, description }) => `${name.padEnd(widest)}  ${description}`);
}
function formatSeconds(seconds) {
  return seconds < 100 ? `${seconds} s` : `${Number((seconds / 60).toFixed(1))} min`;
}

// src/terminal/output.ts
var CommandOutput = class {
  #stdout;
  #stderr;
  #isLost = false;
  constructor(stdout, stderr) {
    this.#stdout = stdout;
    this.#stderr = stderr;
    stderr.on("error", () => {
    });
    stdout.on("error", ({ code, message }) => {
      if (code === "EPIPE" || this.#isLost) return;
      this.#isLost = true;
      this.error(`standard output cannot be written (${message})`);
    });
  }
  /** Whether some output could not be written. */
  get isLost() {
    return this.#isLost;
  }
  /** Columns of the terminal; undefined if standard output is no terminal. */
  get columns() {
    return this.#stdout.columns;
  }
  /** Whether to use colours: on a terminal, unless NO_COLOR is set (https://no-color.org) */
  showsColour(environment) {
    return this.#stdout.isTTY === true && !environment.NO_COLOR;
  }
  /** Writes no faster than the reader reads, so that output of any size needs little memory. */
  async print(parts) {
    for (const part of parts) {
      if (this.#stdout.destroyed) return;
      if (!this.#stdout.write(part)) await this.#drained();
    }
  }
  /** @param line without its line end */
  note(line) {
    this.#stderr.write(`${line}
`);
  }
  /** @param message escaped for a terminal if parts of it come from a file or an engine */
  error(message) {
    this.note(`sqlite-bench-gate: ${message}`);
  }
  #drained() {
    return new Promise((resolve) => {
      const proceed = () => {
        this.#stdout.off("drain", proceed).off("close", proceed);
        resolve();
      };
      this.#stdout.on("drain", proceed).on("close", proceed);
    });
  }
};

// src/cli.ts
var output = new CommandOutput(process.stdout, process.stderr);
async function main() {
  const command = parseArguments(process.argv.slice(2), features, output.columns, findPath);
  switch (command.kind) {
    case "help":
      await output.print([command.text]);
      return 0;
    case "suites":
      await output.print([describeSuites()]);
      return 0;
    case "sql":
      return await sql(command);
    case "run":
      return await run(command);
    case "report":
    case "replay":
      return await report(command);
    case "ceilings":
      return await ceilings(command);
    case "html":
      return await html(command);
    case "plan":
      return await plan(command);
    case "of a feature":
      return await runFeatureCommand(command);
  }
}
async function runFeatureCommand({ name, command }) {
  const own = addedCommands(features)[name];
  if (own === void 0) throw new Error(`no feature of this build has the command ${name}`);
  return await own.run(command, { output, abortOnSignals, features });
}
var note = (message) => output.note(message);
async function run(command) {
  const sources = command.settings === void 0 ? readSources(command, features) : parseSources(readSettingsFile(command.settings), features);
  const part = readPart(sources, features);
  if (part.idle !== void 0) {
    output.note(`nothing is measured: ${part.idle}`);
    return 0;
  }
  const settings = resolveRunSettings(sources, features, part);
  const compare = await readEarlier(settings.given, features, "report", note);
  const measured = await measureUntilInterrupted(settings);
  const recording = {
    ...measured,
    run: measured.run && { ...measured.run, judgedBy: judgedBy(sources, features) }
  };
  const verdict = acceptRegressions(judgeRecording(recording, settings.criteria, features), /* @__PURE__ */ new Date());
  const status = exitStatus(verdict, settings);
  const shortRun = command.isShortRun === true ? shortRunText(settings, process.argv.slice(2)) : void 0;
  const earlier = comparedOrTold(compare, recording, verdict);
  const layout = layoutOf(settings.unit, [
    ...shortRun === void 0 ? [] : [shortRunReport(shortRun)],
    ...earlier
  ]);
  const isMarkdown = settings.format === "markdown";
  const printed = isMarkdown ? layout : layoutOf(settings.unit, earlier);
  const text = await render(settings, recording, verdict, printed);
  await output.print([text]);
  let reports;
  try {
    reports = await renderFiles(settings.given, recording, verdict, layout);
    writeReport(settings.out, recording, verdict, reports);
  } catch (cause) {
    if (!(cause instanceof InputError) || status !== 3) throw cause;
    output.error(visible(cause.message));
    return status;
  }
  if (!settings.quiet) noteFiles(settings.out, Object.keys(reports), recording);
  if (shortRun !== void 0 && !isMarkdown) output.note(visible(shortRun));
  return status;
}
function findPath(path) {
  try {
    return statSync(path).isDirectory() ? "folder" : "file";
  } catch {
    return void 0;
  }
}
async function measureUntilInterrupted(settings) {
  const progress = settings.quiet ? quietProgress : showProgress(process.stderr, () => performance.now());
  const { signal } = abortOnSignals(progress);
  try {
    const open = settings.resume === void 0 ? createContext : resumeContext;
    return await measure(
      settings,
      open(settings.out, { environment: readEnvironment(process.env), progress, signal }),
      features
    );
  } catch (cause) {
    if (cause !== signal.reason) throw cause;
    throw new MeasurementError(`${signal.reason} before anything was measured`, { cause });
  } finally {
    progress.end();
  }
}
function abortOnSignals(progress) {
  const abort = new AbortController();
  for (const name of ["SIGINT", "SIGTERM", "SIGHUP"])
    process.on(name, () => {
      progress.end();
      if (abort.signal.aborted) process.exit(3);
      abort.abort(`interrupted by ${name}`);
    });
  if (process.connected) {
    process.once("disconnect", () => abort.abort("interrupted by the end of its parent process"));
    process.channel?.unref();
  }
  return abort;
}
function noteFiles(out, reports, { run: run2 }) {
  output.note(`${["results.json", ...reports].join(", ")} and results.sqlite are in ${out}`);
  if (run2?.stopped !== void 0 || run2?.outOfTime === true)
    output.note(`to resume, run the same command with --resume ${out}`);
}
async function report(command) {
  const sources = readSources(command, features);
  const { recording, settings } = readJudged(sources, (names) => readResults(command, names));
  const { rule, ...withoutRule } = settings.criteria;
  const criteria = command.kind === "replay" ? settings.criteria : withoutRule;
  const verdict = acceptRegressions(judgeRecording(recording, criteria, features), /* @__PURE__ */ new Date());
  const compare = await readEarlier(settings.given, features, "report", note);
  const layout = layoutOf(settings.unit, compare(recording, verdict));
  if (settings.out !== void 0)
    writeReport(
      settings.out,
      recording,
      verdict,
      await renderFiles(settings.given, recording, verdict, layout)
    );
  await output.print([await render(settings, recording, verdict, layout)]);
  return exitStatus(verdict, settings);
}
function readJudged(sources, read) {
  const recording = read(givenNames(resolveReportSettings(sources, features)));
  return {
    recording,
    settings: resolveReportSettings(withJudgedBy(sources, recording, features), features)
  };
}
function readResults({ files, given }, names) {
  return addConfirmation(readRecordings(files, names, { features }), given, names, features);
}
function comparedOrTold(compare, recording, verdict) {
  try {
    return compare(recording, verdict);
  } catch (cause) {
    if (!(cause instanceof InputError)) throw cause;
    output.error(visible(`the report is not compared with earlier runs: ${cause.message}`));
    return [];
  }
}
function layoutOf(unit, added) {
  return { detail: "full", unit, features: [...features, ...added] };
}
async function ceilings(command) {
  const settings = resolveReportSettings(readSources(command, features), features);
  const runs = command.files.map((file) => readRecording(file, givenNames(settings), features));
  await output.print([renderCeilings(adviseCeilings(runs, settings.criteria))]);
  return 0;
}
async function html(command) {
  const { files } = command;
  const sources = readSources(command, features);
  const settings = resolveReportSettings(sources, features);
  const { given, out = defaultPage } = settings;
  if (files.length === 0) {
    const pages = features;
    const [page] = (await Promise.all(pages.map((one) => one.page?.alone?.(given)))).flatMap(
      (one) => one ?? []
    );
    if (page === void 0)
      throw new InputError(
        `there is nothing to show: name results files, a history's folder with --history, or both; ${seeHelp("html")}`
      );
    await writePage(out, page);
    return 0;
  }
  const judged = readJudged(sources, (names) => readRecordings(files, names, { features }));
  const { recording } = judged;
  const verdict = acceptRegressions(
    judgeByOwnRule(recording, judged.settings.criteria, features),
    /* @__PURE__ */ new Date()
  );
  const compare = await readEarlier(given, features, "page", note);
  await writePage(out, runPage(recording, verdict, [...features, ...compare(recording, verdict)]));
  return 0;
}
async function plan(command) {
  const sources = readSources(command, features);
  const settings = resolvePlanSettings(sources, features);
  const earlier = await earlierCosts({ given: sources.values, rows: settings.rows }, features);
  await output.print([`${formatMatrix(divideRun(settings, earlier, features).plan)}
`]);
  return 0;
}
async function sql(command) {
  const { variant, workload, prepare, rows, seed, warehouses } = command;
  const suite = suiteOf(variant);
  const { dialect = suites[suite].dialect ?? "sqlite" } = command;
  const catalogue = catalogueOf(features, readSources(command, features).contents, dialect);
  requireDialect([suite], dialect, catalogue);
  const size = { rows, seed, warehouses };
  const test = { variant, workload };
  const { database, warm, before, after } = workloadOf(test, catalogue);
  if (!prepare) {
    const around = (place) => linesOf(surroundingStatements(test, place, size, catalogue));
    if (before !== void 0) {
      await output.print(["-- before: in each sample, not timed\n"]);
      await output.print(around("before"));
    }
    if ((before ?? after) !== void 0) await output.print(["-- statements: timed\n"]);
    await output.print(linesOf(timedStatements(test, size, catalogue)));
    if (after !== void 0) {
      await output.print(["-- after: in each sample, not timed\n"]);
      await output.print(around("after"));
    }
  } else {
    const tables = database === void 0 ? void 0 : [database];
    for (const line of startLines(database === void 0 ? void 0 : catalogue[suite].start?.(database)))
      await output.print([`-- ${visible(line)}
`]);
    await output.print(linesOf(preparationStatements(variant, size, tables, catalogue)));
    await output.print([
      "-- before each sample of file and autocommit storage, on the connection that has opened the copy:\n"
    ]);
    await output.print(linesOf(warm));
  }
  return 0;
}
function startLines({ files, command } = {}) {
  const paths = [...new Set(Object.values(files ?? {}))];
  return [
    ...paths.length === 0 ? [] : [`a copy of ${paths.join(", ")}`],
    ...command === void 0 ? [] : [`then, in the folder of the database: ${command.words.join(" ")}`]
  ];
}
function* linesOf(statements) {
  let part = "";
  for (const statement of statements) {
    part += `${statement}
`;
    if (part.length < 1 << 16) continue;
    yield part;
    part = "";
  }
  yield part;
}
async function render({ format, details }, recording, verdict, layout) {
  switch (format) {
    case "markdown":
      return renderMarkdown(recording, verdict, layout);
    case "json":
      return formatRecording(recording, verdict);
    case "junit":
      return renderJunit(recording, verdict);
    case "text": {
      const { renderTerminal } = await import("./chunk-XUUZYADX.js");
      return renderTerminal(recording, verdict, {
        colour: output.showsColour(process.env),
        isFirstScreen: !details,
        unit: layout.unit,
        features: layout.features
      });
    }
  }
}
async function renderFiles(given, recording, verdict, layout) {
  const page = async () => await drawPage(runPage(recording, verdict, layout.features));
  return {
    "report.md": renderMarkdown(recording, verdict, { ...layout, isFolded: true }),
    ...given.html === true ? { [defaultPage]: await page() } : {}
  };
}
process.on("uncaughtException", (cause) => {
  output.error(cause.stack ?? String(cause));
  process.exit(3);
});
try {
  const status = await main();
  process.exitCode = status === 0 && output.isLost ? 3 : status;
} catch (cause) {
  process.exitCode = cause instanceof InputError ? 2 : 3;
  const isExpected = cause instanceof InputError || cause instanceof MeasurementError;
  output.error(isExpected ? visibleEnd(cause.message) : cause?.stack ?? String(cause));
}
