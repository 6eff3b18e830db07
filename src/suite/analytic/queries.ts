import type { RandomStream } from "../random.ts";
import { fixed, sql, type Template } from "../sql-template.ts";
import { colors, containers, metals, nations, regions, segments, shipModes } from "./tables.ts";

/** A business question of TPC-H, in SQLite's dialect: dates are texts, amounts are cents and rates are percent. */
export interface Query {
  readonly name: string;
  /** The question in a line. */
  readonly description: string;
  /** Executions in a sample: fewer of a slow one. */
  readonly times: number;
  /** The query with values of one execution. */
  readonly statement: (random: RandomStream) => Template;
}

const nation = (random: RandomStream) => random.oneOf(nations)[0];
const yearStart = (random: RandomStream) => random.integer(1993, 1997);
const brand = (random: RandomStream) => `Brand#${random.integer(1, 5)}${random.integer(1, 5)}`;
const two = (value: number) => String(value).padStart(2, "0");

/** Cents that a line costs after its discount. */
const revenue = fixed("l_extendedprice * (100 - l_discount) / 100");

export const queries: readonly Query[] = [
  {
    name: "q01_pricing_summary",
    description: "sums and averages of all lines shipped by a day, for each flag and status",
    times: 1,
    statement: (random) =>
      sql`SELECT l_returnflag, l_linestatus, sum(l_quantity), sum(l_extendedprice), sum(${revenue}), sum(l_extendedprice * (100 - l_discount) * (100 + l_tax) / 10000), avg(l_quantity), avg(l_discount), count(*) FROM lineitem WHERE l_shipdate <= ${`1998-${two(random.integer(8, 9))}-02`} GROUP BY l_returnflag, l_linestatus ORDER BY l_returnflag, l_linestatus;`,
  },
  {
    name: "q02_minimum_cost_supplier",
    description: "the cheapest suppliers of a region for parts of a size and metal",
    times: 20,
    statement: (random) => {
      const region = random.oneOf(regions);
      return sql`SELECT s_acctbal, s_name, n_name, p_partkey, p_mfgr FROM part JOIN partsupp ON ps_partkey = p_partkey JOIN supplier ON s_suppkey = ps_suppkey JOIN nation ON n_nationkey = s_nationkey JOIN region ON r_regionkey = n_regionkey WHERE p_size BETWEEN ${random.integer(1, 20)} AND ${random.integer(21, 40)} AND p_type LIKE ${`%${random.oneOf(metals)}`} AND r_name = ${region} AND ps_supplycost = (SELECT min(x.ps_supplycost) FROM partsupp x JOIN supplier y ON y.s_suppkey = x.ps_suppkey JOIN nation z ON z.n_nationkey = y.s_nationkey JOIN region w ON w.r_regionkey = z.n_regionkey WHERE x.ps_partkey = p_partkey AND w.r_name = ${region}) ORDER BY s_acctbal DESC, n_name, s_name, p_partkey LIMIT 100;`;
    },
  },
  {
    name: "q03_shipping_priority",
    description: "the ten orders of a segment that are worth most and not yet shipped",
    times: 2,
    statement: (random) => {
      const date = `1995-03-${two(random.integer(1, 28))}`;
      return sql`SELECT o_orderkey, sum(${revenue}) AS value, o_orderdate FROM customer JOIN orders ON o_custkey = c_custkey JOIN lineitem ON l_orderkey = o_orderkey WHERE c_mktsegment = ${random.oneOf(segments)} AND o_orderdate < ${date} AND l_shipdate > ${date} GROUP BY o_orderkey, o_orderdate ORDER BY value DESC, o_orderdate, o_orderkey LIMIT 10;`;
    },
  },
  {
    name: "q04_order_priority",
    description: "orders of a quarter with a line that came late, for each priority",
    times: 10,
    statement: (random) => {
      const [year, month] = [yearStart(random), 1 + 3 * random.integer(0, 2)];
      return sql`SELECT o_orderpriority, count(*) FROM orders WHERE o_orderdate >= ${`${year}-${two(month)}-01`} AND o_orderdate < ${`${year}-${two(month + 3)}-01`} AND EXISTS (SELECT 1 FROM lineitem WHERE l_orderkey = o_orderkey AND l_commitdate < l_receiptdate) GROUP BY o_orderpriority ORDER BY o_orderpriority;`;
    },
  },
  {
    name: "q05_local_supplier_volume",
    description: "a year's revenue within each nation of a region",
    times: 2,
    statement: (random) => {
      const year = yearStart(random);
      return sql`SELECT n_name, sum(${revenue}) AS value FROM region JOIN nation ON n_regionkey = r_regionkey JOIN customer ON c_nationkey = n_nationkey JOIN orders ON o_custkey = c_custkey JOIN lineitem ON l_orderkey = o_orderkey JOIN supplier ON s_suppkey = l_suppkey AND s_nationkey = c_nationkey WHERE r_name = ${random.oneOf(regions)} AND o_orderdate >= ${`${year}-01-01`} AND o_orderdate < ${`${year + 1}-01-01`} GROUP BY n_name ORDER BY value DESC, n_name;`;
    },
  },
  {
    name: "q06_revenue_change",
    description: "what a year's small discounts on small quantities amount to",
    times: 3,
    statement: (random) => {
      const [year, discount] = [yearStart(random), random.integer(2, 9)];
      return sql`SELECT sum(l_extendedprice * l_discount / 100) FROM lineitem WHERE l_shipdate >= ${`${year}-01-01`} AND l_shipdate < ${`${year + 1}-01-01`} AND l_discount BETWEEN ${discount - 1} AND ${discount + 1} AND l_quantity < ${random.integer(24, 25)};`;
    },
  },
  {
    name: "q07_volume_shipping",
    description: "revenue between two nations in both directions, for each year",
    times: 2,
    statement: (random) => {
      const first = random.integer(0, nations.length - 1);
      const second = (first + random.integer(1, nations.length - 1)) % nations.length;
      const [one, other] = [nations[first]?.[0] ?? "", nations[second]?.[0] ?? ""];
      return sql`SELECT a.n_name, b.n_name, substr(l_shipdate, 1, 4) AS year, sum(${revenue}) FROM nation a JOIN supplier ON s_nationkey = a.n_nationkey JOIN lineitem ON l_suppkey = s_suppkey JOIN orders ON o_orderkey = l_orderkey JOIN customer ON c_custkey = o_custkey JOIN nation b ON b.n_nationkey = c_nationkey WHERE ((a.n_name = ${one} AND b.n_name = ${other}) OR (a.n_name = ${other} AND b.n_name = ${one})) AND l_shipdate BETWEEN '1995-01-01' AND '1996-12-31' GROUP BY a.n_name, b.n_name, year ORDER BY a.n_name, b.n_name, year;`;
    },
  },
  {
    name: "q08_market_share",
    description: "a nation's share of a region's revenue with parts of a metal, for each year",
    times: 4,
    statement: (random) => {
      const [name, region] = random.oneOf(nations);
      return sql`SELECT substr(o_orderdate, 1, 4) AS year, 1.0 * sum(CASE WHEN m.n_name = ${name} THEN ${revenue} ELSE 0 END) / sum(${revenue}) FROM part JOIN lineitem ON l_partkey = p_partkey JOIN supplier ON s_suppkey = l_suppkey JOIN orders ON o_orderkey = l_orderkey JOIN customer ON c_custkey = o_custkey JOIN nation n ON n.n_nationkey = c_nationkey JOIN region ON r_regionkey = n.n_regionkey JOIN nation m ON m.n_nationkey = s_nationkey WHERE r_name = ${regions[region]} AND o_orderdate BETWEEN '1995-01-01' AND '1996-12-31' AND p_type LIKE ${`%PLATED ${random.oneOf(metals)}`} GROUP BY year ORDER BY year;`;
    },
  },
  {
    name: "q09_product_profit",
    description: "profit with parts of a color, for each nation and year",
    times: 1,
    statement: (random) =>
      sql`SELECT n_name, substr(o_orderdate, 1, 4) AS year, sum(${revenue} - ps_supplycost * l_quantity) FROM part JOIN lineitem ON l_partkey = p_partkey JOIN supplier ON s_suppkey = l_suppkey JOIN partsupp ON ps_partkey = l_partkey AND ps_suppkey = l_suppkey JOIN orders ON o_orderkey = l_orderkey JOIN nation ON n_nationkey = s_nationkey WHERE p_name LIKE ${`%${random.oneOf(colors)}%`} GROUP BY n_name, year ORDER BY n_name, year DESC;`,
  },
  {
    name: "q10_returned_items",
    description: "the 20 customers who returned most in a quarter",
    times: 4,
    statement: (random) => {
      const [year, month] = [random.integer(1993, 1994), 1 + 3 * random.integer(0, 2)];
      return sql`SELECT c_custkey, c_name, sum(${revenue}) AS value, c_acctbal, n_name, c_phone FROM orders JOIN customer ON c_custkey = o_custkey JOIN lineitem ON l_orderkey = o_orderkey JOIN nation ON n_nationkey = c_nationkey WHERE o_orderdate >= ${`${year}-${two(month)}-01`} AND o_orderdate < ${`${year}-${two(month + 3)}-01`} AND l_returnflag = 'R' GROUP BY c_custkey ORDER BY value DESC, c_custkey LIMIT 20;`;
    },
  },
  {
    name: "q11_important_stock",
    description: "parts that are a large share of the stock in a nation",
    times: 20,
    statement: (random) => {
      const name = nation(random);
      return sql`SELECT ps_partkey, sum(ps_supplycost * ps_availqty) AS value FROM partsupp JOIN supplier ON s_suppkey = ps_suppkey JOIN nation ON n_nationkey = s_nationkey WHERE n_name = ${name} GROUP BY ps_partkey HAVING value * 100 > (SELECT sum(ps_supplycost * ps_availqty) FROM partsupp JOIN supplier ON s_suppkey = ps_suppkey JOIN nation ON n_nationkey = s_nationkey WHERE n_name = ${name}) ORDER BY value DESC, ps_partkey;`;
    },
  },
  {
    name: "q12_shipping_modes",
    description: "lines that two modes of shipping brought late in a year, by priority",
    times: 3,
    statement: (random) => {
      const year = yearStart(random);
      return sql`SELECT l_shipmode, sum(CASE WHEN o_orderpriority IN ('1-URGENT', '2-HIGH') THEN 1 ELSE 0 END), sum(CASE WHEN o_orderpriority IN ('1-URGENT', '2-HIGH') THEN 0 ELSE 1 END) FROM lineitem JOIN orders ON o_orderkey = l_orderkey WHERE l_shipmode IN (${[random.oneOf(shipModes), random.oneOf(shipModes)]}) AND l_commitdate < l_receiptdate AND l_shipdate < l_commitdate AND l_receiptdate >= ${`${year}-01-01`} AND l_receiptdate < ${`${year + 1}-01-01`} GROUP BY l_shipmode ORDER BY l_shipmode;`;
    },
  },
  {
    name: "q13_customer_distribution",
    description: "how many customers have how many orders without a remark",
    times: 1,
    statement: () =>
      sql`SELECT orders_of, count(*) AS customers FROM (SELECT c_custkey, count(o_orderkey) AS orders_of FROM customer LEFT JOIN orders ON o_custkey = c_custkey AND o_comment NOT LIKE '%special%requests%' GROUP BY c_custkey) GROUP BY orders_of ORDER BY customers DESC, orders_of DESC;`,
  },
  {
    name: "q14_promotion_effect",
    description: "the share of promoted parts in a month's revenue",
    times: 10,
    statement: (random) => {
      const [year, month] = [yearStart(random), random.integer(1, 11)];
      return sql`SELECT 100.0 * sum(CASE WHEN p_type LIKE 'PROMO%' THEN ${revenue} ELSE 0 END) / sum(${revenue}) FROM lineitem JOIN part ON p_partkey = l_partkey WHERE l_shipdate >= ${`${year}-${two(month)}-01`} AND l_shipdate < ${`${year}-${two(month + 1)}-01`};`;
    },
  },
  {
    name: "q15_top_supplier",
    description: "the supplier with most revenue in a quarter",
    times: 4,
    statement: (random) => {
      const [year, month] = [yearStart(random), 1 + 3 * random.integer(0, 2)];
      return sql`WITH earned AS (SELECT l_suppkey AS supplier, sum(${revenue}) AS total FROM lineitem WHERE l_shipdate >= ${`${year}-${two(month)}-01`} AND l_shipdate < ${`${year}-${two(month + 3)}-01`} GROUP BY l_suppkey) SELECT s_suppkey, s_name, s_phone, total FROM supplier JOIN earned ON supplier = s_suppkey WHERE total = (SELECT max(total) FROM earned) ORDER BY s_suppkey;`;
    },
  },
  {
    name: "q16_parts_suppliers",
    description: "how many suppliers without complaints can deliver parts of some sizes",
    times: 2,
    statement: (random) =>
      sql`SELECT p_brand, p_type, p_size, count(DISTINCT ps_suppkey) AS suppliers FROM partsupp JOIN part ON p_partkey = ps_partkey WHERE p_brand <> ${brand(random)} AND p_type NOT LIKE 'MEDIUM POLISHED%' AND p_size IN (${Array.from({ length: 8 }, () => random.integer(1, 50))}) AND ps_suppkey NOT IN (SELECT s_suppkey FROM supplier WHERE s_comment LIKE '%Customer%Complaints%') GROUP BY p_brand, p_type, p_size ORDER BY suppliers DESC, p_brand, p_type, p_size;`,
  },
  {
    name: "q17_small_quantity",
    description: "a year's revenue with orders of less than a fifth of a part's average quantity",
    times: 10,
    statement: (random) =>
      sql`SELECT sum(l_extendedprice) / 7 FROM part JOIN lineitem ON l_partkey = p_partkey WHERE p_brand = ${brand(random)} AND p_container LIKE ${`%${random.oneOf(containers)}`} AND l_quantity < (SELECT 0.2 * avg(x.l_quantity) FROM lineitem x WHERE x.l_partkey = p_partkey);`,
  },
  {
    name: "q18_large_orders",
    description: "the 100 largest orders of more than a quantity",
    times: 2,
    statement: (random) =>
      sql`SELECT c_name, c_custkey, o_orderkey, o_orderdate, o_totalprice, sum(l_quantity) FROM orders JOIN customer ON c_custkey = o_custkey JOIN lineitem ON l_orderkey = o_orderkey WHERE o_orderkey IN (SELECT l_orderkey FROM lineitem GROUP BY l_orderkey HAVING sum(l_quantity) > ${random.integer(230, 260)}) GROUP BY o_orderkey ORDER BY o_totalprice DESC, o_orderdate, o_orderkey LIMIT 100;`,
  },
  {
    name: "q19_discounted_revenue",
    description: "revenue with some brands in some containers and quantities, shipped by air",
    times: 20,
    statement: (random) => {
      const quantity = random.integer(1, 10);
      const one = (kind: string, more: number, size: number) =>
        sql`(p_brand = ${brand(random)} AND p_container LIKE ${`${kind} %`} AND l_quantity BETWEEN ${quantity + more} AND ${quantity + more + 10} AND p_size BETWEEN 1 AND ${size})`;
      return sql`SELECT sum(${revenue}) FROM part JOIN lineitem ON l_partkey = p_partkey WHERE l_shipmode IN ('AIR', 'REG AIR') AND l_shipinstruct = 'DELIVER IN PERSON' AND (${one("SM", 0, 15)} OR ${one("MED", 10, 30)} OR ${one("LG", 20, 50)});`;
    },
  },
  {
    name: "q20_potential_promotion",
    description: "suppliers of a nation that have more of a color's parts than a year needs",
    times: 10,
    statement: (random) => {
      const year = yearStart(random);
      return sql`SELECT s_name, s_address FROM supplier JOIN nation ON n_nationkey = s_nationkey WHERE n_name = ${nation(random)} AND s_suppkey IN (SELECT ps_suppkey FROM partsupp WHERE ps_partkey IN (SELECT p_partkey FROM part WHERE p_name LIKE ${`${random.oneOf(colors)}%`}) AND ps_availqty > (SELECT 0.5 * sum(l_quantity) FROM lineitem WHERE l_partkey = ps_partkey AND l_suppkey = ps_suppkey AND l_shipdate >= ${`${year}-01-01`} AND l_shipdate < ${`${year + 1}-01-01`})) ORDER BY s_name;`;
    },
  },
  {
    name: "q21_waiting_suppliers",
    description: "suppliers of a nation who alone were late with orders of several suppliers",
    times: 4,
    statement: (random) =>
      sql`SELECT s_name, count(*) AS late FROM nation JOIN supplier ON s_nationkey = n_nationkey JOIN lineitem l ON l_suppkey = s_suppkey JOIN orders ON o_orderkey = l_orderkey WHERE n_name = ${nation(random)} AND o_orderstatus = 'F' AND l_receiptdate > l_commitdate AND EXISTS (SELECT 1 FROM lineitem x WHERE x.l_orderkey = l.l_orderkey AND x.l_suppkey <> l.l_suppkey) AND NOT EXISTS (SELECT 1 FROM lineitem y WHERE y.l_orderkey = l.l_orderkey AND y.l_suppkey <> l.l_suppkey AND y.l_receiptdate > y.l_commitdate) GROUP BY s_name ORDER BY late DESC, s_name LIMIT 100;`,
  },
  {
    name: "q22_sales_opportunity",
    description: "customers of some countries with much money and no order",
    times: 20,
    statement: (random) => {
      const codes = Array.from({ length: 7 }, () => String(10 + random.integer(0, nations.length - 1)));
      return sql`SELECT substr(c_phone, 1, 2) AS country, count(*), sum(c_acctbal) FROM customer WHERE substr(c_phone, 1, 2) IN (${codes}) AND c_acctbal > (SELECT avg(c_acctbal) FROM customer WHERE c_acctbal > 0 AND substr(c_phone, 1, 2) IN (${codes})) AND NOT EXISTS (SELECT 1 FROM orders WHERE o_custkey = c_custkey) GROUP BY country ORDER BY country;`;
    },
  },
];
