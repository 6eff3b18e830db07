import { type Criteria, defaultCriteria, type Rule, roundsOfRun } from "../model/criteria.ts";
import { type EngineFacts, type PerEngine, perEngine, rolesOf } from "../model/engine.ts";
import type { Recording } from "../model/recording.ts";
import type { Storage } from "../model/test.ts";
import type { Examining } from "./examination.ts";
import type { Judging } from "./finding.ts";
import { judge, type Verdict } from "./judge.ts";
import { overallOutcome } from "./overall.ts";
import { judgeTwoMachines, machineNames, nameMachines } from "./second-machine.ts";

/** How recordings are judged: by a given rule, part by part, or else by the recording's own rule. */
export type JudgingCriteria = Omit<Criteria, "rule"> & { readonly rule?: Partial<Rule> };

/**
 * The verdict on a recording, and on what another machine has measured of it: a pure function of it and the criteria, so that
 * any run can be judged again.
 *
 * @param features whose figures count too
 */
export function judgeRecording(
  recording: Recording,
  criteria: JudgingCriteria,
  features: readonly (Judging & Examining)[] = [],
): Verdict {
  const judgeOne = (one: Recording) => judgeMachines(one, criteria, features);
  const judged = { ...judgeOne(recording), ...lackOfBase(recording, criteria) };
  const first = { ...judged, outcome: overallOutcome(judged) };
  const { confirmation: second } = recording;
  if (second === undefined) return first;
  return judgeTwoMachines(first, judgeOne(second), nameMachines(recording, second));
}

/**
 * The verdict on a recording by the rule that it was made by, whatever rule the criteria have: how many pairs were asked for is the run's own affair.
 */
export function judgeByOwnRule(
  recording: Recording,
  { rule: _, ...criteria }: JudgingCriteria,
  features: readonly (Judging & Examining)[] = [],
): Verdict {
  return judgeRecording(recording, criteria, features);
}

/** A run at a desk needs no base: only a gate that names it, or a workflow that tried to build it, wants one. */
function lackOfBase(
  { engines, identicalBase, noBase }: Recording,
  { gate }: Pick<Criteria, "gate">,
): Pick<Verdict, "withoutBase"> {
  if (engines.base !== undefined || identicalBase !== undefined || gate === "sqlite") return {};
  const isWanted = gate !== undefined || noBase !== undefined;
  return isWanted ? { withoutBase: noBase ?? {} } : {};
}

/** The verdict on the first machine's measurement, or on the second machine's. */
function judgeMachines(
  recording: Recording,
  { rule, ...criteria }: JudgingCriteria,
  features: readonly (Judging & Examining)[],
): Verdict {
  const { controls = [], run, problems } = recording;
  const names = machineNames(recording);
  const machines = recording.machines?.map((one, index) => {
    return { name: names[index] ?? "", controls: one.controls ?? [] };
  });
  // Another number of rounds applies to every test.
  const tests =
    rule?.rounds === undefined ? recording.tests : recording.tests.map(({ asked: _, ...test }) => test);
  return judge(
    {
      tests,
      controls,
      machines,
      problems,
      stopped: run?.stopped,
      ending: run?.outOfTime === true ? "time" : "samples",
      engines: recording.engines,
      compileOptions: perEngine(recording.engines, ({ compileOptions }) => compileOptions),
      features: recording.features,
      uncounted: perEngine(recording.engines, ({ uncounted }) => uncounted),
      floorNs: floorsOf(recording.engines),
    },
    { ...criteria, ...neededBase(recording, criteria), rule: recordedRule(recording, rule) },
    features,
  );
}

/** A base that is the candidate's file need not be measured, unless another job says so, which could say it of any base. */
function neededBase(
  { identicalBase }: Recording,
  { untrusted = false }: JudgingCriteria,
): Pick<Criteria, "requireBase"> {
  return identicalBase === undefined || untrusted ? {} : { requireBase: false };
}

/** By storage, the floor of the slower shell. */
function floorsOf(engines: PerEngine<EngineFacts>): Partial<Record<Storage, number>> {
  const all = rolesOf(engines).flatMap((role) => Object.entries(engines[role]?.floorNs ?? {}));
  const slowest: Partial<Record<string, number>> = {};
  for (const [storage, ns] of all) slowest[storage] = Math.max(ns, slowest[storage] ?? 0);
  return slowest;
}

/**
 * The rule that a recording was made by, or the default one if it is not known.
 *
 * @param given comes before it, part by part
 */
export function recordedRule(
  { run, plan, mediansOnly = false, tests }: Pick<Recording, "run" | "plan" | "mediansOnly" | "tests">,
  given: Partial<Rule> = {},
): Rule {
  // A run that says nothing of its rounds is not known to have had pairs for all tests together.
  const { min, max } = defaultCriteria.rule.rounds;
  const { rounds = { min, max }, alpha = defaultCriteria.rule.alpha } = run ?? {};
  const { precision, confirmElsewhere, confirms } = run ?? {};
  const machines = plan?.shards.length ?? 1;
  const recorded = {
    rounds,
    alpha,
    ...(machines === 1 ? {} : { machines }),
    precision,
    confirmElsewhere,
    confirms,
  };
  // A table of medians has one pair of each test, and nothing but the figure to decide on.
  if (mediansOnly) return { ...recorded, ...given, rounds: 1, byFigure: true };
  return { ...recorded, ...given, rounds: roundsOfRun(given.rounds ?? rounds, { tests, plan }) };
}
