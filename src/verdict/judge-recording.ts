import { type Criteria, defaultCriteria, type Rule } from "../model/criteria.ts";
import { type EngineFacts, type PerEngine, rolesOf } from "../model/engine.ts";
import { omitUndefined } from "../model/omit-undefined.ts";
import type { Recording } from "../model/recording.ts";
import type { Storage } from "../model/test.ts";
import { judge, type Verdict } from "./judge.ts";

/**
 * The verdict on a recording: a pure function of it and the criteria, so that any run can be judged again. A rule that is
 * not given is the one that the recording was made with.
 */
export function judgeRecording(
  recording: Recording,
  { rule, ...criteria }: Omit<Criteria, "rule"> & { readonly rule?: Partial<Rule> },
): Verdict {
  const { controls = [], sequences, run } = recording;
  // Who gives another number of rounds wants that of every test.
  const tests =
    rule?.rounds === undefined ? recording.tests : recording.tests.map(({ asked: _, ...test }) => test);
  return judge(
    {
      tests,
      controls,
      ...omitUndefined({ sequences, stopped: run?.stopped }),
      ending: run?.outOfTime === true ? "time" : "samples",
      floorNs: floorsOf(recording.engines),
    },
    { ...criteria, rule: recordedRule(recording, rule) },
  );
}

/** By storage, that of the slower shell. */
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
  { run, mediansOnly = false }: Pick<Recording, "run" | "mediansOnly">,
  given: Partial<Rule> = {},
): Rule {
  const { rounds = defaultCriteria.rule.rounds, alpha = defaultCriteria.rule.alpha } = run ?? {};
  const recorded = { rounds, alpha, ...omitUndefined({ precision: run?.precision }) };
  // A table of medians has one pair of each test, and nothing but the figure to decide on.
  return { ...recorded, ...given, ...(mediansOnly ? { rounds: 1 } : {}) };
}
