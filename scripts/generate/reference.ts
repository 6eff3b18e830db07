import path from "node:path";
import { markdownTable } from "markdown-table";
import { type Action, actionNames, actionOutputs, actions, isAction } from "../../src/options/actions.ts";
import { commands, exitStatuses } from "../../src/options/commands.ts";
import { describeDefault } from "../../src/options/describe.ts";
import { commandNames, type Option, type Options, type Place } from "../../src/options/option.ts";
import { optionGroups } from "../../src/options/table.ts";

/** The tables of `docs/reference.md`, by the names of their markers. */
const tables: Readonly<Record<string, () => string>> = {
  commands: commandTable,
  ...Object.fromEntries(
    Object.entries(optionGroups).map(([name, group]) => [`options ${name}`, () => optionTable(group)]),
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
    (page, [name, makeTable]) => replaceBetween(page, name, makeTable()),
    text,
  );
}

function optionTable(group: Options): string {
  const headings = ["Option", "Meaning", "Type", "Range", "Unit", "Default", "Where"];
  return table(
    headings,
    Object.entries(group).map(([name, one]) => [
      code(name),
      one.note === undefined ? one.help : `${one.help}. ${one.note}`,
      one.type.kind,
      one.type.names?.map(code).join(", ") ?? one.type.range ?? "",
      one.unit ?? "",
      defaults(one),
      one.offered
        .map((place) => (isAction(place) || place === "file" || place === "comment" ? place : code(place)))
        .join(", "),
    ]),
  );
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
    commandNames.map((name) => [code(name), commands[name].purpose, commands[name].files ?? ""]),
  );
}

function actionTable(): string {
  return table(
    ["Action", "Path", "Purpose"],
    actionNames.map((name) => {
      const { folder, purpose } = actions[name];
      const place = path.join("sqlite-bench-gate/sqlite-bench-gate", folder, ".").replace(/\/$/, "");
      return [name, code(place), purpose];
    }),
  );
}

function outputTable(): string {
  const of = (output: string) =>
    actionNames.filter((name) => (actions[name] as Action).outputs.some((one) => one === output));
  return table(
    ["Output", "Meaning", "Where"],
    Object.entries(actionOutputs).map(([name, meaning]) => [code(name), meaning, of(name).join(", ")]),
  );
}

function row([name, meaning]: readonly [string, string]): string[] {
  return [code(name), meaning];
}

function table(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  return markdownTable([[...headings], ...rows.map((cells) => [...cells])], { alignDelimiters: false });
}

function replaceBetween(page: string, name: string, content: string): string {
  const [from, to] = [`<!-- generated: ${name} -->`, `<!-- end of ${name} -->`];
  const [before, rest] = page.split(from);
  const after = rest?.split(to)[1];
  if (after === undefined) throw new Error(`docs/reference.md has no "${from}" with "${to}" after it`);
  return `${before}${from}\n${content}\n${to}${after}`;
}

function code(text: string): string {
  return `\`${text}\``;
}
