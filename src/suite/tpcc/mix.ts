import { RandomStream } from "../random.ts";
import type { Dialect } from "../suite.ts";
import type { ConnectionPart, Source, Transaction } from "../workload.ts";
import { PlayedDistrict } from "./played-district.ts";
import { scaleOf } from "./scale.ts";
import {
  delivery,
  newOrder,
  orderStatus,
  payment,
  stockLevel,
  type TransactionSource,
} from "./transactions.ts";

/** Counts in 100 transactions (clause 5.2.3 asks for at least 43, 4, 4 and 4, and the rest are new orders). */
export const mix = { new_order: 45, payment: 43, order_status: 4, delivery: 4, stock_level: 4 } as const;
export type TransactionName = keyof typeof mix;
export const transactionNames = Object.keys(mix) as readonly TransactionName[];

/** New orders, of 100, that are rolled back (clause 2.4.1.4). */
const rolledBack = 1;

/** When the first transaction is entered; each of the others a second after the one before. */
const start = Date.UTC(2026, 0, 2);

/**
 * The warehouses of a connection: no other has them, so that none waits for another or reads another's changes.
 *
 * @param connection absent if there is one only, to which all belong
 */
export function ownWarehouses(count: number, connection: ConnectionPart | undefined): readonly number[] {
  const all = Array.from({ length: count }, (_, index) => index + 1);
  if (connection === undefined) return all;
  return all.filter((warehouse) => (warehouse - 1) % connection.count === connection.number - 1);
}

/**
 * Transactions in a random order that has each exactly as often as the mix says: a shuffled deck (clause 5.2.4.2), so that every
 * seed has the same of each. Several connections are dealt their parts of one deck.
 *
 * @param count of all together, also of all connections, a multiple of 25
 */
export function* transactions(source: Source, count: number, dialect: Dialect): Generator<Transaction, void> {
  const { random, seed, connection } = source;
  const scale = scaleOf(source);
  const warehouses = ownWarehouses(scale.warehouses, connection);
  const cards =
    connection === undefined
      ? random.shuffle(deck(count))
      : new RandomStream(seed, "tpcc deck of connections")
          .shuffle(deck(count))
          .filter((_, index) => index % connection.count === connection.number - 1);
  const districts = new Map<string, PlayedDistrict>();
  const playedDistrict = (warehouse: number, district: number) => {
    const key = `${warehouse} ${district}`;
    const known = districts.get(key) ?? new PlayedDistrict(scale, warehouse, district);
    districts.set(key, known);
    return known;
  };
  for (const [index, { name, isRolledBack }] of cards.entries()) {
    const time = new Date(start + 1000 * index).toISOString().slice(0, 19).replace("T", " ");
    const own = { scale, warehouses, random, time, dialect, district: playedDistrict };
    yield { name, statements: statementsOf(name, own, isRolledBack) };
  }
}

interface Card {
  readonly name: TransactionName;
  readonly isRolledBack: boolean;
}

function deck(count: number): Card[] {
  return transactionNames.flatMap((name) => {
    const length = (count * mix[name]) / 100;
    const undone = name === "new_order" ? Math.round((length * rolledBack) / 100) : 0;
    return Array.from({ length }, (_, index): Card => ({ name, isRolledBack: index < undone }));
  });
}

function statementsOf(name: TransactionName, source: TransactionSource, isRolledBack: boolean) {
  switch (name) {
    case "new_order":
      return newOrder(source, isRolledBack);
    case "payment":
      return payment(source);
    case "order_status":
      return orderStatus(source);
    case "delivery":
      return delivery(source);
    case "stock_level":
      return stockLevel(source);
  }
}
