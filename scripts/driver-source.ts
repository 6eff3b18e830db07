import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** The source that nothing includes: it has the function `main`. */
const mainFile = "main.c";

const heading = `/*
** The timing driver of sqlite-bench-gate in one file, put together from the files in src/driver: change those.
**
**   cc -O2 driver.c -lpthread -ldl                                    loads engines from shared libraries
**   cc -O2 -DENGINE_STATIC driver.c libengine.a -lpthread -lm -ldl    is that engine's benchmark binary
*/
#define DRIVER_AMALGAMATION 1
`;

/** One file, without its own guard and the files that it includes. */
interface Part {
  readonly name: string;
  readonly lines: readonly string[];
  /** Files of the folder that it includes, in order. */
  readonly included: readonly string[];
}

/**
 * The driver's headers and sources joined into one C file. Each is in it once: first the headers, each after those that it
 * includes, then the sources. Headers of the system are included where they are needed first.
 *
 * A source belongs to the header of its name: `clock.c` is in the file because something includes `clock.h`. Such pairs
 * include each other in one direction only, so that each can be read with those beneath it alone.
 *
 * @throws Error that names the file which includes one that is not there, includes itself by way of others, has no guard,
 * or is included by nothing; of a circle it names each inclusion
 */
export function amalgamate(folder: string): string {
  const names = readdirSync(folder).filter((name) => /\.[ch]$/.test(name));
  const parts = new Map(names.map((name) => [name, readPart(folder, name)]));
  for (const { name, included } of parts.values())
    for (const header of included)
      if (!header.endsWith(".h") || !parts.has(header))
        throw new Error(`${name} includes "${header}", which is no header in ${folder}`);
  refuseCircles(parts);
  const sources = reachableSources(parts);
  const headers = inOrder(parts, sources);
  const used = new Set([...sources, ...headers]);
  for (const name of names)
    if (!used.has(name)) throw new Error(`${name} is included by nothing in ${folder}`);
  const seen = new Set<string>();
  return heading + [...headers, ...sources].map((name) => text(parts.get(name) as Part, seen)).join("");
}

function readPart(folder: string, name: string): Part {
  const content = readFileSync(path.join(folder, name), "utf8");
  const lines = (name.endsWith(".h") ? withoutGuard(name, content) : content).trim().split("\n");
  const included: string[] = [];
  const kept: string[] = [];
  let depth = 0;
  for (const line of lines) {
    const local = /^\s*#\s*include\s*"([^"]*)"/.exec(line)?.[1];
    depth += depthChange(line);
    if (local === undefined) kept.push(line);
    else if (depth > 0)
      throw new Error(`${name} includes "${local}" under a condition, which is lost in one file`);
    else included.push(local);
  }
  return { name, lines: kept, included };
}

/** In one file nothing is included twice. */
function withoutGuard(name: string, content: string): string {
  const guarded = /^#ifndef (\w+)\n#define \1\n([\s\S]*)\n#endif\n$/.exec(content);
  if (guarded === null)
    throw new Error(`${name} has no guard: it must begin with #ifndef and end with #endif`);
  return guarded[2] ?? "";
}

/** How much deeper in conditions the lines after this one are. */
function depthChange(line: string): number {
  if (/^\s*#\s*if/.test(line)) return 1;
  return /^\s*#\s*endif/.test(line) ? -1 : 0;
}

/** A source without its suffix, and its header. */
const pairOf = (name: string) => name.replace(/\.[ch]$/, "");

function refuseCircles(parts: ReadonlyMap<string, Part>): void {
  const done = new Set<string>();
  const visit = (pair: string, way: readonly { from: string; to: string }[]) => {
    const begin = way.findIndex(({ from }) => pairOf(from) === pair);
    if (begin >= 0)
      throw new Error(
        way
          .slice(begin)
          .map(({ from, to }) => `${from} includes ${to}`)
          .join(", "),
      );
    if (done.has(pair)) return;
    const header = `${pair}.h`;
    const source = `${pair}.c`;
    for (const from of [header, source])
      for (const to of parts.get(from)?.included ?? [])
        if (from !== source || to !== header) visit(pairOf(to), [...way, { from, to }]);
    done.add(pair);
  };
  visit(pairOf(mainFile), []);
}

/** The main file, and the sources whose headers it includes, or their sources do. */
function reachableSources(parts: ReadonlyMap<string, Part>): string[] {
  const reached = new Set<string>();
  const visited = new Set<string>();
  const visit = (name: string) => {
    if (visited.has(name)) return;
    visited.add(name);
    const part = parts.get(name);
    if (part === undefined) return;
    part.included.forEach(visit);
    if (name.endsWith(".h")) visit(name.replace(/h$/, "c"));
    else reached.add(name);
  };
  if (!parts.has(mainFile)) throw new Error(`${mainFile} is missing`);
  visit(mainFile);
  return [...reached];
}

/** All headers that the sources include, each after those that it includes itself. */
function inOrder(parts: ReadonlyMap<string, Part>, sources: readonly string[]): string[] {
  const done = new Set<string>();
  const visit = (name: string) => {
    if (done.has(name)) return;
    parts.get(name)?.included.forEach(visit);
    done.add(name);
  };
  for (const source of sources) parts.get(source)?.included.forEach(visit);
  return [...done];
}

/** A file under its name, without headers of the system that stand before. Headers under a condition stay, since the condition may not hold. */
function text({ name, lines }: Part, seen: Set<string>): string {
  let depth = 0;
  const kept = lines.filter((line) => {
    const header = /^\s*#\s*include\s*(<[^>]*>)/.exec(line)?.[1];
    depth += depthChange(line);
    if (header === undefined || depth > 0) return true;
    return !seen.has(header) && seen.add(header) !== undefined;
  });
  const content = kept
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
  return `\n/* -------- ${name} -------- */\n\n${content}\n`;
}
