import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeEach } from "vitest";

/** A folder that is gone before each test, and a function that writes a file in it and returns its path. */
export function useFiles(name: string) {
  const folder = mkdtempSync(path.join(os.tmpdir(), `${name}-`));
  beforeEach(() => rmSync(folder, { recursive: true, force: true }));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const write = (place: string, text: string): string => {
    const file = path.join(folder, place);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
    return file;
  };
  return { folder, write };
}
