import {
  type Escape,
  inHtml,
  inMarkdown,
  inMarkdownCell,
  inTerminal,
} from "../../../report/format/escape.ts";
import { count, plural } from "../../../report/format/figures.ts";
import { drawList, drawTable, joinBlocks } from "../../../report/format/markdown-blocks.ts";
import { left, named, right, type Table } from "../../../report/format/table.ts";
import { drawTextTable, wrap } from "../../../report/format/text-layout.ts";
import { htmlDocument } from "../../../report/html-document.ts";
import { growingAxis } from "./axes.ts";
import { type Case, type Hunt, mostCases } from "./cases.ts";
import { type Family, familiesOf } from "./families.ts";
import { isThere, type Replayed } from "./replay.ts";
import { mostTouched } from "./touched.ts";
import { caseWords, incompleteWords, kindWords } from "./words.ts";

function namesOf({ engines }: Hunt): Record<string, string> {
  return Object.fromEntries(Object.entries(engines).map(([role, { name }]) => [role, name]));
}

/** `3 cases of 2 causes: 1 another answer, 2 slow`, and why the hunt is incomplete. */
export function answerOf(hunt: Hunt): string {
  const { cases } = hunt;
  const kinds = [...Map.groupBy(cases, ({ kind }) => kind)].map(
    ([kind, all]) => `${all.length} ${kindWords[kind]}`,
  );
  const causes = familiesOf(cases).length;
  const few = causes === cases.length ? "" : ` of ${plural(causes, "cause")}`;
  const found = cases.length === 0 ? "No case" : `${plural(cases.length, "case")}${few}: ${kinds.join(", ")}`;
  const incomplete = incompleteWords(hunt);
  return incomplete === undefined ? found : `${found}. Incomplete: ${incomplete}`;
}

function effortOf(hunt: Hunt, escapeText: Escape): string {
  const { tried, next, elapsedMs, refused, cut, cleared, known, ambiguous, seed, cases } = hunt;
  const seconds = Math.max(1, Math.round(elapsedMs / 1000));
  const parts = [
    `${count(tried)} statements on ${plural(next, "database")} in ${plural(seconds, "second")}, seed ${seed}`,
    `${count(refused)} refused by SQLite`,
    `${count(cut)} too long`,
    `${plural(cleared, "suspect")} cleared`,
    ...(known === 0 ? [] : [`${count(known)} with a known cause`]),
    ...(ambiguous === 0 ? [] : [`${count(ambiguous)} with several right answers`]),
    ...touchedWords(hunt, escapeText),
    ...(cases.length < mostCases ? [] : [`the hunt ended at ${mostCases} cases`]),
  ];
  return `${parts.join("; ")}.`;
}

/** Kinds of statements that a report names. */
const mostNamed = 5;

/** `the change touches 12 of 800 statements, most often predicate/like inside (5 of 5)` */
function touchedWords({ touched, unprobed }: Hunt, escapeText: Escape): string[] {
  if (unprobed !== undefined) return [`what the change touches is not known (${escapeText(unprobed)})`];
  if (touched === undefined) return [];
  const named = mostTouched(touched)
    .slice(0, mostNamed)
    .map((one) => `${escapeText(one.name)} (${one.touched} of ${one.statements})`);
  const most = named.length === 0 ? "" : `, most often ${named.join(", ")}`;
  return [`the change touches ${count(touched.touched)} of ${count(touched.statements)} statements${most}`];
}

/** A row for each cause: its worst case. */
function table({ cases }: Hunt, escapeText: Escape): Table {
  return {
    columns: [
      ...left("Kind"),
      ...right("Ratio"),
      ...left("Grows with"),
      ...right("Cases", "Alike"),
      ...named("Case", "Statements"),
    ],
    rows: familiesOf(cases).map(({ worst, others }) => ({
      cells: [
        kindWords[worst.kind],
        worst.ratio === undefined
          ? ""
          : `${worst.ratio.toFixed(1)}${worst.reference === "base" ? " of base" : ""}`,
        escapeText(growingAxis(worst.axes)?.name ?? ""),
        count(1 + others.length),
        count([worst, ...others].reduce((sum, one) => sum + one.others, 0)),
        worst.name,
        escapeText(worst.statements.join(" ").slice(0, 120)),
      ],
    })),
  };
}

/** The cases, those of one cause together. */
function inFamilies(hunt: Hunt): readonly { readonly one: Case; readonly family: Family }[] {
  return familiesOf(hunt.cases).flatMap((family) =>
    [family.worst, ...family.others].map((one) => ({ one, family })),
  );
}

