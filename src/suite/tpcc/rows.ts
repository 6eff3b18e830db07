import { RandomStream } from "../random.ts";
import { fixed, type Part } from "../sql-template.ts";
import { lastName, nonUniform } from "./non-uniform.ts";
import { districtCount, type Scale } from "./scale.ts";
import type { TableName } from "./tables.ts";

/**
 * The rows that the tables start with (clause 4.3.3.1). A row depends on the seed and on its key alone: a row that is needed
 * again is made again, so that no table is kept.
 */

/** When the tables were loaded. */
export const loadedAt = "2026-01-01 00:00:00";

/** The first year-to-date amounts of a district, and of the payment that each customer has made, cents. */
const districtPayments = 3_000_000;
const firstPayment = 1000;

function streamOf({ seed }: Scale, table: TableName, ...key: readonly number[]): RandomStream {
  return new RandomStream(seed, `tpcc ${table} ${key.join(" ")}`);
}

/** Letters for the standard's alphanumeric texts. */
function text(random: RandomStream, shortest: number, longest: number): string {
  return random.letters(random.integer(shortest, longest));
}

/** Like text, but one in ten contains ORIGINAL. */
function data(random: RandomStream): string {
  const letters = text(random, 26, 50);
  if (random.integer(1, 10) > 1) return letters;
  const start = random.integer(0, letters.length - 8);
  return `${letters.slice(0, start)}ORIGINAL${letters.slice(start + 8)}`;
}

function digits(random: RandomStream, count: number): string {
  return Array.from({ length: count }, () => random.integer(0, 9)).join("");
}

/** Two streets, a city, a state and a ZIP code. */
function address(random: RandomStream): string[] {
  const streets = [text(random, 10, 20), text(random, 10, 20)];
  return [...streets, text(random, 10, 20), random.letters(2), `${digits(random, 4)}11111`];
}

/** The price of an item, cents. */
export function priceOf(scale: Scale, id: number): number {
  return drawPrice(streamOf(scale, "item", id));
}

function drawPrice(random: RandomStream): number {
  return random.integer(100, 10_000);
}

function* items(scale: Scale): Generator<readonly Part[], void> {
  for (let id = 1; id <= scale.items; id++) {
    const random = streamOf(scale, "item", id);
    const price = drawPrice(random);
    yield [id, random.integer(1, 10_000), text(random, 14, 24), price, data(random)];
  }
}

/** The name of a warehouse. */
export function warehouseName(scale: Scale, warehouse: number): string {
  return text(streamOf(scale, "warehouse", warehouse), 6, 10);
}

function* warehouses(scale: Scale): Generator<readonly Part[], void> {
  for (const warehouse of upTo(scale.warehouses)) {
    const random = streamOf(scale, "warehouse", warehouse);
    const name = text(random, 6, 10);
    const tax = random.integer(0, 2000);
    yield [warehouse, name, ...address(random), tax, districtCount * districtPayments];
  }
}

const distributionLength = 24;

/** The text of an item in a warehouse's stock that order lines of a district get. */
export function distributionText(scale: Scale, warehouse: number, item: number, district: number): string {
  const all = drawDistribution(streamOf(scale, "stock", warehouse, item));
  return all.slice((district - 1) * distributionLength, district * distributionLength);
}

function drawDistribution(random: RandomStream): string {
  return random.letters(districtCount * distributionLength);
}

function* stock(scale: Scale): Generator<readonly Part[], void> {
  for (const warehouse of upTo(scale.warehouses))
    for (let item = 1; item <= scale.items; item++) {
      const random = streamOf(scale, "stock", warehouse, item);
      const all = drawDistribution(random);
      const texts = Array.from({ length: districtCount }, (_, index) =>
        all.slice(index * distributionLength, (index + 1) * distributionLength),
      );
      yield [item, warehouse, random.integer(10, 100), ...texts, 0, 0, 0, data(random)];
    }
}

/** The name of a district. */
export function districtName(scale: Scale, warehouse: number, district: number): string {
  return text(streamOf(scale, "district", warehouse, district), 6, 10);
}

function* districts(scale: Scale): Generator<readonly Part[], void> {
  for (const [warehouse, district] of districtsOf(scale)) {
    const random = streamOf(scale, "district", warehouse, district);
    const name = text(random, 6, 10);
    const tax = random.integer(0, 2000);
    yield [district, warehouse, name, ...address(random), tax, districtPayments, scale.customers + 1];
  }
}

/** The facts by which a customer is chosen and treated. These facts never change. */
export interface CustomerIdentity {
  readonly last: string;
  readonly first: string;
  /** `GC`, or `BC` of one in ten. */
  readonly credit: string;
}

export function customerOf(scale: Scale, warehouse: number, district: number, id: number): CustomerIdentity {
  return drawIdentity(streamOf(scale, "customer", warehouse, district, id), scale, id);
}

