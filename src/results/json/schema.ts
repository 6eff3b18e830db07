import * as z from "zod";
import { describeIssues } from "../../messages/describe-issues.ts";
import { truncate } from "../../messages/format-value.ts";
import { InputError } from "../../model/errors.ts";
import { limits } from "../../model/limits.ts";
import { type Recording, recordingSchema } from "../../model/recording.ts";
import type { Verdict } from "../../verdict/judge.ts";
import { judgedRun } from "../../verdict/judged.ts";
import { formatsOf, type KeepsFacts } from "../facts.ts";
import { findInconsistency } from "./consistency.ts";
import { firstProblem } from "./first-problem.ts";

/** The version of the results file that this tool writes and reads. */
export const schemaVersion = 4;

const fileSchema = z
  .strictObject({
    schema: z.literal(schemaVersion),
    ...recordingSchema.shape,
    derived: z.unknown().optional(),
  })
  .refine(({ tests, features = {} }) => tests.length + Object.keys(features).length > 0, {
    path: ["tests"],
    error: "expected at least one test, or facts of a feature",
  });

/** How deep each part is written over lines, so that two files differ by test, engine and workload. */
const depths = {
  suite: 2,
  engines: 1,
  warnings: 1,
  controls: 1,
  features: 3,
  tests: 1,
  confirmation: 2,
  derived: 2,
};

/**
 * A results file: `{"schema": 4, ...recording, "derived": {...}}`, one test a line, keys always in the same order.
 * Text that is longer than a file may hold is cut.
 *
 * @param verdict what the figures for other tools are taken from; without it they are left out
 */
export function formatRecording(recording: Recording, verdict?: Verdict): string {
  const { data, error } = recordingSchema.safeParse(fileContent(recording));
  if (error !== undefined)
    throw new Error(`the recording cannot be written: ${describeIssues(error, recording)}`);
  const derived = verdict === undefined ? {} : { derived: judgedRun(verdict) };
  return layOut({ schema: schemaVersion, ...data, ...derived }, depths);
}

/**
 * Reads what `formatRecording` wrote. Derived figures are not believed, and left out.
 *
 * @param fileName for messages
 * @param features that this build has: a file with facts of another feature is refused
 * @throws InputError naming the file, the place in it, the value and what is allowed
 */
export function parseRecording(
  text: string,
  fileName: string,
  features: readonly KeepsFacts[] = [],
): Recording {
  const content = parseJson(text.replace(/^\uFEFF/, ""), fileName);
  const { schema } = Object(content);
  if (Number.isInteger(schema) && schema !== schemaVersion)
    throw new InputError(
      `${fileName}: schema ${schema} was written by ${schema > schemaVersion ? "a newer" : "an older"} version of this tool, ` +
        `which reads schema ${schemaVersion}: ${schema > schemaVersion ? "update it" : "measure again"}`,
    );
  const facts = formatsOf(features);
  const problem = firstProblem(content) ?? wrongFacts(content, facts);
  if (problem !== undefined) throw new InputError(`${fileName}: ${problem}`);
  const { data, error } = fileSchema.safeParse(content);
  if (error !== undefined) throw new InputError(`${fileName}: ${describeIssues(error, content)}`);
  const { schema: _schema, derived: _derived, ...recording } = data;
  const inconsistency = findInconsistency(recording) ?? inconsistentFacts(recording, facts);
  if (inconsistency !== undefined) throw new InputError(`${fileName}: ${inconsistency}`);
  return recording;
}

/** The first thing wrong with the facts of features; undefined if nothing is. */
function wrongFacts(content: unknown, formats: ReturnType<typeof formatsOf>): string | undefined {
  const parts: [unknown, string[]][] = [
    [Object(content).features, ["features"]],
    [Object(Object(content).confirmation).features, ["confirmation", "features"]],
  ];
  for (const [facts, place] of parts)
    for (const [name, own] of Object.entries(Object(facts))) {
      const format = formats.find((one) => one.name === name)?.format;
      if (format === undefined)
        return `${[...place, name].join(".")}: this version of the tool has no such feature: update it, or measure again if it is the newest`;
      const { error } = format.schema.safeParse(own);
      if (error !== undefined) return describeIssues(error, content, [...place, name]);
    }
  return undefined;
}

