import type { Block } from "../../../report/block.ts";
import { type DocumentForm, drawDocument } from "../../../report/document.ts";
import type { Escape } from "../../../report/format/escape.ts";
import { count, plural } from "../../../report/format/figures.ts";
import { left, named, right, type Table } from "../../../report/format/table.ts";
import { growingAxis } from "./axes.ts";
import { type Case, type Hunt, mostCases } from "./cases.ts";
import { closingWords } from "./counterfactuals.ts";
import { type Family, familiesOf } from "./families.ts";
import { isThere, type Replayed } from "./replay.ts";
import { mostTouched } from "./touched.ts";
import { caseWords, incompleteWords, kindWords } from "./words.ts";

function namesOf({ engines }: Hunt): Record<string, string> {
  return Object.fromEntries(Object.entries(engines).map(([role, { name }]) => [role, name]));
}

/** `3 cases of 2 causes: 1 different answer, 2 slow`, and why the hunt is incomplete. */
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
  const { tried, next, elapsedMs, refused, cut, cleared, known, ambiguous, mutated, seed, cases } = hunt;
  const seconds = Math.max(1, Math.round(elapsedMs / 1000));
  const parts = [
    `${plural(tried, "statement")} on ${plural(next, "database")} in ${plural(seconds, "second")}, seed ${seed}`,
    `${count(refused)} refused by SQLite`,
    `${count(cut)} too long`,
    `${plural(cleared, "suspect")} cleared`,
    ...(known === 0 ? [] : [`${count(known)} with a known cause`]),
    ...(ambiguous === 0 ? [] : [`${count(ambiguous)} with several right answers`]),
    ...(mutated === 0 ? [] : [`${plural(mutated, "database")} from the corpus`]),
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
      ...right("Cases", "Statements alike"),
      ...named("Case", "Statements"),
    ],
    rows: familiesOf(cases).map(({ worst, others }) => ({
      cells: [
        kindWords[worst.kind],
        worst.ratio === undefined
          ? ""
          : `${worst.ratio.toFixed(1)}${worst.reference === "base" ? " of base" : ""}`,
        escapeText(axisName(growingAxis(worst.axes)?.name ?? "")),
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
  const cases = inFamilies(hunt).map(({ one, family: { worst } }) => {
    const not = one.isReplayed ? "" : "; its file alone does not show it";
    const closing = closingWords(one);
    const why = closing === undefined ? "" : `; ${closing}`;
    const cause = one === worst ? "" : `; probably the cause of ${worst.name}`;
    const since = one.isOfCorpus ? `; from the corpus, there since ${dayOf(one)}` : "";
    return escapeText(`${one.name}: ${caseWords(one, names)}${why}${axisWords(one)}${cause}${since}${not}`);
  });
  const gone = hunt.gone.map((one) =>
    escapeText(
      `${one.name}: gone, and was there since ${dayOf(one)}: ${one.statements.join(" ").slice(0, 120)}`,
    ),
  );
  return [...cases, ...gone];
}

function dayOf({ since }: Pick<Case, "since">): string {
  return since.slice(0, 10);
}

function axisWords({ axes }: Case): string {
  const axis = growingAxis(axes);
  return axis === undefined
    ? ""
    : `; ${axisName(axis.name)}: ${axis.points.map(({ value, ratio }) => `${ratio}x at ${count(value)}`).join(", ")}`;
}

/** The name of an axis for a reader. */
function axisName(name: string): string {
  return name === "pending edits" ? "rows changed earlier in the transaction" : name;
}

/** A hunt: its answer, a row for each cause, a line for each case, and what was tried. Ends with a line break. */
export function renderHunt(hunt: Hunt, form: DocumentForm): string {
  return drawDocument(form, ({ text, cell }) => ({
    answer: [text(answerOf(hunt))],
    blocks: [
      { kind: "table", table: table(hunt, cell) },
      ...(form === "html" ? sections(hunt, text) : [{ kind: "list", items: details(hunt, text) } as const]),
      { kind: "text", text: effortOf(hunt, text) },
    ],
  }));
}

/** Each case with its statements and query plans. */
function sections(hunt: Hunt, escapeText: Escape): Block[] {
  const words = details(hunt, escapeText);
  const cases = inFamilies(hunt);
  const gone = words.slice(cases.length);
  const shown = cases.flatMap(({ one: { name, statements, plans } }, at): Block[] => [
    { kind: "heading", depth: 2, text: escapeText(name) },
    { kind: "text", text: words[at] ?? "" },
    { kind: "code", lines: statements },
    {
      kind: "code",
      lines: [
        ...plans.baseline.map((line) => `SQLite: ${line}`),
        ...plans.candidate.map((line) => `candidate: ${line}`),
      ],
    },
  ]);
  return gone.length === 0 ? shown : [...shown, { kind: "list", items: gone }];
}

const stateWords = { ...kindWords, gone: "gone", unclear: "unclear", unknown: "unknown" } as const;

/** Replayed cases for a terminal. Ends with a line break. */
export function renderReplayed(replayed: readonly Replayed[]): string {
  const there = replayed.filter(isThere).length;
  const open = replayed.filter((one) => !isThere(one) && one.state !== "gone").length;
  const answer = `${there} of ${plural(replayed.length, "case")} still there${open === 0 ? "" : `, ${open} cannot be judged`}`;
  return drawDocument("text", ({ cell }) => ({
    answer: [answer],
    blocks: [{ kind: "table", table: replayedTable(replayed, cell) }],
  }));
}

function replayedTable(replayed: readonly Replayed[], escapeCell: Escape): Table {
  return {
    columns: [...left("Now"), ...right("Ratio"), ...named("Case"), ...left("Note")],
    rows: replayed.map(({ state, ratio, name, message, reference }) => ({
      cells: [
        stateWords[state],
        ratio === undefined ? "" : `${ratio.toFixed(1)}${reference === "base" ? " of base" : ""}`,
        escapeCell(name),
        escapeCell((message ?? "").slice(0, 80)),
      ],
    })),
  };
}