/** The first customers of a district have all last names, one each. */
function drawIdentity(random: RandomStream, { lastNames, offsets }: Scale, id: number): CustomerIdentity {
  const number = id <= lastNames ? id - 1 : nonUniform(random, offsets, "loaded last name", 0, lastNames - 1);
  const first = text(random, 8, 16);
  return { last: lastName(number), first, credit: random.integer(1, 10) === 1 ? "BC" : "GC" };
}

function* customers(scale: Scale): Generator<readonly Part[], void> {
  for (const [warehouse, district] of districtsOf(scale))
    for (let id = 1; id <= scale.customers; id++) {
      const random = streamOf(scale, "customer", warehouse, district, id);
      const { last, first, credit } = drawIdentity(random, scale, id);
      const where = [...address(random), digits(random, 16), loadedAt];
      const discount = random.integer(0, 5000);
      const account = [credit, 5_000_000, discount, -firstPayment, firstPayment, 1, 0];
      yield [id, district, warehouse, first, "OE", last, ...where, ...account, text(random, 300, 500)];
    }
}

function* history(scale: Scale): Generator<readonly Part[], void> {
  for (const [warehouse, district] of districtsOf(scale))
    for (let id = 1; id <= scale.customers; id++) {
      const note = text(streamOf(scale, "history", warehouse, district, id), 12, 24);
      yield [id, district, warehouse, district, warehouse, loadedAt, firstPayment, note];
    }
}

/** Who has placed each order of a district: the customers in random order, that of order 1 first. */
export function buyersOf(scale: Scale, warehouse: number, district: number): readonly number[] {
  const random = new RandomStream(scale.seed, `tpcc buyers ${warehouse} ${district}`);
  return random.shuffle([...upTo(scale.customers)]);
}

/** One order that the tables start with. */
interface LoadedOrder {
  /** Absent if it is not delivered. */
  readonly carrier?: number;
  readonly lines: readonly { readonly item: number; readonly amount: number; readonly info: string }[];
}

function loadedOrder(scale: Scale, warehouse: number, district: number, id: number): LoadedOrder {
  const random = streamOf(scale, "orders", warehouse, district, id);
  const isDelivered = id <= scale.delivered;
  const carrier = random.integer(1, 10);
  const lines = Array.from({ length: random.integer(5, 15) }, () => ({
    item: random.integer(1, scale.items),
    amount: isDelivered ? 0 : random.integer(1, 999_999),
    info: random.letters(distributionLength),
  }));
  return { lines, ...(isDelivered ? { carrier } : {}) };
}

/** The cost of an order's lines in the loaded tables, cents. */
export function loadedTotal(scale: Scale, warehouse: number, district: number, id: number): number {
  const { lines } = loadedOrder(scale, warehouse, district, id);
  return lines.reduce((sum, { amount }) => sum + amount, 0);
}

const nothing = fixed("NULL");

function* orders(scale: Scale): Generator<readonly Part[], void> {
  for (const [warehouse, district] of districtsOf(scale))
    for (const [index, buyer] of buyersOf(scale, warehouse, district).entries()) {
      const id = index + 1;
      const { carrier = nothing, lines } = loadedOrder(scale, warehouse, district, id);
      yield [id, district, warehouse, buyer, loadedAt, carrier, lines.length, 1];
    }
}

function* newOrders(scale: Scale): Generator<readonly Part[], void> {
  for (const [warehouse, district] of districtsOf(scale))
    for (let id = scale.delivered + 1; id <= scale.customers; id++) yield [id, district, warehouse];
}

function* orderLines(scale: Scale): Generator<readonly Part[], void> {
  for (const [warehouse, district] of districtsOf(scale))
    for (let id = 1; id <= scale.customers; id++) {
      const { carrier, lines } = loadedOrder(scale, warehouse, district, id);
      const delivered = carrier === undefined ? nothing : loadedAt;
      for (const [index, { item, amount, info }] of lines.entries())
        yield [id, district, warehouse, index + 1, item, warehouse, delivered, 5, amount, info];
    }
}

/** A table's rows in the order of their keys, each with its values in the order of the columns. */
export const rowsOf: Readonly<Record<TableName, (scale: Scale) => Iterable<readonly Part[]>>> = {
  item: items,
  warehouse: warehouses,
  stock,
  district: districts,
  customer: customers,
  history,
  orders,
  new_order: newOrders,
  order_line: orderLines,
};

function* districtsOf(scale: Scale): Generator<readonly [warehouse: number, district: number], void> {
  for (const warehouse of upTo(scale.warehouses))
    for (const district of upTo(districtCount)) yield [warehouse, district];
}

function upTo(last: number): readonly number[] {
  return Array.from({ length: last }, (_, index) => index + 1);
}
