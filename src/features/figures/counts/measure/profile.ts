import { readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { EngineFailure } from "../../../../engines/engine.ts";
import { readInside } from "../../../../platform/read-inside.ts";

/** Bytes of a profile. DoltLite's with 276 tests has less than 3 MB. */
const mostBytes = 100_000_000;

/** Instructions of one function. */
export interface FunctionCost {
  /** The function's own cost. */
  readonly own: number;
  /** Including the functions that it calls; at most the program's total. */
  readonly inclusive: number;
}

/** Callgrind's record of one count. */
export interface Profile {
  /** All instructions. */
  readonly total: number;
  /** By name. A function without a symbol has its address as a name. */
  readonly functions: ReadonlyMap<string, FunctionCost>;
}

/**
 * Reads and removes what Callgrind has written into a folder since that was emptied: the part that the driver asked for.
 * The format: https://valgrind.org/docs/manual/cl-format.html
 *
 * The engine's process can write there too: only regular files are read, and there may be only one such part.
 *
 * @returns undefined if Callgrind wrote no profile
 * @throws EngineFailure if there are several, or one that is not Callgrind's
 */
export function takeProfile(folder: string): Profile | undefined {
  const files = readdirSync(folder).map((name) => path.join(folder, name));
  try {
    const [asked, ...others] = files
      .map(readRegular)
      .filter((text) => text.includes("\ndesc: Trigger: Client Request"));
    if (others.length > 0) throw forged("several profiles of one count");
    return asked === undefined ? undefined : parseProfile(asked);
  } finally {
    for (const file of files) rmSync(file, { recursive: true, force: true });
  }
}

/** @throws EngineFailure if it is a pipe, a folder or a device, too large, or leads out of the folder */
function readRegular(file: string): string {
  const found = readInside(file, [path.dirname(file)], mostBytes);
  if (typeof found === "string") throw forged(`a file that is not read (${found})`);
  return found.bytes.toString("latin1");
}

function forged(found: string): EngineFailure {
  return new EngineFailure(
    "error",
    `the folder of Callgrind's profiles has ${found}, which Callgrind does not write`,
  );
}

/** @param text of one part, with neither names nor positions compressed, and a line a function and call */
export function parseProfile(text: string): Profile {
  const functions = new Map<string, { own: number; inclusive: number }>();
  const edges: { readonly caller: string; readonly callee: string; readonly cost: number }[] = [];
  let current = "";
  let callee: string | undefined;
  let isCall = false;
  let total = 0;
  const ofName = (name: string) => {
    const found = functions.get(name) ?? { own: 0, inclusive: 0 };
    functions.set(name, found);
    return found;
  };
  for (const line of text.split("\n")) {
    const [key, value] = splitOnce(line, "=");
    if (key === "fn") current = value;
    else if (key === "cfn") callee = value;
    else if (key === "calls") isCall = true;
    else if (/^[+\-*\d]/.test(line)) {
      const cost = Number(line.split(" ")[1] ?? 0);
      if (isCall && callee !== undefined) edges.push({ caller: current, callee, cost });
      else {
        ofName(current).own += cost;
        total += cost;
      }
      isCall = false;
    }
  }
  for (const [, one] of functions) one.inclusive = one.own;
  // The outer call of a function includes the cost of its calls of itself.
  for (const { caller, callee: called, cost } of edges)
    if (caller !== called) ofName(caller).inclusive += cost;
  for (const [, one] of functions) one.inclusive = Math.min(one.inclusive, total);
  return { total, functions };
}

function splitOnce(line: string, separator: string): [string, string] {
  const at = line.indexOf(separator);
  return at < 0 ? [line, ""] : [line.slice(0, at), line.slice(at + 1)];
}
