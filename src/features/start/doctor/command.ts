import type { Format } from "../../../model/settings.ts";
import { readEnvironment } from "../../../options/environment.ts";
import { drawDocument } from "../../../report/document.ts";
import type { Escape } from "../../../report/format/escape.ts";
import { left, type Table } from "../../../report/format/table.ts";
import { escapeFormat } from "../../../results/json/schema.ts";
import { quietProgress } from "../../../terminal/progress.ts";
import type { CommandWorld } from "../../feature.ts";
import { findFunctions } from "./candidate.ts";
import type { Finding } from "./finding.ts";
import { findMachine } from "./machine.ts";
import { findPrograms } from "./programs.ts";

export interface DoctorCommand {
  readonly format: Format;
  /** The file of an engine to look at; none is looked at if absent. */
  readonly candidate?: string;
}

/** Prints what this machine can do, and which functions an engine lacks. @returns the exit status: 2 if no run is possible */
export async function doctorCommand(
  { format, candidate }: DoctorCommand,
  { output, abortOnSignals }: CommandWorld,
): Promise<number> {
  const { signal } = abortOnSignals(quietProgress);
  const environment = readEnvironment(process.env);
  const findings = [
    ...(candidate === undefined ? [] : await findFunctions(candidate, environment, signal)),
    ...(await findPrograms(environment.compiler, signal)),
    ...findMachine(process.cwd()),
  ];
  await output.print([renderFindings(findings, format)]);
  return lacksNeeded(findings) ? 2 : 0;
}

function lacksNeeded(findings: readonly Finding[]): boolean {
  return findings.some(({ state, isNeeded }) => isNeeded === true && state === "missing");
}

/** Whether a run is possible, the findings as a table, and what to do about each. Ends with a line break. */
export function renderFindings(findings: readonly Finding[], format: Format): string {
  const canRun = !lacksNeeded(findings);
  if (format === "json") return `${escapeFormat(JSON.stringify({ canRun, findings }, null, 2))}\n`;
  const answer = canRun
    ? "A run is possible here. Features that lack something say so when they are asked for."
    : "A run is not possible here.";
  return drawDocument(format, ({ text, cell }) => ({
    answer: [answer],
    blocks: [
      { kind: "table", table: table(findings, cell) },
      { kind: "section", title: "What would help", blocks: [{ kind: "list", items: fixes(findings, text) }] },
    ],
  }));
}

function fixes(findings: readonly Finding[], escapeText: Escape): string[] {
  return findings.flatMap(({ subject, state, fix }) =>
    fix === undefined || state === "ok" ? [] : [`${subject}: ${escapeText(fix)}`],
  );
}

function table(findings: readonly Finding[], escapeCell: Escape): Table {
  return {
    columns: left("State", "Part", "For", "Found"),
    rows: findings.map(({ subject, serves, state, found }) => ({
      cells: [state, subject, serves, escapeCell(found)],
    })),
  };
}
