import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { suiteNames, suiteOf, type Variant, variants } from "../../src/model/test.ts";
import { suiteHash } from "../../src/suite/fingerprint.ts";
import { preparationStatements, timedStatements } from "../../src/suite/sql.ts";
import { suites } from "../../src/suite/suites.ts";

const size = { rows: 1000, seed: 42 };

/** SHA-256 of everything that is generated for a variant. */
function everyByte(variant: Variant): string {
  const sequences = [
    preparationStatements(variant, size),
    ...suites[suiteOf(variant)].workloads.map(({ name }) =>
      timedStatements({ variant, workload: name }, size),
    ),
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
      "types": "57180a74f5f61781939998c139de9c0f0d01353b999d08b8676c3ac0eb1279f9",
      "types_long": "0d1633f8fae3c40539ce9d0f285bd8b327b498a5c4cc3c5a83b28d130df0d440",
    }
  `);
});

describe("the fingerprint", () => {
  it("is known for a size", () => {
    const hashes = Object.fromEntries(suiteNames.map((suite) => [suite, suiteHash(size, suite)]));
    expect(hashes).toMatchInlineSnapshot(`
      {
        "oltp": "df060df4df82b6f115916e3143a134f4e0f58ca94866d4755d4c845bb4ab74da",
        "types": "ccd515c2aaecd5acf8bdc0885fac2569b7e1a1359f4765afa2f3ac1ccc59bc6a",
      }
    `);
  });

  it("differs where rows or seed differ", () => {
    const hashes = [size, { ...size, rows: 1001 }, { ...size, seed: 43 }, { rows: 1, seed: 42 }].map((one) =>
      suiteHash(one),
    );
    expect(new Set(hashes).size).toBe(4);
  });
});
