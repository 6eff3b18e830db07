import { existsSync, rmSync } from "node:fs";
import path from "node:path";
import * as z from "zod";
import { describeIssues } from "../../../messages/describe-issues.ts";
import { InputError } from "../../../model/errors.ts";
import { limits } from "../../../model/limits.ts";
import { type Roots, readNamed } from "../../../platform/read-inside.ts";
import { fileContent, layOut } from "../../../results/json/schema.ts";
import { requireNoLink } from "../../../results/own-folder.ts";
import { writeWhole } from "../../../results/write.ts";
import { type Bisection, bisectionSchema } from "./model/bisection.ts";
import { replaySearch } from "./search/replay.ts";

const schemaVersion = 1;

/** Steps of replaying a search, which take some seconds: one looks at all points for each merge, and for each point that was measured. */
const mostReplay = 100_000_000;

const fileSchema = z
  .strictObject({
    schema: z.literal(schemaVersion),
    ...bisectionSchema.shape,
    derived: z.unknown().optional(),
  })
  .superRefine(({ points, good, bad, observations, test, steps }, context) => {
    const complain = (place: (string | number)[], message: string) =>
      context.addIssue({ code: "custom", path: place, message });
    const isPoint = (index: number) => index < points.length;
    if (!isPoint(good)) complain(["good"], `there is no point ${good}`);
    if (!isPoint(bad)) complain(["bad"], `there is no point ${bad}`);
    for (const [index, { parents }] of points.entries())
      if (parents.some((parent) => parent >= index))
        complain(["points", index, "parents"], `expected points before ${index}`);
    if (steps !== undefined && !("order" in test))
      complain(["steps"], "expected none, as the search is of no sequence");
    const edges = points.reduce((sum, { parents }) => sum + parents.length, points.length);
    const merges = points.filter(({ parents }) => parents.length > 1).length;
    if (edges * (merges + observations.length) > mostReplay)
      complain(["points"], "with so many merges and measured points, they are more than a search takes");
    const seen = new Set<number>();
    for (const [index, { point }] of observations.entries()) {
      if (!isPoint(point) || seen.has(point))
        complain(["observations", index, "point"], `${point} is no point, or is there twice`);
      seen.add(point);
    }
  });

/** The files that a search writes into its folder. */
export const bisectionFiles = { json: "bisect.json", markdown: "bisect.md", html: "bisect.html" } as const;
/** The folder beside them with the output of builds. */
export const buildsFolder = "builds";
const fileName = bisectionFiles.json;

/**
 * Writes `bisect.json`: all measurements, and the answer for other programs.
 *
 * @throws InputError if the folder cannot be written
 */
export function writeBisection(folder: string, bisection: Bisection): void {
  writeWhole(path.join(folder, fileName), formatBisection(bisection));
}

/** `{"schema": 1, ...bisection, "derived": {"answer": ..., "fixedIn": ..., "line": ..., "states": [...]}}`; `fixedIn` in a search for a fix. */
export function formatBisection(bisection: Bisection): string {
  const { line, next, states } = replaySearch(bisection);
  const derived = {
    answer: next.kind === "answer" ? next.answer : null,
    ...(bisection.isFix === true && next.kind === "answer" && next.answer.kind === "point"
      ? { fixedIn: next.answer.parents[0] }
      : {}),
    line: line === undefined ? null : Math.exp(line.logRatio),
    states: [...states].map(([point, state]) => ({ point, ...state })),
  };
  const data = bisectionSchema.parse(fileContent(bisection));
  return layOut({ schema: schemaVersion, ...data, derived }, { points: 1, observations: 1, derived: 2 });
}

/**
 * The unfinished search in a folder, which a new one resumes.
 *
 * @throws InputError if the folder holds no search, or a damaged one
 */
export function readBisection(folder: string): Bisection {
  const file = path.join(folder, fileName);
  if (!existsSync(file))
    throw new InputError(`--resume ${folder}: it holds no ${fileName}: start the search without --resume`);
  return readBisectionFile(file);
}

/** The search in a folder; undefined if it holds none. */
export function findBisection(folder: string): Bisection | undefined {
  const file = path.join(folder, fileName);
  return existsSync(file) ? readBisectionFile(file) : undefined;
}

/** The folders that a search makes and empties in its own: working copies, the output of builds, and a run's results. */
const emptied = ["worktrees", buildsFolder, "measuring"];

/**
 * Refuses the folder of a search that is a symbolic link, or has one in the place of what a search writes or empties.
 *
 * @throws InputError naming the link and its target
 */
export function requireOwnSearch(folder: string): void {
  for (const name of [...Object.values(bisectionFiles), ...emptied]) requireNoLink(path.join(folder, name));
}

/**
 * Removes the files of an earlier search.
 *
 * @throws InputError if a symbolic link is in their place
 */
export function removeBisection(folder: string): void {
  requireOwnSearch(folder);
  for (const name of Object.values(bisectionFiles)) rmSync(path.join(folder, name), { force: true });
}

/**
 * Reads what `writeBisection` wrote. Derived figures are not believed, and left out.
 *
 * @param roots the folders that the file may not lead out of; it may lead anywhere if they are absent
 * @throws InputError if it is damaged
 */
export function readBisectionFile(file: string, roots?: Roots): Bisection {
  let content: unknown;
  try {
    const text = readNamed(file, roots).toString("utf8");
    if (text.length > limits.file) throw new Error(`it has over ${limits.file} characters`);
    content = JSON.parse(text);
  } catch (cause) {
    throw new InputError(`${file} cannot be read (${(cause as Error).message})`, { cause });
  }
  const { data, error } = fileSchema.safeParse(content);
  if (error !== undefined) throw new InputError(`${file}: ${describeIssues(error, content)}`);
  const { schema: _schema, derived: _derived, ...bisection } = data;
  return bisection;
}

/** The reports of a search. */
export interface BisectionReports {
  readonly markdown: string;
  readonly html: string;
}

/**
 * Writes `bisect.md` and `bisect.html`.
 *
 * @throws InputError if the folder cannot be written
 */
export function writeBisectionReports(folder: string, { markdown, html }: BisectionReports): void {
  writeWhole(path.join(folder, bisectionFiles.markdown), markdown);
  writeWhole(path.join(folder, bisectionFiles.html), html);
}
