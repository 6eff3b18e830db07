import { roles } from "../../model/engine.ts";
import type { ShardProblem } from "../../model/recording.ts";
import { sectionPath, testPath } from "../../model/test.ts";
import type { Unmeasured } from "../../verdict/comparison.ts";
import { decisiveExaminations } from "../../verdict/examination.ts";
import {
  type Finding,
  failingFindings,
  findingPath,
  undecidedFindings,
  type Withheld,
} from "../../verdict/finding.ts";
import { isTooNoisy, testVerdicts, type Verdict } from "../../verdict/judge.ts";
import { type Escape, escapeClaim } from "../format/escape.ts";
import { count, plural } from "../format/figures.ts";
import { type EngineNames, engineName } from "../format/words.ts";
import { failuresReason, findingReason } from "./failure-reason.ts";
import { controlName, noiseReason } from "./noise-floor.ts";
import { baseJudgements, withOutcome } from "./outcome-filters.ts";
import { averageReason, groupReason, testReason } from "./outcome-reasons.ts";

/** A test, a part of an examination, an average or a control that keeps a run from passing. Texts are escaped. */
export interface Problem {
  /** `fail` and `inconclusive`: a time beside its ceiling; `finding` and `unjudged`: a figure of a feature. */
  readonly kind: "no result" | "noise" | "finding" | "unjudged" | "fail" | "inconclusive";
  /** E.g. `int/memory/reads/index_join` or `int/memory/reads average`. */
  readonly name: string;
  readonly reason: string;
}

/** In this order: shards that do not count, tests without a result, failed parts of examinations, controls that show a noisy runner, failures, the undecided. */
export function problems(verdict: Verdict, names: EngineNames, escapeText: Escape): Problem[] {
  return [
    ...shardProblems(verdict).map(({ name, reason }): Problem => {
      return { kind: "no result", name: escapeText(name), reason: escapeText(reason) };
    }),
    ...missingProblems(verdict, names, escapeText),
    ...decisiveExaminations(verdict).flatMap(({ words, found }) =>
      words
        .problems(found, names, escapeText, verdict.untrusted === true)
        .map((one): Problem => ({ kind: "no result", ...one })),
    ),
    ...noiseProblems(verdict, names, escapeText),
    ...ceilingProblems(verdict, "fail", names, escapeText),
    ...findingProblems(verdict, names, escapeText),
    ...ceilingProblems(verdict, "inconclusive", names, escapeText),
    ...undecidedProblems(verdict, escapeText),
  ];
}

function shardProblems({ measurement }: Verdict): readonly ShardProblem[] {
  return measurement.state === "broken" ? (measurement.problems ?? []) : [];
}

/** Tests that a stopped run did not reach, and tests of a missing shard, are not listed: the headline counts them. */
function testsWithoutResult(verdict: Verdict): readonly Unmeasured[] {
  const { measurement } = verdict;
  if (measurement.state === "complete") return [];
  const { state, lacking } = measurement;
  const isCounted = state === "incomplete" || shardProblems(verdict).length > 0;
  return isCounted ? lacking.filter((test) => test.state === "failed") : lacking;
}

/** A line for each reason: the same statement often fails in every storage. */
function missingProblems(verdict: Verdict, names: EngineNames, escapeText: Escape): Problem[] {
  const reasonOf = (test: Unmeasured) => missingReason(test, names, escapeText, verdict);
  const byReason = Map.groupBy(testsWithoutResult(verdict), (test) =>
    test.state === "failed" ? reasonOf(test) : testPath(test),
  );
  return [...byReason.values()].map((alike): Problem => {
    const [first, ...others] = alike as [Unmeasured, ...Unmeasured[]];
    const more = others.length === 0 ? "" : ` and ${plural(others.length, "other test")}`;
    return { kind: "no result", name: `${escapeText(testPath(first))}${more}`, reason: reasonOf(first) };
  });
}

