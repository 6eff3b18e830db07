import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  isInside
} from "./chunk-5K5PIIK3.js";
import {
  allOf,
  findingPath,
  isUnmeasured,
  proveOtherMachine,
  testVerdicts
} from "./chunk-NIQHCBMM.js";
import {
  controlSchema,
  formatRounds,
  isNeeded,
  recordingSchema,
  rolesOfTest,
  testSchema
} from "./chunk-H2WPJ5RR.js";
import {
  InputError,
  failureSchema,
  formatEnvironment,
  formatPath,
  formatValue,
  limits,
  literal,
  roles,
  rolesOf,
  sampleSchema,
  storages,
  strictObject,
  testPath,
  truncate,
  truncateList,
  unknown,
  variants
} from "./chunk-KAFQIV6R.js";

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

// src/results/merge/same-run.ts
function attemptOf({ recording }) {
  return recording.origin?.attempt ?? 0;
}
function requireSameRun(a, b, features = []) {
  const difference = findDifference(a.recording, b.recording, features);
  if (difference !== void 0)
    throw new InputError(`${a.fileName} and ${b.fileName} cannot be merged: ${difference}`);
  if (isRepeated(a.recording, b.recording))
    throw new InputError(
      `${a.fileName} and ${b.fileName} hold the same samples: name each results file once`
    );
  requireOwnTests(a, b);
}
function findDifference(a, b, features = []) {
  const ofFeatures = formatsOf(features).flatMap(
    ({ name, format }) => format.comparable?.(a.features?.[name], b.features?.[name]) ?? []
  );
  const wrong = [...factsOf(a, b), ...ofFeatures].find(({ values: [left2, right2] }) => left2 !== right2);
  if (wrong === void 0) return void 0;
  const [left, right] = wrong.values.map((value) => value ?? "not known");
  return `${wrong.name} is ${left} and ${right}`;
}
function requireOwnTests(a, b) {
  const { run, mediansOnly } = a.recording;
  const isAdaptive = typeof run?.rounds === "object";
  if (!isAdaptive && mediansOnly !== true) return;
  const paths = new Set(a.recording.tests.map(testPath));
  const shared = b.recording.tests.map(testPath).find((path4) => paths.has(path4));
  if (shared === void 0) return;
  const both = `${a.fileName} and ${b.fileName} cannot be merged: ${shared} is in both`;
  throw new InputError(
    isAdaptive ? `${both}, and each has taken its own decision on it, so that its pairs do not add up: merge shards of different tests, or measure with a single number of rounds, such as --rounds 5` : `${both}, and a median of two medians means nothing: leave it out of one`
  );
}
function roundsOf({ run: a }, { run: b }) {
  if (typeof a?.rounds === "number" && typeof b?.rounds === "number") return [void 0, void 0];
  return [a && formatRounds(a.rounds), b && formatRounds(b.rounds)];
}
function confirmationOf({ run }) {
  return run && String(run.confirmElsewhere === true || run.confirms !== void 0);
}
function formOf({ suite }) {
  return suite && (suite.statements ?? "text");
}
function threadsOf({ suite }) {
  return suite && (suite.threads ?? 1);
}
function warehousesOf({ suite: a }, { suite: b }) {
  const both = [a?.warehouses, b?.warehouses];
  return both.includes(void 0) ? [void 0, void 0] : both;
}
function commitsOf({ origin: a }, { origin: b }) {
  const both = [a?.head ?? a?.checkedOut, b?.head ?? b?.checkedOut];
  return both.includes(void 0) ? [void 0, void 0] : both;
}
function contentsOf(a, b) {
  const both = [contentOf(a), contentOf(b)];
  return both.includes(void 0) ? [void 0, void 0] : both;
}
function contentOf({ mediansOnly, tests }) {
  if (mediansOnly === true) return "medians";
  const samples = tests.flatMap((test) => test.samples);
  if (samples.length === 0) return void 0;
  return samples.some(({ chunks }) => chunks !== void 0) ? "samples taken in turns" : "samples";
}
function factsOf(a, b) {
  const sql = { a: a.suite?.sql ?? {}, b: b.suite?.sql ?? {} };
  const others = { a: a.suite?.others ?? {}, b: b.suite?.others ?? {} };
  const shared = Object.keys(sql.a).filter((workload) => Object.hasOwn(sql.b, workload));
  return [
    { name: "the commit", values: commitsOf(a, b) },
    { name: "the row count", values: [a.suite?.rows, b.suite?.rows] },
    { name: "the seed", values: [a.suite?.seed, b.suite?.seed] },
    { name: "the number of warehouses", values: warehousesOf(a, b) },
    { name: "the form of statements", values: [formOf(a), formOf(b)] },
    { name: "the number of connections", values: [threadsOf(a), threadsOf(b)] },
    { name: "the suite's hash", values: [a.suite?.hash, b.suite?.hash] },
    ...Object.keys(others.a).filter((suite) => Object.hasOwn(others.b, suite)).map((suite) => {
      return { name: `the hash of the suite ${suite}`, values: [others.a[suite], others.b[suite]] };
    }),
    ...shared.map((workload) => {
      return { name: `the hash of ${workload}'s SQL`, values: [sql.a[workload], sql.b[workload]] };
    }),
    { name: "the clock", values: [a.run?.clock, b.run?.clock] },
    { name: "the number of rounds", values: roundsOf(a, b) },
    { name: "alpha", values: [a.run?.alpha, b.run?.alpha] },
    { name: "whether another machine confirms", values: [confirmationOf(a), confirmationOf(b)] },
    { name: "what they hold", values: contentsOf(a, b) },
    { name: "the base", values: [presenceOfBase(a), presenceOfBase(b)] },
    ...roles.flatMap((role) => engineFacts(role, a.engines[role], b.engines[role]))
  ];
}
function presenceOfBase({
  engines,
  identicalBase
}) {
  if (engines.base !== void 0) return "measured";
  return identicalBase === void 0 ? "not measured" : "the candidate's file";
}
function engineFacts(role, a, b) {
  const presence = (engine) => engine === void 0 ? "not measured" : "measured";
  return [
    { name: `the ${role}`, values: [presence(a), presence(b)] },
    { name: `the ${role}'s version`, values: [a?.version, b?.version] },
    { name: `the ${role}'s source id`, values: [a?.sourceId, b?.sourceId] },
    { name: `the ${role}'s SHA-256`, values: [a?.sha256, b?.sha256] },
    ...storages.flatMap((storage) => settingsFacts(`${role}'s`, storage, a?.settings, b?.settings)),
    ...variants.flatMap(
      (variant) => storages.flatMap(
        (storage) => settingsFacts(
          `${role}'s ${variant}`,
          storage,
          a?.variantSettings?.[variant],
          b?.variantSettings?.[variant]
        )
      )
    ),
    { name: `the ${role}'s environment`, values: [environmentText(a), environmentText(b)] },
    ...storages.map((storage) => {
      const pragmas = (engine) => engine && (engine.pragmas?.[storage]?.join(" ") ?? "none");
      return { name: `the ${role}'s pragmas for ${storage} storage`, values: [pragmas(a), pragmas(b)] };
    })
  ];
}
function environmentText(engine) {
  return engine && (formatEnvironment(engine.environment) ?? "none");
}
function settingsFacts(whose, storage, a, b) {
  const [left, right] = [a?.[storage], b?.[storage]];
  if (left === void 0 || right === void 0) return [];
  return ["journal_mode", "synchronous", "cache_size", "page_size"].map((setting) => ({
    name: `the ${whose} ${setting} for ${storage} storage`,
    values: [left[setting] ?? "not set", right[setting] ?? "not set"]
  }));
}
function isRepeated(a, b) {
  if (a.run?.startedAt !== b.run?.startedAt) return false;
  const samples = new Map(a.tests.map((test) => [testPath(test), JSON.stringify(test.samples)]));
  return b.tests.some(
    (test) => test.samples.length > 0 && samples.get(testPath(test)) === JSON.stringify(test.samples)
  );
}

