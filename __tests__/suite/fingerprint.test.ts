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
      "blob": "fc816f9101de4b1331f2f64406101cd865c478962b0a763c75f4f1e03d0e55d6",
      "composite": "183a5c0e65f46aa89f78665567fb0606fb3238fdc798de1aca27f3ff7707ecc1",
      "int": "671d9669908db6c6051594b29fc23058b44b6c7022bdabed37277e50e1184ab5",
      "text": "0c06c6ab08bd76d4b7f1a7ce89b0b328e6c32c3d996423b67bca712012512213",
    }
  `);
});

describe("the fingerprint", () => {
  it("is known for a size", () => {
    expect(suiteHash(size)).toMatchInlineSnapshot(
      `"8da39d80515ffa1356aee8ddf82989adb038b40df2ca995e44a486e5712b46ca"`,
    );
  });

  it("differs where rows or seed differ", () => {
    const hashes = [size, { ...size, rows: 1001 }, { ...size, seed: 43 }, { rows: 1, seed: 42 }].map(
      suiteHash,
    );
    expect(new Set(hashes).size).toBe(4);
  });
});
