import type { RandomStream } from "../random.ts";
import { fixed, sql, type Template } from "../sql-template.ts";
import type { Dialect } from "../suite.ts";
import { lastName, nonUniform } from "./non-uniform.ts";
import type { PlayedDistrict } from "./played-district.ts";
import { customerOf, distributionText, districtName, priceOf, warehouseName } from "./rows.ts";
import { districtCount, type Scale } from "./scale.ts";
import { distributionColumn } from "./tables.ts";

/** The parts that the statements of a transaction are made from. */
export interface TransactionSource {
  readonly scale: Scale;
  readonly random: RandomStream;
  /** The warehouses that it is of, in which it finds others too. */
  readonly warehouses: readonly number[];
  /** When it is entered, e.g. `2026-01-02 00:00:05`. */
  readonly time: string;
  readonly dialect: Dialect;
  /** A district after the earlier transactions. */
  readonly district: (warehouse: number, district: number) => PlayedDistrict;
}

const begin = sql`BEGIN;`;
const commit = sql`COMMIT;`;
const rollback = sql`ROLLBACK;`;

/** The home warehouse and a district of a transaction. */
function chooseDistrict(source: TransactionSource): readonly [warehouse: number, district: number] {
  return [chooseHome(source), source.random.integer(1, districtCount)];
}

function chooseHome({ random, warehouses }: TransactionSource): number {
  return warehouses[random.integer(1, warehouses.length) - 1] as number;
}

/** Percent of the cases with another warehouse, if there is another. */
function chooseWarehouse({ random, warehouses }: TransactionSource, home: number, percent: number): number {
  if (warehouses.length === 1 || random.integer(1, 100) > percent) return home;
  const others = warehouses.filter((warehouse) => warehouse !== home);
  return others[random.integer(1, others.length) - 1] as number;
}

/** A line of an order that is being placed. */
interface OrderLine {
  readonly item: number;
  readonly supplier: number;
  readonly quantity: number;
}

/**
 * Clause 2.4: an order of 5 to 15 lines.
 *
 * @param isRolledBack whether its last item does not exist, so that everything is undone
 */
export function newOrder(source: TransactionSource, isRolledBack: boolean): Template[] {
  const { scale, random, time } = source;
  const [warehouse, district] = chooseDistrict(source);
  const customer = nonUniform(random, scale.offsets, "customer", 1, scale.customers);
  const lines = Array.from(
    { length: random.integer(5, 15) },
    (): OrderLine => ({
      item: nonUniform(random, scale.offsets, "item", 1, scale.items),
      supplier: chooseWarehouse(source, warehouse, 1),
      quantity: random.integer(1, 10),
    }),
  );
  const played = source.district(warehouse, district);
  const id = played.nextOrder;
  const isLocal = lines.every(({ supplier }) => supplier === warehouse) ? 1 : 0;
  const statements = [
    begin,
    sql`SELECT w_tax FROM warehouse WHERE w_id = ${warehouse};`,
    sql`SELECT d_tax, d_next_o_id FROM district WHERE d_w_id = ${warehouse} AND d_id = ${district};`,
    sql`UPDATE district SET d_next_o_id = d_next_o_id + 1 WHERE d_w_id = ${warehouse} AND d_id = ${district};`,
    sql`SELECT c_discount, c_last, c_credit FROM customer WHERE c_w_id = ${warehouse} AND c_d_id = ${district} AND c_id = ${customer};`,
    sql`INSERT INTO orders VALUES (${[id, district, warehouse, customer, time]}, NULL, ${[lines.length, isLocal]});`,
    sql`INSERT INTO new_order VALUES (${[id, district, warehouse]});`,
  ];
  const found = isRolledBack ? lines.slice(0, -1) : lines;
  for (const [index, line] of found.entries())
    statements.push(...orderLine(scale, line, [id, district, warehouse, index + 1]));
  if (isRolledBack) return [...statements, selectItem(scale.items + 1), rollback];
  const total = lines.reduce((sum, { item, quantity }) => sum + quantity * priceOf(scale, item), 0);
  played.place({ customer, total });
  return [...statements, commit];
}

function selectItem(item: number): Template {
  return sql`SELECT i_price, i_name, i_data FROM item WHERE i_id = ${item};`;
}

type LineKey = readonly [order: number, district: number, warehouse: number, number: number];

