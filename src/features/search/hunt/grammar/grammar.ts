import type { GrammarData, Production } from "./productions.ts";
import { parseTemplate, type Slot, type TemplateProblem } from "./template.ts";

/** A production that statements can be made by. */
export interface PreparedProduction extends Production {
  /** `read/count`. */
  readonly id: string;
  readonly slots: readonly Slot[];
  /** Whether the production is made without other rules. */
  readonly isSimple: boolean;
}

export interface Rule {
  readonly parameters: readonly string[];
  readonly productions: readonly PreparedProduction[];
}

export interface Grammar {
  readonly weights: GrammarData["weights"];
  /** By name, without parameters. */
  readonly rules: ReadonlyMap<string, Rule>;
}

/** A fault of a grammar: in the text of a production if that has an offset. */
export interface GrammarProblem extends TemplateProblem {
  /** `rules`, the rule's key and the production's number. */
  readonly path: readonly [string, string, number];
}

/** The makers of SQL that a slot can call beside rules: how many values each takes. */
export const makers: Readonly<Record<string, number>> = {
  number: 2,
  value: 1,
  values: 3,
  some: 4,
  key: 1,
  keynames: 1,
  keyis: 1,
  unique: 1,
  index: 1,
  columns: 1,
  rows: 3,
  terms: 1,
  copies: 1,
};

/** `predicate(a)`: the name of a rule, and what it takes. */
export function parseRuleName(
  key: string,
): { readonly name: string; readonly parameters: readonly string[] } | undefined {
  const [, name, given] = /^([a-z][\w-]*)(?:\(([a-z]\w*(?:,[a-z]\w*)*)\))?$/.exec(key) ?? [];
  return name === undefined ? undefined : { name, parameters: given?.split(",") ?? [] };
}

/** A grammar whose productions are taken apart, or the first fault. */
export function prepareGrammar({ weights, rules }: GrammarData): Grammar | GrammarProblem {
  const prepared = new Map<string, Rule>();
  const names = new Set(["some", ...Object.keys(rules).map((key) => parseRuleName(key)?.name ?? key)]);
  for (const [key, productions] of Object.entries(rules)) {
    const named = parseRuleName(key);
    if (named === undefined)
      return { path: ["rules", key, 0], problem: "it is no name of a rule, such as predicate(a)", offset: 0 };
    const made: PreparedProduction[] = [];
    for (const [index, one] of productions.entries()) {
      const slots = parseTemplate(one.sql);
      if ("problem" in slots) return { ...slots, path: ["rules", key, index] };
      const isSimple = slots.every((slot) => slot.kind !== "call" || !names.has(slot.name));
      made.push({ ...one, id: `${named.name}/${one.name}`, slots, isSimple });
    }
    prepared.set(named.name, { parameters: named.parameters, productions: made });
  }
  return findUnknown(rules, prepared) ?? { weights, rules: prepared };
}

/** The first slot that names nothing. */
function findUnknown(
  rules: GrammarData["rules"],
  prepared: ReadonlyMap<string, Rule>,
): GrammarProblem | undefined {
  for (const key of Object.keys(rules)) {
    const { name = "", parameters = [] } = parseRuleName(key) ?? {};
    for (const [index, { slots }] of (prepared.get(name)?.productions ?? []).entries()) {
      const tables = slots.flatMap((slot) => (slot.kind === "table" ? [slot.name] : []));
      const known = new Set([...parameters, ...tables]);
      for (const slot of slots) {
        const problem = problemOf(slot, known, prepared);
        if (problem !== undefined) return { path: ["rules", key, index], problem, offset: 0 };
        if (slot.kind !== "text" && slot.kind !== "call" && slot.name !== undefined) known.add(slot.name);
      }
    }
  }
  return undefined;
}

function problemOf(
  slot: Slot,
  known: ReadonlySet<string>,
  rules: ReadonlyMap<string, Rule>,
): string | undefined {
  if (slot.kind === "text" || slot.kind === "table") return undefined;
  if (slot.kind === "column")
    return known.has(slot.from) ? undefined : `nothing before it is called ${slot.from}`;
  const { name, given } = slot;
  if (known.has(name))
    return given.length === 0 ? undefined : `${name} stands for a table or column, and takes nothing`;
  const rule = rules.get(name);
  const takes = makers[name] ?? rule?.parameters.length;
  if (takes === undefined) return `there is no rule ${name}, and nothing before it has this name`;
  if (name === "some") return someProblem(given, known, rules);
  if (takes !== given.length) return `${name} takes ${takes} and has ${given.length}`;
  const names = rule === undefined ? given.filter((one) => !/^\d+$/.test(one)) : given;
  const unknown = names.find((one) => !known.has(one));
  return unknown === undefined ? undefined : `nothing before it is called ${unknown}`;
}

function someProblem(
  [least = "", most = "", rule = "", ...given]: readonly string[],
  known: ReadonlySet<string>,
  rules: ReadonlyMap<string, Rule>,
): string | undefined {
  if (!/^\d+$/.test(least) || !/^\d+$/.test(most))
    return "some takes two numbers, a rule and what that takes";
  return problemOf({ kind: "call", name: rule, given }, known, rules);
}
