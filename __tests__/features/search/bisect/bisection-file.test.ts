import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import {
  readBisection,
  readBisectionFile,
  removeBisection,
  requireOwnSearch,
  writeBisection,
} from "../../../../src/features/search/bisect/bisection-file.ts";
import { replaySearch } from "../../../../src/features/search/bisect/search/replay.ts";
import { exampleBisection, exampleFaultSearch } from "../../../builders/bisection.ts";
import { useFolder } from "../../../builders/folder.ts";

const folder = useFolder("bisection");
const cyclic = exampleBisection().points.map((one) => ({ ...one, parents: [3] }));
const file = path.join(folder, "bisect.json");

/** Reads the file with one part of it changed. */
function readChanged(change: (content: Record<string, never>) => unknown) {
  writeBisection(folder, exampleBisection());
  writeFileSync(file, JSON.stringify(change(JSON.parse(readFileSync(file, "utf8")))));
  return readBisection(folder);
}

describe("the folder of a search", () => {
  it.each(["worktrees", "builds", "measuring", "bisect.json", "bisect.html"])(
    "is refused if a checkout has %s in it as a link",
    (name) => {
      const checkout = mkdtempSync(path.join(folder, "checkout-"));
      for (const made of [".git", "elsewhere"]) mkdirSync(path.join(checkout, made));
      requireOwnSearch(checkout);
      symlinkSync("elsewhere", path.join(checkout, name));
      for (const refuse of [requireOwnSearch, removeBisection])
        expect(() => refuse(checkout)).toThrow(`is a symbolic link to "${path.join(checkout, "elsewhere")}"`);
    },
  );
});

describe("the file of a search", () => {
  it("is read as it was written", () => {
    writeBisection(folder, exampleBisection());
    expect(readBisection(folder)).toEqual(exampleBisection());
  });

  it("has the answer for other programs", () => {
    writeBisection(folder, exampleBisection());
    const { derived } = JSON.parse(readFileSync(file, "utf8"));
    expect(derived.answer).toEqual({ kind: "range", candidates: [2, 3], parents: [1] });
    expect(derived.line).toBeCloseTo(Math.sqrt(1.1), 3);
  });

  it("keeps what versions showed, and the steps of a sequence alone", () => {
    const test = { storage: "file", order: 2, form: "full" } as const;
    const search = { ...exampleFaultSearch(), test, steps: ["rollback_drop"] };
    writeBisection(folder, search);
    expect(readBisection(folder)).toEqual(search);
    const wrong = { ...exampleFaultSearch(), steps: ["rollback_drop"] };
    writeBisection(folder, wrong);
    expect(() => readBisection(folder)).toThrow("expected none, as the search is of no sequence");
  });

  it("is believed in what was measured, not in what is derived", () => {
    expect(readChanged((content) => ({ ...content, derived: "a lie" }))).toEqual(exampleBisection());
  });

  it.each([
    [{ bad: 9 }, "there is no point 9"],
    [{ points: cyclic }, "expected points before 0"],
    [
      {
        observations: [
          { point: 1, pairs: [] },
          { point: 1, pairs: [] },
        ],
      },
      "1 is no point, or is there twice",
    ],
    [{ alpha: 2 }, "alpha"],
    [{ schema: 9 }, "schema"],
    [{ more: 1 }, '"more"'],
  ])("with %j is refused", (changed, message) => {
    expect(() => readChanged((content) => ({ ...content, ...changed }))).toThrow(message);
  });

  const long = (length: number, parentsOf: (at: number) => number[]) =>
    Array.from({ length }, (_, at) => ({ name: "a", id: "a", parents: at === 0 ? [] : parentsOf(at) }));
  const last = (length: number) => [{ point: length - 1, pairs: [{ baseline: 1, candidate: 2, base: 1 }] }];

  it("is refused if its answer would take minutes to find, by merges or by measured points", () => {
    const merged = { points: long(20_000, (at) => [at - 1, Math.max(0, at - 2)]), bad: 19_999 };
    const measured = {
      ...{ points: long(20_000, (at) => [at - 1]), bad: 19_999 },
      observations: Array.from({ length: 20_000 }, (_, point) => ({ point, pairs: [] })),
    };
    for (const changed of [{ ...merged, observations: last(20_000) }, measured])
      expect(() => readChanged((content) => ({ ...content, ...changed }))).toThrow(
        "points: with so many merges and measured points, they are more than a search takes",
      );
  });

  it("has its answer found at once in a history without merges, however long that is", () => {
    const points = long(100_000, (at) => [at - 1]);
    const read = readChanged((content) => ({ ...content, points, bad: 99_999, observations: last(100_000) }));
    const start = performance.now();
    expect(replaySearch(read).next).toMatchObject({ kind: "measure", candidates: 99_999 });
    expect(performance.now() - start).toBeLessThan(20_000);
  });

  it("is read by a job only where it leads out of no folder of the job", () => {
    writeBisection(folder, exampleBisection());
    const workspace = mkdtempSync(path.join(folder, "workspace-"));
    const link = path.join(workspace, "bisect.json");
    symlinkSync(file, link);
    expect(readBisectionFile(link)).toEqual(exampleBisection());
    expect(() => readBisectionFile(link, [workspace])).toThrow(
      `${link} cannot be read (it leads out of the workspace)`,
    );
  });

  it("is refused if it is damaged or missing", () => {
    writeFileSync(file, '{"schema": 1');
    expect(() => readBisection(folder)).toThrow("cannot be read");
    rmSync(file);
    expect(() => readBisection(folder)).toThrow("it holds no bisect.json");
  });
});
