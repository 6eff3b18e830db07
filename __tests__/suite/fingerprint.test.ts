import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import {
  type SuiteName,
  suiteNames,
  suiteOf,
  type Variant,
  variants,
  variantsOf,
} from "../../src/model/test.ts";
import { suiteHash } from "../../src/suite/fingerprint.ts";
import { preparationStatements, timedStatements } from "../../src/suite/sql.ts";
import { suites, suitesIn } from "../../src/suite/suites.ts";
import { isTimedIn } from "../../src/suite/workload.ts";

const size = { rows: 1000, seed: 42 };

/** The suite of users' own workloads has none without their files. */
const isOfTool = (suite: SuiteName) => suite !== "own";

/** SHA-256 of everything that is generated for a variant. */
function everyByte(variant: Variant): string {
  const sequences = [
    preparationStatements(variant, size),
    ...suites[suiteOf(variant)].workloads
      .filter((workload) => isTimedIn(workload, variant))
      .map(({ name }) => timedStatements({ variant, workload: name }, size)),
  ];
  const hash = createHash("sha256");
  for (const sequence of sequences) hash.update(`${[...sequence].join("\n")}\n`);
  return hash.digest("hex");
}

// New hashes here mean that other SQL is timed: results from before and after cannot be compared.
it("every byte of the SQL is known for a size", { timeout: 60_000 }, () => {
  const ofTool = variants.filter((variant) => isOfTool(suiteOf(variant)));
  expect(Object.fromEntries(ofTool.map((variant) => [variant, everyByte(variant)]))).toMatchInlineSnapshot(`
    {
      "analytic": "ec1d529a45ad739e8cc29b0bd5e4e3f353a277c3a4b0ef4fe665e5a317e6ba59",
      "blob": "5bcc038cb74f75a1d93b5fb1b4079bd1730a00de4a086a0f0d43da6f897c72af",
      "cold": "dc0528b8176b36e732944fa44c093fdf2046734f8c628395fcb085730eb69ede",
      "cold_dropped": "dc0528b8176b36e732944fa44c093fdf2046734f8c628395fcb085730eb69ede",
      "composite": "fd720ef102e4ff4b0b42d7ea99484d1ec27bae8524a2800a0eaa501b80c7289d",
      "int": "417da35f4045d55208d0e0b83471cb87c6b1d60509c2f1012564520aaaf84df0",
      "raw": "25e77975a73e9c2438bbcba69217bd37c6f5ca402c21a29d9df8d9bbb4a167e1",
      "raw_large": "5d0130afafcc26b0752d9f5638d796b201610134cb0a169d52624219f50311f2",
      "scale_large": "df822ea65c457c54e0f1402104b52e6faeeb46ddb682c5f8e059cce0a5209e50",
      "scale_medium": "2948b7ba3c3a48d7070d648249800be05c87f0f9d2b6023747ada50a3b75a6bc",
      "scale_small": "393f094c4355190422b5ca30202ab51581c518098b938b545a621d9283c87dbc",
      "server": "78fd2640008a9191cabffa7c8cc5347cfbd1b8b8c4d6e771cc9d9582c0db536f",
      "server_long": "13169389aded3057d4be614d15bf0aa8d1d8c5539f3a9d0a9cf5ea326636bea3",
      "shapes": "55e23da95367d01e7e2f7fdaea2906d9a9a2ad41c29e71e3e71ccb7dfa3b1dc6",
      "shapes_extensions": "7106cf10e138aff6677054ac97cfe77a1d093e259c6918935910435212311722",
      "shapes_no_op": "0673ab08a83c422ad7de4708b9c89128840b9c93c84ca6756d4e36a32a1d950f",
      "shapes_schema": "c6d05dafadb96469c43f06efb259442436cc2493add872d97445e88184dd7f11",
      "text": "9305f8c9dbc5b8cf3ac29f491e007d489dbf6a5e93cb187073f8216d650bc2d7",
      "tpcc": "988d1f2bb6c8753bbd338ec52d9f6fcbb589ba837ca835adca9a985afa7c3231",
      "types": "57180a74f5f61781939998c139de9c0f0d01353b999d08b8676c3ac0eb1279f9",
      "types_long": "0d1633f8fae3c40539ce9d0f285bd8b327b498a5c4cc3c5a83b28d130df0d440",
    }
  `);
});

describe("the fingerprint", () => {
  it("is known for a size", () => {
    // That of sequences, which are no tests, is known in sequence/orders.test.ts.
    const made = suiteNames.filter((suite) => isOfTool(suite) && variantsOf(suite).length > 0);
    const hashes = Object.fromEntries(made.map((suite) => [suite, suiteHash(size, suite)]));
    expect(hashes).toMatchInlineSnapshot(`
      {
        "analytic": "0ddd9e7af89764701bae7d77daf2ad08abba702ce23e47803f283c2cd279a742",
        "cold": "5ae3e45238b636a8c8122cdccbd16ec1d7ce9e2c3dbc709130a3330776194f3d",
        "oltp": "df060df4df82b6f115916e3143a134f4e0f58ca94866d4755d4c845bb4ab74da",
        "raw": "ef7cd62f03567413c5493e4a5c6c3ffb6ce46905a5cd662027662d70ce83e1ef",
        "scale": "bf1feccc02a64c14185bf6c12676be57d3bba452b2bdc39f0271117247123e78",
        "server": "ffa9904b6fbc225735d768f10676d7a13584ee058078287e801d2b1477b787ff",
        "shapes": "a00882a920e87e4982becce2cc4ee058638059d7f26ba9740bbc41c024e91ec1",
        "tpcc": "f606eb368da2e7334d049fb7d7cd98aa0c40e7f9e551d4b8183ab52f1fb3fefc",
        "types": "ccd515c2aaecd5acf8bdc0885fac2569b7e1a1359f4765afa2f3ac1ccc59bc6a",
      }
    `);
  });

  it("is known for suites in MySQL's dialect", () => {
    const catalogue = suitesIn("mysql");
    const own = (["server", "tpcc"] as const).map((suite) => [suite, suiteHash(size, suite, catalogue)]);
    expect(Object.fromEntries(own)).toMatchInlineSnapshot(`
      {
        "server": "ffa9904b6fbc225735d768f10676d7a13584ee058078287e801d2b1477b787ff",
        "tpcc": "c9eba54b9507e5c8e5e857ec063a8f4427bcaf5a84c1ca7515fa9270fe184248",
      }
    `);
    expect(suiteHash(size, "server")).toBe(suiteHash(size, "server", catalogue));
    expect(suiteHash(size, "tpcc")).not.toBe(suiteHash(size, "tpcc", catalogue));
  });

  it("of tpcc differs where the warehouses differ, and no other does", () => {
    const other = { ...size, warehouses: 2 };
    const differing = suiteNames.filter((suite) => suiteHash(size, suite) !== suiteHash(other, suite));
    expect(differing).toEqual(["tpcc"]);
    expect(suiteHash({ ...size, warehouses: 1 }, "tpcc")).toBe(suiteHash(size, "tpcc"));
  });

  it("differs where rows or seed differ", () => {
    const hashes = [size, { ...size, rows: 1001 }, { ...size, seed: 43 }, { rows: 1, seed: 42 }].map((one) =>
      suiteHash(one),
    );
    expect(new Set(hashes).size).toBe(4);
  });
});
