import { expect, it } from "vitest";
import { kindOfServerFile } from "../../../../src/features/workloads/servers/server-files.ts";

it.each([
  ["ib_logfile0", "log"],
  ["#innodb_redo/#ib_redo12", "log"],
  ["aria_log.00000001", "log"],
  ["binlog.000002", "log"],
  [`sqlite_bench_gate/.dolt/noms/${"v".repeat(32)}`, "log"],
  ["sqlite_bench_gate/.dolt/noms/journal.idx", "log"],
  ["sqlite_bench_gate/.dolt/noms/oldgen/abc", "main"],
  ["sqlite_bench_gate/life.ibd", "main"],
  ["ibdata1", "others"],
  ["undo001", "others"],
  ["mysql/user.MAI", "others"],
  ["aria_log_control", "others"],
])("%s is of the kind %s", (place, kind) => {
  expect(kindOfServerFile(place)).toBe(kind);
});
