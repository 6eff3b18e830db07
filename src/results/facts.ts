import type * as z from "zod";
import type { Recording } from "../model/recording.ts";

/** A results file that is merged with others. */
export interface FactsShard<Facts> {
  readonly fileName: string;
  readonly recording: Recording;
  /** Undefined if the file has no facts of the feature. */
  readonly facts: Facts | undefined;
}

/** Two values that have to be equal, as a message shows them; undefined if a value is not known. */
export interface Comparable {
  readonly name: string;
  readonly values: readonly [string | number | undefined, string | number | undefined];
}

/** How results files keep the facts of one feature. */
export interface FactsFormat<Facts = unknown> {
  /** Has a version, so that facts that change stay readable. */
  readonly schema: z.ZodType<Facts>;
  /** A sign that facts were taken out of a recording or put in; undefined if there is none. */
  inconsistency?(facts: Facts, recording: Recording): string | undefined;
  /** The facts of several files as one. @param shards at least one with facts */
  merge(shards: readonly FactsShard<Facts>[]): Facts | undefined;
  /** Warnings about files that differ. */
  disagreements?(shards: readonly FactsShard<Facts>[]): string[];
  /** Facts that must be equal in files that are merged. */
  comparable?(one: Facts | undefined, other: Facts | undefined): readonly Comparable[];
}

/** Finds one feature's facts in a recording; undefined if it kept none. @param name of the feature, by whose schema they were read */
export function factsPart<Facts>(name: string) {
  return ({ features }: { readonly features?: Recording["features"] | undefined }) =>
    features?.[name] as Facts | undefined;
}

/** The part of a feature that results files keep. */
export interface KeepsFacts {
  readonly name: string;
  readonly facts?: FactsFormat;
}

/** Each feature's facts in a file, and the format; a feature that keeps none is left out. */
export function formatsOf(features: readonly KeepsFacts[]) {
  return features.flatMap(({ name, facts: format }) => (format === undefined ? [] : [{ name, format }]));
}

/** Merges the facts of every feature. */
export function mergeFacts(
  shards: readonly { readonly fileName: string; readonly recording: Recording }[],
  features: readonly KeepsFacts[],
): { readonly facts?: Recording["features"]; readonly warnings: readonly string[] } {
  const all = formatsOf(features).map(({ name, format }) => {
    const own = shards.map((shard) => ({ ...shard, facts: shard.recording.features?.[name] }));
    const hasFacts = own.some(({ facts }) => facts !== undefined);
    return {
      name,
      facts: hasFacts ? format.merge(own) : undefined,
      warnings: hasFacts ? (format.disagreements?.(own) ?? []) : [],
    };
  });
  const kept = all
    .filter(({ facts }) => facts !== undefined)
    .map(({ name, facts }) => [name, facts] as const);
  return {
    ...(kept.length === 0 ? {} : { facts: Object.fromEntries(kept) }),
    warnings: all.flatMap(({ warnings }) => warnings),
  };
}
