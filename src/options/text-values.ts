import type * as z from "zod";
import { formatValue } from "../messages/format-value.ts";
import { InputError } from "../model/errors.ts";

const numbers: ReadonlySet<string> = new Set([
  "rows",
  "rounds",
  "alpha",
  "max-minutes",
  "sample-timeout",
  "seed",
  "ceiling",
  "average-ceiling",
  "pull-request",
]);
const switches: ReadonlySet<string> = new Set(["latencies", "require-durability"]);
const lists: ReadonlySet<string> = new Set(["variants", "storages", "workloads"]);

/**
 * Reads settings from a source that knows only text: a command line, or the action's inputs. Numbers are plain
 * decimals, a switch is `true` or `false`, lists are separated by commas or line ends, and `all` is every name.
 *
 * @param values by name; what is not text is left as it is
 * @param source how a message names a value's source, e.g. `--rows`
 * @throws InputError naming the source, the value and what is allowed
 */
export function readTexts<Schema extends z.ZodType>(
  schema: Schema,
  values: Readonly<Record<string, unknown>>,
  source: (name: string) => string,
): z.output<Schema> {
  const typed = Object.entries(values).map(([name, value]) => {
    if (typeof value !== "string") return [name, value];
    if (numbers.has(name)) return [name, readNumber(value)];
    if (switches.has(name)) return [name, readSwitch(value)];
    return [name, lists.has(name) ? readList(value, source(name)) : value];
  });
  const { data, error } = schema.safeParse(Object.fromEntries(typed));
  if (error === undefined) return data;
  const [issue] = error.issues;
  throw new InputError(`${source(String(issue?.path[0]))}: ${issue?.message}`);
}

/** What is no plain decimal stays text, so that the message shows it as it was written. */
function readNumber(text: string): number | string {
  return /^\d{1,15}(\.\d{1,15})?$/.test(text) ? Number(text) : text;
}

/** Anything else stays text, and is refused as it was written. */
function readSwitch(text: string): boolean | string {
  return text === "true" || (text === "false" ? false : text);
}

function readList(text: string, source: string): string | string[] {
  if (text.trim() === "") return [];
  if (text === "all") return text;
  const names = text.split(/[,\n]\s*/).map((name) => name.trim());
  if (names.includes(""))
    throw new InputError(
      `${source}: ${formatValue(text)} has an empty name: put one comma between names, and no space after it`,
    );
  return names;
}
