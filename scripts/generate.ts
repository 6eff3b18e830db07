/**
 * Writes the files that are made from the table of options and other schemas: `npm run generate`. With `--check` it only compares, and
 * exits with 1 if a file is not up to date.
 */

import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { features } from "../src/features.ts";
import { actionsOf } from "../src/options/actions.ts";
import { actionFile, actionYml } from "./generate/action-yml.ts";
import { editorSchemas } from "./generate/editor-schemas.ts";
import { withContestKeys, withWorkloadKeys } from "./generate/own-workloads.ts";
import { withTables } from "./generate/reference.ts";
import { withMethods } from "./generate/statistics.ts";

const root = path.join(import.meta.dirname, "..");

/** The generated files: from the text that a file has, the text that it should have. */
export const generated: Readonly<Record<string, (text: string) => string>> = {
  ...Object.fromEntries(
    Object.entries(actionsOf(features)).map(([name, action]) => [
      actionFile(action),
      () => actionYml(name, action),
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(editorSchemas).map(([name, schemaText]) => [`schema/${name}.json`, schemaText]),
  ),
  "docs/contention.md": withContestKeys,
  "docs/own-workloads.md": withWorkloadKeys,
  "docs/reference.md": withTables,
  "docs/statistics.md": withMethods,
};

if (import.meta.main) {
  const isCheck = process.argv.includes("--check");
  for (const [file, generate] of Object.entries(generated)) {
    const place = path.join(root, file);
    const text = existsSync(place) ? readFileSync(place, "utf8") : "";
    const expected = generate(text);
    if (text === expected) continue;
    if (isCheck) process.exitCode = 1;
    else {
      mkdirSync(path.dirname(place), { recursive: true });
      writeFileSync(place, expected);
    }
    process.stderr.write(`${file} ${isCheck ? "is not up to date: npm run generate" : "is written"}\n`);
  }
}
