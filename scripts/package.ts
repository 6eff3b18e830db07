/**
 * Makes the npm package of the command line, `sqlite-bench-gate-VERSION.tgz`, from `dist`: `node scripts/package.ts FOLDER`.
 *
 * The package has no dependencies, since `dist` holds what it needs: the JavaScript of all packages, and the addon of
 * better-sqlite3 for each platform. The release workflow runs this before `npm ci`: so this imports no packages.
 */

import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const root = path.dirname(import.meta.dirname);

/** The fields of package.json that are for users of the command line; scripts and packages are for development. */
const forUsers = [
  ...["name", "version", "description", "keywords", "license", "repository"],
  ...["type", "bin", "engines", "os", "cpu"],
];

/** @throws Error if npm fails, with what npm says on standard error */
function makePackage(folder: string): void {
  const staged = mkdtempSync(path.join(tmpdir(), "package-"));
  try {
    for (const name of ["dist", "LICENSE", "README.md"])
      cpSync(path.join(root, name), path.join(staged, name), { recursive: true });
    const manifest = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8"));
    const published = Object.fromEntries(forUsers.map((field) => [field, manifest[field]]));
    writeFileSync(path.join(staged, "package.json"), `${JSON.stringify(published, null, 2)}\n`);
    mkdirSync(folder, { recursive: true });
    const parameters = ["pack", "--ignore-scripts", "--pack-destination", path.resolve(folder)];
    execFileSync("npm", parameters, { cwd: staged, stdio: ["ignore", "inherit", "inherit"] });
  } finally {
    rmSync(staged, { recursive: true });
  }
}

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  process.stderr.write("expected the folder that the package is written into\n");
  process.exitCode = 2;
} else makePackage(folder);
