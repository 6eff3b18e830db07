import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { type Variant, variants } from "../../src/model/test.ts";
import { suiteHash } from "../../src/suite/fingerprint.ts";
import { preparationStatements, timedStatements } from "../../src/suite/sql.ts";
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
      "blob": "f21f541f9190a00d2b0b140bd3392dc9b063f1ee717ecc68638f1d7a83c42a1b",
      "composite": "9a240678d5bb432a051aacd5f4b7e03d2bcc3abe11b2e6d029bd44142a8d4c07",
      "int": "f2731e1bba472a2ecbee08e62759d4d4a116085cf7f16d17377f8aa159af8f6c",
      "text": "899aa784a4da25c0570f7feb7bee8f4bfab3c1a4bf48ca7d4b224a6e760d4cc9",
    }
  `);
});

describe("the fingerprint", () => {
  it("is known for a size", () => {
    expect(suiteHash(size)).toMatchInlineSnapshot(
      `"85b3762ed352a6ef3f4353c9f95fe4b93f5c723b05c2e15d5745e73bb6a0fbac"`,
    );
  });

  it("differs where rows or seed differ", () => {
    const hashes = [size, { ...size, rows: 1001 }, { ...size, seed: 43 }, { rows: 1, seed: 42 }].map(
      suiteHash,
    );
    expect(new Set(hashes).size).toBe(4);
  });
});
