import { shellWord } from "../../messages/shell-word.ts";
import { type EngineFacts, type PerEngine, rolesOf } from "../../model/engine.ts";
import type { Recording, SuiteFacts } from "../../model/recording.ts";
import { releasesIn } from "../../model/releases.ts";
import { areUsedAlike } from "../../model/settings.ts";
import {
  keyVariants,
  type Storage,
  type SuiteName,
  storages,
  suiteOf,
  type Test,
  testPath,
} from "../../model/test.ts";
import { testsOf } from "../../suite/plan-tests.ts";
import { suites } from "../../suite/suites.ts";
import { isLacking } from "../../verdict/comparison.ts";
import { failingFindings, undecidedFindings } from "../../verdict/finding.ts";
import { testVerdicts, type Verdict } from "../../verdict/judge.ts";
import type { ComparedFiles } from "../blocks.ts";
import { visible } from "../format/escape.ts";
import { isMistaken } from "./failure-reason.ts";

/** A command line, and the words in it that the reader fills in. */
export interface Reproduction {
  /** The program, and each option with its value, quoted for a shell. */
  readonly parts: readonly string[];
  readonly placeholders: readonly string[];
}

/** An option and its value: `true` if it takes none, undefined if the reader fills it in. */
type Word = readonly [option: string, value: string | true | undefined];

/** A name that no shell reads as anything else, and no list as two. */
const plainName = /^[\w.=-]+$/;

/** Names of options, so that no recorded name is another word of a command line. */
const optionName = /^[a-z][a-z-]*$/;

/**
 * The command that measures again the tests that keep a run from passing, with the options that shaped the run; undefined
 * if no test does. Words in capitals are for the reader to fill in: files that only the machine of a workflow had, and names that a report
 * cannot print as they are.
 *
 * @param program the words that start this program
 * @param compared the files of a comparison, which its reader has; absent for a run, which the reader repeats on a machine of their own
 */
export function reproduction(
  { engines, suite, origin, run }: Recording,
  verdict: Verdict,
  program: string,
  compared?: ComparedFiles,
): Reproduction | undefined {
  const wanted = openTests(verdict);
  if (wanted.length === 0) return undefined;
  const {
    config,
    "own-workloads": ownFiles,
    baseline,
    "upgraded-releases": releases,
    ...others
  } = run?.options ?? {};
  const isKnown = verdict.untrusted !== true;
  const files = compared ?? (typeof releases === "string" ? releasesIn(releases) : undefined);
  if (files !== undefined && !isOneFile(engines))
    return commandOf(
      [program, "compare", ...[files.base, files.candidate].map((file) => shellWord(visible(file)))],
      [
        ...(compared === undefined && config !== undefined
          ? [["config", config === true ? undefined : config] as Word]
          : []),
        ...(wanted.some(isOwn) && (compared !== undefined || config === undefined)
          ? [["own-workloads", compared === undefined ? ownFiles : undefined] as Word]
          : []),
        ...environmentOption(engines),
        ...chosenTests(wanted, { variants: ["int"], storages: ["memory", "file"] }, engines.candidate),
        ...(suite === undefined ? [] : sizeOptions(suite, false)),
      ],
    );
  const base = isOneFile(engines) ? "same" : isKnown && origin === undefined ? engines.base?.path : undefined;
  const words: Word[] = [
    ["candidate", isKnown ? readersPath(engines, origin) : undefined],
    ...(engines.base === undefined ? [] : [["base", base] as Word]),
    // A workflow compiles stock SQLite into a folder of its own; without the option, so does the reader.
    ...(baseline === undefined || (origin !== undefined && isAbsolute(String(baseline)))
      ? []
      : [["baseline", baseline] as Word]),
    ...(config === undefined ? [] : [["config", config === true ? undefined : config] as Word]),
    ...(ownFiles === undefined && (!wanted.some(isOwn) || config !== undefined)
      ? []
      : [["own-workloads", ownFiles] as Word]),
    ...environmentOption(engines),
    ...chosenTests(
      wanted,
      config === undefined ? { variants: keyVariants, storages } : undefined,
      engines.candidate,
    ),
    ...(suite === undefined ? [] : sizeOptions(suite, config !== undefined)),
    ...Object.entries(others).filter(([name]) => optionName.test(name)),
  ];
  return commandOf([program, "run"], words);
}

/** @param first the words before the options, quoted for a shell */
function commandOf(first: readonly string[], words: readonly Word[]): Reproduction {
  const placeholders: string[] = [];
  const texts = words.map(([option, value]) => {
    if (value === true) return `--${option}`;
    if (value !== undefined && visible(value) === value) return `--${option} ${shellWord(value)}`;
    const placeholder = option === "own-workloads" ? "FILE" : option.toUpperCase();
    placeholders.push(placeholder);
    return `--${option} ${placeholder}`;
  });
  return { parts: [first.join(" "), ...texts], placeholders };
}

