import { describe, expect, it } from "vitest";
import { sequenceFacts } from "../../../../src/features/checks/sequence/facts.ts";
import { makeSequence } from "../../../builders/sequences.ts";

describe("the facts of an older results file", () => {
  const sequences = [makeSequence()];

  it("are taken from beside its tests, with the planned number", () => {
    const recording = { run: { tool: "0.1.0", planned: { tests: 3, controls: 2, sequences: 1 } }, sequences };
    expect(sequenceFacts.upgrade?.(recording)).toEqual({ version: 1, planned: 1, sequences });
    expect(recording).toEqual({ run: { tool: "0.1.0", planned: { tests: 3, controls: 2 } } });
  });

  it("have no planned number that the file does not state", () => {
    expect(sequenceFacts.upgrade?.({ sequences })).toEqual({ version: 1, sequences });
  });

  it("are absent where the file has no sequences", () => {
    const recording = { run: { tool: "0.1.0" }, tests: [] };
    expect(sequenceFacts.upgrade?.(recording)).toBeUndefined();
    expect(recording).toEqual({ run: { tool: "0.1.0" }, tests: [] });
  });
});
