/**
 * Puts something else in the place of a file or a folder, and the right one back: at once, or again and again as a thread beside the one that
 * uses the path.
 */
import fs, { linkSync, mkdirSync, renameSync, symlinkSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import path from "node:path";
import {
  isMainThread,
  MessageChannel,
  type MessagePort,
  receiveMessageOnPort,
  Worker,
  workerData,
} from "node:worker_threads";

/** Kinds of what takes the place of a file or a folder. */
export const kinds = [
  "a link",
  "a link in circles",
  "a device",
  "a pipe",
  "a folder",
  "a huge file",
  "nothing",
] as const;
export type Kind = (typeof kinds)[number];

export interface Swap {
  /** The path whose file or folder is replaced. */
  readonly place: string;
  readonly kind: Kind;
  /** Where a link leads. */
  readonly target: string;
  /** A folder on the same disk with the files `pipe` and `huge`, and room for what is moved away. */
  readonly store: string;
}

let moved = 0;

/** Puts what is asked for in the place of the right one, which is moved away. @returns puts it back */
export function swap({ place, kind, target, store }: Swap): () => void {
  const away = path.join(store, `right-${++moved}`);
  renameSync(place, away);
  if (kind === "a link") symlinkSync(target, place);
  else if (kind === "a link in circles") symlinkSync(path.basename(place), place);
  else if (kind === "a device") symlinkSync("/dev/zero", place);
  else if (kind === "a pipe") linkSync(path.join(store, "pipe"), place);
  else if (kind === "a huge file") linkSync(path.join(store, "huge"), place);
  else if (kind === "a folder") mkdirSync(place);
  return () => {
    try {
      renameSync(place, path.join(store, `wrong-${moved}`));
    } catch {
      // Nothing is there.
    }
    renameSync(away, place);
  };
}

/** Called before each call of the file system, while it is there. */
let beforeCall: (() => void) | undefined;
let isHooked = false;

/** Makes every function of `node:fs` that returns when it is done call `beforeCall`, for all modules. */
function hookCalls(): void {
  if (isHooked) return;
  isHooked = true;
  const all = fs as unknown as Record<string, unknown>;
  for (const [name, call] of Object.entries(all)) {
    if (typeof call !== "function" || !name.endsWith("Sync")) continue;
    const hooked = (...given: unknown[]) => {
      beforeCall?.();
      return call(...given);
    };
    all[name] = Object.assign(hooked, call);
  }
  syncBuiltinESMExports();
}

/**
 * Swaps between two calls of the file system, and back between two later ones, and so on: what another process could do at any time.
 *
 * @param gaps how many calls pass before each change
 */
export function between<Value>(one: Swap, gaps: readonly number[], act: () => Value): Value {
  hookCalls();
  const left = [...gaps];
  let back: (() => void) | undefined;
  const hook = () => {
    const [next] = left;
    if (next === undefined || next > 0) {
      if (next !== undefined) left[0] = next - 1;
      return;
    }
    left.shift();
    beforeCall = undefined;
    try {
      if (back === undefined) back = swap(one);
      else {
        back();
        back = undefined;
      }
    } catch {
      // Code that uses the path has put something there, or has removed it.
    }
    beforeCall = hook;
  };
  beforeCall = hook;
  try {
    return act();
  } finally {
    beforeCall = undefined;
  }
}

/** A swap that goes on while another thread uses the path. */
interface Race {
  readonly one: Swap;
  /** Turns of a loop for which each state stays. */
  readonly stay: number;
}

/** The places of the flags that the two threads share: whether to swap, and how often that was done. */
const [running, ended, swaps] = [0, 1, 2];

interface Shared {
  readonly flags: Int32Array;
  readonly races: MessagePort;
}

/** A thread that swaps. */
export class Swapper {
  readonly #flags = new Int32Array(new SharedArrayBuffer(12));
  readonly #races: MessagePort;

  constructor() {
    const { port1, port2 } = new MessageChannel();
    this.#races = port1;
    const shared: Shared = { flags: this.#flags, races: port2 };
    new Worker(import.meta.filename, { workerData: shared, transferList: [port2] }).unref();
    port1.unref();
  }

  /** Swaps until the action returns, at least once before. */
  during<Value>(race: Race, act: () => Value): Value {
    for (const flag of [ended, swaps]) Atomics.store(this.#flags, flag, 0);
    this.#races.postMessage(race);
    Atomics.store(this.#flags, running, 1);
    Atomics.notify(this.#flags, running);
    try {
      Atomics.wait(this.#flags, swaps, 0);
      return act();
    } finally {
      Atomics.store(this.#flags, running, 0);
      Atomics.wait(this.#flags, ended, 0);
    }
  }
}

function serve({ flags, races }: Shared): void {
  for (;;) {
    Atomics.wait(flags, running, 0);
    const race = receiveMessageOnPort(races)?.message as Race | undefined;
    while (race !== undefined && Atomics.load(flags, running) === 1) swapOnce(race, flags);
    Atomics.store(flags, ended, 1);
    Atomics.notify(flags, ended);
  }
}

function swapOnce({ one, stay }: Race, flags: Int32Array): void {
  try {
    const back = swap(one);
    wait(stay);
    back();
  } catch {
    // Code that uses the path has put something there meanwhile, or has removed it.
  }
  Atomics.add(flags, swaps, 1);
  Atomics.notify(flags, swaps);
  wait(stay);
}

function wait(turns: number): void {
  let turn = 0;
  while (turn < turns) turn++;
}

// Not where tests that run in threads load this file.
if (!isMainThread && workerData?.races !== undefined) serve(workerData as Shared);
