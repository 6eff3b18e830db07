import { describe, expect, it } from "vitest";
import type { Contention, Held } from "../../../../src/features/figures/contention/record.ts";
import { features } from "../../../../src/features.ts";
import { renderMarkdown } from "../../../../src/report/markdown.ts";
import { renderTerminal } from "../../../../src/report/terminal.ts";
import { makeRecord, makeRecording, pairs } from "../../../builders/recordings.ts";
import { verdictOn } from "../../../builders/verdicts.ts";
import { makeContention, usual, withBase } from "./contests.ts";

const slow = makeContention((cell, task, round) => {
  const all = usual(cell, task, round);
  return cell.workload === "same" && cell.mode === "threads" ? Math.round(all / cell.connections) : all;
});

function recordingWith(facts: Contention) {
  return makeRecording({
    tests: [makeRecord({ samples: pairs([10_000, 15_000]) })],
    features: { contention: facts },
  });
}

function markdown(facts = slow) {
  const recording = recordingWith(facts);
  return renderMarkdown(recording, verdictOn(recording), { detail: "full", unit: "time", features });
}

const withFault = (fault: Held["fault"]) =>
  makeContention(usual, {}, (held) => {
    if (
      !(
        held.role === "candidate" &&
        held.workload === "same" &&
        held.mode === "threads" &&
        held.connections > 1
      )
    )
      return held;
    return fault !== undefined && held.connections === 2 && held.round === 1 ? { ...held, fault } : undefined;
  });

describe("the section on several connections", () => {
  it("has the worst of each workload first, and then a table with scaling", () => {
    const text = markdown();
    expect(text).toContain(
      "**Several connections**: Up to 4 connections of one engine at once, in threads and in processes, 8 workloads, 3 rounds: " +
        "1 throughput stands out.",
    );
    const finding = text.indexOf(
      "same, in threads, 4 connections: writers do 5,050 a second on DoltLite, 20,200 on SQLite: ",
    );
    const row = text.indexOf(
      "| same | threads | writers | 4 | DoltLite | 5,050 | 0.50x | 900 µs | 5 ms | 4.00x |",
    );
    expect(finding).toBeGreaterThan(0);
    expect(row).toBeGreaterThan(finding);
  });

  it("says in which form transactions began, and which engine is in processes only", () => {
    const entrants = [
      { role: "baseline", threadsafe: 0, concurrent: false },
      { role: "candidate", threadsafe: 1, concurrent: true },
    ] as const;
    const held = slow.held.filter(({ role, mode }) => role !== "baseline" || mode === "processes");
    const text = markdown({ ...slow, entrants, held });
    expect(text).toContain(
      "SQLite is compiled for one thread (sqlite3_threadsafe() is 0): its connections are in processes only",
    );
    expect(text).toContain(
      "Transactions that write began with BEGIN CONCURRENT on DoltLite, with BEGIN IMMEDIATE on engines that have no BEGIN CONCURRENT; " +
        "transfers began with BEGIN on every engine",
    );
    expect(markdown()).toContain("began with BEGIN IMMEDIATE, for no engine has BEGIN CONCURRENT");
  });

  it("names an engine that is not measured, and has no table then", () => {
    const entrants = [
      { role: "baseline", threadsafe: 1, concurrent: false },
      {
        role: "candidate",
        absent: "is a shell, and only libraries and benchmark binaries have several connections",
      },
    ] as const;
    const text = markdown({ ...slow, entrants, held: [] });
    expect(text).toContain(
      "DoltLite is a shell, and only libraries and benchmark binaries have several connections: not measured",
    );
    expect(text).not.toContain("| same |");
  });

  it("names the longest stall of a writer while the log is emptied, and the largest multiple of the base's throughput", () => {
    const contention = withBase(
      makeContention(usual, {}, (held) =>
        held.workload === "checkpoints" && held.mode === "processes" && held.role === "candidate"
          ? {
              ...held,
              tasks: held.tasks.map((task) => ({ ...task, longest: 1e6 * (held.connections + held.round) })),
            }
          : held,
      ),
      (held) =>
        held.workload === "storm" && held.connections === 2
          ? { ...held, tasks: held.tasks.map((task) => ({ ...task, operations: 3 * task.operations })) }
          : held,
    );
    const text = markdown(contention);
    expect(text).toContain(
      "Longest stall of a writer while the log is emptied: 5 ms on SQLite (in threads, 1 connection), " +
        "7 ms on DoltLite (in processes, 4 connections), 5 ms on ",
    );
    expect(text).toMatch(
      /up to 4 connections; SQLite has up to 1\.00x of the throughput \([^)]+\), \S.* up to 3\.00x \(storm, in \w+, 2 connections\)/,
    );
  });

  it("is on a terminal too", () => {
    const recording = recordingWith(slow);
    const text = renderTerminal(recording, verdictOn(recording), { features });
    expect(text).toContain("Several connections");
    expect(text).toMatch(/threads +writers +4 +DoltLite +5,050/);
  });

  it.each([
    [{ kind: "lost", message: "7 and 5" }, "DoltLite lost updates in round 1: 7 and 5"],
    [{ kind: "half", message: "7 and 5" }, "DoltLite showed half a transaction in round 1: 7 and 5"],
    [{ kind: "hung", message: "1 of 2" }, "DoltLite hangs, as in a deadlock in round 1: 1 of 2"],
    [{ kind: "busy", message: "1 of 2" }, "DoltLite stays busy in round 1: 1 of 2"],
    [{ kind: "condition", message: "7 and 5" }, "DoltLite breaks a condition of TPC-C in round 1: 7 and 5"],
  ] as const)("names the fault %j among the problems, and the run is not complete", (fault, words) => {
    const recording = recordingWith(withFault(fault));
    const verdict = verdictOn(recording);
    expect(verdict.measurement.state).not.toBe("complete");
    const text = renderMarkdown(recording, verdict, { detail: "full", unit: "time", features });
    expect(text).toContain("contention/same/threads/2");
    expect(text).toContain(words);
  });

  it("shows no words of an engine as Markdown", () => {
    const hostile = "<img src=x> @team `x` | a";
    const text = markdown(withFault({ kind: "error", message: hostile }));
    const outsideCode = text.replaceAll(/(`+)(?!`).*?[^`]\1(?!`)/g, "");
    expect(text).toContain(hostile);
    expect(outsideCode).not.toContain("<img");
    expect(outsideCode).not.toContain("@team");
  });
});

it("a run without contests says nothing of them", () => {
  const recording = makeRecording({ tests: [makeRecord({ samples: pairs([10_000, 15_000]) })] });
  const text = renderMarkdown(recording, verdictOn(recording), { detail: "full", unit: "time", features });
  expect(text).not.toContain("Several connections");
});
