import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  isInside
} from "./chunk-5K5PIIK3.js";
import {
  allOf,
  findingPath,
  isUnmeasured,
  testVerdicts
} from "./chunk-JFFKG33Q.js";
import {
  InputError,
  formatPath,
  formatValue,
  testPath,
  truncateList
} from "./chunk-AFANOJMY.js";

// src/results/own-folder.ts
import { closeSync, constants, existsSync as existsSync2, fstatSync, mkdirSync, openSync, readlinkSync as readlinkSync2 } from "node:fs";
import path2 from "node:path";

// src/platform/find-link.ts
import { existsSync, readlinkSync, realpathSync } from "node:fs";
import path from "node:path";
function findLink(file) {
  const end = walkTo(file);
  return end !== void 0 && "link" in end ? end : void 0;
}
function walkTo(file) {
  const { root } = path.parse(process.cwd());
  const whole = path.isAbsolute(file) ? file : `${process.cwd()}${path.sep}${file}`;
  let folder = root;
  for (const part of whole.split(path.sep)) {
    const next = path.join(folder, part);
    const target = targetOf(next);
    if (target === void 0) {
      folder = next;
      continue;
    }
    if (isOfRepository(folder)) return { link: next, target: path.resolve(folder, target) };
    try {
      folder = realpathSync(next);
    } catch {
      return void 0;
    }
  }
  return { place: folder };
}
function targetOf(file) {
  try {
    return readlinkSync(file);
  } catch {
    return void 0;
  }
}
function isOfRepository(folder) {
  const { root } = path.parse(folder);
  const working = process.cwd();
  if (working !== root && isInside(folder, working)) return true;
  for (let one = folder; one !== root; one = path.dirname(one))
    if (existsSync(path.join(one, ".git"))) return true;
  return false;
}

// src/results/own-folder.ts
var asPlace = 2097152;
function requireNoLink(file) {
  const found = findLink(file);
  if (found !== void 0) throw isLink(found);
}
function isLink(found) {
  const [link, target] = [path2.relative("", found.link), found.target].map((one) => formatValue(one));
  return new InputError(
    `${link} is a symbolic link to ${target}, which a commit can have put there, and nothing is written through it: remove the link, or give the path that it leads to`
  );
}
function inOwnFolder(folder, act) {
  requireNoLink(folder);
  if (!existsSync2("/proc/self/fd")) return act(folder);
  const handle = openSync(folder, asPlace | constants.O_DIRECTORY);
  const place = `/proc/self/fd/${handle}`;
  try {
    requirePlace(folder, readlinkSync2(place), fstatSync(handle).nlink);
    return act(place);
  } catch (cause) {
    if (cause instanceof Error) cause.message = cause.message.replaceAll(place, folder);
    throw cause;
  } finally {
    closeSync(handle);
  }
}
function requirePlace(folder, opened, links) {
  const end = walkTo(folder);
  if (end !== void 0 && "link" in end) throw isLink(end);
  const asMade = (one) => one.normalize().toLowerCase();
  if (links > 0 && end !== void 0 && asMade(end.place) === asMade(opened)) return;
  throw new InputError(`${formatValue(folder)} is replaced while it is written into: nothing is written`);
}
function makeOwnFolder(folder) {
  if (existsSync2(folder)) return;
  const parent = path2.dirname(folder);
  makeOwnFolder(parent);
  inOwnFolder(parent, (place) => {
    try {
      mkdirSync(path2.join(place, path2.basename(folder)));
    } catch (cause) {
      if (cause.code !== "EEXIST") throw cause;
    }
  });
}

// src/messages/describe-issues.ts
var maxKeys = 5;
function describeIssues({ issues }, value, within = []) {
  const [first] = issues;
  const issue = first && { ...first, path: [...within, ...first.path] };
  if (issue === void 0) return "nothing is known of what is wrong";
  const others = issues.length === 1 ? "" : ` (and ${issues.length - 1} more)`;
  return `${describeIssue(issue, value)}${others}`;
}
function describeIssue(issue, value) {
  const where = issue.path.length === 0 ? "the file" : formatPath(issue.path);
  if (issue.code === "unrecognized_keys")
    return `${where} has ${truncateList(maxKeys, issue.keys.map(formatValue), (more) => `${more} more`).join(", ")}, which is not known`;
  if (issue.code === "custom" && !issue.message.startsWith("expected")) return `${where}: ${issue.message}`;
  if (issue.code === "invalid_key") return `${where} has a wrong name: ${issue.issues[0]?.message}`;
  const found = issue.path.reduce((inner, key) => Object(inner)[key], value);
  const allowed = issue.message.replace(/^[^:]*: (?=expected|must)/, "");
  return found === void 0 ? `${where} is missing: ${allowed}` : `${where} is ${formatValue(found)}: ${allowed}`;
}

