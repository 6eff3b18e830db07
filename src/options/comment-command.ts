import { formatValue, problemOfHash } from "../messages/format-value.ts";
import { unknownName } from "../messages/suggest-name.ts";
import { InputError } from "../model/errors.ts";
import { type Offering, optionsIn, requireKnownWorkloads } from "./offering.ts";
import { readTexts } from "./option.ts";

/** The request of a comment such as `/bench variants=int rounds=11`. */
export interface CommentCommand {
  /** The first digits of the commit to measure, at least 12; the head of the pull request if absent. */
  readonly commit?: string;
  /** Values by option name, as written and found valid. */
  readonly settings: Readonly<Record<string, string>>;
  /** The same for the input `settings`; empty if there are none. */
  readonly yaml: string;
}

/** Characters of values: none of them means anything to a shell or in an expression. */
const value = /^[\w.,-]{1,200}$/;

/**
 * Reads a comment.
 *
 * @param word that begins a command, e.g. `/bench`
 * @param features of the build, whose options comments can give
 * @returns undefined if the comment is not a command
 * @throws InputError naming the argument, its value and what is allowed
 */
export function parseCommentCommand(
  body: string,
  word: string,
  features: readonly Offering[],
): CommentCommand | undefined {
  // They change the measured tests; never a path, a name or a ceiling.
  const options = optionsIn(features, "comment");
  const names = ["commit", ...Object.keys(options)];
  const [first, ...parts] = body.trim().split(/\s+/);
  if (first !== word) return undefined;
  if (/[\r\n]/.test(body.trim()))
    throw new InputError(`${word} and its arguments must be the only line of the comment`);
  const given = new Map<string, string>();
  for (const part of parts) {
    const [, name = "", text = ""] = /^([^=]*)=(.*)$/su.exec(part) ?? [];
    if (name === "")
      throw new InputError(`argument ${formatValue(part)} is not of the form name=value, as in variants=int`);
    if (!names.includes(name)) throw new InputError(unknownName("argument", name, names));
    if (given.has(name)) throw new InputError(`argument ${name} is given twice`);
    if (!value.test(text))
      throw new InputError(
        `argument ${name}: ${formatValue(text)} is not 1 to 200 letters, digits and the characters _ . , -`,
      );
    given.set(name, text);
  }
  const commit = given.get("commit");
  given.delete("commit");
  const problem = commit === undefined ? undefined : problemOfHash(commit);
  if (problem !== undefined) throw new InputError(`argument commit: ${problem}`);
  const settings = Object.fromEntries(given);
  const source = (name: string) => `argument ${name}`;
  const values = readTexts(options, settings, source);
  requireKnownWorkloads(values.workloads as readonly string[] | undefined, false, source("workloads"));
  const yaml = Object.entries(values).map(([name, one]) => `${name}: ${yamlOf(one, settings[name])}\n`);
  return { commit, settings, yaml: yaml.join("") };
}

/** A range of rounds, and all names of a list, are texts in YAML too. */
function yamlOf(value: unknown, text: string | undefined): string {
  const isText = text === "all" || (typeof value === "object" && !Array.isArray(value));
  return JSON.stringify(isText ? text : value);
}
