import { describe, expect, it } from "vitest";
import { baseFile, namesOfUses } from "../../src/options/use-names.ts";
import { errorMessage } from "../error-message.ts";

const alike = { pragmas: {}, environment: {} };
const told = { pragmas: {}, environment: { candidate: { FORCE: "1" } } };

describe("a base", () => {
  it("is the candidate's file if it is called same and used in another way", () => {
    expect(baseFile("same", "lib.so", told)).toBe("lib.so");
    expect(baseFile("./same", "lib.so", told)).toBe("./same");
    expect(baseFile(undefined, "lib.so", told)).toBeUndefined();
  });

  it("is refused if it is used alike", () => {
    expect(errorMessage(() => baseFile("same", "lib.so", alike))).toContain("so that nothing is compared");
    const both = { ...alike, environment: { candidate: { A: "1" }, base: { A: "1" } } };
    expect(errorMessage(() => baseFile("same", "lib.so", both))).toContain("so that nothing is compared");
  });
});

describe("the names of one engine in two uses", () => {
  it.each([
    [told, "DoltLite with FORCE=1", "DoltLite without FORCE"],
    [{ ...alike, environment: { base: { FORCE: "1" } } }, "DoltLite without FORCE", "DoltLite with FORCE=1"],
    [
      { ...alike, environment: { candidate: { A: "1", SAME: "x" }, base: { A: "2", SAME: "x", B: "3" } } },
      "DoltLite with A=1 without B",
      "DoltLite with A=2, B=3",
    ],
    [
      {
        ...alike,
        pragmas: { candidate: { memory: ["PRAGMA cache_size=-100;"], file: ["PRAGMA cache_size=-200;"] } },
      },
      "DoltLite with cache_size=-100/-200",
      "DoltLite without cache_size",
    ],
  ])("say what is different: %j", (use, candidate, base) => {
    expect(namesOfUses("DoltLite", use)).toEqual({ candidate, base });
  });

  it("are at most as long as a name, and never the same", () => {
    const value = "x".repeat(200);
    const use = { ...alike, environment: { candidate: { A: `${value}1` }, base: { A: `${value}2` } } };
    const names = namesOfUses("DoltLite", use);
    expect(names.candidate).toMatch(/^DoltLite with A=x+…x+1$/);
    expect(names.base).toMatch(/^DoltLite with A=x+…x+2$/);
    expect([...names.candidate]).toHaveLength(60);
    const { candidate } = namesOfUses("DoltLite", { ...alike, environment: { candidate: { A: value } } });
    expect([...candidate]).toHaveLength(60);
  });
});
