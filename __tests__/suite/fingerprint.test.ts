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
      "blob": "fb32c00283926afcc9de894f5458e03ccf451632eeb704cf6ab6d17388fbc059",
      "composite": "e6e131f5bffe868f173b9b56656b2ccf910eca58afbda4d247ecda5f181b6678",
      "int": "836b00177854111000c275760db8c99d18599bfdeaa350f7424f3d7a1a5d4734",
      "text": "8d1e2198a1ddcd8132be5c174cbdd5298b4145b55c73947087ec43b9f91fa7bf",
    }
  `);
});

describe("the fingerprint", () => {
  it("is known for a size", () => {
    expect(suiteHash(size)).toMatchInlineSnapshot(
      `"40adb320fdc10156120c39e8e9799de50864ec8edd880065fdfe58f37a49da71"`,
    );
  });

  it("differs where rows or seed differ", () => {
    const hashes = [size, { ...size, rows: 1001 }, { ...size, seed: 43 }, { rows: 1, seed: 42 }].map(
      suiteHash,
    );
    expect(new Set(hashes).size).toBe(4);
  });
});
