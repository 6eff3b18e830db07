import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { addRunFile } from "../../src/features/history/files/folder.ts";
import { encodeRun } from "../../src/features/history/files/run-file.ts";
import type { HistoryRun } from "../../src/features/history/runs/run.ts";

const cli = fileURLToPath(new URL("../../dist/cli.js", import.meta.url));

/** Writes the page of a history that has these runs. @throws Error if the command fails */
export function writeNightsPage(runs: Iterable<HistoryRun>, file: string): void {
  const folder = mkdtempSync(path.join(os.tmpdir(), "nights-"));
  try {
    for (const run of runs) addRunFile(folder, encodeRun(run));
    const page = ["html", "--history", folder, "--out", file];
    const { status, stderr } = spawnSync(process.execPath, [cli, ...page], { encoding: "utf8" });
    if (status !== 0) throw new Error(`html ended with ${status}: ${stderr}`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
