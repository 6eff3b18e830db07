import { truncate } from "../../../messages/format-value.ts";
import { schemaLine } from "../../../platform/editor-schema.ts";
import { visible } from "../../../report/format/escape.ts";
import { growingAxis } from "./axes.ts";
import type { Case } from "./cases.ts";
import { definitionsOf, fillingsOf, stateQueries } from "./grammar/schema-sql.ts";
import { isRead, pragmasOf, type Situation, type Surroundings, timedOf, transactionOf } from "./situation.ts";
import { caseWords } from "./words.ts";

/** More characters of a comment say nothing more. */
const longestComment = 300;

/** How a case was found, for its comments. */
export interface FoundBy {
  readonly seed: number;
  readonly names: Readonly<Record<string, string>>;
}

/** A case as a file of own workloads, with what is known of it in comments. Ends with a line break. */
export function formatCase(
  one: Case,
  situation: Situation,
  { seed, names }: FoundBy,
  repeat: number,
): string {
  const axis = growingAxis(one.axes);
  const comments = [
    caseWords(one, names),
    ...(axis === undefined
      ? []
      : [
          `Grows with the ${axis.name}: ${axis.points.map(({ value, ratio }) => `${ratio}x at ${value}`).join(", ")}`,
        ]),
    ...one.counterfactuals.map(({ name, ratio }) => `With ${name}: ${ratio.toFixed(1)}x`),
    ...one.plans.baseline.map((line) => `Plan of ${names.baseline}: ${line}`),
    ...one.plans.candidate.map((line) => `Plan of ${names.candidate}: ${line}`),
    `Fingerprint: ${one.fingerprint}`,
    `Causes: ${one.causes.join("; ")}`,
    `Found by: sqlite-bench-gate hunt --seed ${seed}, on database ${one.database}${one.isOfCorpus ? ", from the corpus of that hunt" : ""}`,
    "To judge it again: sqlite-bench-gate hunt --candidate ENGINE --replay FOLDER",
    "To gate it: sqlite-bench-gate hunt --promote THIS-FILE",
  ];
  const { schema, state } = situation;
  const { before, after } = surroundingsOf(situation);
  const needsCheck = !isRead(situation) || before.length + after.length > 0;
  const lines = [
    ...comments.map((comment) => `# ${truncate(visible(comment).replaceAll(/\s+/g, " "), longestComment)}`),
    `name: ${one.name}`,
    ...block("tables", definitionsOf(schema)),
    ...block("prepare", fillingsOf(schema)),
    ...block("before", before),
    ...block("statements", timedOf(situation)),
    ...block("after", after),
    ...(one.forced === undefined ? [] : ["alternatives:", "  - |", `    ${one.forced}`]),
    ...(repeat === 1 ? [] : [`repeat: ${repeat}`]),
    `kind: ${isRead(situation) ? "reads" : "writes"}`,
    `storages: [${state.storage}]`,
    ...(one.reference === "base" ? ["compare: base"] : []),
    ...(needsCheck ? block("check", stateQueries(schema, true)) : []),
  ];
  return `${schemaLine("own-workload")}${lines.join("\n")}\n`;
}

/** The state in which the statements are timed, and its end. Queries before a ROLLBACK show what writes have changed. */
function surroundingsOf(situation: Situation): Surroundings {
  const { before, after } = transactionOf(situation);
  const changed = after.length === 0 || isRead(situation) ? [] : stateQueries(situation.schema, true);
  return { before: [...pragmasOf(situation), ...before], after: [...changed, ...after] };
}

function block(key: string, statements: readonly string[]): string[] {
  return statements.length === 0 ? [] : [`${key}: |`, ...statements.map((sql) => `  ${sql}`)];
}

/** The fingerprint and the causes that the comments of a case's file have. */
export function readKnown(
  text: string,
): { readonly fingerprint: string; readonly causes: readonly string[]; readonly kind: string } | undefined {
  const fingerprint = /^# Fingerprint: ([0-9a-f]{16})$/m.exec(text)?.[1];
  const causes = /^# Causes: (.+)$/m.exec(text)?.[1]?.split("; ");
  const kind = /^name: hunt_([a-z]+)_/m.exec(text)?.[1];
  return fingerprint === undefined || causes === undefined || kind === undefined
    ? undefined
    : { fingerprint, causes, kind };
}
