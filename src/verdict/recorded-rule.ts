import type { Recording } from "../measure/recording.ts";
import { defaultRule, type Rule } from "./rule.ts";

/**
 * The rule that a recording was made by, or the default one where that is not known.
 *
 * @param given comes before it, part by part
 */
export function recordedRule(
  { run, mediansOnly = false }: Pick<Recording, "run" | "mediansOnly">,
  given: Partial<Rule> = {},
): Rule {
  const { rounds = defaultRule.rounds, alpha = defaultRule.alpha } = run ?? {};
  // A table of medians has one pair of each test, and nothing but the figure to decide on.
  return { rounds, alpha, ...given, ...(mediansOnly ? { rounds: 1 } : {}) };
}
