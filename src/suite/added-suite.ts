import type * as z from "zod";
import type { SuiteName } from "../model/test.ts";
import type { Dialect, Suite } from "./suite.ts";
import { type Catalogue, suitesIn } from "./suites.ts";

/** A suite that a feature makes from files of the user's. */
export interface AddedSuite<Content = unknown> {
  readonly name: SuiteName;
  /** The content of the files, as another process of the same version reads it from JSON. */
  readonly schema: z.ZodType<Content>;
  /** A method, so that a list can hold the suites of all features. @param dialect of the engines */
  make(content: Content, dialect: Dialect): Suite;
}

/** The part of a feature that adds a suite, or something to suites. */
export interface AddsSuite {
  readonly suite?: AddedSuite;
  /** Changes suites as options say, given by their names. */
  readonly amend?: (catalogue: Catalogue, given: Readonly<Record<string, unknown>>) => Catalogue;
}

/** The contents of files that were read, by the names of their suites; a suite without files is absent. */
export type SuiteContents = Readonly<Record<string, unknown>>;

/**
 * The suites for engines of a dialect, with those that features make from files.
 *
 * @param given all options, by which features change suites; none do if it is absent
 */
export function catalogueOf(
  features: readonly AddsSuite[],
  contents: SuiteContents,
  dialect: Dialect = "sqlite",
  given?: Readonly<Record<string, unknown>>,
): Catalogue {
  const added = features.flatMap(({ suite }) =>
    suite === undefined || contents[suite.name] === undefined
      ? []
      : [[suite.name, suite.make(contents[suite.name], dialect)] as const],
  );
  const all = added.length === 0 ? suitesIn(dialect) : { ...suitesIn(dialect), ...Object.fromEntries(added) };
  if (given === undefined) return all;
  return features.reduce((catalogue, { amend }) => amend?.(catalogue, given) ?? catalogue, all);
}
