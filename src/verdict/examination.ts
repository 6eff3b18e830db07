import type { Criteria } from "../model/criteria.ts";
import type { PerEngine } from "../model/engine.ts";
import type { TestRecord } from "../model/recording.ts";
import type { Failure } from "../model/sample.ts";
import type { JudgeInput, UncountedEngines } from "./judge-input.ts";

/** Examines for a feature what the engines did, apart from their times. */
export interface Examination<Found = unknown> {
  /** The key of its result in a verdict: `durability`. */
  readonly name: string;
  /**
   * Why a test does not count if the criteria require the feature. Empty if the test counts.
   *
   * @param uncounted says why an engine's system calls are not known
   */
  readonly failures?: (record: TestRecord, uncounted?: UncountedEngines) => readonly Failure[];
  /** Undefined if there is nothing to examine. A method, so that a list can hold the examinations of all features. */
  examine(input: JudgeInput, criteria: Criteria): Found | undefined;
  /** Absent if the result cannot fail a run. */
  readonly words?: ExaminationWords<Found>;
}

/** The words of reports for a result that can fail a run. Methods, like those of `Examination`. */
export interface ExaminationWords<Found = unknown> {
  /** `3 of 9 sequences failed`; undefined if none did. A run in which one did is not complete. */
  failed(found: Found): string | undefined;
  /** For a run that has no tests: `9 sequences completed`. */
  completed(found: Found): string;
  /** For the status of a run that has no tests: `3 orders of 17 steps on file`. */
  title(found: Found): string;
  /** The result as a clause. @param names of the engines, escaped */
  summary(found: Found, names: PerEngine<string>): string;
  /** Each failed part with its reason, escaped. */
  problems(
    found: Found,
    names: PerEngine<string>,
    escapeText: (text: string) => string,
    isUntrusted: boolean,
  ): readonly { readonly name: string; readonly reason: string }[];
  /** The names of the failed parts. */
  failedNames(found: Found): readonly string[];
  /** The part of the result that a results file has, under the feature's name. */
  derived(found: Found): unknown;
}

/** The results by the names of their examinations. */
export type Examined = Readonly<Record<string, { readonly by: Examination; readonly found: unknown }>>;

/** Finds what one examination found; undefined if there was nothing to examine. @param name of the examination, which alone makes it */
export function examinedPart<Found>(name: string) {
  return ({ examined }: { readonly examined: Examined }) => examined[name]?.found as Found | undefined;
}

/** The part of a feature that examines. */
export interface Examining {
  readonly examination?: Examination;
}

export function examineAll(features: readonly Examining[], input: JudgeInput, criteria: Criteria): Examined {
  return Object.fromEntries(
    features.flatMap(({ examination: by }) => {
      const found = by?.examine(input, criteria);
      return by === undefined || found === undefined ? [] : [[by.name, { by, found }] as const];
    }),
  );
}

/** Why a test does not count, by the features that the criteria require. */
export function requiredFailures(
  features: readonly Examining[],
  record: TestRecord,
  { requires = [] }: Pick<Criteria, "requires">,
  uncounted?: UncountedEngines,
): Failure[] {
  return features.flatMap(({ examination }) =>
    examination !== undefined && requires.includes(examination.name)
      ? (examination.failures?.(record, uncounted) ?? [])
      : [],
  );
}

/** The results that can fail a run, with their words. */
export function decisiveExaminations({ examined }: { readonly examined: Examined }) {
  return Object.values(examined).flatMap(({ by: { words }, found }) =>
    words === undefined ? [] : [{ words, found }],
  );
}

/** `3 of 9 sequences failed`, for each examination with a failed part. */
export function failedExaminations(verdict: { readonly examined: Examined }): string[] {
  return decisiveExaminations(verdict).flatMap(({ words, found }) => words.failed(found) ?? []);
}
