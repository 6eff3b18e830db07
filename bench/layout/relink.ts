import { appendFileSync, copyFileSync, existsSync, mkdirSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { RandomStream } from "../../src/suite/random.ts";
import { cacheFolder } from "../engines.ts";
import { compileSqliteSections, systemLibraries } from "../fetched/builds.ts";
import { runTool, type Tool } from "../tool.ts";

const binutils = "install the binutils";
const readelf: Tool = { command: "readelf", advice: binutils };
const nm: Tool = { command: "nm", advice: binutils };
const linker: Tool = { command: "cc", advice: "install a C compiler, and the binutils with ld.gold" };

/** How a build's layout differs from that of the sources. */
export interface Order {
  /** From 0; another number is another order. */
  readonly build: number;
  /** The share of functions that move to random places, above 0 and at most 1; the others keep their order. */
  readonly moved: number;
}

/**
 * Stock SQLite as a shared library whose functions are in an order of their own. All such libraries are linked from one object.
 *
 * @returns a file whose name ends in `relink-<build>.so`
 * @throws Error where the linker has not kept to the order
 */
export async function relink(order: Order): Promise<string> {
  const object = await compileSqliteSections();
  const name = `${order.moved === 1 ? "" : `moved-${order.moved}-`}relink-${order.build}`;
  const folder = path.join(cacheFolder, `${path.basename(object)}.layouts`);
  const library = path.join(folder, `${name}.so`);
  if (existsSync(library)) return library;
  mkdirSync(folder, { recursive: true });
  const sections = reorder(sectionsOf(object), order);
  const [list, partial] = [path.join(folder, `${name}.order`), `${library}.${process.pid}`];
  writeFileSync(list, `${sections.join("\n")}\n`);
  const flags = ["-fuse-ld=gold", "-shared", `-Wl,--section-ordering-file=${list}`];
  runTool(linker, [...flags, "-o", partial, object, ...systemLibraries]);
  requireOrder(partial, sections);
  renameSync(partial, library);
  return library;
}

/** Another file of the same build: a byte at its end that nothing reads. @param copy from 1 */
export async function copyOf(order: Order, copy: number): Promise<string> {
  const library = await relink(order);
  const file = `${library.slice(0, -".so".length)}-copy-${copy}.so`;
  copyFileSync(library, file);
  appendFileSync(file, String(copy));
  return file;
}

/** The sections of functions, in the order of the sources. */
function sectionsOf(object: string): string[] {
  const listed = runTool(readelf, ["--sections", "--wide", object]);
  return [...listed.matchAll(/\] (\.text\.\S+)/g)].map(([, section]) => section as string);
}

function reorder(sections: readonly string[], { build, moved }: Order): string[] {
  const random = new RandomStream(build, "layout");
  if (moved === 1) return random.shuffle(sections);
  const chosen = new Set(random.shuffle(sections).slice(0, Math.round(moved * sections.length)));
  const reordered = sections.filter((section) => !chosen.has(section));
  for (const section of chosen) reordered.splice(random.integer(0, reordered.length), 0, section);
  return reordered;
}

/** Compares the addresses of functions with their places in the wanted order. */
function requireOrder(library: string, sections: readonly string[]): void {
  const listed = runTool(nm, ["--numeric-sort", "--defined-only", library]);
  const functions = [...listed.matchAll(/ [tT] (\S+)/g)].map(([, name]) => `.text.${name}`);
  const wanted = new Set(sections);
  const found = functions.filter((section) => wanted.has(section));
  const known = new Set(found);
  const expected = sections.filter((section) => known.has(section));
  const differing = expected.findIndex((section, place) => section !== found[place]);
  if (found.length < sections.length / 2 || found.length !== expected.length || differing >= 0)
    throw new Error(
      `${library} does not have its ${sections.length} functions in the wanted order: ${found[differing]} is in the place of ${expected[differing]}`,
    );
}
