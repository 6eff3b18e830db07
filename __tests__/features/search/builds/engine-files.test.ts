import { writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { openEngineFiles } from "../../../../src/features/search/builds/engine-files.ts";
import { useFolder } from "../../../builders/folder.ts";

const folder = useFolder("files");
const [a, b, c] = ["a", "b", "c"].map((name) => {
  const file = path.join(folder, `${name}.so`);
  writeFileSync(file, name);
  return file;
}) as [string, string, string];

describe("a list of engines", () => {
  it("is a chain from the good one to the bad one", async () => {
    const source = openEngineFiles([a, b, c]);
    expect(source.points).toEqual([
      { name: "a.so", id: a, parents: [] },
      { name: "b.so", id: b, parents: [0] },
      { name: "c.so", id: c, parents: [1] },
    ]);
    expect([source.good, source.bad]).toEqual([0, 2]);
    expect(await source.build(1, new AbortController().signal)).toEqual({ state: "built", engine: b });
  });

  it("is refused if it is too short, or a file is missing or there twice", () => {
    expect(() => openEngineFiles([])).toThrow("no engine is given");
    expect(() => openEngineFiles([a])).toThrow("only one engine is given");
    expect(() => openEngineFiles([a, `${b}x`])).toThrow('b.sox" does not exist');
    expect(() => openEngineFiles([a, b, path.join(folder, "..", path.basename(folder), "a.so")])).toThrow(
      "is given twice",
    );
  });
});
