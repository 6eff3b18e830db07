import { truncate } from "../../../messages/format-value.ts";
import { shellWord } from "../../../messages/shell-word.ts";
import { lifePath, shapeNames } from "../../../model/life.ts";
import {
  type Escape,
  inMarkdown,
  inMarkdownCell,
  inMarkdownCode,
  showInvisible,
  visible,
} from "../../../report/format/escape.ts";
import { count, percent, plural } from "../../../report/format/figures.ts";
import { drawBlock, drawList, drawTable, joinBlocks } from "../../../report/format/markdown-blocks.ts";
import { left } from "../../../report/format/table.ts";
import { link } from "../../../report/source.ts";
import type { Explained } from "../bisect/model/explained.ts";
import { explainedLines } from "../bisect/report/explained-lines.ts";
import type { CitedRun, Finding, FindingRow } from "./finding.ts";
import type { FindingAcceptance, Return } from "./plan.ts";
import type { CommitFacts, IssueText } from "./tracker.ts";

/** The commit or release that brought a finding, as a search has it. Texts are untrusted. */
export interface Culprit {
  /** The full hash of a commit, or a release; absent if the search did not name a single one. */
  readonly id?: string;
  /** The changes within the engine that it brought; absent if they are not known. */
  readonly explained?: Explained;
  /** The answer in words, if there is no single one. */
  readonly answer?: string;
  /** Absent if GitHub does not know the commit. */
  readonly facts?: CommitFacts;
}

/** Everything that the texts of issues name beside the finding. */
export interface TextSource {
  /** As in `https://github.com/octo-org/engine`. */
  readonly repositoryUrl: string;
  /** The run of the workflow that writes. */
  readonly run: { readonly id: number; readonly url: string };
  /** The page of the history; absent if there is none. */
  readonly pageUrl?: string;
  /** How the engine is built, and the file that this leaves; absent if the workflow does not say. */
  readonly build?: string;
  readonly candidate?: string;
  /** Whether the author of a culprit is notified. */
  readonly mention: boolean;
  readonly today: string;
}

/** More rows would hide the rest; a body has room for some hundreds. */
const maxRows = 40;

/** Statements of an example. */
const maxCode = 20;
/** Characters of such a line. */
const maxCodeLine = 1000;

/** Lines of an acceptance that do not count, which are told. */
const maxIgnored = 5;

/** A line that somebody wrote to accept a finding, and why it does not count. Texts are untrusted. */
export interface IgnoredLine {
  readonly text: string;
  readonly by: string;
  readonly why: string;
}

/** UTF-16 units of a title: GitHub takes 256 characters, in whichever way it counts them. */
const maxTitle = 250;

/** One line for the list of issues. GitHub shows it unchanged, but for code in backticks. */
function titleOf(finding: Finding): string {
  const words = wordsOf(finding);
  return words.length <= maxTitle ? words : `${words.slice(0, maxTitle - 1).toWellFormed()}…`;
}

