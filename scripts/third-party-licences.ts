import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/**
 * The packages that modules belong to, as paths in alphabetical order.
 *
 * @param modules paths such as `node_modules/a/node_modules/@b/c/index.js`; others are passed over
 */
export function packagesOf(modules: readonly string[]): string[] {
  const folders = modules.flatMap((module) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(module)?.[0] ?? []);
  return [...new Set(folders)].sort();
}

const sqlite =
  "SQLite, sqlite3.c (public domain)\n\nIts authors have given up all rights: https://sqlite.org/copyright.html\n";

/**
 * The licence of every package, and what SQLite's sources say of theirs, each as the package has it.
 *
 * @param root what the packages' paths are relative to
 * @throws Error where a package has no licence text: it must not be shipped without one
 */
export function thirdPartyLicences(root: string, packages: readonly string[]): string {
  const texts = packages.map((folder) => {
    const { name, version, license } = JSON.parse(
      readFileSync(path.join(root, folder, "package.json"), "utf8"),
    );
    const file = readdirSync(path.join(root, folder)).find((one) => /^(licen[cs]e|copying)\b/i.test(one));
    if (file === undefined) throw new Error(`${folder} has no licence text`);
    const text = readFileSync(path.join(root, folder, file), "utf8")
      .replaceAll("\r\n", "\n")
      .trim();
    return `${name} ${version} (${license})\n\n${text}\n`;
  });
  const line = `\n${"-".repeat(80)}\n\n`;
  return `The files beside this one contain the following packages, under these licences.\n${line}${[...texts, sqlite].join(line)}`;
}
