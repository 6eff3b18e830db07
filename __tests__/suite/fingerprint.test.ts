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
      "cold": "dc0528b8176b36e732944fa44c093fdf2046734f8c628395fcb085730eb69ede",
      "cold_dropped": "dc0528b8176b36e732944fa44c093fdf2046734f8c628395fcb085730eb69ede",
      "composite": "fd720ef102e4ff4b0b42d7ea99484d1ec27bae8524a2800a0eaa501b80c7289d",
      "int": "417da35f4045d55208d0e0b83471cb87c6b1d60509c2f1012564520aaaf84df0",
      "raw": "4159c01e988bd21cdc5ea2df1830e72751411b509efb6c90bc540503552bd7bd",
      "raw_large": "5d0130afafcc26b0752d9f5638d796b201610134cb0a169d52624219f50311f2",
      "scale_large": "aed6ad4069305a31f5dc044d01c100a7be79805605cb06901ead081b24c6d4c8",
      "scale_medium": "b24e6de175c4a81a38d9025da2035676c5a84ddbff6ac4232d3ecf1d8f1399e7",
      "scale_small": "84aa1b5780966a85d3602e4475097d86401dd78666a0584e04fa1e8e25923e32",
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
        "cold": "5ae3e45238b636a8c8122cdccbd16ec1d7ce9e2c3dbc709130a3330776194f3d",
        "oltp": "df060df4df82b6f115916e3143a134f4e0f58ca94866d4755d4c845bb4ab74da",
        "raw": "335d7c005910d301b5b2bc04fecef5a5788126f540798db92aa564193fd691ec",
        "scale": "35b0869e276cf068be97ff8d7f0f6825a1bac4e616f1704501cc38a46feefb04",
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
