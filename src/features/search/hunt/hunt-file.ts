import { existsSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { describeIssues } from "../../../messages/describe-issues.ts";
import { InputError } from "../../../model/errors.ts";
import { fileContent, layOut } from "../../../results/json/schema.ts";
import { requireNoLink } from "../../../results/own-folder.ts";
import { writeWhole } from "../../../results/write.ts";
import { type Hunt, huntSchema } from "./cases.ts";

/** The files that a hunt writes into its folder, and its folder of cases. */
export const huntFiles = {
  json: "hunt.json",
  markdown: "hunt.md",
  html: "hunt.html",
  cases: "cases",
} as const;

/** Refuses the folder of a hunt that has a symbolic link in the place of what a hunt writes. @throws InputError */
export function requireOwnHunt(folder: string): void {
  for (const name of Object.values(huntFiles)) requireNoLink(path.join(folder, name));
}

/** @throws InputError if the folder cannot be written */
export function writeHunt(folder: string, hunt: Hunt): void {
  writeWhole(path.join(folder, huntFiles.json), formatHunt(hunt));
}

export function formatHunt(hunt: Hunt): string {
  return layOut(huntSchema.parse(fileContent(hunt)), { cases: 1 });
}

/** Removes the files of an earlier hunt, except its cases. @throws InputError if one of them is a link */
export function removeHunt(folder: string): void {
  requireOwnHunt(folder);
  for (const name of [huntFiles.json, huntFiles.markdown, huntFiles.html])
    rmSync(path.join(folder, name), { force: true });
}

/** The hunt in a folder; undefined if it has none. @throws InputError if it is damaged */
export function findHunt(folder: string): Hunt | undefined {
  const file = path.join(folder, huntFiles.json);
  return existsSync(file) ? parseHunt(readFileSync(file, "utf8"), file) : undefined;
}

/** A hunt's file. @throws InputError naming the file if it is damaged */
export function parseHunt(text: string, file: string): Hunt {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch (cause) {
    throw new InputError(`${file}: not JSON (${(cause as Error).message})`, { cause });
  }
  const { data, error } = huntSchema.safeParse(content);
  if (error !== undefined) throw new InputError(`${file}: ${describeIssues(error, content)}`);
  return data;
}

/** The hunt in a folder, which another one goes on with. @throws InputError if there is none, or a damaged one */
export function readHunt(folder: string): Hunt {
  const found = findHunt(folder);
  if (found === undefined)
    throw new InputError(`--resume ${folder}: it holds no ${huntFiles.json}: hunt without --resume`);
  return found;
}
