import { describe, expect, it } from "vitest";
import { contentionFacts, requireContention } from "../../../../src/features/figures/contention/facts.ts";
import { contentionSettings } from "../../../../src/features/figures/contention/options.ts";
import {
  type Contention,
  contentionSchema,
  type Held,
} from "../../../../src/features/figures/contention/record.ts";
import { features } from "../../../../src/features.ts";
import { type EngineKind, perEngine, type Role } from "../../../../src/model/engine.ts";
import { formatRecording, parseRecording } from "../../../../src/results/json/schema.ts";
import { makeRecord, makeRecording, pairs } from "../../../builders/recordings.ts";
import { verdictOn } from "../../../builders/verdicts.ts";
import { errorMessage } from "../../../error-message.ts";
import {
  forOneThread,
  isIn,
  makeContention,
  makeHeld,
  makeOwnContention,
  makeOwnContest,
  makeTask,
  usual,
} from "./contests.ts";

const contention = makeContention();
const recordingWith = (facts: Contention) =>
  makeRecording({
    tests: [makeRecord({ samples: pairs([10_000, 15_000]) })],
    features: { contention: facts },
  });
const recording = recordingWith(contention);

describe("the facts of contests", () => {
  it("come back from a results file as they were", () => {
    const text = formatRecording(recording, verdictOn(recording));
    expect(parseRecording(text, "results.json", features).features?.contention).toEqual(contention);
  });

  it("are those of the shard that has them", () => {
    const shard = { fileName: "1.json", recording };
    const without = { ...shard, facts: undefined };
    expect(contentionFacts.merge([without, { ...shard, facts: contention }, without])).toBe(contention);
    expect(contentionFacts.merge([without])).toBeUndefined();
  });

  it("are refused with a contest twice", () => {
    const [first] = contention.held;
    const twice = { ...contention, held: [first, first] };
    expect(contentionSchema.safeParse(twice).error?.issues[0]?.message).toBe(
      "contention/reads/threads/1 of the baseline in round 1 is there twice",
    );
  });

  it("are refused if contests were taken out or put in", () => {
    const check = (facts: Contention) => contentionFacts.inconsistency?.(facts, recording);
    expect(check(contention)).toBeUndefined();
    const without = makeContention(usual, {}, (held) =>
      isIn("same", 4)(held) && held.role === "candidate" && held.round === 2 ? undefined : held,
    );
    expect(check(without)).toBe(
      "contention/same/threads/4 of the candidate in round 2 is missing, though its round was held",
    );
    expect(check({ ...contention, most: 2 })).toBe(
      "contention/reads/threads/4 of the baseline is no contest of this run of 3 rounds",
    );
    expect(check({ ...contention, entrants: contention.entrants.slice(0, 1) })).toMatch(
      /of the candidate is no contest/,
    );
  });

  it("may lack what comes after a fault, and threads of an engine for one", () => {
    const fault = { kind: "hung", message: "1 of 2" } as const;
    const afterFault = makeContention(usual, {}, (held) => {
      if (held.role !== "candidate" || held.workload !== "same" || held.connections < 2) return held;
      return held.connections === 2 && held.round === 1 ? { ...held, fault, tasks: [] } : undefined;
    });
    expect(contentionFacts.inconsistency?.(afterFault, recording)).toBeUndefined();
    expect(contentionFacts.inconsistency?.(forOneThread(), recording)).toBeUndefined();
  });

  it.each<[string, Partial<Held>]>([
    ["no tasks", { tasks: [] }],
    ["one task of two", { tasks: [makeTask("readers", 4, 900)] }],
    ["another task", { tasks: [makeTask("readers", 4, 900), makeTask("openers", 1, 900)] }],
    ["a task twice", { tasks: [makeTask("readers", 4, 900), makeTask("readers", 4, 900)] }],
    ["fewer connections", { tasks: [makeTask("readers", 1, 900), makeTask("writers", 1, 900)] }],
  ])("are refused with %s in a contest without a fault", (_, parts) => {
    const change = (held: Held) =>
      isIn("read-write", 4)(held) && held.role === "candidate" && held.round === 2
        ? { ...held, ...parts }
        : held;
    expect(contentionFacts.inconsistency?.(makeContention(usual, {}, change), recording)).toBe(
      "contention/read-write/threads/4 of the candidate in round 2 has other tasks than readers (4) and writers (1), and no fault",
    );
  });

  it("are refused with longer contests that lack tasks, or are of an earlier round", () => {
    const cell = { workload: "reads", mode: "threads", connections: 2 } as const;
    const check = (round: number, parts: Partial<Held> = {}) => {
      const again = makeHeld("candidate", cell, round, usual, parts);
      const longer: Contention["longer"] = { windowMs: 1000, held: [again] };
      return contentionFacts.inconsistency?.({ ...contention, longer }, recording);
    };
    expect(check(4)).toBeUndefined();
    expect(check(4, { tasks: [] })).toMatch(/of the candidate in round 4 has other tasks than readers \(2\)/);
    expect(check(3)).toMatch(/^contention\/reads\/threads\/2 of the candidate is no contest of/);
  });

  it("are refused with another window than a contest's, and with an entrant that neither takes part nor says why", () => {
    const isValid = (parts: object) => contentionSchema.safeParse({ ...contention, ...parts }).success;
    expect(isValid({})).toBe(true);
    expect(isValid({ windowMs: 99_999 })).toBe(false);
    expect(isValid({ longer: { windowMs: 1000, held: [] } })).toBe(true);
    expect(isValid({ longer: { windowMs: 99_999, held: [] } })).toBe(false);
    expect(isValid({ entrants: [{ role: "candidate" }] })).toBe(false);
    expect(isValid({ entrants: [{ role: "candidate", threadsafe: 1, absent: "is a shell" }] })).toBe(false);
  });
});