// src/results/facts.ts
function factsPart(name) {
  return ({ features }) => features?.[name];
}
function formatsOf(features) {
  return features.flatMap(({ name, facts: format }) => format === void 0 ? [] : [{ name, format }]);
}
function mergeFacts(shards, features) {
  const all = formatsOf(features).map(({ name, format }) => {
    const own = shards.map((shard) => ({ ...shard, facts: shard.recording.features?.[name] }));
    const hasFacts = own.some(({ facts }) => facts !== void 0);
    return {
      name,
      facts: hasFacts ? format.merge(own) : void 0,
      warnings: hasFacts ? format.disagreements?.(own) ?? [] : []
    };
  });
  const kept = all.filter(({ facts }) => facts !== void 0).map(({ name, facts }) => [name, facts]);
  return {
    ...kept.length === 0 ? {} : { facts: Object.fromEntries(kept) },
    warnings: all.flatMap(({ warnings }) => warnings)
  };
}

// src/verdict/judged.ts
function judgedRun(verdict) {
  const { outcome, measurement, rule, pairs, sections, controls, features } = verdict;
  const { changes, causes, groups, headline, acceptances, confirmation } = verdict;
  const examined = Object.entries(verdict.examined).flatMap(
    ([name, { by, found: found2 }]) => by.words === void 0 ? [] : [[name, by.words.derived(found2)]]
  );
  const found = Object.entries(features).map(
    ([name, { judged: judged2 }]) => [name, allOf(judged2).map(named)]
  );
  return {
    outcome,
    measurement: measurement.state,
    rule: typeof rule.rounds === "number" ? { rounds: rule.rounds } : rule,
    pairs,
    sections: sections.map(judgedSection),
    tests: testVerdicts(verdict).map(judgedTest),
    controls,
    headline,
    confirmation: confirmation && without(confirmation, "machine"),
    acceptances: acceptances && {
      accepted: acceptances.accepted.map(judgedAcceptance),
      ignored: acceptances.ignored
    },
    ...Object.fromEntries(examined),
    groups: changes && groups.map(judgedGroup),
    causes: changes && causes.map(judgedCause),
    changes: changes?.found.map(named),
    smallestChange: changes?.smallest,
    ...Object.fromEntries(found)
  };
}
function judgedGroup({ level, name, tests, judgement }) {
  return { level, name, tests: tests.length, ...judged(judgement) };
}
function judgedCause({ tests, alike, ...cause }) {
  return { ...cause, tests: tests.map(testPath), alike: alike.length };
}
function judgedSection(section) {
  const { variant, storage, kind, judgement, interval: multiplierInterval, parts, missing } = section;
  return {
    variant,
    storage,
    kind,
    ...judged(judgement),
    missing,
    multiplierInterval,
    highest: parts && testPath(parts.highest),
    averageWithout: parts?.without,
    geometricMean: parts?.geometricMean
  };
}
function judgedTest({ comparison, judgement, base }) {
  const { state } = comparison;
  const test = testPath(comparison);
  if (isUnmeasured(comparison)) return { test, state };
  const { timeNs, base: compared } = comparison;
  const againstBase = compared === void 0 ? {} : { base: judgedBase(compared, base) };
  if (comparison.state === "against base") {
    const medianPairs = comparison.base.ratios.length;
    return { test, state, candidateNs: timeNs.candidate, medianPairs, ...againstBase };
  }
  const { ratios, interval: multiplierInterval, noisePercent } = comparison;
  return {
    test,
    state,
    baselineNs: comparison.timeNs.baseline,
    candidateNs: timeNs.candidate,
    medianPairs: ratios.length,
    multiplierInterval,
    noisePercent,
    ...judged(judgement),
    ...againstBase
  };
}
function judgedBase(compared, judgement) {
  if (compared.state !== "measured") return { state: "failed" };
  const { timeNs, multiplier, interval: multiplierInterval } = compared;
  const { ceiling: line, ...others } = judged(judgement);
  const times = { baseNs: timeNs.base, candidateNs: timeNs.candidate };
  return {
    state: "measured",
    ...times,
    multiplier,
    multiplierInterval,
    line,
    ...others
  };
}
function judged(judgement) {
  if (judgement === void 0) return {};
  const { outcome, multiplier, ceiling, ceilingFrom, elsewhere, evidence } = judgement;
  return {
    outcome,
    multiplier,
    ceiling,
    ceilingFrom,
    elsewhere,
    ...evidence
  };
}
function judgedAcceptance(row) {
  const { name, acceptance } = row;
  if ("judgement" in row) {
    const { multiplier, ceiling: ceiling2 } = row.judgement;
    return { row: name, against: row.against, multiplier, ceiling: ceiling2, ...acceptance };
  }
  const { base, candidate, ceiling, name: counter } = row.change;
  return {
    row: name,
    against: row.change.noun ?? row.judge.noun,
    base,
    candidate,
    counter,
    ceiling,
    ...acceptance
  };
}
function named(value) {
  const { test: _, part: __, ...others } = value;
  return { test: findingPath(value), ...others };
}
function without(value, ...keys) {
  const entries = Object.entries(value).filter(
    ([key, one]) => one !== void 0 && !keys.includes(key)
  );
  return Object.fromEntries(entries);
}

export {
  describeIssues,
  factsPart,
  formatsOf,
  mergeFacts,
  judgedRun,
  findLink,
  requireNoLink,
  inOwnFolder,
  makeOwnFolder
};
