import { shellWord } from "../../messages/shell-word.ts";
import { type EngineFacts, type PerEngine, rolesOf } from "../../model/engine.ts";
import type { Recording } from "../../model/recording.ts";
import { keyVariants, suiteOf, type Test, testPath } from "../../model/test.ts";
import { isUnmeasured } from "../../verdict/comparison.ts";
import { areUsedAlike } from "../../verdict/fairness.ts";
import { testVerdicts, type Verdict } from "../../verdict/judge.ts";
import type { ComparedFiles } from "../blocks.ts";
import { visible } from "../format/escape.ts";

/** A word that no shell reads as anything else, for what only the reader knows. */
const word = /^[\w./-]+$/;

/**
 * The command that measures again the tests that keep a run from passing; undefined if no test does. Words in capitals are for the reader
 * to fill in. Names from the results that a shell could read otherwise are left out.
 *
 * @param compared the files of a comparison, which its reader has; absent for a run, which the reader repeats on a machine of their own
 */
export function reproduction(
  { engines, suite, tests }: Recording,
  verdict: Verdict,
  compared?: ComparedFiles,
): string | undefined {
  const wanted = openTests(verdict);
  if (wanted.length === 0) return undefined;
  const path = verdict.untrusted === true ? undefined : engines.candidate.path;
  const candidate = path !== undefined && word.test(path) ? path : "CANDIDATE";
  const command =
    compared === undefined || isOneFile(engines)
      ? [
          `run --candidate ${candidate}`,
          ...(engines.base === undefined ? [] : [`--base ${isOneFile(engines) ? "same" : "BASE"}`]),
        ]
      : ["compare", ...[compared.base, compared.candidate].map((file) => shellWord(visible(file)))];
  const list = (option: string, of: (test: Test) => string, usual?: readonly string[]) => {
    const [own, all] = [wanted, tests].map((some) => [...new Set(some.map(of))]) as [string[], string[]];
    const isUsual = usual === undefined ? own.length === all.length : own.join() === usual.join();
    return isUsual || !own.every((one) => word.test(one)) ? [] : [`--${option} ${own.join()}`];
  };
  // A comparison measures these unless told otherwise.
  const ofComparison =
    compared === undefined ? undefined : { variants: ["int"], storages: ["memory", "file"] };
  const isOwn = wanted.some(({ variant }) => suiteOf(variant) === "own");
  const variants = wanted.filter(({ variant }) => keyVariants.some((one) => one === variant));
  return [
    `sqlite-bench-gate ${command.join(" ")}`,
    ...environmentOption(engines),
    ...list("suites", ({ variant }) => suiteOf(variant), ["oltp"]),
    ...(isOwn ? ["--own-workloads FILE"] : []),
    ...(variants.length === wanted.length
      ? list("variants", ({ variant }) => variant, ofComparison?.variants)
      : []),
    ...list("storages", ({ storage }) => storage, ofComparison?.storages),
    ...list("workloads", ({ workload }) => workload),
    ...(suite === undefined ? [] : [`--rows ${suite.rows} --seed ${suite.seed}`]),
    ...(suite?.statements === "prepared" ? ["--statements prepared"] : []),
  ].join(" ");
}

/** Whether the base is the candidate's file, used in another way. */
export function isOneFile({ candidate, base }: PerEngine<EngineFacts>): boolean {
  return base?.sha256 !== undefined && base.sha256 === candidate.sha256 && !areUsedAlike(candidate, base);
}

/** Values that a shell could misread are left out, as are those with commas. */
function environmentOption(engines: PerEngine<EngineFacts>): string[] {
  const given = rolesOf(engines).flatMap((role) =>
    Object.entries(engines[role]?.environment ?? {}).map(([name, value]) => `${role}:${name}=${value}`),
  );
  return given.length > 0 && given.every((one) => /^[\w.:=/-]+$/.test(one))
    ? [`--environment ${given.join()}`]
    : [];
}

/** The tests without a result, over a ceiling or undecided, alone or in an average. */
function openTests(verdict: Verdict): readonly Test[] {
  const isOpen = (judgement: { readonly outcome: string } | undefined) =>
    judgement?.outcome === "fail" || judgement?.outcome === "inconclusive";
  const tests = testVerdicts(verdict);
  const single = tests.filter(
    ({ comparison, judgement, base }) => isUnmeasured(comparison) || isOpen(judgement) || isOpen(base),
  );
  if (single.length > 0) return single.map(({ comparison }) => comparison);
  const inMeans = new Set(
    [
      ...verdict.groups.filter(({ judgement }) => isOpen(judgement)).flatMap((group) => group.tests),
      ...verdict.sections
        .filter(({ judgement }) => isOpen(judgement))
        .flatMap((one) => one.tests.map(({ comparison }) => comparison)),
    ].map(testPath),
  );
  return tests.map(({ comparison }) => comparison).filter((test) => inMeans.has(testPath(test)));
}
