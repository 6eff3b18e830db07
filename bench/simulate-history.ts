/**
 * Writes a simulated history that ends like a recorded run, to see what a page of it looks like, how large it is and how soon it is
 * ready: one run a day, another machine in the last third, and changes of some tests.
 *
 * usage: node bench/simulate-history.ts RESULTS.json FOLDER [RUNS]
 */

import { addRunFile } from "../src/features/history/files/folder.ts";
import { encodeRun } from "../src/features/history/files/run-file.ts";
import { createRun } from "../src/features/history/runs/create-run.ts";
import { features } from "../src/features.ts";
import { defaultCriteria } from "../src/model/criteria.ts";
import { readRecordings } from "../src/results/read.ts";
import { judgeByOwnRule } from "../src/verdict/judge-recording.ts";
import { print } from "./engines.ts";
import { simulatePast } from "./past-runs.ts";

const [file, folder, count = "90"] = process.argv.slice(2);
if (file === undefined || folder === undefined) throw new Error("name a results file and a folder");
const recording = readRecordings([file], {}, { features });
const last = createRun(recording, judgeByOwnRule(recording, defaultCriteria));
const runs = Number(count);
const at = (share: number) => Math.floor(share * runs);
const history = simulatePast(last, {
  runs,
  newMachineAt: at(2 / 3),
  changes: [
    { run: at(0.3), ratio: 1.45, isOf: (path) => path.includes("/writes/oltp_insert") },
    { run: at(0.5), ratio: 0.7, isOf: (path) => path.endsWith("/reads/index_join") },
    { run: at(0.85), ratio: 1.25, isOf: (path) => path.startsWith("text/") && path.includes("/writes/") },
  ],
});
for (const run of history) addRunFile(folder, encodeRun(run));
print(`${folder}: ${history.length} runs of ${last.tests.length} tests`);