/** A sign that facts of features are not as a run leaves them. */
function inconsistentFacts(
  { confirmation, ...recording }: Recording,
  formats: ReturnType<typeof formatsOf>,
): string | undefined {
  for (const [one, place] of [
    [recording, ""],
    [confirmation, "confirmation: "],
  ] as const)
    for (const { name, format } of formats) {
      const facts = one?.features?.[name];
      const wrong = one === undefined || facts === undefined ? undefined : format.inconsistency?.(facts, one);
      if (wrong !== undefined) return `${place}${wrong}`;
    }
  return undefined;
}

function parseJson(text: string, fileName: string): unknown {
  if (text.length > limits.file)
    throw new InputError(`${fileName}: ${text.length} characters, at most ${limits.file} are allowed`);
  if (text.trim() === "") throw new InputError(`${fileName}: the file is empty, a results file is expected`);
  try {
    return JSON.parse(text);
  } catch (cause) {
    const { message } = cause as Error;
    const what = isCutOff(text, message) ? `cut off after ${text.length} characters` : "not JSON";
    throw new InputError(`${fileName}: ${what} (${message})`, { cause });
  }
}

/** JSON.parse does not say in one way that the text ended too soon. */
function isCutOff(text: string, message: string): boolean {
  const position = /at position (\d+)/.exec(message)?.[1];
  return /^\s*\{/.test(text) && (/Unexpected end/.test(message) || Number(position) >= text.trimEnd().length);
}

/** A value as a file holds it: without what is undefined, and with every text that is too long truncated. */
export function fileContent<Value>(value: Value): Value {
  const shorten = (part: unknown): unknown => {
    if (typeof part === "string" && part.length > limits.text) return truncateText(part);
    if (Array.isArray(part)) return part.map(shorten);
    if (typeof part === "object" && part !== null)
      return Object.fromEntries(entriesOf(part).map(([key, inner]) => [key, shorten(inner)]));
    return part;
  };
  return shorten(value) as Value;
}

/** The limit counts UTF-16 units, of which a code point has up to two. */
function truncateText(text: string): string {
  const shorter = truncate(text, limits.text);
  return shorter.length <= limits.text ? shorter : truncate(text, limits.text / 2);
}

/**
 * JSON with characters that a terminal would obey as escape sequences: those that change the direction of text, and controls that JSON itself
 * allows.
 */
export function escapeFormat(json: string): string {
  return json.replace(/[\p{Cf}\u007f-\u009f]/gu, (sign) =>
    sign
      .split("")
      .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`)
      .join(""),
  );
}

/**
 * JSON text that is compact and yet can be compared line by line: every key of `content` starts a line, and the
 * parts named in `depths` are split over lines to that depth. Ends with a line break.
 */
export function layOut(content: object, depths: Readonly<Record<string, number>>): string {
  const parts = entriesOf(content).map(
    ([key, value]) => `  ${JSON.stringify(key)}: ${write(value, depths[key] ?? 0, "  ")}`,
  );
  return escapeFormat(`{\n${parts.join(",\n")}\n}\n`);
}

/** The entries that JSON has: none of a value that is undefined. */
function entriesOf(value: object): [string, unknown][] {
  return Object.entries(value).filter(([, one]) => one !== undefined);
}

function write(value: unknown, depth: number, indent: string): string {
  if (depth === 0 || typeof value !== "object" || value === null || entriesOf(value).length === 0)
    return JSON.stringify(value);
  const deeper = `${indent}  `;
  const list = Array.isArray(value);
  const parts = entriesOf(value).map(
    ([key, inner]) => `${deeper}${list ? "" : `${JSON.stringify(key)}: `}${write(inner, depth - 1, deeper)}`,
  );
  const [open, close] = list ? "[]" : "{}";
  return `${open}\n${parts.join(",\n")}\n${indent}${close}`;
}
