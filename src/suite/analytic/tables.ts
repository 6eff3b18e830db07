import { multiRowInserts } from "../multi-row-insert.ts";
import { RandomStream } from "../random.ts";
import type { Part } from "../sql-template.ts";
import { checkpoint, type SuiteSize } from "../workload.ts";

/** The rows of TPC-H's tables, in the standard's proportions (clause 4.2.5), in a run of so many rows: 100,000 are scale 0.01. */
export interface Scale {
  readonly suppliers: number;
  readonly customers: number;
  readonly parts: number;
  readonly orders: number;
}

export function scaleOf(rows: number): Scale {
  // At scale 1: 10,000 suppliers, 150,000 customers, 200,000 parts, and ten orders for each customer.
  const of = (count: number, least: number) => Math.max(least, Math.round((count * rows) / 10_000_000));
  const customers = of(150_000, 30);
  return { suppliers: of(10_000, 5), customers, parts: of(200_000, 40), orders: 10 * customers };
}

export const regions = ["AFRICA", "AMERICA", "ASIA", "EUROPE", "MIDDLE EAST"] as const;

/** Each with its region's number. */
export const nations = [
  ["ALGERIA", 0],
  ["ARGENTINA", 1],
  ["BRAZIL", 1],
  ["CANADA", 1],
  ["EGYPT", 4],
  ["ETHIOPIA", 0],
  ["FRANCE", 3],
  ["GERMANY", 3],
  ["INDIA", 2],
  ["INDONESIA", 2],
  ["IRAN", 4],
  ["IRAQ", 4],
  ["JAPAN", 2],
  ["JORDAN", 4],
  ["KENYA", 0],
  ["MOROCCO", 0],
  ["MOZAMBIQUE", 0],
  ["PERU", 1],
  ["CHINA", 2],
  ["ROMANIA", 3],
  ["SAUDI ARABIA", 4],
  ["VIETNAM", 2],
  ["RUSSIA", 3],
  ["UNITED KINGDOM", 3],
  ["UNITED STATES", 1],
] as const;

export const segments = ["AUTOMOBILE", "BUILDING", "FURNITURE", "HOUSEHOLD", "MACHINERY"] as const;
const priorities = ["1-URGENT", "2-HIGH", "3-MEDIUM", "4-NOT SPECIFIED", "5-LOW"] as const;
export const shipModes = ["AIR", "FOB", "MAIL", "RAIL", "REG AIR", "SHIP", "TRUCK"] as const;
const instructions = ["COLLECT COD", "DELIVER IN PERSON", "NONE", "TAKE BACK RETURN"] as const;
export const colors = [
  "almond",
  "blue",
  "coral",
  "forest",
  "green",
  "ivory",
  "lemon",
  "navy",
  "plum",
  "red",
] as const;
export const metals = ["BRASS", "COPPER", "NICKEL", "STEEL", "TIN"] as const;
const grades = ["ECONOMY", "LARGE", "MEDIUM", "PROMO", "SMALL", "STANDARD"] as const;
const finishes = ["ANODIZED", "BRUSHED", "BURNISHED", "PLATED", "POLISHED"] as const;
export const containers = ["BAG", "BOX", "CAN", "CASE", "DRUM", "JAR", "PACK", "PKG"] as const;
const containerSizes = ["JUMBO", "LG", "MED", "SM", "WRAP"] as const;

/** The first day of orders, and how many days have some: seven years, less what their deliveries take. */
const firstDay = Date.UTC(1992, 0, 1);
const orderDays = 2406;

/** `1995-03-15` */
function day(number: number): string {
  return new Date(firstDay + number * 86_400_000).toISOString().slice(0, 10);
}

/** A line that is received by this day, 17 June 1995, may have been returned. */
const today = Math.round((Date.UTC(1995, 5, 17) - firstDay) / 86_400_000);

/** A remark of some words; a few have the phrase that a query looks for. */
function remark(random: RandomStream, phrase: string, percent: number): string {
  const words = [random.letters(7), random.letters(5), random.letters(6)];
  return (random.integer(1, 100) <= percent ? [words[0], ...phrase.split(" "), words[1]] : words).join(" ");
}

/** Whole cents: the standard asks for exact decimals, which SQLite has not. */
function priceOf(part: number): number {
  return 90_000 + ((part * 10) % 20_001) + 100 * (part % 1000);
}

