import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { suiteHash } from "../../src/suite/fingerprint.ts";
import { preparationStatements, timedStatements } from "../../src/suite/sql.ts";
import { type Variant, variants } from "../../src/suite/test.ts";
import { workloadNames } from "../../src/suite/workloads.ts";

const size = { rows: 1000, seed: 42 };

/** SHA-256 of everything that is generated for a variant. */
function everyByte(variant: Variant): string {
  const sequences = [
    preparationStatements(variant, size),
    ...workloadNames.map((workload) => timedStatements({ variant, workload }, size)),
  ];
  const hash = createHash("sha256");
  for (const sequence of sequences) hash.update(`${[...sequence].join("\n")}\n`);
  return hash.digest("hex");
}

// New hashes here mean that other SQL is timed: results from before and after cannot be compared.
it("every byte of the SQL is known for a size", () => {
  expect(Object.fromEntries(variants.map((variant) => [variant, everyByte(variant)]))).toMatchInlineSnapshot(`
    {
      "blob": "48f9300a476443bc78b7a292e8e27b5d2675134ca9e27a67f919e3f8ad977f38",
      "composite": "b24074da58466f52ca68f77ab29f6b9a136fc44ca9a20433919b5c48fa72e9cf",
      "int": "fb872426a9b2998d30cd221804d3f231d7c78cada421daa250a2755dc51a0e2d",
      "text": "4346bfadd839144a43a927439de332b729edf7eed2d59e862340c27381ae114b",
    }
  `);
});

describe("the fingerprint", () => {
  it("is known for a size", () => {
    expect(suiteHash(size)).toMatchInlineSnapshot(
      `"f21fa91652ff30d9a5d0dc37e882c8ea35157bb1f3006ba4e2c6c40dc5dc4253"`,
    );
  });

  it("differs where rows or seed differ", () => {
    const hashes = [size, { ...size, rows: 1001 }, { ...size, seed: 43 }, { rows: 1, seed: 42 }].map(
      suiteHash,
    );
    expect(new Set(hashes).size).toBe(4);
  });
});
