import { isAction, type Option, type Options, type Place } from "./option.ts";

/** An option in one line of a help or of `action.yml`: `Size of the largest table, 1 to 10 rows (default: 5)`, `Report (text, json; default: text)`. @param others all options of the place */
export function describeOption(one: Option, place: Place, others: Options): string {
  const { type } = one;
  const help = one.helpIn?.[place] ?? one.help;
  // On a command line, a flag alone means true, and its absence false.
  const isFlag = type.placeholder === undefined && !isAction(place);
  const names = isFlag ? undefined : namesOf(one, place)?.join(", ");
  // The length of a name matters to few.
  const range = type.range === undefined || type.kind === "name" ? "" : `, ${describeRange(one)}`;
  const absence = isFlag ? undefined : describeAbsence(one, place, others);
  const remarks = [names, absence].filter((remark) => remark !== undefined);
  const ending = remarks.length === 0 ? "" : ` (${remarks.join("; ")})`;
  return `${help}${range}${ending}`;
}

/** The names that can be given in a place, if the value is one or several of some. */
export function namesOf({ type, namesIn }: Option, place: Place): readonly string[] | undefined {
  return namesIn?.[place] ?? type.names;
}

/** An option in one line of a short help: `Size of the largest table (default: 100000)`. */
export function describeBriefly(one: Option, place: Place): string {
  const hasValue = one.default !== undefined && one.otherwiseIn?.[place] === undefined;
  const isFlag = one.type.placeholder === undefined;
  const value = hasValue && !isFlag ? describeDefault(one, place) : undefined;
  const some = one.namesIn === undefined ? undefined : namesOf(one, place)?.join(", ");
  const names = some === undefined ? "" : `: ${some}`;
  return `${briefHelp(one, place)}${names}${value === undefined ? "" : ` (default: ${value})`}`;
}

/** The meaning of an option in a few words: a place that has words of its own uses the option in its own way. */
export function briefHelp({ helpIn, brief, help }: Option, place: Place): string {
  return helpIn?.[place] ?? brief ?? help;
}

/** Undefined if nothing takes its place. */
function describeAbsence(one: Option, place: Place, others: Options): string | undefined {
  const value = describeDefault(one, place);
  if (value === "none" && !isAction(place)) return undefined;
  if (value !== undefined) return `default: ${value}`;
  if (!one.offered.includes("file")) return "required";
  if (place === "file") return "required, here, on a command line or as an input";
  // A place that reads a configuration file lets the user name it.
  return "config" in others ? "required, here or in the configuration file" : "required";
}

/** `1 to 10,000,000 rows`, `from 0 percent, or off`; undefined if any value is allowed. */
function describeRange({ type, unit }: Option): string | undefined {
  const { range } = type;
  if (range === undefined || unit === undefined) return range;
  return range.startsWith("from ") ? range.replace(/(?=,|$)/, ` ${unit}`) : `${range} ${unit}`;
}

/**
 * The default that applies if the option is not given; a value is written as it can be given. Undefined if the option is required.
 */
export function describeDefault(one: Option, place: Place): string | undefined {
  const { type, default: value, otherwise, otherwiseIn, requiredIn = [] } = one;
  if (requiredIn.includes(place)) return undefined;
  return otherwiseIn?.[place] ?? (value === undefined ? otherwise : type.format(value));
}