// src/results/merge/second-machine.ts
function addSecondMachine(first, second, shown) {
  if (first.confirmation !== void 0)
    throw new InputError(
      `${shown}: the results were confirmed before, by the machine that they name; omit it`
    );
  const { confirmation: nested, ...confirmation } = second;
  if (nested !== void 0)
    throw new InputError(
      `${shown}: these results were confirmed themselves; name the results that --confirm has led to`
    );
  const problem = whyNoSecondMachine(first, confirmation);
  if (problem !== void 0) throw new InputError(`${shown}: ${problem}`);
  return { ...first, warnings: [...first.warnings, ...doubtsOf(first, confirmation)], confirmation };
}
function doubtsOf(first, second) {
  const ids = machineIdsOf(second);
  if (!machineIdsOf(first).some((id) => ids.includes(id))) return [];
  return [
    "The confirming machine has the machine id of a first one: both run a copy of one disk, or it is one machine that was started again."
  ];
}
function machineIdsOf({ machine, machines }) {
  return [machine, ...(machines ?? []).map((one) => one.machine)].flatMap((facts) => facts?.machineId ?? []);
}
function whyNoSecondMachine(first, second) {
  const difference = findDifference(first, second);
  return difference === void 0 ? whyNotAnotherMachine(first, second) : `it is of another run: ${difference}`;
}
function whyNotAnotherMachine(first, second) {
  const proof = proveOtherMachine(first, second);
  if (proof.state === "different") return void 0;
  return proof.state === "same" ? `both were measured on the same machine, started as ${proof.bootId}: a machine that is wrong confirms its own errors; measure on another one` : "the results do not say on which machines they were measured, which may be one: measure with this version on Linux";
}

