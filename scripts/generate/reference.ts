import path from "node:path";
import { markdownTable } from "markdown-table";
import { features } from "../../src/features.ts";
import { actionsOf } from "../../src/options/actions.ts";
import { commandsOf, exitStatuses } from "../../src/options/commands.ts";
import { describeDefault } from "../../src/options/describe.ts";
import { groupsOf } from "../../src/options/offering.ts";
import { isAction, type Option, type Options, type Place } from "../../src/options/option.ts";
import { replaceGenerated } from "./between.ts";

/** The tables of `docs/reference.md`, by the names of their markers. */
const tables: Readonly<Record<string, () => string>> = {
  commands: commandTable,
  ...Object.fromEntries(
    Object.entries(groupsOf(features)).map(([name, group]) => [`options ${name}`, () => optionTable(group)]),
  ),
  actions: actionTable,
  outputs: outputTable,
  "exit statuses": () => table(["Status", "Meaning"], Object.entries(exitStatuses).map(row)),
};

/**
 * The reference with its generated tables replaced.
 *
 * @param text of `docs/reference.md`
 * @throws Error if the marker of a table is missing
 */
export function withTables(text: string): string {
  return Object.entries(tables).reduce(
    (page, [name, makeTable]) => replaceGenerated("docs/reference.md", page, name, makeTable()),
    text,
  );
}

function optionTable(group: Options): string {
  const headings = ["Option", "Meaning", "Value", "Default", "Where"];
  return table(
    headings,
    Object.entries(group).map(([name, one]) => [
      code(name),
      one.note === undefined ? one.help : `${one.help}. ${one.note}`,
      values(one),
      defaults(one),
      one.offered
        .map((place) => (isAction(place) || place === "file" || place === "comment" ? place : code(place)))
        .join(", "),
    ]),
  );
}

/** The allowed values, such as `whole number 1 to 100 (rows)`. A switch is true or false. */
function values({ type: { kind, names, range }, unit }: Option): string {
  if (names !== undefined && kind !== "switch")
    return `${kind === "list of names" ? "list of" : "one of"} ${names.map(code).join(", ")}`;
  const isNumber = kind.endsWith("number") || kind === "range";
  const words = range === undefined ? kind : `${kind}${isNumber ? "" : ","} ${range}`;
  return unit === undefined ? words : `${words} (${unit})`;
}

/** The default, and after it the places in which another one applies. */
function defaults(one: Option): string {
  const usual = one.offered.find((place) => one.otherwiseIn?.[place] === undefined);
  const others = [
    ...(Object.entries(one.otherwiseIn ?? {}) as [Place, string][]),
    ...(one.requiredIn ?? []).map((place): [Place, string] => [place, "required"]),
  ];
  const words = new Set(others.map(([, text]) => text));
  const exceptions = [...words].map((text) => {
    const where = others.filter(([, other]) => other === text).map(([place]) => code(place));
    return usual === undefined ? text : `${where.join(", ")}: ${text}`;
  });
  return [...(usual === undefined ? [] : [usualDefault(one, usual)]), ...exceptions].join("; ");
}

function usualDefault(one: Option, place: Place): string {
  const text = describeDefault(one, place);
  if (text === undefined) return "required";
  return one.default === undefined || text === "all" ? text : code(text);
}

function commandTable(): string {
  return table(
    ["Command", "Meaning", "Files"],
    Object.entries(commandsOf(features)).map(([name, { purpose, files = "" }]) => [
      code(name),
      purpose,
      files,
    ]),
  );
}

function actionTable(): string {
  return table(
    ["Action", "Path", "Purpose"],
    Object.entries(actionsOf(features)).map(([name, { folder, purpose }]) => {
      const place = path.join("sqlite-bench-gate/sqlite-bench-gate", folder, ".").replace(/\/$/, "");
      return [name, code(place), purpose];
    }),
  );
}

/** An output that means something else in several actions has a row for each meaning. */
function outputTable(): string {
  const rows = Object.entries(actionsOf(features)).flatMap(([action, { outputs }]) =>
    Object.entries(outputs).map(([name, meaning]) => ({ action, name, meaning })),
  );
  const grouped = Map.groupBy(rows, ({ name, meaning }) => JSON.stringify([name, meaning]));
  return table(
    ["Output", "Meaning", "Where"],
    [...grouped.values()].map((same) => [
      code(same[0]?.name ?? ""),
      same[0]?.meaning ?? "",
      same.map(({ action }) => action).join(", "),
    ]),
  );
}

function row([name, meaning]: readonly [string, string]): string[] {
  return [code(name), meaning];
}

function table(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  return markdownTable([[...headings], ...rows.map((cells) => [...cells])], { alignDelimiters: false });
}

function code(text: string): string {
  return `\`${text}\``;
}