/** One of the four suppliers of a part: different ones if there are enough. */
function supplierOf(part: number, place: number, suppliers: number): number {
  return ((part + place * Math.max(1, Math.floor(suppliers / 4))) % suppliers) + 1;
}

const phoneOf = (random: RandomStream, nation: number) =>
  `${10 + nation}-${random.integer(100, 999)}-${random.integer(1000, 9999)}`;

type Rows = Generator<readonly Part[], void>;

function* lines(scale: Scale, seed: number, emit: "orders" | "lineitem"): Rows {
  const random = new RandomStream(seed, "analytic orders");
  for (let order = 1; order <= scale.orders; order++) {
    // As in the standard, a third of the customers has no order.
    const drawn = random.integer(1, scale.customers);
    const customer = drawn % 3 === 0 ? Math.max(1, drawn - 1) : drawn;
    const ordered = random.integer(0, orderDays - 1);
    const count = random.integer(1, 7);
    let total = 0;
    let open = 0;
    for (let number = 1; number <= count; number++) {
      const part = random.integer(1, scale.parts);
      const supplier = supplierOf(part, random.integer(0, 3), scale.suppliers);
      const quantity = random.integer(1, 50);
      const price = quantity * priceOf(part);
      const [discount, tax] = [random.integer(0, 10), random.integer(0, 8)];
      const shipped = ordered + random.integer(1, 121);
      const committed = ordered + random.integer(30, 90);
      const received = shipped + random.integer(1, 30);
      const flag = received > today ? "N" : random.oneOf(["A", "R"]);
      const status = shipped > today ? "O" : "F";
      if (status === "O") open++;
      total += Math.round((price * (100 - discount) * (100 + tax)) / 10_000);
      const how = [random.oneOf(instructions), random.oneOf(shipModes), random.letters(12)];
      if (emit === "lineitem")
        yield [
          ...[order, number, part, supplier, quantity, price, discount, tax, flag, status],
          ...[day(shipped), day(committed), day(received), ...how],
        ];
    }
    const status = open === 0 ? "F" : open === count ? "O" : "P";
    const rest = [random.oneOf(priorities), random.integer(1, 1000), remark(random, "special requests", 5)];
    if (emit === "orders") yield [order, customer, status, total, day(ordered), ...rest];
  }
}

interface Table {
  readonly columns: string;
  readonly rows: (scale: Scale, seed: number) => Iterable<readonly Part[]>;
  readonly indexes?: readonly string[];
}

const range = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

export const tableNames = [
  "region",
  "nation",
  "supplier",
  "customer",
  "part",
  "partsupp",
  "orders",
  "lineitem",
] as const;
type TableName = (typeof tableNames)[number];