function wordsOf({ kind, figure, subject, rows }: Finding): string {
  const [worst] = rows;
  const tests = plural(rows.length, "test");
  // A title notifies nobody, but a mail that quotes it can.
  const plain = (text: string) => visible(text).replace(/[@#`]/g, "");
  const about = plain(subject);
  switch (kind) {
    case "night":
      return "The benchmark of a night is missing";
    case "workflow":
      return `The workflow ${about} does not run`;
    case "result":
      return `${about}: ${plural(rows.length, "wrong or missing result")}`;
    case "hunt":
      return `The hunt's case ${about}`;
    case "machine":
      return `${tests} slower with another ${about}`;
    case "more":
      return `${plural(rows.length, "more finding")} of the nightly benchmark`;
    case "time":
      return `${about} is ${percent(Math.exp(worst?.loss ?? 0) - 1)} slower${rows.length > 1 ? ` (${tests})` : ""}`;
    case "figure":
      return `${about} has more ${plain(figure ?? "")}: ${plain(worst?.figure ?? "")}${rows.length > 1 ? ` (${tests})` : ""}`;
  }
}

/**
 * The body of an issue, without its marker.
 *
 * @param ignored lines that accept, and do not count
 */
function bodyOf(
  finding: Finding,
  culprit: Culprit | undefined,
  ignored: readonly IgnoredLine[],
  source: TextSource,
): string {
  const { kind, rows } = finding;
  const [worst] = rows;
  const { run, pageUrl, today } = source;
  const facts = [
    ...(worst === undefined || kind === "more" ? [] : sinceFacts(worst, finding, source)),
    ...notMeasuredFacts(finding, source),
    ...(culprit === undefined ? [] : [culpritText(culprit, source)]),
    ...(culprit?.explained === undefined ? [] : explainedLines(culprit.explained, inMarkdown)),
    ...(kind === "machine" ? [] : rows.slice(0, 1).flatMap(({ remarks = [] }) => remarks.map(inMarkdown))),
    [
      `Newest look: ${link(`run ${run.id}`, run.url)} of ${today}`,
      ...(pageUrl === undefined ? [] : [link("all tests over time", pageUrl)]),
    ].join(", "),
  ];
  return joinBlocks([
    intro(finding),
    drawList(facts),
    finding.code === undefined
      ? ""
      : drawBlock({ kind: "code", lines: finding.code.slice(0, maxCode).map(shown) }),
    isOfTests(kind) ? table(rows, source, kind === "more") : "",
    kind === "time" || kind === "figure" ? reproduction(finding, source) : "",
    ignoredText(ignored),
    footer(kind),
  ]);
}

/** A line as a reader sees it, without characters that change how others are shown. */
function shown(line: string): string {
  return truncate(showInvisible(line), maxCodeLine);
}

function intro({ kind, subject, rows, figure }: Finding): string {
  const [worst] = rows;
  const escaped = inMarkdown(subject);
  const tests = plural(rows.length, "test");
  const are = rows.length === 1 ? "is" : "are";
  switch (kind) {
    case "night":
      return `The nightly benchmark has added no run to its history: ${inMarkdown(worst?.figure ?? "")}.`;
    case "workflow":
      return `The workflow ${escaped} does not run: ${inMarkdown(worst?.figure ?? "")}.`;
    case "result":
      return `The engine's results of ${escaped} are wrong: ${plural(rows.length, "result")} ${are} wrong or missing.`;
    case "hunt":
      return `A hunt has found ${plural(rows.length, "case")}, probably of one cause: ${inMarkdown(worst?.figure ?? "")}.`;
    case "machine":
      return (
        `${tests} became slower when the machine or the suite of the benchmark changed: ` +
        `${(worst?.remarks ?? []).map(inMarkdown).join(", and ")}. The history cannot tell whether the engine became slower too.`
      );
    case "more":
      return "These findings have no issue of their own, because one night opens a limited number. The next nights open the others.";
    case "time":
      return `${tests} of ${escaped} ${are} slower than before, beside SQLite in the same run: ${inMarkdown(worst?.figure ?? "")}${rows.length > 1 ? " at most" : ""}.`;
    case "figure":
      return `${escaped} has more ${inMarkdown(figure ?? "")} than before: ${inMarkdown(worst?.figure ?? "")}${rows.length > 1 ? " at most" : ""}. The figure is exact: one run is enough to see it.`;
  }
}

function sinceFacts({ since, before }: FindingRow, { kind }: Finding, source: TextSource): string[] {
  if (since.time === "") return [];
  const place = cite(since, source, inMarkdown);
  if (!isOfTests(kind)) return [`Newest run${kind === "night" ? " of the history" : ""}: ${place}`];
  const last = before === undefined ? "" : `; the last run before it is ${cite(before, source, inMarkdown)}`;
  const commits =
    before?.commit === undefined || since.commit === undefined || before.commit === since.commit
      ? ""
      : `; ${link("the commits between them", `${source.repositoryUrl}/compare/${before.commit}...${since.commit}`)}`;
  return [`First seen in ${place}${last}${commits}`];
}

/** Until it is certain that the tests are gone, the text says since when the figures are old. */
function notMeasuredFacts({ unmeasured }: Finding, source: TextSource): string[] {
  if (unmeasured === undefined) return [];
  const { since } = unmeasured;
  return [`Not measured ${since === undefined ? "any more" : `since ${cite(since, source, inMarkdown)}`}`];
}

/** `a1b2c3d4e5 (2026-11-03)`, with links to the commit and to the run that measured. */
function cite({ time, name, commit, workflowRun }: CitedRun, source: TextSource, escapeText: Escape): string {
  const shown = commit === undefined ? escapeText(name) : commitLink(commit, source);
  const day = time.slice(0, 10);
  const dated =
    workflowRun === undefined ? day : link(day, `${source.repositoryUrl}/actions/runs/${workflowRun}`);
  return `${shown} (${dated})`;
}

/** The full hash of a commit, and no release. */
export function isHash(id: string): boolean {
  return /^[0-9a-f]{40,64}$/.test(id);
}

/** `a1b2c3d4e5`, with a link to the commit. */
export function commitLink(commit: string, { repositoryUrl }: TextSource): string {
  return link(`\`${commit.slice(0, 10)}\``, `${repositoryUrl}/commit/${commit}`);
}

function culpritText({ id, answer, facts }: Culprit, source: TextSource): string {
  if (id === undefined) return inMarkdown(answer ?? "A search for its commit has no answer");
  if (!isHash(id)) return `Brought by release ${inMarkdownCode(id)}`;
  const commit = `Brought by ${commitLink(id, source)}`;
  if (facts === undefined) return commit;
  const { login, author, subject } = facts;
  const by =
    login === undefined
      ? author && inMarkdownCode(author)
      : source.mention
        ? `@${login}`
        : inMarkdownCode(login);
  return `${commit} ${inMarkdownCode(subject)}${by ? ` by ${by}` : ""}`;
}

function table(rows: readonly FindingRow[], source: TextSource, isMore: boolean): string {
  const shown = rows.slice(0, maxRows).map(({ path, figure, since }) => ({
    cells: [
      inMarkdownCell(path),
      inMarkdownCell(figure),
      since.time === "" ? "" : cite(since, source, inMarkdownCell),
    ],
  }));
  const more = rows.length - shown.length;
  return joinBlocks([
    drawTable({ columns: left(isMore ? "Worst test" : "Test", "Figure", "Since"), rows: shown }),
    more === 0 ? "" : `And ${count(more)} more.`,
  ]);
}

/** The commands that measure the change again. */
function reproduction({ figure, rows }: Finding, { build, candidate }: TextSource): string {
  const [worst] = rows;
  const [good, bad] = [worst?.before?.commit, worst?.since.commit];
  if (worst === undefined || good === undefined || bad === undefined || good === bad) return "";
  const made = `--build ${shellWord(visible(build ?? "BUILD COMMAND"))} --candidate ${shellWord(visible(candidate ?? "FILE"))}`;
  const test = isSearchable(worst.path) ? ` --test ${shellWord(visible(worst.path))}` : "";
  const lines =
    figure === undefined || figure === "time"
      ? [`git switch --detach ${bad}`, `sqlite-bench-gate compare ${good} ${made}${test}`]
      : // A comparison has times alone.
        [`sqlite-bench-gate bisect --good ${good} --bad ${bad} ${made}${test} --by ${figure}`];
  if (figure !== undefined && figure !== "time" && test === "") return "";
  return joinBlocks(["To see it again:", drawBlock({ kind: "code", lines })]);
}

/** Whether a search can name a test: a test of the tool's own suites, or a shape of life. */
export function isSearchable(path: string): boolean {
  return (
    (path.split("/").length === 4 && !path.startsWith("own/")) || shapeNames.map(lifePath).includes(path)
  );
}

function ignoredText(ignored: readonly IgnoredLine[]): string {
  if (ignored.length === 0) return "";
  const items = ignored
    .slice(0, maxIgnored)
    .map(({ text, by, why }) => `${inMarkdownCode(text)} of ${inMarkdownCode(by)}: ${inMarkdown(why)}`);
  return joinBlocks(["Lines that do not count:", drawList(items)]);
}

/** A line that accepts a finding, as people write it. */
export const acceptanceForm = "bench-accept: REASON until YYYY-MM-DD";

function footer(kind: Finding["kind"]): string {
  const accepting =
    !isOfTests(kind) || kind === "more"
      ? ""
      : ` A comment with the line \`${acceptanceForm}\` by somebody who may write to the repository accepts it until that day.`;
  return `<sub>This issue is kept up to date, and closed when the finding is gone. Closed by hand, it stays closed until it gets worse or comes back.${accepting}</sub>`;
}

/** Whether findings of a kind are about tests, and not about whether anything ran. */
function isOfTests(kind: Finding["kind"]): boolean {
  return kind !== "night" && kind !== "workflow";
}

/** The sentences about the fate of a finding. */
export const says = {
  recovered: ({ kind, subject }: Finding, night: string) =>
    kind === "night"
      ? `A night has added a run to the history again, on ${night}.`
      : kind === "workflow"
        ? `${inMarkdown(subject)} runs again.`
        : kind === "machine" || kind === "more"
          ? `Closed on ${night}: the finding is old.`
          : kind === "hunt"
            ? `Gone on ${night}: the hunt has judged its case again, and no process showed it.`
            : `${inMarkdown(subject)} has recovered: the newest run of the history, of ${night}, shows no such finding.`,
  notSeen: (night: string) =>
    `With the runs until ${night}, the history does not show this change any more: it was chance, or is too small to be certain of.`,
  notMeasured: ({ subject, unmeasured }: Finding, source: TextSource) => {
    const since = unmeasured?.since;
    const last =
      since === undefined ? "by the runs that the history has" : `since ${cite(since, source, inMarkdown)}`;
    return `${inMarkdown(subject)} is no longer measured ${last}: nobody can see whether it has recovered. This issue is opened again if it is measured again, and is as it was.`;
  },
  accepted: ({ by, reason, until }: FindingAcceptance) =>
    `Accepted by ${inMarkdownCode(by)} until ${until}: ${inMarkdownCode(reason)}. It is opened again after that day, and if it gets worse.`,
  returned: (why: Return, finding: Finding, before: number) => {
    const figure = finding.rows[0]?.figure ?? "";
    switch (why) {
      case "back":
        return `It is back: ${inMarkdown(figure)}.`;
      case "worse":
        return `It got worse: ${inMarkdown(figure)}, from ${amount(finding, before)}.`;
      case "acceptance ended":
        return `The acceptance has ended, and the finding is still there: ${inMarkdown(figure)}.`;
    }
  },
  duplicate: (of: number) => `A duplicate of #${of}, which another run opened at the same time.`,
} as const;

function amount({ kind }: Finding, loss: number): string {
  return kind === "result" || kind === "more" ? count(loss) : percent(Math.exp(loss) - 1);
}

/** The whole text of an issue. */
export function issueText(
  finding: Finding,
  marker: string,
  parts: { readonly culprit?: Culprit; readonly ignored?: readonly IgnoredLine[] },
  source: TextSource,
): IssueText {
  const body = bodyOf(finding, parts.culprit, parts.ignored ?? [], source);
  return { title: titleOf(finding), body: `${marker}\n${body}\n` };
}
