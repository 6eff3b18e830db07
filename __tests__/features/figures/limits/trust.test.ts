import { describe, expect, it } from "vitest";
import { requireTimedParts } from "../../../../src/features/figures/limits/trust.ts";
import type { TestRecord } from "../../../../src/model/recording.ts";
import { suites } from "../../../../src/suite/suites.ts";
import { makeRecord, makeTest, pairs } from "../../../builders/recordings.ts";

const samples = pairs([50_000, 60_000]);
const limit = { for: { variant: "int" }, figure: "commit", atMost: 20e6, unit: "ns" };

function required(...tests: readonly TestRecord[]) {
  return () => requireTimedParts({ tests }, { catalogue: suites, given: { limits: [limit] } });
}

describe("a limit of COMMITs", () => {
  const transaction = makeTest({ variant: "int", storage: "file", kind: "writes", workload: "oltp_insert" });

  it("is of tests whose COMMIT results from elsewhere may not leave out", () => {
    const timed = samples.map((one) => ({ ...one, commitNs: 1000 }));
    expect(required(makeRecord({ ...transaction, samples: timed }))).not.toThrow();
    expect(required(makeRecord({ ...transaction, samples }))).toThrow(
      'input results: "int/file/writes/oltp_insert" has no commit of any engine, which a limit is of',
    );
  });

  it("is of no other test", () => {
    const single = makeTest({ ...transaction, storage: "autocommit", workload: "oltp_insert_ac" });
    expect(required(makeRecord({ ...single, samples }))).not.toThrow();
  });
});