const asking = (given: Record<string, unknown>, contents: Record<string, unknown> = {}) => ({
  ...{ given, contents },
  selection: { suites: ["own"], variants: [], storages: [] } as const,
});

describe("contests of a user's own", () => {
  const check = (facts: Contention) => contentionFacts.inconsistency?.(facts, recordingWith(facts));

  it("come back from a results file, and have all rounds, connections and tasks", () => {
    const own = makeOwnContention();
    const text = formatRecording(recordingWith(own), verdictOn(recordingWith(own)));
    expect(parseRecording(text, "results.json", features).features?.contention).toEqual(
      JSON.parse(JSON.stringify(own)),
    );
    expect(check(own)).toBeUndefined();
    const first = own.held[0] as Held;
    expect(check({ ...own, held: own.held.slice(1) })).toBe(
      "contention/log/processes/3 of the baseline in round 1 is missing, though its round was held",
    );
    expect(
      check({ ...own, held: [{ ...first, tasks: first.tasks.slice(1) }, ...own.held.slice(1)] }),
    ).toContain("has other tasks than writers (2) and reader (1)");
    expect(check({ ...own, own: undefined })).toContain("is no contest of this run");
  });

  it("are over for every engine once the candidate has failed", () => {
    const fault = { kind: "invariant", message: "SELECT 1 is 2" } as const;
    const failed = makeOwnContention((held) =>
      held.role === "baseline" || held.round > 1 ? undefined : { ...held, fault },
    );
    expect(check(failed)).toBeUndefined();
    requireContention(recordingWith(failed), asking({}, { own: [makeOwnContest()] }));
  });

  it("are required as the publisher's files have them", () => {
    const publish = (parts: Parameters<typeof makeOwnContest>[0]) =>
      errorMessage(() =>
        requireContention(recordingWith(makeOwnContention()), asking({}, { own: [makeOwnContest(parts)] })),
      );
    requireContention(recordingWith(makeOwnContention()), asking({}, { own: [makeOwnContest()] }));
    expect(publish({ killEveryMs: 5 })).toBe(
      "input results: the contest log was not held as log.yml and the settings have it: measure again",
    );
    expect(publish({ name: "other" })).toContain("the contest other was not held");
    expect(
      errorMessage(() => requireContention(recordingWith(makeOwnContention()), asking({ contention: 4 }))),
    ).toContain("contests of no connections were held in 3 rounds, and 4 in 3 are configured");
  });

  it("last as long as a soak gives each of them in each round", () => {
    const given = { "contention-minutes": 30, "contention-rounds": 5 };
    const own = [makeOwnContest(), makeOwnContest({ name: "other" })];
    const found = contentionSettings({ given, suites: ["own"], contents: { own } });
    expect(found?.own.map(({ durationMs }) => durationMs)).toEqual([180_000, 180_000]);
    expect(contentionSettings({ given: {}, suites: ["oltp"], contents: { own } })).toBeUndefined();
    expect(
      errorMessage(() =>
        contentionSettings({ given: { "contention-minutes": 1 }, suites: ["own"], contents: {} }),
      ),
    ).toContain("contention-minutes is the time of your own contests");
  });
});

