import type { Measuring } from "../../../measure/pass.ts";
import { InputError } from "../../../model/errors.ts";
import { type GivenOptions, valuesOf } from "../../../options/option.ts";
import { countersQuery } from "../../../suite/counters-query.ts";
import type { Suite } from "../../../suite/suite.ts";
import type { Catalogue } from "../../../suite/suites.ts";
import { countableSuites, counterOptions } from "./options.ts";

/** Has the workloads of the tool's suites ask for counters, as the options say. */
export function withCounters(catalogue: Catalogue, given: GivenOptions): Catalogue {
  const { counters: query } = valuesOf(counterOptions, given);
  if (query === undefined) return catalogue;
  const asking = countableSuites.map((name) => [name, askingSuite(catalogue[name], query)] as const);
  return { ...catalogue, ...Object.fromEntries(asking) };
}

function askingSuite(suite: Suite, query: string): Suite {
  const counters = countersQuery(query, suite.dialect ?? "sqlite");
  return { ...suite, workloads: suite.workloads.map((one) => ({ ...one, counters })) };
}

/**
 * Refuses options that would have no effect.
 *
 * @throws InputError that says what to do
 */
export const requireAsked: NonNullable<Measuring["require"]> = ({ given, threads, suites, base }) => {
  const { counters: query } = valuesOf(counterOptions, given);
  if (query === undefined) return;
  if (!suites.some((name) => countableSuites.includes(name)))
    throw new InputError(
      `counters: none of the measured suites, ${suites.join(", ")}, can be asked: omit it, or measure others`,
    );
  if (threads > 1)
    throw new InputError("counters: several connections are not asked: omit it, or measure with threads 1");
  if (base === undefined)
    throw new InputError(
      "counters: they are compared with the base's, and no base is given: name one with base, or omit it",
    );
};
