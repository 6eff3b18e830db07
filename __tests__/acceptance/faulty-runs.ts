import { readFileSync } from "node:fs";
import path from "node:path";
import { fetchSqlite } from "../../bench/engines.ts";
import { useFolder } from "../builders/folder.ts";
import { parseRecording } from "../results/full-build.ts";
import { args } from "./args.ts";
import { run } from "./cli.ts";
import { compileFaulty, type Fault } from "./engines.ts";

export interface Chosen {
  readonly workloads: readonly string[];
  readonly storage?: "memory" | "file" | "autocommit";
  readonly options?: readonly string[];
  /** A file that the engine may use. */
  readonly place?: string;
}

/** Short runs of engines with one fault each, beside SQLite, whose results are in a folder of the test file. */
export function useFaultyRuns(name: string) {
  const folder = useFolder(name);
  const out = (fault: Fault) => path.join(folder, fault.replaceAll(" ", "-"));
  const parametersOf = async (
    fault: Fault,
    { workloads, storage = "memory", options = [], place }: Chosen,
  ) => [
    ...args`run --candidate ${await compileFaulty(fault, place)} --candidate-name Faulty
      --baseline ${await fetchSqlite()}`,
    ...["--variants", "int", "--storages", storage, "--workloads", workloads.join(",")],
    ...["--ceiling", "100000", "--average-ceiling", "100000", "--rows", "500", "--rounds", "2"],
    ...["--sample-timeout", "2", ...options, "--quiet", "--out", out(fault)],
  ];
  const runFaulty = async (fault: Fault, chosen: Chosen, environment = process.env) =>
    await run(await parametersOf(fault, chosen), { env: environment });
  const recordsOf = (fault: Fault) => {
    const file = path.join(out(fault), "results.json");
    return parseRecording(readFileSync(file, "utf8"), file);
  };
  const recordOf = (fault: Fault, workload: string) => {
    const record = recordsOf(fault).tests.find((test) => test.workload === workload);
    if (record === undefined) throw new Error(`${workload} is not in the results of ${fault}`);
    return record;
  };
  return { folder, out, parametersOf, runFaulty, recordsOf, recordOf };
}
