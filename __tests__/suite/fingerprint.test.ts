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
      "blob": "5781acb64248aacf7cda402b76305a65d8b772fe38627a148fbcababfffb90c9",
      "composite": "4ff4c6c73082ce15304047b0ab288d7bbd0af338d27b0c95b5293c72c8b34b3f",
      "int": "a6dd3a273ab708ea6c46f8f624c0d7c7450d9bd5d5c001b1c37d764dd832dde6",
      "text": "3752bb996a049a51a479f1d6d794c43e168592c079925122a331a27207552af0",
    }
  `);
});

describe("the fingerprint", () => {
  it("is known for a size", () => {
    expect(suiteHash(size)).toMatchInlineSnapshot(
      `"925b4bce7532abeda1ff51fa91aac5e1d29b036581517877949cf0fc0a3a472a"`,
    );
  });

  it("differs where rows or seed differ", () => {
    const hashes = [size, { ...size, rows: 1001 }, { ...size, seed: 43 }, { rows: 1, seed: 42 }].map(
      suiteHash,
    );
    expect(new Set(hashes).size).toBe(4);
  });
});
