import * as z from "zod";
import { roles } from "../../../model/engine.ts";
import { sqlFeatures } from "../../../model/sql-feature.ts";
import type { FactsFormat } from "../../../results/facts.ts";
import { factsPart } from "../../../results/facts.ts";

/** A part of SQL that was tried on an engine. */
export const triedSchema = z.strictObject({
  role: z.enum(roles),
  feature: z.enum(sqlFeatures),
  /** The engine's own words, if it lacks the part. */
  lacks: z.string().max(2000).optional(),
});
export type Tried = z.output<typeof triedSchema>;

const unsupportedSchema = z.strictObject({
  version: z.literal(1),
  /** The parts that some of the chosen tests need, and how many do. */
  needed: z
    .array(z.strictObject({ feature: z.enum(sqlFeatures), tests: z.int().min(1).max(100_000) }))
    .max(sqlFeatures.length),
  /** The parts that the settings say the engines lack. */
  declared: z.array(z.enum(sqlFeatures)).max(sqlFeatures.length),
  tried: z.array(triedSchema).max(roles.length * sqlFeatures.length),
});

/** The parts of SQL that the engines of a run were found to lack. */
export type Unsupported = z.output<typeof unsupportedSchema>;

export const name = "unsupported";

/** The facts of a recording; undefined if no test needed anything that an engine can lack. */
export const unsupportedOf = factsPart<Unsupported>(name);

/** A part counts as lacking if one of several machines found that. */
export const unsupportedFacts: FactsFormat<Unsupported> = {
  schema: unsupportedSchema,
  merge: (shards) => {
    const all = shards.flatMap(({ facts }) => facts ?? []);
    const [first] = all;
    if (first === undefined) return undefined;
    const byPart = Map.groupBy(
      all.flatMap(({ tried }) => tried),
      ({ role, feature }) => `${role} ${feature}`,
    );
    const tried = [...byPart.values()].flatMap(
      (same) => same.find(({ lacks }) => lacks !== undefined) ?? same[0] ?? [],
    );
    return { ...first, tried };
  },
  comparable: (one, other) => [
    { name: "unsupported", values: [one?.declared.join(", "), other?.declared.join(", ")] },
  ],
};
