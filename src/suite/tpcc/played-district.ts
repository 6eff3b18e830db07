import { buyersOf, customerOf, loadedTotal } from "./rows.ts";
import type { Scale } from "./scale.ts";

/** The facts about an order that later transactions need. */
export interface PlacedOrder {
  readonly customer: number;
  /** The cost of its lines, cents. */
  readonly total: number;
}

/**
 * One district as the transactions so far have left it: the statements of a transaction are known before any engine has
 * answered one.
 */
export class PlayedDistrict {
  readonly #scale: Scale;
  readonly #warehouse: number;
  readonly #district: number;
  /** The orders of this run that are not delivered, by number. */
  readonly #placed = new Map<number, PlacedOrder>();
  /** The newest orders of customers that have placed one in this run. */
  readonly #newest = new Map<number, number>();
  #nextOrder: number;
  #oldestNew: number;
  #buyers: readonly number[] | undefined;
  #loadedOrders: ReadonlyMap<number, number> | undefined;
  #customersByName: ReadonlyMap<string, readonly number[]> | undefined;

  constructor(scale: Scale, warehouse: number, district: number) {
    this.#scale = scale;
    this.#warehouse = warehouse;
    this.#district = district;
    this.#nextOrder = scale.customers + 1;
    this.#oldestNew = scale.delivered + 1;
  }

  /** The number that the next order gets. */
  get nextOrder(): number {
    return this.#nextOrder;
  }

  place(order: PlacedOrder): void {
    this.#placed.set(this.#nextOrder, order);
    this.#newest.set(order.customer, this.#nextOrder);
    this.#nextOrder++;
  }

  /** Takes the oldest order that is not delivered; undefined if all are. */
  deliver(): (PlacedOrder & { readonly id: number }) | undefined {
    const id = this.#oldestNew;
    if (id === this.#nextOrder) return undefined;
    this.#oldestNew++;
    const placed = this.#placed.get(id) ?? this.#loaded(id);
    this.#placed.delete(id);
    return { id, ...placed };
  }

  /** The newest order of a customer: each has one from the beginning. */
  newestOrder(customer: number): number {
    const newest = this.#newest.get(customer) ?? this.#loadedOrderOf(customer);
    if (newest === undefined) throw new Error(`customer ${customer} has no order`);
    return newest;
  }

  /** The one in the middle of the customers with a last name, by first name (clause 2.5.2.2). */
  customerNamed(last: string): number {
    this.#customersByName ??= this.#sortCustomers();
    const found = this.#customersByName.get(last) ?? [];
    const middle = found[Math.ceil(found.length / 2) - 1];
    if (middle === undefined) throw new Error(`no customer is called ${last}`);
    return middle;
  }

  #loaded(id: number): PlacedOrder {
    this.#buyers ??= buyersOf(this.#scale, this.#warehouse, this.#district);
    const customer = this.#buyers[id - 1] as number;
    return { customer, total: loadedTotal(this.#scale, this.#warehouse, this.#district, id) };
  }

  #loadedOrderOf(customer: number): number | undefined {
    this.#buyers ??= buyersOf(this.#scale, this.#warehouse, this.#district);
    this.#loadedOrders ??= new Map(this.#buyers.map((buyer, index) => [buyer, index + 1]));
    return this.#loadedOrders.get(customer);
  }

  #sortCustomers(): ReadonlyMap<string, readonly number[]> {
    const all = Array.from({ length: this.#scale.customers }, (_, index) => {
      const id = index + 1;
      return { id, ...customerOf(this.#scale, this.#warehouse, this.#district, id) };
    });
    const byName = Map.groupBy(all, ({ last }) => last);
    return new Map(
      [...byName].map(([last, same]) => [
        last,
        same.toSorted((a, b) => (a.first < b.first ? -1 : 1)).map(({ id }) => id),
      ]),
    );
  }
}
