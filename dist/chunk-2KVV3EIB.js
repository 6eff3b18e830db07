import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  checked,
  defaultsOf,
  offeredIn,
  options,
  schemaOf,
  writtenValues
} from "./chunk-ZR23P2Z6.js";
import {
  InputError,
  allTests,
  formatValue,
  omitUndefined,
  suggestName,
  testPath
} from "./chunk-TVWLZZA2.js";

// src/options/resolve-bisect.ts
import path from "node:path";
var bisectOptions = offeredIn(options, "bisect");
function formatGivenBisect(given) {
  return JSON.stringify(writtenValues(bisectOptions, given));
}
function parseGivenBisect(text) {
  return checked(schemaOf(bisectOptions), text);
}
var defaultFolder = defaultsOf(bisectOptions).out;
function resolveBisectSettings(given, files) {
  if (given["from-history"] === void 0)
    refuseUnused(given, ["history", "branch"], "a search whose ends are given; it is for --from-history");
  const {
    test,
    threshold,
    "build-timeout": buildTimeout,
    "sample-timeout": sampleTimeout,
    ...others
  } = {
    ...defaultsOf(bisectOptions),
    ...given
  };
  const { baseline, seed, warehouses, statements, by, alpha, jobs, format, quiet, out, resume } = others;
  const rows = by === "instructions" && given.rows === void 0 ? countedRows : others.rows;
  if (threshold === 1)
    throw new InputError("--threshold: 1 is no change: give 1.10 to find what became a tenth slower");
  if (resume !== void 0 && given.out !== void 0 && path.resolve(resume) !== path.resolve(given.out))
    throw new InputError(
      `--out: ${formatValue(given.out)} is not ${formatValue(resume)}, which --resume names: a search is resumed in its own folder, so omit --out`
    );
  return {
    source: sourceOf(given, files),
    test: findTest(test),
    by,
    alpha,
    rows,
    seed,
    warehouses,
    statements,
    jobs,
    buildTimeout,
    format,
    quiet,
    out: resume ?? out,
    ...omitUndefined({ baseline, threshold, sampleTimeout, resume })
  };
}
var countedRows = defaultsOf(options)["count-rows"];
function resolveHistoryQuestion(given) {
  const { "from-history": test, history: folder, branch, releases } = given;
  if (test === void 0) return void 0;
  refuseUnused(
    given,
    ["test", "engines", "step"],
    "--from-history, which names the test and its commits or releases"
  );
  if (folder === void 0)
    throw new InputError("--history is missing: name the folder of the history that --from-history reads");
  const history = { folder, ...omitUndefined({ branch }) };
  return { test, history, by: releases === void 0 ? "commit" : "label" };
}
function resolveStepSettings(given, files) {
  const { candidate, threshold, build, "build-timeout": buildTimeout, ...others } = given;
  const [good, ...more] = files;
  const missing = good === void 0 || more.length > 0 ? "one engine file, the good one, with --engines" : candidate === void 0 ? "the engine as it is now with --candidate" : "the line between good and bad with --threshold";
  if (good === void 0 || more.length > 0 || candidate === void 0 || threshold === void 0)
    throw new InputError(`--step: each step is judged alone: name ${missing}`);
  refuseUnused(
    given,
    ["good", "bad", "releases", "all-parents", "jobs", "resume", "from-history"],
    "--step, which judges one engine"
  );
  const settings = resolveBisectSettings({ ...others, threshold, engines: true }, [good]);
  const source = { kind: "engines", files: [good] };
  return { ...settings, source, candidate, threshold, ...omitUndefined({ build, buildTimeout }) };
}
function refuseUnused(given, names, where) {
  const unused = names.find((name) => given[name] !== void 0 && given[name] !== false);
  if (unused !== void 0) throw new InputError(`--${unused}: it has no effect with ${where}: omit it`);
}
function sourceOf(given, files) {
  const { engines = false, releases, build, candidate, good, bad, "all-parents": allParents = false } = given;
  const chosen = [
    engines ? "--engines" : [],
    build === void 0 ? [] : "--build",
    releases === void 0 ? [] : "--releases"
  ];
  const [first, second] = chosen.flat();
  if (first === void 0 || second !== void 0)
    throw new InputError(
      `${first === void 0 ? "it is not said what to search" : `${first} and ${second} are both given`}: give one of --build COMMAND, which builds commits, --engines FILE FILE..., and --releases PACKAGE`
    );
  if (engines) {
    const unused = ["good", "bad", "candidate", "all-parents", "jobs", "build-timeout"];
    refuseUnused(given, unused, "--engines, whose first file is the good one and whose last is the bad one");
    return { kind: "engines", files };
  }
  for (const [name, value] of Object.entries({ good, bad }))
    if (value === void 0) throw new InputError(`--${name} is missing: name the ${name} end of the search`);
  const ends = { good: good ?? "", bad: bad ?? "" };
  if (releases !== void 0) {
    refuseUnused(given, ["all-parents"], "--releases, which come one after the other");
    return { kind: "releases", package: releases, ...ends, ...omitUndefined({ candidate }) };
  }
  if (candidate === void 0)
    throw new InputError(
      "--candidate is missing: name the file that --build makes, from the repository's top folder"
    );
  return { kind: "commits", ...ends, allParents, build: build ?? "", candidate };
}
function findTest(given) {
  if (given === void 0)
    throw new InputError(
      "--test is missing: name the test that changed, or take it and the ends from a history with --from-history"
    );
  const found = allTests.find((test) => testPath(test) === given);
  if (found !== void 0) return found;
  const meant = suggestName(given, allTests.map(testPath));
  throw new InputError(
    `--test: ${formatValue(given)} is no test: ` + (meant === void 0 ? "give a path such as int/memory/reads/oltp_point_select" : `did you mean ${formatValue(meant)}?`)
  );
}

export {
  bisectOptions,
  formatGivenBisect,
  parseGivenBisect,
  defaultFolder,
  resolveBisectSettings,
  resolveHistoryQuestion,
  resolveStepSettings
};
