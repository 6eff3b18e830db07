import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { compileExtra } from "../../../bench/counts/extra.ts";
import { countsOf, withCounts } from "../../../src/features/figures/counts/counts.ts";
import { formatRecording } from "../../../src/results/json/schema.ts";
import { useFolder } from "../../builders/folder.ts";
import { run } from "../cli.ts";
import { type CountedRun, countRun } from "./counted-run.ts";

const folder = useFolder("counts");
const kept = path.join(folder, "nightly");
const results = (name: string) => path.join(folder, name, "results.json");
const history = (...parameters: readonly string[]) => run(["history", ...parameters, "--history", kept]);

let first: CountedRun;
let second: CountedRun;

beforeAll(async () => {
  const baseline = compileExtra({ extra: 0 });
  const runOf = (name: string, extra: number) =>
    countRun(path.join(folder, name), [
      ...["--candidate", compileExtra({ extra }), "--baseline", baseline],
      ...["--storages", "memory", "--workloads", "oltp_point_select,oltp_insert"],
    ]);
  first = await runOf("first", 0);
  second = await runOf("second", 75);
});

/** The second run, as if it had been counted with another C library on the day after. */
function writeOtherLibrary(): string {
  const { recording } = second;
  const { run: facts } = recording;
  const counts = countsOf(recording);
  if (facts === undefined || counts?.environment === undefined)
    throw new Error("the run has counted nothing");
  const later = (time: string) => new Date(Date.parse(time) + 86_400_000).toISOString();
  const environment = { ...counts.environment, libc: "glibc 1.0 0123456789ab" };
  const file = path.join(folder, "other-library.json");
  writeFileSync(
    file,
    formatRecording({
      ...recording,
      run: { ...facts, startedAt: later(facts.startedAt), finishedAt: later(facts.finishedAt) },
      features: { ...recording.features, counts: { ...counts, environment } },
    }),
  );
  return file;
}

describe("a history of counts", () => {
  it("keeps them, in its files and in its index", async () => {
    expect((await history("add", results("first"))).status).toBe(0);
    const [insert] = withCounts(first.recording.tests, countsOf(first.recording)).filter(
      ({ workload }) => workload === "oltp_insert",
    );
    const count = insert?.counts?.find(({ role }) => role === "candidate");
    const instructions = count && "instructions" in count ? count.instructions : undefined;
    // The first time makes the index, the second reads it.
    for (let time = 0; time < 2; time++) {
      const shown = JSON.parse((await history("show", "newest", "--format", "json")).stdout);
      expect(shown.counting).toMatchObject({ rows: 1000, tool: "counter" });
      expect(shown.tests).toContainEqual(
        expect.objectContaining({ workload: "oltp_insert", candidateInstructions: instructions }),
      );
    }
    const { words } = await history("show", "newest", "--format", "markdown");
    expect(words).toContain("instructions with 1,000 rows, by the tool's own counter on Valgrind");
    expect(words).toContain(instructions?.toLocaleString("en-US"));
  });

  it("is compared with by the next run, without pairs", async () => {
    const reported = await run(["report", results("second"), "--history", kept, "--ceiling", "1000"]);
    expect(reported.words).toMatch(
      /instructions of 2 tests changed since \S+ \(\S+\): int\/memory\/\S+ \+\d+\.\d\d%, int\/memory\/\S+ \+\d+\.\d\d%/,
    );
  });

  it("has a trend with the change between two runs", async () => {
    expect((await history("add", results("second"))).status).toBe(0);
    for (let time = 0; time < 2; time++) {
      const { words } = await history("trend");
      expect(words).toContain("Instructions: of 2 tests that were counted, 2 changed.");
      expect(words).toMatch(
        /int\/memory\/writes\/oltp_insert \S+ [\d,]+ instructions \+\d+\.\d\d%, from [\d,]+ to [\d,]+,/,
      );
    }
    const page = path.join(folder, "history.html");
    expect((await run(["html", "--history", kept, "--out", page])).status).toBe(0);
    expect(readFileSync(page, "utf8")).toContain("</html>");
  });

  it("says of counts that were taken in another way that they are not comparable", async () => {
    const other = writeOtherLibrary();
    const reported = await run(["report", other, "--history", kept, "--ceiling", "1000"]);
    expect(reported.words).toMatch(
      /instructions of 2 tests are not comparable with those of \S+ \(\S+\): not the same C library/,
    );
    expect((await history("add", other)).status).toBe(0);
    const { words } = await history("trend");
    expect(words).toContain("Of 2, some counts are not comparable");
    expect(words).toMatch(/not comparable: .+ and .+ have not the same C library/);
  });
});
