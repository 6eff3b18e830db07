import type { Heat } from "./racer.ts";

/** Batches in which engines allocate what they keep for good. */
const warmBatches = 3;

/** Bytes above the most that batches have left behind, beside the reference's, that are suspicious. */
const suspiciousBytes = 1000;

type Ran = Extract<Heat, { readonly kind: "ran" }>;

/** Batches of the same two processes, and by how many bytes the candidate's heap was above the reference's, at most. */
interface HeapsSeen {
  readonly processes: string;
  readonly batches: number;
  readonly most: number;
}

/** Watches from batch to batch how much the heaps of two processes keep after each. */
export class HeapWatch {
  /** By storage, which has processes of its own. */
  readonly #seen = new Map<string, HeapsSeen>();

  /**
   * Whether the candidate's heap is larger beside the reference's than ever before in these two processes. An allocator holds chunks for
   * later, which moves the difference up and down; a leak only adds to it, however little at a time.
   */
  hasGrown(storage: string, candidate: Ran, reference: Ran): boolean {
    const difference = (candidate.result.heap?.closed ?? 0) - (reference.result.heap?.closed ?? 0);
    const processes = `${candidate.process} ${reference.process}`;
    const seen = this.#seen.get(storage);
    const { batches, most } = seen?.processes === processes ? seen : { batches: 0, most: difference };
    const isWarm = batches >= warmBatches;
    const hasGrown = isWarm && difference - most > suspiciousBytes;
    this.#seen.set(storage, {
      processes,
      batches: batches + 1,
      most: isWarm && !hasGrown ? most : Math.max(most, difference),
    });
    return hasGrown;
  }
}
