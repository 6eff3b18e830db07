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
      "blob": "60cb681cc9997a81ecb143575832ae0fe33bb7478e2aeca4883d2632c6ced539",
      "composite": "22235ae3af5f475141cbb42d71f5fade171290d531880812bf45d9689c10512b",
      "int": "cfec40403051afa91aeeac7b695e72969280e981dfb692b551b65b4227599d4d",
      "text": "d0cbea9cf9f753f11a513063acd3fd5026db699e27069fb7cba00c5d7f4d7288",
    }
  `);
});

describe("the fingerprint", () => {
  it("is known for a size", () => {
    expect(suiteHash(size)).toMatchInlineSnapshot(
      `"eed6c836a728173c153d7ced181d16f408d962bb22138bdc5b0b50ae93271844"`,
    );
  });

  it("differs where rows or seed differ", () => {
    const hashes = [size, { ...size, rows: 1001 }, { ...size, seed: 43 }, { rows: 1, seed: 42 }].map(
      suiteHash,
    );
    expect(new Set(hashes).size).toBe(4);
  });
});
