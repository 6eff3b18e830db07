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
      "blob": "1c50f3c507f3ed31f9543273b6decf410d459562bec31b78d281a42aba8e552d",
      "composite": "59acb5c342196df573f8a007d74bbd8b2e4d1f49c5a0e5399337fa24e8bb92a1",
      "int": "c153dfd5cdc9d5dfab4e82f1de7f8fe6fec39871e9b6041064d72b041e8aaec0",
      "text": "7acb82417566e29beb38f3c6af070a2c6fdb0c8e64aaaced261d61a8903563c1",
    }
  `);
});

describe("the fingerprint", () => {
  it("is known for a size", () => {
    expect(suiteHash(size)).toMatchInlineSnapshot(
      `"79d4dc358247b1b6b9b3c652b5de3c4922dadb305ac818bccfde08360fd0d778"`,
    );
  });

  it("differs where rows or seed differ", () => {
    const hashes = [size, { ...size, rows: 1001 }, { ...size, seed: 43 }, { rows: 1, seed: 42 }].map(
      suiteHash,
    );
    expect(new Set(hashes).size).toBe(4);
  });
});
