import { defaultCriteria, type Rule } from "../model/criteria.ts";
import { confirmationLooks } from "./confirmation.ts";

/** The first look after a run's rounds has at least this many times their pairs: fewer would seldom decide. */
const leastMore = 2;

/**
 * The numbers of pairs at which a limit of a feature's own can be found exceeded: the largest that a run takes of every test, and more, as
 * for ceilings. A run of a fixed number of rounds has one look, at all that it has.
 */
export function looksOf({ rounds = defaultCriteria.rule.rounds }: Partial<Rule>): readonly number[] {
  if (typeof rounds === "number") return [rounds];
  return [rounds.max, ...confirmationLooks.filter((pairs) => pairs >= leastMore * rounds.max)];
}
