import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  averageClaim,
  baseClaim,
  groupClaim,
  groupNames,
  overallOutcome,
  testClaim
} from "./chunk-DZDAW6RU.js";
import {
  sectionPath,
  testPath
} from "./chunk-YBCGSQCV.js";

// src/verdict/second-machine.ts
function openClaims({ sections, groups }) {
  const ofGroups = groups.flatMap(({ name, judgement }) => isOpen(judgement) ? [groupClaim(name)] : []);
  const ofSections = sections.flatMap((section) => [
    ...isOpen(section.judgement) ? [averageClaim(sectionPath(section))] : [],
    ...section.tests.flatMap(({ comparison, judgement, base }) => [
      ...isOpen(judgement) ? [testClaim(testPath(comparison))] : [],
      ...isOpen(base) ? [baseClaim(testPath(comparison))] : []
    ])
  ]);
  return [...ofGroups, ...ofSections];
}
function testsOfClaims(claims, tests) {
  const names = new Set(claims);
  return tests.filter(
    (test) => [
      testClaim(testPath(test)),
      baseClaim(testPath(test)),
      averageClaim(sectionPath(test)),
      ...groupNames(test).map(groupClaim)
    ].some((name) => names.has(name))
  );
}
function proveOtherMachine(first, second) {
  const ids = bootIdsOf(second);
  const others = new Set(bootIdsOf(first));
  if (ids.length === 0 || others.size === 0 || ids.includes(void 0) || others.has(void 0))
    return { state: "unknown" };
  const shared = ids.find((id) => others.has(id));
  return shared === void 0 ? { state: "different" } : { state: "same", bootId: shared };
}
function bootIdsOf({ machine, machines }) {
  return machines === void 0 ? [machine?.bootId] : machines.map((one) => one.machine?.bootId);
}
function judgeTwoMachines(first, second, machines) {
  const others = new Map(second.sections.map((section) => [sectionPath(section), section]));
  const tests = new Map(
    second.sections.flatMap((section) => section.tests.map((test) => [testPath(test.comparison), test]))
  );
  const asked = second.rule.confirms && new Set(second.rule.confirms);
  const counts = { confirmed: 0, unconfirmed: 0, cleared: 0 };
  const missing = [];
  const confirm = (own, other, name, firstMachine) => {
    if (own === void 0 || !isOpen(own)) return own;
    if (other === void 0 || asked?.has(name) === false) {
      missing.push(name);
      return own;
    }
    const outcome = outcomeOfBoth(own.outcome, other.outcome);
    counts[outcome === "fail" ? "confirmed" : outcome === "pass" ? "cleared" : "unconfirmed"]++;
    const { multiplier, outcome: theirs } = other;
    const facts = { first: own.outcome, firstMachine, multiplier, outcome: theirs, machine: machines.other };
    return { ...own, outcome, elsewhere: facts };
  };
  const sections = first.sections.map((section) => {
    const path = sectionPath(section);
    const other = others.get(path);
    const isWhole = other !== void 0 && other.tests.length === section.tests.length && other.missing <= section.missing;
    return {
      ...section,
      judgement: confirm(
        section.judgement,
        isWhole ? other.judgement : void 0,
        averageClaim(path),
        machines.of(section.tests.map(({ comparison }) => comparison))
      ),
      tests: section.tests.map((test) => {
        const name = testPath(test.comparison);
        const same = tests.get(name);
        const machine = machines.of([test.comparison]);
        return {
          ...test,
          judgement: confirm(test.judgement, same?.judgement, testClaim(name), machine),
          base: confirm(test.base, same?.base, baseClaim(name), machine)
        };
      })
    };
  });
  const otherGroups = new Map(second.groups.map((group) => [group.name, group]));
  const groups = first.groups.map((group) => {
    const same = otherGroups.get(group.name);
    const isWhole = same?.tests.length === group.tests.length;
    const other = isWhole ? same.judgement : void 0;
    const judgement = confirm(group.judgement, other, groupClaim(group.name), machines.of(group.tests));
    return { ...group, judgement: judgement ?? group.judgement };
  });
  const measurement = first.measurement.state === "complete" && missing.length > 0 ? { state: "broken", lacking: [], problems: missing.map(lacksConfirmation) } : first.measurement;
  const controls = [
    ...first.controls.map((control) => ({ machine: firstName, ...control })),
    ...second.controls.map((control) => ({ ...control, machine: machines.other }))
  ];
  return {
    ...first,
    outcome: overallOutcome({ ...first, sections, groups, measurement }),
    sections,
    groups,
    measurement,
    controls,
    confirmation: { ...counts, missing, machine: machines.facts }
  };
}
function unconfirmed(claims) {
  const rows = claims.length === 1 ? "1 row fails or is" : `${claims.length} rows fail or are`;
  return { name: otherName, reason: `it left no results, and ${rows} undecided: re-run its job` };
}
function nameMachines(first, second) {
  const names = machineNames(first);
  const runs = new Map(first.tests.map((test) => [testPath(test), test.run ?? 0]));
  const withBoot = (name, machine) => machine?.bootId === void 0 ? name : `${name} (boot ${machine.bootId.slice(0, 8)})`;
  const facts = second.machine;
  return {
    of: (tests) => {
      const [run, ...others] = new Set(tests.map((test) => runs.get(testPath(test)) ?? 0));
      if (run === void 0 || others.length > 0) return "several machines";
      const { machine } = first.machines?.[run] ?? first;
      return withBoot(names[run] ?? firstName, machine);
    },
    other: withBoot(otherName, facts),
    facts
  };
}
var firstName = "the first machine";
var otherName = "the confirming machine";
function lacksConfirmation(name) {
  return { name, reason: `it fails or is undecided, and ${otherName} has no figure of it` };
}
function isOpen(judgement) {
  return judgement?.outcome === "fail" || judgement?.outcome === "inconclusive";
}
function outcomeOfBoth(first, second) {
  if (first === "fail" && second === "fail") return "fail";
  return first === "inconclusive" && second === "pass" ? "pass" : "inconclusive";
}
function machineNames({ machines = [], plan }) {
  const name = ({ shard }, index) => shard === void 0 || plan === void 0 ? `machine ${index + 1}` : shardName(shard, plan.shards.length);
  return machines.map(name);
}
function shardName(shard, shards) {
  return `shard ${shard} of ${shards}`;
}

export {
  openClaims,
  testsOfClaims,
  proveOtherMachine,
  judgeTwoMachines,
  unconfirmed,
  nameMachines,
  machineNames,
  shardName
};