/** The item and its stock are read, the stock is lowered, or filled up if little would be left, and the line is written. */
function orderLine(scale: Scale, { item, supplier, quantity }: OrderLine, key: LineKey): Template[] {
  const [, district, warehouse] = key;
  const amount = quantity * priceOf(scale, item);
  const info = distributionText(scale, supplier, item, district);
  const remote = supplier === warehouse ? 0 : 1;
  return [
    selectItem(item),
    sql`SELECT s_quantity, s_data, ${fixed(distributionColumn(district))} FROM stock WHERE s_w_id = ${supplier} AND s_i_id = ${item};`,
    sql`UPDATE stock SET s_quantity = CASE WHEN s_quantity >= ${quantity + 10} THEN s_quantity - ${quantity} ELSE s_quantity + ${91 - quantity} END, s_ytd = s_ytd + ${quantity}, s_order_cnt = s_order_cnt + 1, s_remote_cnt = s_remote_cnt + ${remote} WHERE s_w_id = ${supplier} AND s_i_id = ${item};`,
    sql`INSERT INTO order_line VALUES (${[...key, item, supplier]}, NULL, ${[quantity, amount, info]});`,
  ];
}

/** How a customer is found: 60 % by last name, the others by number (clauses 2.5.1.2 and 2.6.1.2). */
interface CustomerChoice {
  readonly id: number;
  /** Set if the customer is found by last name: all customers of this name are read. */
  readonly last?: string;
}

function chooseCustomer(source: TransactionSource, warehouse: number, district: number): CustomerChoice {
  const { scale, random } = source;
  if (random.integer(1, 100) > 60)
    return { id: nonUniform(random, scale.offsets, "customer", 1, scale.customers) };
  const last = lastName(nonUniform(random, scale.offsets, "last name", 0, scale.lastNames - 1));
  return { id: source.district(warehouse, district).customerNamed(last), last };
}

/** Reads a customer's columns; found by name, those of all of that name in the order of their first names. */
function selectCustomer(
  columns: string,
  warehouse: number,
  district: number,
  { id, last }: CustomerChoice,
): Template {
  return last === undefined
    ? sql`SELECT ${fixed(columns)} FROM customer WHERE c_w_id = ${warehouse} AND c_d_id = ${district} AND c_id = ${id};`
    : sql`SELECT ${fixed(columns)} FROM customer WHERE c_w_id = ${warehouse} AND c_d_id = ${district} AND c_last = ${last} ORDER BY c_first;`;
}

const paymentColumns =
  "c_id, c_first, c_middle, c_last, c_street_1, c_street_2, c_city, c_state, c_zip, c_phone, c_since, c_credit, " +
  "c_credit_lim, c_discount, c_balance";

/** Clause 2.5: a customer, in 15 % of the cases of another warehouse, pays 1 to 5,000. */
export function payment(source: TransactionSource): Template[] {
  const { scale, random, time, dialect } = source;
  const [warehouse, district] = chooseDistrict(source);
  const customerWarehouse = chooseWarehouse(source, warehouse, 15);
  const customerDistrict = customerWarehouse === warehouse ? district : random.integer(1, districtCount);
  const customer = chooseCustomer(source, customerWarehouse, customerDistrict);
  const amount = random.integer(100, 500_000);
  const { credit } = customerOf(scale, customerWarehouse, customerDistrict, customer.id);
  const key = sql`c_w_id = ${customerWarehouse} AND c_d_id = ${customerDistrict} AND c_id = ${customer.id}`;
  const paid = sql`c_balance = c_balance - ${amount}, c_ytd_payment = c_ytd_payment + ${amount}, c_payment_cnt = c_payment_cnt + 1`;
  const payer = [customer.id, customerDistrict, customerWarehouse];
  const names = `${warehouseName(scale, warehouse)}    ${districtName(scale, warehouse, district)}`;
  const note = `${[...payer, district, warehouse, amount].join(" ")} `;
  const data = dialect === "sqlite" ? sql`${note} || c_data` : sql`concat(${note}, c_data)`;
  return [
    begin,
    sql`UPDATE warehouse SET w_ytd = w_ytd + ${amount} WHERE w_id = ${warehouse};`,
    sql`SELECT w_name, w_street_1, w_street_2, w_city, w_state, w_zip FROM warehouse WHERE w_id = ${warehouse};`,
    sql`UPDATE district SET d_ytd = d_ytd + ${amount} WHERE d_w_id = ${warehouse} AND d_id = ${district};`,
    sql`SELECT d_name, d_street_1, d_street_2, d_city, d_state, d_zip FROM district WHERE d_w_id = ${warehouse} AND d_id = ${district};`,
    selectCustomer(paymentColumns, customerWarehouse, customerDistrict, customer),
    ...(credit === "BC"
      ? [
          sql`SELECT c_data FROM customer WHERE ${key};`,
          sql`UPDATE customer SET ${paid}, c_data = substr(${data}, 1, 500) WHERE ${key};`,
        ]
      : [sql`UPDATE customer SET ${paid} WHERE ${key};`]),
    sql`INSERT INTO history VALUES (${[...payer, district, warehouse, time, amount, names]});`,
    commit,
  ];
}

