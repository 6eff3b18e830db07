import { describe, expect, it } from "vitest";
import { parseFinding, parseRowName } from "../../../../../src/features/search/bisect/finding/named-row.ts";

describe("a finding", () => {
  it("names a file and its row, whose name can have more of the sign between them", () => {
    expect(parseFinding("out/results.json#int/memory/reads/table_scan")).toEqual({
      kind: "row",
      file: "out/results.json",
      row: "int/memory/reads/table_scan",
    });
    expect(parseFinding("a.json#own/memory/reads/x counter:c#1")).toMatchObject({
      row: "own/memory/reads/x counter:c#1",
    });
    expect(parseFinding("a.json")).toEqual({ kind: "row", file: "a.json" });
    expect(() => parseFinding("#x")).toThrow('--finding: "#x" names no file: give FILE#ROW');
  });

  it("names the file of a hunt's case", () => {
    expect(parseFinding("cases/hunt_wrong_1.yml")).toEqual({ kind: "case", file: "cases/hunt_wrong_1.yml" });
  });
});

describe("a row", () => {
  it.each([
    ["int/memory/writes/oltp_insert", undefined],
    ["int/memory/writes/oltp_insert base", "base"],
    ["int/memory/writes average", "average"],
    ["int/file/writes/oltp_insert file-bytes", "file-bytes"],
    ["int/file/writes/oltp_insert baseline-file-bytes", "file-bytes"],
    ["own/file/writes/load limit-file-bytes", "file-bytes"],
    ["own/memory/reads/seek limit-time", "time"],
    ["own/memory/reads/seek limit-p99", "p99"],
    ["own/file/reads/seek limit-open", "open"],
    ["own/file/writes/commit max", "time"],
    ["contention/same/threads/4 baseline-longest", "longest"],
    ["own/memory/writes/x limit-counter:chunk write", "counter:chunk write"],
    ["int/memory/writes/oltp_insert instructions", "instructions"],
    ["own/memory/writes/x counter:chunk write", "counter:chunk write"],
    ["own/memory/reads/x.depth=9 growth-exponent", "growth"],
    ["age/append disk", "age-disk"],
    ["age/append time", "age-time"],
    ["age/append baseline-open", "age-open"],
    ["age/append baseline-written", "age-written"],
    ["sequence/file/2", undefined],
  ])("%j has the figure %s", (row, figure) => {
    const path = row.split(" ")[0];
    expect(parseRowName(row)).toEqual(figure === undefined ? { path } : { path, figure });
  });

  it.each([
    "int/memory/writes/oltp_insert plan",
    "int/file/writes/x memory",
    "age/append memory",
    "x throughput",
    "x counter:",
    "x counter:a\nb",
  ])("%j is none that a search knows", (row) =>
    expect(() => parseRowName(row)).toThrow("is no figure that a search knows"),
  );
});
