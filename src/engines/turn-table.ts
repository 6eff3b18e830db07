import { closeSync, openSync, readSync, writeSync } from "node:fs";
import { InputError } from "../model/errors.ts";

/** How one sample takes turns with other engines' samples. */
export interface Turns {
  /** The table that the samples share. */
  readonly table: TurnTable;
  /** Number of this sample, from 0: the first begins. */
  readonly own: number;
  /** How many take part, 1 to 3. */
  readonly count: number;
  /** Statements in a chunk, whose time is taken, at least 1: the same for all. */
  readonly statements: number;
  /** Chunks in a turn, at least 1: the same for all. */
  readonly chunks: number;
}

/** The state of a sample in taking turns, as the driver writes it. */
const states = { expected: 0, takesTurns: 1, hasLeft: 2, hasFailed: 3 } as const;

const mostSamples = 3;
/**
 * The fields of the driver's `TurnTable`: the turn, a state and a bell for each sample, and the processor; 32-bit integers in the
 * machine's byte order.
 */
const words = 2 + 2 * mostSamples;
const processorWord = words - 1;
const wordBytes = Int32Array.BYTES_PER_ELEMENT;
/** The value before the first sample has written the processor that the others use too. */
const anyProcessor = -1;

/**
 * The file in which samples that run side by side say whose turn it is. The samples map the file into memory; the tool only reads
 * which sample is late, and writes which has ended.
 */
export class TurnTable {
  readonly file: string;
  readonly #handle: number;

  /**
   * @param file made, or emptied
   * @throws InputError if it cannot be written
   */
  constructor(file: string) {
    this.file = file;
    try {
      this.#handle = openSync(file, "w+", 0o600);
      this.reset("shared");
    } catch (cause) {
      const words = (cause as Error).message;
      throw new InputError(
        `temporary file ${file} cannot be written (${words}): free some space, or name a folder on a disk that has it with --out`,
        { cause },
      );
    }
  }

  /**
   * To be called before each use.
   *
   * @param processor whether all samples stay on one processor
   */
  reset(processor: "shared" | "any"): void {
    const table = new Int32Array(words);
    if (processor === "any") table[processorWord] = anyProcessor;
    this.#write(0, table);
  }

  /** Says that a sample has ended and takes no more turns: the others go on without it. */
  setFailed(sample: number): void {
    this.#write(1 + sample, Int32Array.of(states.hasFailed));
  }

  /**
   * Whether the others wait for a sample: it is its turn, or it has not joined. An engine that writes into the table makes nobody wait for ever: where nobody is waited for, all are.
   */
  isAwaited(sample: number, count: number): boolean {
    const table = new Int32Array(words);
    readSync(this.#handle, new Uint8Array(table.buffer), 0, table.byteLength, 0);
    const [turn = 0, ...rest] = table;
    const own = rest.slice(0, count);
    if (own.includes(states.expected)) return own[sample] === states.expected;
    const next = own.map((_, index) => (turn + index) % count).find((one) => own[one] === states.takesTurns);
    return next === undefined || next === sample;
  }

  close(): void {
    closeSync(this.#handle);
  }

  #write(word: number, values: Int32Array): void {
    writeSync(this.#handle, new Uint8Array(values.buffer), 0, values.byteLength, word * wordBytes);
  }
}
