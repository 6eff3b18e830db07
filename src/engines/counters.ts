import { formatValue } from "../messages/format-value.ts";
import { limits } from "../model/limits.ts";
import type { Counters } from "../model/sample.ts";
import { EngineFailure } from "./engine.ts";

/**
 * By how much each counter rose between two answers of an engine, each a line `name=value` for every counter. One that is in
 * one answer only was 0 in the other.
 *
 * @throws EngineFailure if an answer has a line of another form, or a counter twice
 */
export function countersOf([before, after]: readonly [before: string, after: string]): Counters["values"] {
  const [start, end] = [parse(before), parse(after)];
  const names = new Set([...start.keys(), ...end.keys()]);
  return Object.fromEntries(
    [...names].map((name) => [name, requireSafe((end.get(name) ?? 0) - (start.get(name) ?? 0), name)]),
  );
}

function parse(answer: string): Map<string, number> {
  const lines = answer.split("\n").filter((line) => line !== "");
  const counters = new Map<string, number>();
  for (const line of lines) {
    const [, name, value] = /^(.+)=(-?\d+)$/.exec(line) ?? [];
    if (name === undefined || name.length > limits.name)
      throw refuse(`${formatValue(line)} is not a name of 1 to ${limits.name} characters and a whole number`);
    if (counters.has(name)) throw refuse(`${formatValue(name)} is there twice`);
    counters.set(name, Number(value));
  }
  if (counters.size > limits.counters)
    throw refuse(`there are ${counters.size}, and at most ${limits.counters} are compared`);
  return counters;
}

function requireSafe(value: number, name: string): number {
  if (!Number.isSafeInteger(value)) throw refuse(`${formatValue(name)} rose by more than 2^53`);
  return value;
}

function refuse(words: string): EngineFailure {
  return new EngineFailure("error", `counters: ${words}`, { where: "counters" });
}
