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

/** The part of a feature that adds a suite. */
export interface AddsSuite {
  readonly suite?: AddedSuite;
}

/** The contents of files that were read, by the names of their suites; a suite without files is absent. */
export type SuiteContents = Readonly<Record<string, unknown>>;

/** The suites for engines of a dialect, with those that features make from files. */
export function catalogueOf(
  features: readonly AddsSuite[],
  contents: SuiteContents,
  dialect: Dialect = "sqlite",
): Catalogue {
  const added = features.flatMap(({ suite }) =>
    suite === undefined || contents[suite.name] === undefined
      ? []
      : [[suite.name, suite.make(contents[suite.name], dialect)] as const],
  );
  return added.length === 0 ? suitesIn(dialect) : { ...suitesIn(dialect), ...Object.fromEntries(added) };
}
