import type { PlannedTest } from "../../../model/compared.ts";
import type { SuiteContents } from "../../../suite/added-suite.ts";
import type { OwnWorkload } from "../../workloads/own/own-workload.ts";
import { isTest, type SearchedSubject } from "./model/settings.ts";

/** A subject, and the contents of the files that it is of. */
interface Searchable {
  readonly test: SearchedSubject;
  readonly contents: SuiteContents;
}

/**
 * The same with tests that are compared with the good end too. A user's own workload is compared with SQLite alone unless its file says
 * otherwise, and a figure is one beside the good end.
 */
export function besideGood({ test, contents }: Searchable): Searchable {
  const own = contents.own as readonly OwnWorkload[] | undefined;
  return {
    test: "mean" in test ? { ...test, tests: test.tests.map(comparedWithBoth) } : withBoth(test),
    contents: own === undefined ? contents : { ...contents, own: own.map(comparedWithBoth) },
  };
}

function withBoth(test: SearchedSubject): SearchedSubject {
  return isTest(test) ? comparedWithBoth(test) : test;
}

function comparedWithBoth<One extends Pick<PlannedTest, "compare">>(one: One): One {
  if (one.compare !== "baseline") return one;
  const { compare: _, ...others } = one;
  // Without an optional part it is of the same type, which the compiler cannot say of a type that is not known.
  return others as One;
}
