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
      "blob": "5bcc038cb74f75a1d93b5fb1b4079bd1730a00de4a086a0f0d43da6f897c72af",
      "composite": "fd720ef102e4ff4b0b42d7ea99484d1ec27bae8524a2800a0eaa501b80c7289d",
      "int": "417da35f4045d55208d0e0b83471cb87c6b1d60509c2f1012564520aaaf84df0",
      "text": "9305f8c9dbc5b8cf3ac29f491e007d489dbf6a5e93cb187073f8216d650bc2d7",
    }
  `);
});

describe("the fingerprint", () => {
  it("is known for a size", () => {
    expect(suiteHash(size)).toMatchInlineSnapshot(
      `"df060df4df82b6f115916e3143a134f4e0f58ca94866d4755d4c845bb4ab74da"`,
    );
  });

  it("differs where rows or seed differ", () => {
    const hashes = [size, { ...size, rows: 1001 }, { ...size, seed: 43 }, { rows: 1, seed: 42 }].map(
      suiteHash,
    );
    expect(new Set(hashes).size).toBe(4);
  });
});