function details(hunt: Hunt, escapeText: Escape): string[] {
  const names = namesOf(hunt);
  return inFamilies(hunt).map(({ one, family: { worst } }) => {
    const not = one.isReplayed ? "" : "; its file alone does not show it";
    const large =
      one.ratioOfLargeCache === undefined
        ? ""
        : `; ${one.ratioOfLargeCache.toFixed(1)}x with a cache of 256 MB`;
    const cause = one === worst ? "" : `; probably the cause of ${worst.name}`;
    return escapeText(`${one.name}: ${caseWords(one, names)}${large}${axisWords(one)}${cause}${not}`);
  });
}

function axisWords({ axes }: Case): string {
  const axis = growingAxis(axes);
  return axis === undefined
    ? ""
    : `; ${axis.name}: ${axis.points.map(({ value, ratio }) => `${ratio}x at ${count(value)}`).join(", ")}`;
}

/** A hunt for a terminal. Ends with a line break. */
export function renderHuntText(hunt: Hunt): string {
  const rows =
    hunt.cases.length === 0
      ? []
      : ["", ...drawTextTable(table(hunt, inTerminal), "").map(({ text }) => text)];
  const list = details(hunt, inTerminal).flatMap((line) => wrap(line, "", "  "));
  return `${[answerOf(hunt), ...rows, ...(list.length > 0 ? ["", ...list] : []), "", ...wrap(effortOf(hunt, inTerminal), "", "  ")].join("\n")}\n`;
}

/** A hunt in Markdown. Ends with a line break. */
export function renderHuntMarkdown(hunt: Hunt): string {
  const { cases } = hunt;
  const blocks = [
    `# ${inMarkdown(answerOf(hunt))}`,
    ...(cases.length === 0
      ? []
      : [drawTable(table(hunt, inMarkdownCell)), drawList(details(hunt, inMarkdown))]),
    effortOf(hunt, inMarkdown),
  ];
  return `${joinBlocks(blocks)}\n`;
}

const style =
  ":root { color-scheme: light dark; } body { max-width: 70rem; margin: 2rem auto; padding: 0 1rem; font: 15px/1.5 system-ui, sans-serif; } " +
  "table { border-collapse: collapse; } th, td { padding: 0.2rem 0.7rem; text-align: left; border-bottom: 1px solid #8884; } pre { overflow-x: auto; }";

/** A hunt as one page that needs nothing else. Ends with a line break. */
export function renderHuntHtml(hunt: Hunt): string {
  const { columns, rows } = table(hunt, inHtml);
  const row = (cells: readonly string[], tag: "th" | "td") =>
    `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join("")}</tr>`;
  const words = details(hunt, inHtml);
  const sections = inFamilies(hunt).flatMap(({ one: { name, statements, plans } }, at) => [
    `<h2>${inHtml(name)}</h2>`,
    `<p>${words[at]}</p>`,
    `<pre>${inHtml(statements.join("\n"))}</pre>`,
    `<pre>${inHtml([...plans.baseline.map((line) => `SQLite: ${line}`), ...plans.candidate.map((line) => `candidate: ${line}`)].join("\n"))}</pre>`,
  ]);
  const answer = inHtml(answerOf(hunt));
  return htmlDocument(answer, style, [
    `<h1>${answer}</h1>`,
    "<table>",
    row(
      columns.map(({ heading }) => heading),
      "th",
    ),
    ...rows.map(({ cells }) => row(cells, "td")),
    "</table>",
    sections.join("\n"),
    `<p>${effortOf(hunt, inHtml)}</p>`,
  ]);
}

const stateWords = { ...kindWords, gone: "gone", unclear: "unclear", unknown: "unknown" } as const;

/** Replayed cases for a terminal. Ends with a line break. */
export function renderReplayed(replayed: readonly Replayed[]): string {
  const shown: Table = {
    columns: [...left("Now"), ...right("Ratio"), ...named("Case"), ...left("Note")],
    rows: replayed.map(({ state, ratio, name, message, reference }) => ({
      cells: [
        stateWords[state],
        ratio === undefined ? "" : `${ratio.toFixed(1)}${reference === "base" ? " of base" : ""}`,
        inTerminal(name),
        inTerminal((message ?? "").slice(0, 80)),
      ],
    })),
  };
  const there = replayed.filter(isThere).length;
  const open = replayed.filter((one) => !isThere(one) && one.state !== "gone").length;
  const words = `${there} of ${plural(replayed.length, "case")} still there${open === 0 ? "" : `, ${open} cannot be judged`}`;
  return `${[...drawTextTable(shown, "").map(({ text }) => text), "", words].join("\n")}\n`;
}
