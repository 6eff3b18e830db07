import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { features } from "../src/features.ts";
import type { Recording } from "../src/model/recording.ts";
import { parseRecording } from "../src/results/json/schema.ts";
import type { JudgedRun } from "../src/verdict/judged.ts";

export interface KeptRun {
  readonly recording: Recording;
  /** The run's own conclusions. */
  readonly derived: JudgedRun;
}

/** The results in a folder, where there are any. */
export function readRun(folder: string): KeptRun | undefined {
  const file = path.join(folder, "results.json");
  if (!existsSync(file)) return undefined;
  const text = readFileSync(file, "utf8");
  return { recording: parseRecording(text, file, features), derived: JSON.parse(text).derived };
}
