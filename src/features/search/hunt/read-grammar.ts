import * as z from "zod";
import { formatValue } from "../../../messages/format-value.ts";
import { unknownName } from "../../../messages/suggest-name.ts";
import { InputError } from "../../../model/errors.ts";
import { checkYaml } from "../../../yaml/check-yaml.ts";
import { invalidMessage, mapping } from "../../../yaml/schema.ts";
import { parseYaml } from "../../../yaml/yaml-file.ts";
import { type Grammar, parseRuleName, prepareGrammar } from "./grammar/grammar.ts";
import { type GrammarData, ownGrammar } from "./grammar/productions.ts";

const weight = z
  .number(invalidMessage("a weight, a number from 0"))
  .nonnegative(invalidMessage("a weight, a number from 0"));

const production = mapping({
  name: z
    .string(invalidMessage("a name"))
    .regex(/^[\w -]{1,60}$/, invalidMessage("a name of up to 60 letters, digits and spaces")),
  weight: weight.optional(),
  sql: z.string(invalidMessage("SQL with slots")).max(10_000),
});

const weightsOf = <Name extends string>(names: readonly Name[], allowsNumbers: boolean) =>
  z.record(
    z.string().refine((name) => names.includes(name as Name) || (allowsNumbers && /^\d{1,6}$/.test(name)), {
      error: ({ input }) => unknownName("choice", input, names),
    }),
    weight,
  );

const numeric = ["tables", "rows", "columns", "indexes", "caches", "pending"];

const own = Object.entries(ownGrammar.weights).map(([name, weights]) => [
  name,
  weightsOf(Object.keys(weights), numeric.includes(name)).optional(),
]);

const schema = mapping({
  weights: mapping(
    Object.fromEntries(own) as Record<string, z.ZodExactOptional<ReturnType<typeof weightsOf>>>,
  ).optional(),
  rules: z.record(z.string(), z.array(production)).optional(),
});

/** The tool's own grammar. */
export function toolGrammar(): Grammar {
  const made = prepareGrammar(ownGrammar);
  if ("problem" in made) throw new Error(`${made.path.join("/")}: ${made.problem}`);
  return made;
}

/**
 * The tool's own grammar with what a file adds: productions to its rules, other rules, and other weights. A production with the name of
 * an own one takes its place.
 *
 * @param fileName for messages
 * @throws InputError naming the file, the line and column, and what is allowed
 */
export function readGrammar(text: string, fileName: string): Grammar {
  const yaml = parseYaml(text, fileName, "rules: {}");
  const { weights = {}, rules = {} } = checkYaml(yaml, fileName, schema);
  const fail = (path: readonly PropertyKey[], words: string): never => {
    throw new InputError(`${fileName}:${yaml.position(yaml.offsetOf(path))}: ${words}`);
  };
  for (const [name, given] of Object.entries(weights))
    if (
      Object.values({ ...ownGrammar.weights[name as keyof GrammarData["weights"]], ...given }).every(
        (one) => one === 0,
      )
    )
      fail(["weights", name], `weights.${name}: all weights are 0: leave one above it`);
  const keys = new Map(Object.keys(ownGrammar.rules).map((key) => [parseRuleName(key)?.name, key]));
  const merged: Record<string, GrammarData["rules"][string]> = { ...ownGrammar.rules };
  const places = new Map<string, readonly PropertyKey[]>();
  for (const [key, added] of Object.entries(rules)) {
    const named = parseRuleName(key);
    if (named === undefined)
      return fail(["rules", key], `${formatValue(key)} is no name of a rule, such as predicate(a)`);
    const there = keys.get(named.name) ?? key;
    if (there !== key) fail(["rules", key], `the rule is ${formatValue(there)}: take the same parameters`);
    const names = new Set(added.map((one) => one.name));
    const kept = (merged[there] ?? []).filter((one) => !names.has(one.name));
    for (const [index] of added.entries())
      places.set(`${there} ${kept.length + index}`, ["rules", key, index, "sql"]);
    merged[there] = [...kept, ...added.map(({ weight: given = 1, ...one }) => ({ ...one, weight: given }))];
  }
  const allWeights = Object.fromEntries(
    Object.entries(ownGrammar.weights).map(([name, one]) => [name, { ...one, ...weights[name] }]),
  ) as unknown as GrammarData["weights"];
  const made = prepareGrammar({ weights: allWeights, rules: merged });
  if (!("problem" in made)) return made;
  const [, rule, index] = made.path;
  return fail(places.get(`${rule} ${index}`) ?? ["rules"], `rules.${rule}: ${made.problem}`);
}
