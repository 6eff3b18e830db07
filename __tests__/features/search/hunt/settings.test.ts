import { describe, expect, it } from "vitest";
import {
  formatGivenHunt,
  parseGivenHunt,
  readHuntInputs,
  resolveHunt,
} from "../../../../src/features/search/hunt/settings.ts";
import { features } from "../../../../src/features.ts";
import { errorMessage } from "../../../error-message.ts";

const inputs = (given: Record<string, string>) => (name: string) => given[name] ?? "";

describe("the action's inputs", () => {
  it("reach the process that hunts as they were given", () => {
    const given = readHuntInputs(
      inputs({ candidate: "new.so", base: "main.so", minutes: "3", "base-ratio": "1.7", known: "cases" }),
      features,
    );
    const again = parseGivenHunt(formatGivenHunt({ ...given, out: "found" }, features), features);
    expect(resolveHunt(again, features)).toMatchObject({
      ...{ minutes: 3, lines: { baseline: 3, base: 1.7 }, out: "found", known: "cases" },
      run: { candidate: "new.so", base: "main.so", confine: "auto" },
    });
  });

  it.each([
    [{}, "input candidate: name the engine to hunt in"],
    [{ candidate: "a.so", ratio: "x" }, 'input ratio: "x"'],
    [{ candidate: "a.so", "base-ratio": "1" }, "input base-ratio: 1 is not a number above 1"],
    [{ candidate: "a.so", minutes: "-1" }, "input minutes"],
  ])("are refused by name: %j", (given, words) => {
    expect(errorMessage(() => readHuntInputs(inputs(given), features))).toContain(words);
  });

  it("cannot be a file that another version wrote", () => {
    expect(errorMessage(() => parseGivenHunt('{"candidate":"a.so","prey":1}', features))).toContain("prey");
  });
});

describe("engines", () => {
  it.each([
    [{}, "off"],
    [{ replay: "cases" }, "auto"],
    [{ replay: "cases", confine: "off" }, "off"],
    [{ corpus: "kept" }, "auto"],
    [{ corpus: "kept", confine: "off" }, "off"],
    [{ confine: "on" }, "on"],
  ])(
    "are confined where that is possible if they execute cases, unless the options say otherwise: %j",
    (given, confine) => {
      expect(resolveHunt({ candidate: "a.so", ...given }, features).run.confine).toBe(confine);
    },
  );
});
