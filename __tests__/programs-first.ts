import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** The longest files of tests that run side by side, the longest first: a file that begins last keeps the other workers idle. */
const longest = [
  ...[
    "run",
    "documents",
    "lies",
    "stuck",
    "misbehaving",
    "record",
    "footprint",
    "resume",
    "own-workloads",
    "workflows",
  ],
  ...["confined", "untrusted", "status-base", "action", "workflow-upgrade", "publish", "dist", "init"],
].map((name) => `/acceptance/${name}.test.ts`);

/**
 * Unit tests that start programs come first, when the processes of the tests are small. To start a program from a process with 800 MB
 * takes 24 ms of a processor, in place of 1 ms, and the tests that simulate runs leave that much behind.
 */
export class ProgramsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const known = new Map<string, boolean>();
    const isFirst = ({ project, moduleId }: TestSpecification) =>
      project.name === "unit" && startsPrograms(moduleId, known);
    const isLong = ({ moduleId }: TestSpecification) => longest.some((name) => moduleId.endsWith(name));
    const rankOf = ({ moduleId }: TestSpecification) => longest.findIndex((name) => moduleId.endsWith(name));
    return [
      ...sorted.filter(isFirst),
      ...sorted.filter(isLong).toSorted((one, other) => rankOf(one) - rankOf(other)),
      ...sorted.filter((one) => !isFirst(one) && !isLong(one)),
    ];
  }
}

/**
 * Whether a test, or a helper that it imports, starts programs itself.
 *
 * @param known the answers for files that were read before
 */
function startsPrograms(file: string, known: Map<string, boolean>): boolean {
  const answer = known.get(file);
  if (answer !== undefined) return answer;
  known.set(file, false); // as long as it is read, for files that import each other
  const text = existsSync(file) ? readFileSync(file, "utf8") : "";
  const imported = [...text.matchAll(/ from "(\.[^"]+\.ts)"/g)].map(([, one = ""]) =>
    path.resolve(path.dirname(file), one),
  );
  const helpers = imported.filter((one) => one.startsWith(`${import.meta.dirname}${path.sep}`));
  const starts =
    text.includes('"node:child_process"') || helpers.some((helper) => startsPrograms(helper, known));
  known.set(file, starts);
  return starts;
}