// src/results/json/consistency.ts
function findInconsistency(recording) {
  const own = findOwnInconsistency(recording);
  const { confirmation } = recording;
  if (own !== void 0 || confirmation === void 0) return own;
  const wrong = findOwnInconsistency(confirmation) ?? whyNoSecondMachine(recording, confirmation);
  return wrong && `confirmation: ${wrong}`;
}
function findOwnInconsistency(recording) {
  for (const [index, test] of recording.tests.entries()) {
    const problem = unknownEngine(test, recording) ?? missingSample(test, recording) ?? missingCheck(test, recording) ?? wrongChunks(test) ?? missingCalls(test, recording);
    if (problem !== void 0) return `tests[${index}]: ${testPath(test)} ${problem}`;
  }
  for (const [index, control] of (recording.controls ?? []).entries()) {
    const missing = missingRound(control.pairs.map(({ round }) => round));
    if (missing !== void 0)
      return `controls[${index}]: ${testPath(control)} has no pair of round ${missing}, but a later one`;
  }
  const { engines, identicalBase } = recording;
  if (identicalBase !== void 0 && engines.base !== void 0)
    return "identicalBase says that no base was measured, but engines has one";
  if (identicalBase !== void 0 && identicalBase.sha256 !== engines.candidate.sha256)
    return "identicalBase.sha256 is not engines.candidate.sha256, so it is another file";
  const lost = missingPlanned(recording) ?? missingBefore(recording);
  if (lost !== void 0) return lost;
  const cut = missingWorkload(recording);
  return cut === void 0 ? void 0 : `suite.sql has ${cut}, but there is no test of it`;
}
function missingPlanned({ run, tests, controls = [] }) {
  const { planned } = run ?? {};
  if (planned === void 0) return void 0;
  if (tests.length !== planned.tests)
    return `tests has ${tests.length}, but run.planned.tests is ${planned.tests}: some were taken out or put in`;
  const mayLack = run?.stopped !== void 0 || run?.outOfTime === true || mayLackControls(tests);
  if (controls.length > planned.controls || controls.length < planned.controls && !mayLack)
    return `controls has ${controls.length}, but run.planned.controls is ${planned.controls}: some were taken out or put in`;
  return void 0;
}
function missingBefore({ run, tests }) {
  const there = tests.reduce((sum, { samples: samples2 }) => sum + samples2.length, 0);
  const index = (run?.resumed ?? []).findIndex(({ samples: samples2 }) => samples2 > there);
  if (index < 0) return void 0;
  const { samples } = run?.resumed?.[index] ?? {};
  return `run.resumed[${index}].samples is ${samples}, but there are only ${there}: some were taken out`;
}
function mayLackControls(tests) {
  return tests.some(({ failures }) => failures.some(({ role }) => role === "baseline"));
}
function missingWorkload({ suite, tests }) {
  const there = new Set(tests.map(({ variant, workload }) => `${variant}/${workload}`));
  return Object.keys(suite?.sql ?? {}).find((path4) => !there.has(path4));
}
function missingRound(rounds) {
  const there = new Set(rounds);
  for (let round = 1; round <= there.size; round++) if (!there.has(round)) return round;
  return void 0;
}
function missingAtEnd(role, rounds, test, { run, engines }) {
  if (!rolesOfTest(test, rolesOf(engines)).includes("base") || role !== "base") return void 0;
  const others = test.samples.filter((sample) => sample.role === "candidate").length;
  const mayLack = run?.outOfTime === true ? 1 : 0;
  return rounds < others - mayLack ? rounds + 1 : void 0;
}
function unknownEngine(test, { engines }) {
  const { samples, checks, failures, compare } = test;
  if (compare !== void 0 && engines[compare] === void 0)
    return `is compared with the ${compare} alone, but engines.${compare} is missing`;
  const expected = rolesOfTest(test, roles);
  const parts = { sample: samples, check: checks, failure: failures };
  for (const [what, list] of Object.entries(parts))
    for (const { role } of list) {
      if (role !== void 0 && engines[role] === void 0)
        return `has a ${what} of the ${role}, but engines.${role} is missing`;
      if (role !== void 0 && !expected.includes(role))
        return `has a ${what} of the ${role}, but is compared with the ${compare} alone`;
    }
  return void 0;
}
function takesPairsApart({ compare, asked }, engines, rounds) {
  return compare === void 0 && engines.base !== void 0 && asked === void 0 && typeof rounds !== "number";
}
function roundsOfReferences({ samples }) {
  return samples.flatMap(({ role, round }) => role === "candidate" ? [] : [round]);
}
function missingSample(test, recording) {
  if (recording.run?.stopped !== void 0) return void 0;
  const isApart = takesPairsApart(test, recording.engines, recording.run?.rounds);
  for (const role of roles) {
    if (hasFailed(test, role)) continue;
    const own = test.samples.filter((sample) => sample.role === role).map(({ round }) => round);
    const others = isApart && role !== "candidate" && own.includes(1) ? roundsOfReferences(test) : [];
    const rounds = [.../* @__PURE__ */ new Set([...own, ...others])];
    const missing = missingRound(rounds) ?? missingAtEnd(role, rounds.length, test, recording);
    if (missing !== void 0)
      return `has no sample of the ${role} in round ${missing}, but in a later one: expected rounds from 1 without gaps`;
  }
  return void 0;
}
function missingCheck(test, { run, engines }) {
  if (run === void 0 || run.stopped !== void 0 || test.samples.length === 0) return void 0;
  if (test.failures.some(({ role: role2 }) => isNeeded(test, role2))) return void 0;
  const role = rolesOfTest(test, rolesOf(engines)).find(
    (one) => !hasFailed(test, one) && test.checks.every((check) => check.role !== one)
  );
  if (role === void 0) return void 0;
  return `has samples but no check of the ${role}: every run makes one, so it was taken out, and the results may differ`;
}
function wrongChunks({ samples, chunkStatements, run }) {
  const isMerged = run !== void 0;
  const some = samples.find(({ chunks }) => chunks !== void 0);
  if (some === void 0 || isMerged && chunkStatements === void 0) return void 0;
  if (chunkStatements === void 0) return `has samples with chunks, but no chunkStatements`;
  for (const { role, round, work, chunks, commitNs } of samples) {
    const commits = commitNs === void 0 ? 0 : 1;
    const expected = work && Math.ceil((work.statements - commits) / chunkStatements) + commits;
    if (chunks === void 0 || expected !== void 0 && chunks.length !== expected)
      return `has ${chunks?.length ?? "no"} chunks in the ${role}'s sample of round ${round}: expected ${expected ?? "some"}, of ${chunkStatements} statements each`;
  }
  return void 0;
}
function missingCalls(test, { tests, engines }) {
  if (test.storage === "memory" || !tests.some(({ checks }) => checks.some(({ calls }) => calls !== void 0)))
    return void 0;
  const check = test.checks.find(
    ({ role, calls }) => calls === void 0 && engines[role]?.uncounted === void 0
  );
  return check && `has a check of the ${check.role} without calls, though calls were counted: they were taken out, and its commits may not be durable`;
}
function hasFailed({ failures }, role) {
  return failures.some((failure) => failure.role === void 0 || failure.role === role);
}