/** The columns that the queries use, with keys, and indexes on the foreign keys. Amounts are cents, discount and tax are percent. */
const tables: Readonly<Record<TableName, Table>> = {
  region: {
    columns: "r_regionkey INTEGER PRIMARY KEY, r_name TEXT NOT NULL",
    rows: () => regions.map((name, index) => [index, name]),
  },
  nation: {
    columns: "n_nationkey INTEGER PRIMARY KEY, n_name TEXT NOT NULL, n_regionkey INTEGER NOT NULL",
    rows: () => nations.map(([name, region], index) => [index, name, region]),
  },
  supplier: {
    columns:
      "s_suppkey INTEGER PRIMARY KEY, s_name TEXT NOT NULL, s_address TEXT NOT NULL, s_nationkey INTEGER NOT NULL, s_phone TEXT NOT NULL, s_acctbal INTEGER NOT NULL, s_comment TEXT NOT NULL",
    rows: ({ suppliers }, seed) => {
      const random = new RandomStream(seed, "analytic supplier");
      return range(suppliers).map((key) => {
        const nation = random.integer(0, nations.length - 1);
        const name = `Supplier#${String(key).padStart(9, "0")}`;
        const own = [phoneOf(random, nation), random.integer(-99_999, 999_999)];
        return [key, name, random.letters(20), nation, ...own, remark(random, "Customer Complaints", 3)];
      });
    },
    indexes: ["s_nationkey"],
  },
  customer: {
    columns:
      "c_custkey INTEGER PRIMARY KEY, c_name TEXT NOT NULL, c_address TEXT NOT NULL, c_nationkey INTEGER NOT NULL, c_phone TEXT NOT NULL, c_acctbal INTEGER NOT NULL, c_mktsegment TEXT NOT NULL, c_comment TEXT NOT NULL",
    rows: ({ customers }, seed) => {
      const random = new RandomStream(seed, "analytic customer");
      return range(customers).map((key) => {
        const nation = random.integer(0, nations.length - 1);
        const name = `Customer#${String(key).padStart(9, "0")}`;
        const own = [phoneOf(random, nation), random.integer(-99_999, 999_999), random.oneOf(segments)];
        return [key, name, random.letters(20), nation, ...own, random.letters(30)];
      });
    },
    indexes: ["c_nationkey"],
  },
  part: {
    columns:
      "p_partkey INTEGER PRIMARY KEY, p_name TEXT NOT NULL, p_mfgr TEXT NOT NULL, p_brand TEXT NOT NULL, p_type TEXT NOT NULL, p_size INTEGER NOT NULL, p_container TEXT NOT NULL, p_retailprice INTEGER NOT NULL",
    rows: ({ parts }, seed) => {
      const random = new RandomStream(seed, "analytic part");
      return range(parts).map((key) => {
        const maker = random.integer(1, 5);
        const name = `${random.oneOf(colors)} ${random.oneOf(colors)} ${random.letters(6)}`;
        const type = [random.oneOf(grades), random.oneOf(finishes), random.oneOf(metals)].join(" ");
        const container = `${random.oneOf(containerSizes)} ${random.oneOf(containers)}`;
        const brand = `Brand#${maker}${random.integer(1, 5)}`;
        const size = random.integer(1, 50);
        return [key, name, `Manufacturer#${maker}`, brand, type, size, container, priceOf(key)];
      });
    },
  },
  partsupp: {
    columns:
      "ps_partkey INTEGER NOT NULL, ps_suppkey INTEGER NOT NULL, ps_availqty INTEGER NOT NULL, ps_supplycost INTEGER NOT NULL, PRIMARY KEY (ps_partkey, ps_suppkey)",
    rows: ({ parts, suppliers }, seed) => {
      const random = new RandomStream(seed, "analytic partsupp");
      return range(parts).flatMap((part) =>
        [0, 1, 2, 3].map((place) => {
          const supplier = supplierOf(part, place, suppliers);
          return [part, supplier, random.integer(1, 9999), random.integer(100, 100_000)];
        }),
      );
    },
    indexes: ["ps_suppkey"],
  },
  orders: {
    columns:
      "o_orderkey INTEGER PRIMARY KEY, o_custkey INTEGER NOT NULL, o_orderstatus TEXT NOT NULL, o_totalprice INTEGER NOT NULL, o_orderdate TEXT NOT NULL, o_orderpriority TEXT NOT NULL, o_clerk INTEGER NOT NULL, o_comment TEXT NOT NULL",
    rows: (scale, seed) => lines(scale, seed, "orders"),
    indexes: ["o_custkey", "o_orderdate"],
  },
  lineitem: {
    columns:
      "l_orderkey INTEGER NOT NULL, l_linenumber INTEGER NOT NULL, l_partkey INTEGER NOT NULL, l_suppkey INTEGER NOT NULL, l_quantity INTEGER NOT NULL, l_extendedprice INTEGER NOT NULL, l_discount INTEGER NOT NULL, l_tax INTEGER NOT NULL, l_returnflag TEXT NOT NULL, l_linestatus TEXT NOT NULL, l_shipdate TEXT NOT NULL, l_commitdate TEXT NOT NULL, l_receiptdate TEXT NOT NULL, l_shipinstruct TEXT NOT NULL, l_shipmode TEXT NOT NULL, l_comment TEXT NOT NULL, PRIMARY KEY (l_orderkey, l_linenumber)",
    rows: (scale, seed) => lines(scale, seed, "lineitem"),
    indexes: ["l_partkey, l_suppkey", "l_suppkey", "l_shipdate"],
  },
};

/** The tables, loaded in one transaction, and then their indexes. */
export function* preparation(
  { rows, seed }: SuiteSize,
  names: readonly string[] = tableNames,
): Generator<string, void> {
  const scale = scaleOf(rows);
  yield "BEGIN;";
  for (const name of tableNames.filter((one) => names.includes(one))) {
    const { columns: definition, rows: rowsOf, indexes = [] } = tables[name];
    yield `CREATE TABLE ${name}(${definition});`;
    yield* multiRowInserts(name, rowsOf(scale, seed));
    for (const columns of indexes)
      yield `CREATE INDEX ${name}_${columns.replace(", ", "_")} ON ${name}(${columns});`;
  }
  yield "COMMIT;";
  yield checkpoint;
}
