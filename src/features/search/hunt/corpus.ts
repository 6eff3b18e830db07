import { createHash } from "node:crypto";
import * as z from "zod";
import { type Case, caseSchema } from "./cases.ts";
import { withoutValues } from "./fingerprint.ts";
import type { Situation } from "./situation.ts";
import { isModest, readSituation, situationSchema, writtenSituation } from "./situation-json.ts";

/** A corpus is cut to so many statements, and to one case of each of so many causes. */
export const mostSeeds = 500;
export const mostKept = 200;

/** Bytes of one of its files: far more than a statement needs. */
export const mostFileBytes = 200_000;

/** The names of a corpus's files; others in its folder are left alone. */
export const corpusFile = /^(?:seed|case)-[0-9a-f]{16}\.json$/;

const hex = z.string().regex(/^[0-9a-f]{16}$/);

const seedSchema = z.strictObject({
  version: z.literal(1),
  /** Hash of the candidate's plan without values. */
  plan: hex,
  /** How many times SQLite's time it took when it was a suspect; 0 if only its plan was new. */
  ratio: z.number().nonnegative(),
  /** How many hunts have mutated it. */
  mutated: z.int().nonnegative(),
  situation: situationSchema,
});

const keptSchema = z.strictObject({
  version: z.literal(1),
  case: caseSchema,
  /** When it was first not there any more, ISO 8601; absent while it is there. */
  gone: z.iso.datetime().optional(),
  situation: situationSchema,
});

/** A statement that was slow, or had a plan that was new, when a hunt tried it. */
export interface Seed {
  readonly plan: string;
  readonly ratio: number;
  readonly mutated: number;
  readonly situation: Situation;
}

/** The case of a cause, as small as a hunt has made it. */
export interface KeptCase {
  readonly case: Case;
  readonly gone?: string;
  readonly situation: Situation;
}

/** One file of a corpus. */
export type Entry = ({ readonly kind: "seed" } & Seed) | ({ readonly kind: "case" } & KeptCase);

export function fileOf(entry: Entry): string {
  return `${entry.kind}-${entry.kind === "seed" ? entry.plan : entry.case.cause}.json`;
}

/** Ends with a line break. */
export function formatEntry({ kind, situation, ...facts }: Entry): string {
  const written = { version: 1, ...facts, situation: writtenSituation(situation) };
  return `${JSON.stringify(kind === "seed" ? seedSchema.parse(written) : keptSchema.parse(written))}\n`;
}

/**
 * The content of a file that somebody else may have written.
 *
 * @param name of the file
 * @returns why it is not used, as the end of a sentence
 */
export function parseEntry(name: string, text: string): Entry | string {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    return "it is not JSON";
  }
  if (!isModest(content)) return "it is larger or deeper than a statement is";
  const isSeed = name.startsWith("seed-");
  const { data, error } = (isSeed ? seedSchema : keptSchema).safeParse(content);
  if (error !== undefined)
    return `${error.issues[0]?.path.join(".") ?? "it"} is not as this version of the tool writes it`;
  const situation = readSituation(data.situation);
  if (typeof situation === "string") return `its SQL has ${situation}`;
  const entry: Entry =
    "case" in data
      ? { kind: "case", case: data.case, ...(data.gone === undefined ? {} : { gone: data.gone }), situation }
      : { kind: "seed", plan: data.plan, ratio: data.ratio, mutated: data.mutated, situation };
  return fileOf(entry) === name ? entry : "its name is that of another one";
}

/** The plan of a statement without values and names, as sixteen hex digits. */
export function planOf(lines: readonly string[]): string {
  const shape = lines.map((line) => withoutValues(line).replaceAll(/\b[a-e]\b/g, "a"));
  return createHash("sha256").update(shape.join("\n")).digest("hex").slice(0, 16);
}

/** Statements and cases that a hunt leaves to the next one. */
export class Corpus {
  readonly #seeds: Map<string, Seed>;
  readonly #kept: Map<string, KeptCase>;
  readonly #keep: (entry: Entry) => void;
  readonly #drop: (name: string) => void;
  /** The seeds that this hunt has not mutated, the next one last. */
  readonly #left: Seed[];

  /**
   * @param keep writes an entry
   * @param drop removes a file
   */
  constructor(entries: readonly Entry[], keep: (entry: Entry) => void, drop: (name: string) => void) {
    this.#seeds = new Map(entries.flatMap((one) => (one.kind === "seed" ? [[one.plan, one] as const] : [])));
    this.#kept = new Map(
      entries.flatMap((one) => (one.kind === "case" ? [[one.case.cause, one] as const] : [])),
    );
    this.#keep = keep;
    this.#drop = drop;
    this.#cut();
    this.#left = [...this.#seeds.values()].toSorted(
      (a, b) => b.mutated - a.mutated || a.ratio - b.ratio || (a.plan < b.plan ? 1 : -1),
    );
  }

  /** One case of each cause, the slowest first. */
  get cases(): readonly KeptCase[] {
    return [...this.#kept.values()].toSorted((a, b) => (b.case.ratio ?? 0) - (a.case.ratio ?? 0));
  }

  /** How many statements it has. */
  get size(): number {
    return this.#seeds.size;
  }

  has(plan: string): boolean {
    return this.#seeds.has(plan);
  }

  /** The seed to mutate now: the one mutated least, slow ones first. Undefined if this hunt has mutated all. */
  next(): Seed | undefined {
    const seed = this.#left.pop();
    if (seed !== undefined) this.#put({ ...seed, mutated: seed.mutated + 1 });
    return seed;
  }

  /** Keeps a statement for the next hunt, unless one with its plan is there that is as slow. */
  add(plan: string, situation: Situation, ratio: number): void {
    const old = this.#seeds.get(plan);
    if (old !== undefined && ratio <= old.ratio) return;
    this.#put({ plan, ratio, mutated: 0, situation });
    this.#cut();
  }

  addCase(one: KeptCase): void {
    if (!this.#kept.has(one.case.cause) && this.#kept.size >= mostKept) return;
    this.#kept.set(one.case.cause, one);
    this.#write({ kind: "case", ...one });
  }

  #put(seed: Seed): void {
    this.#seeds.set(seed.plan, seed);
    this.#write({ kind: "seed", ...seed });
  }

  /** Writes an entry unless the next hunt would not read it. */
  #write(entry: Entry): void {
    const text = formatEntry(entry);
    if (text.length <= mostFileBytes && typeof parseEntry(fileOf(entry), text) !== "string")
      this.#keep(entry);
  }

  /** Leaves out what was mutated most, the newest first, and slow ones last. */
  #cut(): void {
    const order = [...this.#seeds.values()]
      .toReversed()
      .toSorted((a, b) => a.ratio - b.ratio || b.mutated - a.mutated);
    for (const seed of order.slice(0, Math.max(0, order.length - mostSeeds))) {
      this.#seeds.delete(seed.plan);
      this.#drop(fileOf({ kind: "seed", ...seed }));
    }
  }
}
