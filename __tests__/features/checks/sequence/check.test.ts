import { describe, expect, it } from "vitest";
import { sequenceCheck } from "../../../../src/features/checks/sequence/check.ts";
import { makeSequence } from "../../../builders/sequences.ts";
import { errorMessage } from "../../../error-message.ts";
import { resolveRunSettings, sourcesOf } from "../../../options/full-build.ts";

const settings = resolveRunSettings(sourcesOf({ given: { candidate: "a.so", storages: ["file"] } }));

describe("the sequences that a run kept", () => {
  it("are facts by storage and order, beside the planned number", () => {
    const [second, first] = [makeSequence({ order: 2 }), makeSequence({ order: 1 })];
    expect(sequenceCheck.facts(settings, [second, first])).toEqual({
      version: 1,
      planned: 3,
      sequences: [first, second],
    });
  });

  it("are refused if this version did not write them", () => {
    expect(errorMessage(() => sequenceCheck.facts(settings, [{ order: 2 }]))).toMatch(
      /^the sequences in results\.sqlite are not as this version writes them \(.*\): measure again without --resume$/,
    );
  });
});