// src/results/json/first-problem.ts
var few = 5e3;
function firstProblem(content) {
  const all = [...listsOf(content, []), ...listsOf(Object(content).confirmation, ["confirmation"])];
  if (all.reduce((sum, { items }) => sum + items.length, 0) < few) return void 0;
  for (const { path: path4, items, schema } of all)
    for (const [index, item] of items.entries()) {
      const { error } = schema.safeParse(item);
      if (error !== void 0) return describeIssues(error, content, [...path4, index]);
    }
  return void 0;
}
function listsOf(recording, place) {
  const { tests, controls } = Object(recording);
  const ofTests = itemsOf(tests).flatMap((test, index) => [
    {
      path: [...place, "tests", index, "samples"],
      items: itemsOf(Object(test).samples),
      schema: sampleSchema
    },
    {
      path: [...place, "tests", index, "failures"],
      items: itemsOf(Object(test).failures),
      schema: failureSchema
    }
  ]);
  return [
    ...ofTests,
    { path: [...place, "tests"], items: itemsOf(tests), schema: testSchema },
    { path: [...place, "controls"], items: itemsOf(controls), schema: controlSchema }
  ];
}
function itemsOf(value) {
  return Array.isArray(value) ? value : [];
}

// src/results/json/schema.ts
var schemaVersion = 4;
var fileSchema = strictObject({
  schema: literal(schemaVersion),
  ...recordingSchema.shape,
  derived: unknown().optional()
}).refine(({ tests, features = {} }) => tests.length + Object.keys(features).length > 0, {
  path: ["tests"],
  error: "expected at least one test, or facts of a feature"
});
var depths = {
  suite: 2,
  engines: 1,
  warnings: 1,
  controls: 1,
  features: 3,
  tests: 1,
  confirmation: 2,
  derived: 2
};
function formatRecording(recording, verdict) {
  const { data, error } = recordingSchema.safeParse(fileContent(recording));
  if (error !== void 0)
    throw new Error(`the recording cannot be written: ${describeIssues(error, recording)}`);
  const derived = verdict === void 0 ? {} : { derived: judgedRun(verdict) };
  return layOut({ schema: schemaVersion, ...data, ...derived }, depths);
}
function parseRecording(text, fileName, features = []) {
  const content = parseJson(text.replace(/^\uFEFF/, ""), fileName);
  const { schema } = Object(content);
  if (Number.isInteger(schema) && schema !== schemaVersion)
    throw new InputError(
      `${fileName}: schema ${schema} was written by ${schema > schemaVersion ? "a newer" : "an older"} version of this tool, which reads schema ${schemaVersion}: ${schema > schemaVersion ? "update it" : "measure again"}`
    );
  const facts = formatsOf(features);
  const problem = firstProblem(content) ?? wrongFacts(content, facts);
  if (problem !== void 0) throw new InputError(`${fileName}: ${problem}`);
  const { data, error } = fileSchema.safeParse(content);
  if (error !== void 0) throw new InputError(`${fileName}: ${describeIssues(error, content)}`);
  const { schema: _schema, derived: _derived, ...recording } = data;
  const inconsistency = findInconsistency(recording) ?? inconsistentFacts(recording, facts);
  if (inconsistency !== void 0) throw new InputError(`${fileName}: ${inconsistency}`);
  return recording;
}
function wrongFacts(content, formats) {
  const parts = [
    [Object(content).features, ["features"]],
    [Object(Object(content).confirmation).features, ["confirmation", "features"]]
  ];
  for (const [facts, place] of parts)
    for (const [name, own] of Object.entries(Object(facts))) {
      const format = formats.find((one) => one.name === name)?.format;
      if (format === void 0)
        return `${[...place, name].join(".")}: this version of the tool has no such feature: update it, or measure again if it is the newest`;
      const { error } = format.schema.safeParse(own);
      if (error !== void 0) return describeIssues(error, content, [...place, name]);
    }
  return void 0;
}
function inconsistentFacts({ confirmation, ...recording }, formats) {
  for (const [one, place] of [
    [recording, ""],
    [confirmation, "confirmation: "]
  ])
    for (const { name, format } of formats) {
      const facts = one?.features?.[name];
      const wrong = one === void 0 || facts === void 0 ? void 0 : format.inconsistency?.(facts, one);
      if (wrong !== void 0) return `${place}${wrong}`;
    }
  return void 0;
}
function parseJson(text, fileName) {
  if (text.length > limits.file)
    throw new InputError(`${fileName}: ${text.length} characters, at most ${limits.file} are allowed`);
  if (text.trim() === "") throw new InputError(`${fileName}: the file is empty, a results file is expected`);
  try {
    return JSON.parse(text);
  } catch (cause) {
    const { message } = cause;
    const what = isCutOff(text, message) ? `cut off after ${text.length} characters` : "not JSON";
    throw new InputError(`${fileName}: ${what} (${message})`, { cause });
  }
}
function isCutOff(text, message) {
  const position = /at position (\d+)/.exec(message)?.[1];
  return /^\s*\{/.test(text) && (/Unexpected end/.test(message) || Number(position) >= text.trimEnd().length);
}
function fileContent(value) {
  const shorten = (part) => {
    if (typeof part === "string" && part.length > limits.text) return truncateText(part);
    if (Array.isArray(part)) return part.map(shorten);
    if (typeof part === "object" && part !== null)
      return Object.fromEntries(entriesOf(part).map(([key, inner]) => [key, shorten(inner)]));
    return part;
  };
  return shorten(value);
}
function truncateText(text) {
  const shorter = truncate(text, limits.text);
  return shorter.length <= limits.text ? shorter : truncate(text, limits.text / 2);
}
function layOut(content, depths2) {
  const parts = entriesOf(content).map(
    ([key, value]) => `  ${JSON.stringify(key)}: ${write(value, depths2[key] ?? 0, "  ")}`
  );
  return `{
${parts.join(",\n")}
}
`;
}
function entriesOf(value) {
  return Object.entries(value).filter(([, one]) => one !== void 0);
}
function write(value, depth, indent) {
  if (depth === 0 || typeof value !== "object" || value === null || entriesOf(value).length === 0)
    return JSON.stringify(value);
  const deeper = `${indent}  `;
  const list = Array.isArray(value);
  const parts = entriesOf(value).map(
    ([key, inner]) => `${deeper}${list ? "" : `${JSON.stringify(key)}: `}${write(inner, depth - 1, deeper)}`
  );
  const [open, close] = list ? "[]" : "{}";
  return `${open}
${parts.join(",\n")}
${indent}${close}`;
}

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

// src/platform/read-inside.ts
import {
  closeSync as closeSync2,
  constants as constants2,
  fstatSync as fstatSync2,
  lstatSync,
  openSync as openSync2,
  readFileSync,
  readlinkSync as readlinkSync3,
  readSync,
  realpathSync as realpathSync2,
  statSync
} from "node:fs";
import path3 from "node:path";
function rootOf(file, roots) {
  return rootOfPlace(file, realpathSync2(file), roots);
}
function rootOfPlace(file, place, roots) {
  const named2 = path3.resolve(file);
  return roots.filter((root) => isInside(named2, path3.resolve(root)) || isInside(named2, realpathSync2(root))).map((root) => realpathSync2(root)).find((root) => isInside(place, root));
}
function openInside(file, roots) {
  if (roots !== void 0 && rootOf(file, roots) === void 0) return "outside";
  if (!statSync(file).isFile()) return "no regular file";
  const handle = openSync2(file, constants2.O_RDONLY | constants2.O_NONBLOCK | constants2.O_NOCTTY);
  let opened = "outside";
  try {
    opened = lookAt(handle, file, roots);
    return opened;
  } finally {
    if (typeof opened === "string") closeSync2(handle);
  }
}
function lookAt(handle, file, roots) {
  const stats = fstatSync2(handle);
  if (!stats.isFile()) return "no regular file";
  const place = placeOf(handle, file, stats);
  if (roots === void 0) return { handle, place: place ?? file };
  const root = place === void 0 ? void 0 : rootOfPlace(file, place, roots);
  return place === void 0 || root === void 0 ? "outside" : { handle, place, root };
}
function placeOf(handle, file, { dev, ino }) {
  try {
    return readlinkSync3(`/proc/self/fd/${handle}`);
  } catch {
    const place = realpathSync2(file);
    const now = lstatSync(place);
    return now.dev === dev && now.ino === ino ? place : void 0;
  }
}
function readInside(file, roots, most) {
  const opened = openInside(file, roots);
  if (typeof opened === "string") return opened;
  const { handle, ...found } = opened;
  try {
    const bytes = readUpTo(handle, most);
    return bytes === void 0 ? "too large" : { ...found, bytes };
  } finally {
    closeSync2(handle);
  }
}
var mostNamedBytes = 64e6;
function readNamed(file, roots) {
  if (roots === void 0) return readFileSync(file);
  const found = readInside(file, roots, mostNamedBytes);
  if (typeof found !== "string") return found.bytes;
  throw new Error(
    {
      outside: "it leads out of the workspace",
      "no regular file": "it is no regular file",
      "too large": `it has more than ${mostNamedBytes} bytes`
    }[found]
  );
}
function readUpTo(handle, most) {
  const { size } = fstatSync2(handle);
  if (size > most) return void 0;
  let bytes = Buffer.alloc(Math.min(most, Math.max(size, 4096)) + 1);
  let length = 0;
  for (let read = 1; read > 0; length += read) {
    if (length > most) return void 0;
    if (length === bytes.length)
      bytes = Buffer.concat([bytes, Buffer.alloc(Math.min(length, most + 1 - length))]);
    read = readSync(handle, bytes, length, bytes.length - length, null);
  }
  return length > most ? void 0 : bytes.subarray(0, length);
}

export {
  describeIssues,
  factsPart,
  mergeFacts,
  rootOf,
  openInside,
  readInside,
  readNamed,
  judgedRun,
  attemptOf,
  requireSameRun,
  findDifference,
  presenceOfBase,
  engineFacts,
  addSecondMachine,
  whyNotAnotherMachine,
  findInconsistency,
  missingRound,
  takesPairsApart,
  formatRecording,
  parseRecording,
  fileContent,
  layOut,
  findLink,
  requireNoLink,
  inOwnFolder,
  makeOwnFolder
};