describe("a publisher", () => {
  const require = (facts: Contention | undefined, given: Record<string, unknown>) =>
    errorMessage(() =>
      requireContention(facts === undefined ? makeRecording({}) : recordingWith(facts), asking(given)),
    );

  it("requires the contests that are configured", () => {
    requireContention(recording, asking({ contention: 4 }));
    requireContention(recording, asking({}));
    expect(require(undefined, { contention: 4 })).toContain(
      "contests of no connections were held in no rounds, and 4 in 3 are configured",
    );
    expect(require(contention, { contention: 8 })).toContain(
      "contests of 4 connections were held in 3 rounds, and 8 in 3 are configured",
    );
    expect(require(contention, { contention: 4, "contention-rounds": 5 })).toContain(
      "and 4 in 5 are configured",
    );
  });

  it("requires every engine and round", () => {
    const cut = makeContention(usual, {}, (held) => (held.round === 1 ? held : undefined));
    expect(require(cut, { contention: 4 })).toBe(
      "input results: contention has 1 of 3 rounds: measure again",
    );
    requireContention(recordingWith(cut), asking({ contention: 4, "max-minutes": 1 }));
    const one = { ...contention, entrants: contention.entrants.slice(0, 1), held: [] };
    expect(require(one, { contention: 4 })).toBe("input results: contention has no candidate: measure again");
  });

  describe("does not believe", () => {
    const given = { contention: 4 };
    const absent = "is a shell";
    const [baseline, candidate] = contention.entrants;
    if (baseline === undefined || candidate === undefined) throw new Error("an engine is missing");
    const publish = (parts: Partial<Contention>, kinds: Partial<Record<Role, EngineKind>>) => {
      const { engines, ...rest } = recordingWith({ ...contention, ...parts });
      const named = { ...engines, ...(kinds.base === undefined ? {} : { base: { name: "Base" } }) };
      const typed = perEngine(named, (engine, role) => ({ ...engine, kind: kinds[role] ?? "library" }));
      return () => requireContention({ ...rest, engines: typed }, asking(given));
    };

    it("that a library is absent, as a shell or a server is", () => {
      const entrants = [baseline, { role: "candidate", absent } as const];
      expect(errorMessage(publish({ entrants, held: [] }, {}))).toBe(
        "input results: the candidate is absent from contention, and it is a library: only a shell, a server, or a library that lacks a function for " +
          "prepared statements may be, and no such library beside a base that takes part; measure again",
      );
      for (const candidate of ["shell", "server"] as const)
        expect(publish({ entrants, held: [] }, { candidate })).not.toThrow();
    });

    it("that a library is absent beside a base that takes part, whatever it lacks", () => {
      const lacking = "lacks sqlite3_bind_int64, and several connections prepare their statements once";
      const missing = [{ name: "sqlite3_bind_int64", loss: "prepared statements are not measured" }];
      const published = (...entrants: Contention["entrants"]) => {
        const { engines, ...rest } = recordingWith({ ...contention, entrants, held: [] });
        const candidate = { ...engines.candidate, kind: "library", missing } as const;
        const both = { ...engines, candidate, base: { name: "Base", kind: "library", missing } as const };
        const one = { ...engines, candidate };
        const all = entrants.some(({ role }) => role === "base") ? both : one;
        return () => requireContention({ ...rest, engines: all }, asking(given));
      };
      const own = { role: "candidate", absent: lacking } as const;
      expect(published(baseline, own)).not.toThrow();
      expect(published(baseline, own, { role: "base", absent: lacking })).not.toThrow();
      expect(errorMessage(published(baseline, own, { ...candidate, role: "base" }))).toContain(
        "no such library beside a base that takes part",
      );
    });

    it("that the base is absent, which the run has and the candidate is not", () => {
      const entrants = [baseline, candidate, { role: "base", absent } as const];
      expect(errorMessage(publish({ entrants }, { base: "library" }))).toMatch(
        /^input results: the base is absent .* a library/,
      );
      expect(errorMessage(publish({ entrants }, { base: "shell" }))).toBe(
        "input results: contention compares the candidate with the base: the candidate is a library and the base a shell, and only libraries " +
          "and benchmark binaries have several connections; give a base of the candidate's kind, or omit contention",
      );
      expect(errorMessage(publish({ entrants: [baseline, candidate] }, { base: "library" }))).toBe(
        "input results: contention has no base: measure again",
      );
    });

    it("that the candidate is a shell, where the base has contests to compare with", () => {
      const base = { ...candidate, role: "base" } as const;
      const entrants = [baseline, { role: "candidate", absent } as const, base];
      expect(errorMessage(publish({ entrants, held: [] }, { candidate: "shell", base: "library" }))).toMatch(
        /the candidate is a shell and the base a library/,
      );
    });
  });
});
