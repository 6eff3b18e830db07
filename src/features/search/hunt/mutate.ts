import type { RandomStream } from "../../../suite/random.ts";
import { type Derivation, Deriver, isOfKind, type Part, partsOf, withParts } from "./grammar/derive.ts";
import type { Grammar } from "./grammar/grammar.ts";
import { makeIndex } from "./grammar/make-schema.ts";
import { columnsOf, type IndexKind, type Schema, type Table } from "./grammar/schema.ts";
import { chooseName } from "./grammar/weights.ts";
import { numbersOf } from "./minimise.ts";
import { makePending, type Situation } from "./situation.ts";
import { allowedLike, boundTo } from "./situation-json.ts";

/** A part that is made anew has this depth: it is mostly about as deep as the one that it replaces. */
const depth = 3;

/** How often one is made for each that is wanted, at most: a grammar of one's own may call an engine's functions almost everywhere. */
const mostTries = 10;

/**
 * Situations like one, all on its database or on one that differs in a table's rows or in an index: that one itself first, and others
 * with one or two parts of the statement made anew, but none with SQL that no case may have. There are fewer if most have such SQL.
 */
export function mutate(
  seed: Situation,
  number: number,
  grammar: Grammar,
  random: RandomStream,
): readonly Situation[] {
  const schema = random.integer(1, 2) === 1 ? seed.schema : otherSchema(seed.schema, grammar, random);
  const start: Situation = { ...seed, schema, work: boundTo(seed.work, schema) };
  // The seed may be somebody else's.
  const isAllowed = allowedLike(seed, true);
  const made = [start].filter(isAllowed);
  for (let tries = 0; made.length < number && tries < mostTries * number; tries++) {
    const once = changed(start, grammar, random);
    const one = random.integer(1, 3) === 1 ? changed(once, grammar, random) : once;
    if (isAllowed(one)) made.push(one);
  }
  // Writes that stay come last.
  return made.toSorted((a, b) => Number(a.state.isAutocommit) - Number(b.state.isAutocommit));
}

function otherSchema({ tables }: Schema, grammar: Grammar, random: RandomStream): Schema {
  const { weights } = grammar;
  const at = random.integer(0, tables.length - 1);
  const old = tables[at] as Table;
  if (random.integer(1, 2) === 1)
    return { tables: tables.with(at, { ...old, rows: Number(chooseName(weights.rows, random)) }) };
  const kind = chooseName<IndexKind>(weights["index-kinds"], random);
  // A unique one takes uses from a column, which a statement may have already.
  const index =
    kind === "unique" ? undefined : makeIndex(`i${old.name.slice(1)}z`, columnsOf(old), kind, random);
  if (index === undefined || old.indexes.some(({ name }) => name === index.name)) return { tables };
  return { tables: tables.with(at, { ...old, indexes: [...old.indexes, index] }) };
}

function changed(situation: Situation, grammar: Grammar, random: RandomStream): Situation {
  const { schema, state, work } = situation;
  const kind = random.integer(1, 6);
  if (kind === 1) {
    const amounts = numbersOf(situation).filter(({ name }) => name.startsWith("number "));
    const amount = amounts.length === 0 ? undefined : random.oneOf(amounts);
    if (amount !== undefined)
      return amount.set(
        situation,
        Math.max(amount.least, Math.round(amount.value * random.oneOf([0.25, 0.5, 2, 4]))),
      );
  }
  if (kind === 2 && !state.isAutocommit) {
    const { pending: _, ...others } = state;
    const pending = makePending(schema, grammar, random);
    return { ...situation, state: { ...others, ...(pending && { pending }) } };
  }
  const parts = derivationsIn(work).filter((one) => one !== work);
  if (parts.length === 0) return situation;
  const old = random.oneOf(parts);
  const fresh = new Deriver(grammar, schema, random).derive(old.rule, old.scope, depth);
  if (fresh === undefined) return situation;
  const replace = (one: Part): Part => (one === old ? fresh : withParts(one, replace));
  return { ...situation, work: withParts(work, replace) };
}

function derivationsIn(part: Part): Derivation[] {
  return [...(isOfKind(part, "derivation") ? [part] : []), ...partsOf(part).flatMap(derivationsIn)];
}
