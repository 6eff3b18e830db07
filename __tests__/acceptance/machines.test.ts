import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { fetchDoltlite, fetchSqlite } from "../../bench/engines.ts";
import { sequencesOf } from "../../src/features/checks/sequence/record.ts";
import { useFolder } from "../builders/folder.ts";
import { parseRecording } from "../results/full-build.ts";
import { args } from "./args.ts";
import { run } from "./cli.ts";

const folder = useFolder("machines");
const inFolder = (name: string) => path.join(folder, name);
const results = (name: string) => inFolder(`${name}/results.json`);
const read = (name: string) => parseRecording(readFileSync(results(name), "utf8"), name);

let engines: readonly string[];

beforeAll(async () => {
  engines = ["--candidate", fetchDoltlite(), "--baseline", await fetchSqlite()];
});

describe("a run on three machines", () => {
  const chosen = ["--variants", "int", "--rows", "300"];
  const rule = ["--rounds", "2", "--ceiling", "1000", "--average-ceiling", "1000"];
  const plan = inFolder("plan.json");

  beforeAll(async () => {
    const { stdout } = await run(["plan", "--shards", "3", ...chosen]);
    writeFileSync(plan, stdout);
    for (const shard of ["1", "2", "3"]) {
      const part = ["--plan", plan, "--shard", shard, "--out", inFolder(shard), "--quiet"];
      const { status, words, stderr } = await run(["run", ...engines, ...chosen, ...rule, ...part]);
      expect(status, words + stderr).toBe(0);
    }
  });

  it("is merged to one report with every test once, and every machine", async () => {
    const { status, words } = await run([
      "report",
      results("1"),
      results("2"),
      results("3"),
      ...rule.slice(2),
      "--out",
      inFolder("merged"),
    ]);
    expect(status).toBe(0);
    expect(read("merged").tests).toHaveLength(69);
    for (const shard of [1, 2, 3]) expect(words).toContain(`shard ${shard} of 3`);
  });

  it("goes through the sequences on one machine", () => {
    expect(["1", "2", "3"].map((shard) => (sequencesOf(read(shard)) ?? []).length > 0)).toEqual([
      false,
      false,
      true,
    ]);
  });

  it("times SQLite against itself on each machine", () => {
    for (const shard of ["1", "2", "3"]) expect(read(shard).controls?.length).toBeGreaterThan(0);
  });

  it("fails with status 3 without one of them, and names it", async () => {
    const { status, words } = await run(["report", results("1"), results("3"), ...rule.slice(2)]);
    expect(status).toBe(3);
    expect(words).toContain("shard 2 of 3: it left no results, so its");
  });

  it("does not take a shard of a plan for other rows", async () => {
    const other = ["--variants", "int", "--rows", "400", "--plan", plan, "--shard", "1"];
    const { status, stderr } = await run(args`run ${engines} ${other} ${rule} --out ${inFolder("other")}
      --quiet`);
    expect(status).toBe(2);
    expect(stderr).toContain(
      "with these rows, seed, warehouses, statements, threads, suites and own workloads it would be",
    );
  });

  it.each([
    [["--shard", "1"], "shard is 1, but no plan is given"],
    [["--plan", plan], "plan is given, but no shard"],
    [["--plan", plan, "--shard", "4"], "shard: 4 is over 3"],
    [["--plan", "none.json", "--shard", "1"], 'plan: "none.json" cannot be read'],
  ])("refuses %j", async (part, message) => {
    const { status, stderr } = await run(["run", ...engines, ...chosen, ...part]);
    expect(status).toBe(2);
    expect(stderr).toContain(message);
  });
});

describe("what fails on one machine", () => {
  const chosen = args`--variants int --storages memory --workloads oltp_point_select,table_scan --rows 300`;
  const low = ["--rounds", "9", "--ceiling", "0.001", "--average-ceiling", "1000"];
  const high = ["--ceiling", "1000", "--average-ceiling", "1000"];

  beforeAll(async () => {
    const first = await run(args`run ${engines} ${chosen} ${low} --confirm-elsewhere
      --out ${inFolder("first")} --quiet`);
    expect(first.stdout, first.stderr).toMatch(/exceed their ceilings|too noisy/);
    const confirm = ["--confirm", results("first"), "--out", inFolder("second"), "--quiet"];
    await run(["run", ...engines, ...chosen, ...low, ...confirm]);
  });

  it("is measured again, and nothing else", () => {
    expect(read("second").run?.confirms).toEqual([
      "int/memory/reads/oltp_point_select",
      "int/memory/reads/table_scan",
    ]);
    expect(sequencesOf(read("second"))).toBeUndefined();
  });

  it("is not confirmed by the same machine", async () => {
    const { status, stderr } = await run(args`report ${results("first")}
      --confirmed-by ${results("second")} ${low.slice(2)}`);
    expect(status).toBe(2);
    expect(stderr).toContain("both were measured on the same machine");
  });

  it("is confirmed if another machine says so too", async () => {
    const id = read("second").machine?.bootId ?? "";
    const other = readFileSync(results("second"), "utf8").replace(id, `00000000${id.slice(8)}`);
    writeFileSync(inFolder("other.json"), other);
    const { words } = await run([
      ...["report", results("first"), "--confirmed-by", inFolder("other.json"), "--out", inFolder("both")],
      ...low.slice(2),
    ]);
    expect(words).toContain("on the confirming machine (boot 00000000)");
    const { derived } = JSON.parse(readFileSync(results("both"), "utf8"));
    expect(derived.confirmation).toEqual({ confirmed: 2, unconfirmed: 0, cleared: 0, missing: [] });
  });

  it("is nothing if all is within its ceiling: no engine is started", async () => {
    const confirm = ["--confirm", results("first"), "--out", inFolder("none")];
    const { status, stderr } = await run(["run", ...engines, ...chosen, ...high, ...confirm]);
    expect(status).toBe(0);
    expect(stderr).toContain("nothing is measured: no row of these results fails or is undecided");
  });
});