function isOwn({ variant }: Test): boolean {
  return suiteOf(variant) === "own";
}

/** Whether the base is the candidate's file, used in another way. */
export function isOneFile({ candidate, base }: PerEngine<EngineFacts>): boolean {
  return base?.sha256 !== undefined && base.sha256 === candidate.sha256 && !areUsedAlike(candidate, base);
}

function isAbsolute(file: string): boolean {
  return file.startsWith("/");
}

/** The path of the candidate; undefined if a workflow measured and only its machine has the file. */
function readersPath({ candidate }: PerEngine<EngineFacts>, origin: Recording["origin"]): string | undefined {
  const { path: file } = candidate;
  return origin !== undefined && file !== undefined && isAbsolute(file) ? undefined : file;
}

/** Values with commas cannot be given on a command line. */
function environmentOption(engines: PerEngine<EngineFacts>): Word[] {
  const given = rolesOf(engines).flatMap((role) =>
    Object.entries(engines[role]?.environment ?? {}).map(([name, value]) => `${role}:${name}=${value}`),
  );
  return given.length > 0 && given.every((one) => !one.includes(",")) ? [["environment", given.join()]] : [];
}

/**
 * The options that choose tests, without the choices that a run makes by itself.
 *
 * @param usual the choices of a command without options; undefined if a configuration file may choose otherwise
 */
function chosenTests(
  wanted: readonly Test[],
  usual: { readonly variants: readonly string[]; readonly storages: readonly string[] } | undefined,
  { kind }: EngineFacts,
): Word[] {
  const [chosen, places, names] = [
    wanted.map(({ variant }) => suiteOf(variant)),
    wanted.map(({ storage }) => storage),
    wanted.map(({ workload }) => workload),
  ].map((all) => [...new Set<string>(all)]) as [SuiteName[], Storage[], string[]];
  const keys = keyVariants.filter((key) => wanted.some(({ variant }) => variant === key));
  const isUsual = (own: readonly string[], all: readonly string[] = []) =>
    usual !== undefined && own.length === all.length && all.every((one) => own.includes(one));
  const isBuiltIn = !chosen.some((name) => name === "own" || name === "server");
  const workloads = testsOf(suites)
    .filter(({ variant, storage }) => chosen.includes(suiteOf(variant)) && places.includes(storage))
    .map(({ workload }) => workload);
  return [
    ...(kind !== "server" && isUsual(chosen, ["oltp"]) ? [] : [["suites", chosen.join()] as Word]),
    ...(keys.length === 0 || isUsual(keys, usual?.variants) ? [] : [["variants", keys.join()] as Word]),
    ...(isUsual(places, usual?.storages) ? [] : [["storages", places.join()] as Word]),
    ...((isBuiltIn && isUsual(names, [...new Set(workloads)])) || !names.every((one) => plainName.test(one))
      ? []
      : [["workloads", names.join()] as Word]),
  ];
}

function sizeOptions(suite: SuiteFacts, hasConfig: boolean): Word[] {
  const { rows, seed, warehouses, statements = "text", threads = 1 } = suite;
  return [
    ["rows", String(rows)],
    ["seed", String(seed)],
    ...(warehouses === undefined || (warehouses === 1 && !hasConfig)
      ? []
      : [["warehouses", String(warehouses)] as Word]),
    ...(statements === "text" && !hasConfig ? [] : [["statements", statements] as Word]),
    ...(threads === 1 && !hasConfig ? [] : [["threads", String(threads)] as Word]),
  ];
}

/** The tests without a result, over a ceiling or undecided: alone, in an average, or by a figure of a feature. */
function openTests(verdict: Verdict): readonly Test[] {
  const isOpen = (judgement: { readonly outcome: string } | undefined) =>
    judgement?.outcome === "fail" || judgement?.outcome === "inconclusive";
  const tests = testVerdicts(verdict);
  const single = tests.filter(
    ({ comparison, judgement, base }) => isLacking(comparison) || isOpen(judgement) || isOpen(base),
  );
  if (single.length > 0)
    return single.map(({ comparison }) => comparison).filter((test) => !isMistaken(test));
  const inMeans = new Set(
    [
      ...verdict.groups.filter(({ judgement }) => isOpen(judgement)).flatMap((group) => group.tests),
      ...verdict.sections
        .filter(({ judgement }) => isOpen(judgement))
        .flatMap((one) => one.tests.map(({ comparison }) => comparison)),
    ].map(testPath),
  );
  const inFindings = new Set(
    [
      ...failingFindings(verdict).flatMap(({ failed }) => failed),
      ...undecidedFindings(verdict).flatMap(({ undecided }) => undecided),
    ].flatMap(({ test }) => (test === undefined ? [] : [testPath(test)])),
  );
  const named = inMeans.size > 0 ? inMeans : inFindings;
  return tests.map(({ comparison }) => comparison).filter((test) => named.has(testPath(test)));
}