/** Only where the runner keeps a figure from being decided. */
function noiseProblems(verdict: Verdict, names: EngineNames, escapeText: Escape): Problem[] {
  if (!isTooNoisy(verdict)) return [];
  return verdict.controls
    .filter(({ problem }) => problem !== undefined)
    .map((control): Problem => {
      const reason = noiseReason(control, names.baseline);
      return { kind: "noise", name: controlName(control, escapeText), reason };
    });
}

function ceilingProblems(
  verdict: Verdict,
  kind: "fail" | "inconclusive",
  names: EngineNames,
  escapeText: Escape,
): Problem[] {
  const all = testVerdicts(verdict);
  const tests = withOutcome(all, kind).map(({ comparison, judgement }): Problem => {
    return { kind, name: escapeText(testPath(comparison)), reason: testReason(judgement) };
  });
  const averages = withOutcome(verdict.sections, kind).map(
    ({ judgement, parts, missing, ...section }): Problem => {
      const gaps = missing > 0 ? `; without ${plural(missing, "missing test")}` : "";
      const reason = `${averageReason(judgement, parts, escapeText)}${gaps}`;
      return { kind, name: `${sectionPath(section)} average`, reason };
    },
  );
  const changes = withOutcome(baseJudgements(all), kind).map(({ comparison, judgement }): Problem => {
    const reason = testReason(judgement, engineName(names, "base"));
    return { kind, name: escapeText(testPath(comparison)), reason };
  });
  const groups = withOutcome(verdict.groups, kind).map(({ name, judgement }): Problem => {
    const reason = groupReason(judgement, engineName(names, "base"));
    return { kind, name: `${escapeText(name)} base average`, reason };
  });
  return [...tests, ...averages, ...groups, ...changes];
}

function findingProblems(verdict: Verdict, names: EngineNames, escapeText: Escape): Problem[] {
  const escapeMessage = escapeClaim(escapeText, verdict);
  return failingFindings(verdict).flatMap(({ judge, failed }) =>
    [...Map.groupBy(failed, reasonGroup).values()].map((alike): Problem => {
      const [found] = alike as [(typeof alike)[number]];
      const { name, against = "base" } = found;
      const path = alike.length === 1 ? escapeText(findingPath(found)) : plural(alike.length, "test");
      return {
        kind: "finding",
        name: name === undefined ? path : `${path} ${escapeText(name)}`,
        reason: findingReason(judge, found, engineName(names, against), escapeMessage),
      };
    }),
  );
}

/** Tests of which an engine has no figure often share a reason. */
function reasonGroup(found: Finding | Withheld): unknown {
  return "why" in found ? `${found.name ?? ""} ${found.ceiling} ${found.why}` : found;
}

/** A line for each reason, since all tests often share one. */
function undecidedProblems(verdict: Verdict, escapeText: Escape): Problem[] {
  const escapeMessage = escapeClaim(escapeText, verdict);
  return undecidedFindings(verdict).flatMap(({ words, undecided }) =>
    [...Map.groupBy(undecided, ({ why }) => why)].map(([why, alike]): Problem => {
      const [{ test }] = alike as [(typeof alike)[number]];
      const name = alike.length === 1 ? escapeText(testPath(test)) : plural(alike.length, "test");
      return { kind: "unjudged", name, reason: words.reason(escapeMessage(why)) };
    }),
  );
}

/** Why a test has no result. */
export function missingReason(
  test: Unmeasured,
  names: EngineNames,
  escapeText: Escape,
  verdict: Pick<Verdict, "untrusted">,
): string {
  if (test.state === "failed") return failuresReason(test.failures, names, escapeText, verdict);
  const { samples } = test;
  const measured = roles.filter((role) => samples[role] !== undefined);
  if (measured.every((role) => samples[role] === 0)) return "not measured";
  const texts = measured.map((role, index) => {
    const number = samples[role] ?? 0;
    return `${index === 0 ? plural(number, "sample") : count(number)} of ${engineName(names, role)}`;
  });
  return `no complete pair: ${texts.join(", ")}`;
}
