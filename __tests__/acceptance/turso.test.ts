import path from "node:path";
import { beforeAll, expect, it } from "vitest";
import { fetchSqlite } from "../../bench/engines.ts";
import { buildTurso } from "../../bench/fetched/turso.ts";
import { useFolder } from "../builders/folder.ts";
import { run } from "./cli.ts";
import { readRun } from "./run-results.ts";

const folder = useFolder("turso");
let sqlite: string;
let turso: string;

beforeAll(async () => {
  sqlite = await fetchSqlite();
  turso = buildTurso();
}, 1_200_000);

const few = ["--variants", "int,blob", "--rows", "500", "--rounds", "2", "--quiet"];
const lenient = ["--ceiling", "10000", "--average-ceiling", "10000"];

async function measure(name: string, ...options: readonly string[]) {
  const out = path.join(folder, name);
  const engines = ["--candidate", turso, "--candidate-name", "Turso", "--baseline", sqlite];
  const finished = await run(["run", ...engines, ...few, ...lenient, "--out", out, ...options]);
  return { finished, ...readRun(out, finished) };
}

it("does the same as SQLite, and its report names what it lacks", async () => {
  const workloads = "oltp_point_select,index_join_scan,oltp_insert,types_delete_insert,oltp_update_index_ac";
  const { finished, recording, report } = await measure("text", "--workloads", workloads);
  const { engines, tests } = recording;
  expect(tests.flatMap(({ failures }) => failures)).toEqual([]);
  expect(tests.length).toBeGreaterThan(20);
  expect(engines.candidate).toMatchObject({
    kind: "library",
    version: "3.50.4",
    isolation: { memory: "fork", file: "fork", autocommit: "fork" },
    missing: [
      { name: "sqlite3_column_text" },
      { name: "sqlite3_total_changes" },
      { name: "sqlite3_libversion" },
      { name: "sqlite3_sourceid" },
    ],
  });
  expect(report).toContain("sqlite3_total_changes is missing: changed rows are asked for in SQL");
  expect(finished.status).toBe(0);
});

it("does the same with prepared statements", async () => {
  const { finished, recording } = await measure(
    "prepared",
    ...["--statements", "prepared", "--workloads", "oltp_point_select,oltp_update_index"],
  );
  expect(recording.tests.flatMap(({ failures }) => failures)).toEqual([]);
  expect(finished.status).toBe(0);
});
