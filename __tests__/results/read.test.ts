import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { formatRecording } from "../../src/results/json/schema.ts";
import { DatabaseStore } from "../../src/results/store/store.ts";
import { fullRecording, pairs } from "../builders/recordings.ts";
import { errorMessage } from "../error-message.ts";
import { readRecording, readRecordings } from "./full-build.ts";
import { adaptiveRecording } from "./recordings.ts";

describe("a file of results", () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), "files-"));
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  function file(name: string, content: string): string {
    const place = path.join(folder, name);
    writeFileSync(place, content);
    return place;
  }

  it("is read alone as it is, with other names for its engines where they are given", () => {
    const place = file("results.json", formatRecording(adaptiveRecording()));
    expect(readRecording(place, {})).toEqual(adaptiveRecording());
    expect(readRecordings([place], {})).toEqual(adaptiveRecording());
    const { engines } = readRecording(place, { candidate: "libSQL", base: "main" });
    expect([engines.baseline.name, engines.candidate.name, engines.base?.name]).toEqual([
      "SQLite",
      "libSQL",
      "main",
    ]);
    const { base } = readRecording(file("other.json", formatRecording(fullRecording())), {
      base: "main",
    }).engines;
    expect(base).toBeUndefined();
  });

  it("is read by a job only where it leads out of no folder of the job", () => {
    const place = file("results.json", formatRecording(fullRecording()));
    const workspace = path.join(folder, "workspace");
    mkdirSync(workspace);
    const link = path.join(workspace, "linked.json");
    symlinkSync(place, link);
    expect(readRecordings([link], {})).toEqual(fullRecording());
    expect(readRecordings([place], {}, { roots: [folder] })).toEqual(fullRecording());
    expect(errorMessage(() => readRecordings([link], {}, { roots: [workspace] }))).toBe(
      `results file "${link}" cannot be read (it leads out of the workspace)`,
    );
  });

  it("may begin with a byte order mark", () => {
    expect(readRecording(file("results.json", `\uFEFF${formatRecording(fullRecording())}`), {})).toEqual(
      fullRecording(),
    );
  });

  it("is one of medians or one of rounds by its header", () => {
    const medians = file(
      "medians.tsv",
      "variant\tstorage\tkind\ttest\tbaseline_us\tcandidate_us\nint\tmemory\treads\tx\t10\t20\n",
    );
    const rounds = file(
      "rounds.tsv",
      "\uFEFFvariant\tstorage\tkind\ttest\tround\tbaseline_ns\tcandidate_ns\tbase_ns\nint\tmemory\treads\tx\t1\t10000\t20000\t",
    );
    expect(readRecording(medians, {})).toMatchObject({
      mediansOnly: true,
      engines: { baseline: { name: "SQLite" }, candidate: { name: "candidate" } },
      tests: [{ samples: pairs([10, 20]) }],
    });
    const named = readRecording(rounds, { candidate: "new", baseline: undefined, base: undefined });
    expect(named.engines).toMatchObject({ baseline: { name: "SQLite" }, candidate: { name: "new" } });
    const read = readRecording(rounds, {});
    expect(read).toMatchObject({
      engines: { baseline: { name: "SQLite" }, candidate: { name: "candidate" }, base: { name: "base" } },
      tests: [{ samples: pairs([10, 20]) }],
    });
    expect(read).not.toHaveProperty("mediansOnly");
    expect(errorMessage(() => readRecordings([medians, rounds], {}))).toBe(
      `${medians} and ${rounds} cannot be merged: what they hold is medians and samples`,
    );
  });

  it.each([
    ["ZIP", "PK\u0003\u0004\u0014, a"],
    ["gzip", "\u001f\u008b\b, a"],
  ])("is not an archive that was downloaded: %s", (_, content) => {
    const place = path.join(folder, "results.json");
    writeFileSync(place, Buffer.from(content, "latin1"));
    expect(errorMessage(() => readRecordings([place], {}))).toBe(
      `${place} is an archive: unpack it, and name the results.json in it`,
    );
  });

  it.each([
    ["with its mark", "\uFEFF"],
    ["without it", ""],
  ])("is not text in UTF-16, %s", (_, mark) => {
    const place = path.join(folder, "results.json");
    writeFileSync(place, Buffer.from(`${mark}{ "version": 4 }`, "utf16le"));
    expect(errorMessage(() => readRecordings([place], {}))).toBe(
      `${place} is text in UTF-16, as PowerShell's > writes it: save it as UTF-8`,
    );
  });

  it("is not the sample store beside it", () => {
    new DatabaseStore(folder, "2026-01-01T00:00:00.000Z", {}).close();
    const place = path.join(folder, "results.sqlite");
    expect(errorMessage(() => readRecording(place, {}))).toBe(
      `${place} is the sample store of a run; name results.json beside it`,
    );
  });

  it("is named where it cannot be read, and at least one has to be", () => {
    expect(errorMessage(() => readRecording("/no/such.json", {}))).toMatch(
      /^results file "\/no\/such\.json" cannot be read \(ENOENT/,
    );
    expect(errorMessage(() => readRecording("/tmp", {}))).toBe(
      'results file "/tmp" is a folder: name the results.json in it, /tmp/results.json',
    );
    expect(errorMessage(() => readRecordings([], {}))).toBe("no results file is given: name at least one");
  });
});

describe("a table that has no tabs", () => {
  // MassBank/RMassBank#340
  it.each([
    [",", "commas"],
    [";", "semicolons"],
    ["|", "vertical bars"],
  ])("is named by its separator: %s", (sign, words) => {
    const place = path.join(mkdtempSync(path.join(os.tmpdir(), "table-")), "results.csv");
    writeFileSync(
      place,
      `variant${sign}storage${sign}kind${sign}test${sign}baseline_us${sign}candidate_us\n`,
    );
    expect(errorMessage(() => readRecording(place, {}))).toBe(
      `${place} is a table whose columns are separated by ${words}: expected a results.json, or a table with tabs between its columns ` +
        "variant, storage, kind, test, baseline_us, candidate_us (or variant, storage, kind, test, round, baseline_ns, candidate_ns)",
    );
    rmSync(path.dirname(place), { recursive: true });
  });
});
