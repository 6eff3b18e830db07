import * as fc from "fast-check";
import { activeTexts } from "./sinks.ts";

/** A text from outside: often one that acts where it lands, sometimes long. */
export const text: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...activeTexts) },
  {
    weight: 2,
    arbitrary: fc.tuple(fc.constantFrom(...activeTexts), fc.string()).map((parts) => parts.join("")),
  },
  { weight: 2, arbitrary: fc.string({ unit: "grapheme" }) },
  { weight: 1, arbitrary: fc.string({ unit: "binary" }) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 20_000 }).map((length) => "fuzz ".repeat(length)) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 50_000 }).map((length) => "`|".repeat(length)) },
);

const number = fc.oneof(
  fc.constantFrom(0, -0, 1, -1, 2 ** 31, 2 ** 53, -(2 ** 53), 1e308, 5e-324, 0.1),
  fc.integer(),
  fc.double({ noNaN: true }),
);

/** Any value that JSON can have, with mappings and lists inside each other. */
const anything = fc.oneof(
  { weight: 4, arbitrary: text },
  { weight: 4, arbitrary: number },
  { weight: 2, arbitrary: fc.constantFrom(null, true, false, [], {}) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 400 }).map(nested) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 30_000 }).map((length) => new Array(length).fill(0)) },
);

function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < depth; level++) value = level % 2 === 0 ? [value] : { a: value };
  return value;
}

/** A change of one part of a value. `at` chooses the part among all, or among the texts if there are any. */
type Change =
  | { readonly kind: "text"; readonly at: number; readonly value: string }
  | { readonly kind: "number"; readonly at: number; readonly value: number }
  | { readonly kind: "replace"; readonly at: number; readonly value: unknown }
  | { readonly kind: "remove" | "double" | "swap"; readonly at: number }
  | { readonly kind: "key"; readonly at: number; readonly value: string };

const at = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

const change: fc.Arbitrary<Change> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ kind: fc.constant("text" as const), at, value: text }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant("number" as const), at, value: number }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("replace" as const), at, value: anything }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constantFrom("remove", "double", "swap"), at }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("key" as const), at, value: text }) },
);

interface Place {
  readonly inside: Record<string, unknown>;
  readonly key: string;
}

/** Each part of a value, and where it is. */
function placesIn(value: unknown, into: Place[] = []): Place[] {
  if (typeof value !== "object" || value === null) return into;
  const inside = value as Record<string, unknown>;
  for (const key of Object.keys(inside)) {
    into.push({ inside, key });
    placesIn(inside[key], into);
  }
  return into;
}

function apply(root: unknown, step: Change): void {
  const all = placesIn(root);
  const of = (type: string) => all.filter(({ inside, key }) => typeof inside[key] === type);
  const fitting = step.kind === "text" ? of("string") : step.kind === "number" ? of("number") : all;
  const places = fitting.length > 0 ? fitting : all;
  const place = places[Math.floor(step.at * places.length)];
  if (place === undefined) return;
  const { inside, key } = place;
  if (step.kind === "text" || step.kind === "number" || step.kind === "replace") set(inside, key, step.value);
  else if (step.kind === "key") {
    const moved = inside[key];
    delete inside[key];
    set(inside, step.value, moved);
  } else if (!Array.isArray(inside)) {
    if (step.kind === "remove") delete inside[key];
  } else if (step.kind === "remove") inside.splice(Number(key), 1);
  else if (step.kind === "double") inside.push(structuredClone(inside[Number(key)]));
  else inside.reverse();
}

/** Also for the key `__proto__`, which an assignment would not add. */
function set(inside: object, key: string, value: unknown): void {
  Object.defineProperty(inside, key, { value, enumerable: true, configurable: true, writable: true });
}

/** A copy of a value with some of its parts changed. */
export function changed(value: unknown, maxChanges = 6): fc.Arbitrary<unknown> {
  return fc.array(change, { maxLength: maxChanges }).map((steps) => {
    const root = { value: structuredClone(value) };
    for (const step of steps) apply(root.value, step);
    return root.value;
  });
}

/** A file as bytes: usually whole, sometimes cut off, with other bytes in it, or with a part many times. */
export function damaged(content: fc.Arbitrary<string>): fc.Arbitrary<Buffer> {
  const damage = fc.oneof(
    { weight: 12, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant("cut" as const), at }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant("byte" as const), at, byte: fc.nat(255) }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant("repeat" as const), at, times: fc.nat(200) }) },
  );
  return fc.tuple(content, damage).map(([whole, fault]) => {
    const bytes = Buffer.from(whole);
    if (fault === undefined) return bytes;
    const place = Math.floor(fault.at * bytes.length);
    if (fault.kind === "cut") return bytes.subarray(0, place);
    if (fault.kind === "repeat") {
      const part = bytes.subarray(place, place + 100);
      return Buffer.concat([
        bytes.subarray(0, place),
        ...new Array(fault.times).fill(part),
        bytes.subarray(place),
      ]);
    }
    bytes[place] = fault.byte;
    return bytes;
  });
}