/** Clause 2.6: the newest order of a customer, and its lines. */
export function orderStatus(source: TransactionSource): Template[] {
  const [warehouse, district] = chooseDistrict(source);
  const customer = chooseCustomer(source, warehouse, district);
  const order = source.district(warehouse, district).newestOrder(customer.id);
  return [
    begin,
    selectCustomer("c_id, c_first, c_middle, c_last, c_balance", warehouse, district, customer),
    sql`SELECT o_id, o_entry_d, o_carrier_id FROM orders WHERE o_w_id = ${warehouse} AND o_d_id = ${district} AND o_c_id = ${customer.id} ORDER BY o_id DESC LIMIT 1;`,
    sql`SELECT ol_i_id, ol_supply_w_id, ol_quantity, ol_amount, ol_delivery_d FROM order_line WHERE ol_w_id = ${warehouse} AND ol_d_id = ${district} AND ol_o_id = ${order};`,
    commit,
  ];
}

/** Clause 2.7, at once and not deferred: the oldest new order of each district is delivered, and its customer charged. */
export function delivery(source: TransactionSource): Template[] {
  const { random, time } = source;
  const warehouse = chooseHome(source);
  const carrier = random.integer(1, 10);
  const statements = [begin];
  for (let district = 1; district <= districtCount; district++) {
    statements.push(
      sql`SELECT MIN(no_o_id) FROM new_order WHERE no_w_id = ${warehouse} AND no_d_id = ${district};`,
    );
    const order = source.district(warehouse, district).deliver();
    if (order === undefined) continue;
    const { id, customer, total } = order;
    const key = sql`o_w_id = ${warehouse} AND o_d_id = ${district} AND o_id = ${id}`;
    const lines = sql`ol_w_id = ${warehouse} AND ol_d_id = ${district} AND ol_o_id = ${id}`;
    statements.push(
      sql`DELETE FROM new_order WHERE no_w_id = ${warehouse} AND no_d_id = ${district} AND no_o_id = ${id};`,
      sql`SELECT o_c_id FROM orders WHERE ${key};`,
      sql`UPDATE orders SET o_carrier_id = ${carrier} WHERE ${key};`,
      sql`UPDATE order_line SET ol_delivery_d = ${time} WHERE ${lines};`,
      sql`SELECT SUM(ol_amount) FROM order_line WHERE ${lines};`,
      sql`UPDATE customer SET c_balance = c_balance + ${total}, c_delivery_cnt = c_delivery_cnt + 1 WHERE c_w_id = ${warehouse} AND c_d_id = ${district} AND c_id = ${customer};`,
    );
  }
  return [...statements, commit];
}

/** Orders of a district whose items are looked at. */
const recentOrders = 20;

/** Clause 2.8: of how many recently sold items the stock is below a threshold. */
export function stockLevel(source: TransactionSource): Template[] {
  const [warehouse, district] = chooseDistrict(source);
  const threshold = source.random.integer(10, 20);
  const next = source.district(warehouse, district).nextOrder;
  return [
    begin,
    sql`SELECT d_next_o_id FROM district WHERE d_w_id = ${warehouse} AND d_id = ${district};`,
    sql`SELECT COUNT(DISTINCT s_i_id) FROM order_line JOIN stock ON s_i_id = ol_i_id WHERE ol_w_id = ${warehouse} AND ol_d_id = ${district} AND ol_o_id >= ${next - recentOrders} AND ol_o_id < ${next} AND s_w_id = ${warehouse} AND s_quantity < ${threshold};`,
    commit,
  ];
}
