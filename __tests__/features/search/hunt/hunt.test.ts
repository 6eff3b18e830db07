import { describe, expect, it } from "vitest";
import type { Trial } from "../../../../src/engines/race.ts";
import type { Case, Hunt } from "../../../../src/features/search/hunt/cases.ts";
import {
  Corpus,
  type Entry,
  fileOf,
  formatEntry,
  parseEntry,
} from "../../../../src/features/search/hunt/corpus.ts";
import { type HuntQuestion, hunt } from "../../../../src/features/search/hunt/hunt.ts";
import type { Racer } from "../../../../src/features/search/hunt/racer.ts";
import { answerOf } from "../../../../src/features/search/hunt/render.ts";
import type { Probed } from "../../../../src/features/search/hunt/touched.ts";
import type { Role } from "../../../../src/model/engine.ts";
import { meant } from "../../../../src/suite/foreign-sql/sql-tokens.ts";
import { crashed, hung, type Play, type Played, scriptedRacer } from "./scripted-racer.ts";
import { firstWith, grammar, huntOf } from "./situations.ts";

const nothing = { next: 0, elapsedMs: 0, tried: 0, refused: 0, cut: 0, claims: 0, cleared: 0, lost: 0 };

interface Hunting {
  readonly roles?: readonly Role[];
  readonly known?: HuntQuestion["known"];
  /** Milliseconds of a clock on which each batch takes five. */
  readonly ms?: number;
  readonly probed?: readonly Probed[] | string;
  /** The hunt to go on with. */
  readonly start?: Hunt;
  readonly heap?: (role: Role) => number;
  readonly processOf?: (role: Role) => number;
  readonly plan?: readonly string[];
  readonly keep?: (hunt: Hunt) => void;
  readonly corpus?: Corpus;
  readonly date?: string;
  readonly step?: (words: string) => void;
}

async function huntIn(
  play: Play,
  {
    known = [],
    ms = 1500,
    probed,
    start = huntOf([], nothing),
    keep = () => {},
    corpus,
    date = "2026-11-30T01:17:00.000Z",
    step = () => {},
    ...scripted
  }: Hunting = {},
): Promise<Hunt> {
  const { racer } = scriptedRacer(play, scripted);
  let now = 0;
  const timed: Racer = {
    ...racer,
    race: (...given) => {
      now += 5;
      return racer.race(...given);
    },
    runOn: (...given) => {
      now += 5;
      return racer.runOn(...given);
    },
  };
  const lines = { baseline: 3, base: 1.5 };
  return await hunt(
    start,
    { ...{ grammar, lines, alpha: 0.01, hasFullText: false }, known },
    {
      ...{ racer: timed, now: () => now, deadline: ms, keep },
      ...{ write: async () => true, step },
      ...(probed === undefined ? {} : { probe: async () => probed }),
      ...{ date, ...(corpus === undefined ? {} : { corpus }) },
    },
  );
}

const isLike = ({ timed }: Trial) => timed.some((sql) => / LIKE '%/.test(sql));
const isRank = ({ timed }: Trial) => timed.some((sql) => sql.includes(" rank() "));
const slow = { firstNs: 9000, medianNs: 9000 };

/** The candidate does this at some statements. */
const at =
  (is: (trial: Trial) => boolean, played: Played, who: readonly Role[] = ["candidate"]): Play =>
  (role, trial) =>
    who.includes(role) && is(trial) ? played : {};

const causesOf = (cases: readonly Case[]) => cases.map(({ causes }) => causes.join());

describe("a hunt", () => {
  it("finds one case of one cause, and counts what is alike", async () => {
    const { cases, claims, tried } = await huntIn(at(isLike, slow));
    expect(causesOf(cases)).toEqual(["predicate/like inside"]);
    expect(cases[0]).toMatchObject({ kind: "slow", ratio: 9, reference: "baseline", isReplayed: true });
    expect(cases[0]?.others).toBeGreaterThan(0);
    expect(cases[0]?.statements.join()).toMatch(/ LIKE '%\d+%';$/);
    expect(claims).toBe(1);
    expect(tried).toBeGreaterThan(300);
  });

  it("judges its last suspects before its time is over, however few they are", async () => {
    const chosen = new Set<string>();
    const few = at((trial) => {
      const sql = trial.timed.join();
      if (isRank(trial) && chosen.size < 5) chosen.add(sql);
      return chosen.has(sql);
    }, slow);
    const { cases } = await huntIn(few);
    expect(cases.length).toBeGreaterThan(0);
  });

  it("compares the statements of one database, also if no time is left for it", async () => {
    const { tried, next } = await huntIn(() => ({}), { ms: 0, probed: [] });
    expect([tried > 0, next]).toEqual([true, 1]);
  });

  it("has counted the statements that it compared when it keeps its first case", async () => {
    const kept: Hunt[] = [];
    await huntIn(at(isLike, { hash: "b" }), { keep: (one) => kept.push(one) });
    const first = kept.find(({ cases }) => cases.length > 0);
    expect(first?.tried).toBeGreaterThan(0);
    expect(kept.at(-1)?.tried).toBeGreaterThan(first?.tried ?? 0);
    // An interrupted hunt goes on from there: it has compared statements, even if no time is left for others.
    const resumed = await huntIn(() => ({}), { ...(first === undefined ? {} : { start: first }), ms: 0 });
    expect(answerOf(resumed)).not.toContain("no statement was compared");
  });

  it("finds a plan that the candidate should have chosen, and SQLite has", async () => {
    const byIndex = at(({ timed }) => timed.join().includes(" INDEXED BY "), {
      firstNs: 2000,
      medianNs: 2000,
    });
    const play: Play = (...given) => ({ firstNs: 20_000, medianNs: 20_000, ...byIndex(...given) });
    const { cases } = await huntIn(play);
    expect(cases[0]).toMatchObject({ kind: "plan", ratio: 10, reference: "baseline", isReplayed: true });
    expect(cases[0]?.forced).toContain(" INDEXED BY ");
    expect(cases[0]?.statements.join()).not.toContain(" INDEXED BY ");
    expect(cases.every(({ kind }) => kind === "plan")).toBe(true);
    const both: Play = (_, trial, batch) => play("candidate", trial, batch);
    expect((await huntIn(both)).cases).toEqual([]);
  });

  it("counts the end of a process in which a plan was forced", async () => {
    // The statements of a database are executed once before any plan is forced.
    const play: Play = (role, { timed, executions }) =>
      role === "candidate" && executions > 1 && timed.join().includes(" NOT INDEXED") ? crashed : {};
    const { cases, lost } = await huntIn(play);
    expect(cases).toEqual([]);
    expect(lost).toBeGreaterThan(0);
  });

  it("leaves out what a folder of cases has", async () => {
    const play = at(isLike, slow);
    const { cases } = await huntIn(play);
    const again = await huntIn(play, { known: cases });
    expect([again.cases, again.claims]).toEqual([[], 0]);
    expect(again.known).toBeGreaterThan(0);
  });

  it("finds nothing in equal engines", async () => {
    expect(await huntIn(() => ({}))).toMatchObject({ cases: [], claims: 0, cleared: 0 });
  });

  it.each([
    ["crash", crashed],
    ["hang", hung],
  ] as const)(
    "finds what ends the process once, and goes on without such statements: %s",
    async (kind, failure) => {
      const { cases, tried } = await huntIn(at(isRank, failure), { ms: 1000 });
      expect(cases).toMatchObject([{ kind, causes: ["read/window rank"] }]);
      expect(tried).toBeGreaterThan(300);
      let ends = 0;
      const counted: Play = (role, trial, batch) => {
        if (role === "candidate" && isRank(trial)) ends++;
        return at(isRank, failure)(role, trial, batch);
      };
      const again = await huntIn(counted, { known: cases });
      expect([again.cases, ends]).toEqual([[], 0]);
    },
  );

  describe("of a process that no statement ends alone", () => {
    const isDelete = ({ timed }: Trial) => timed.some((sql) => sql.startsWith("DELETE "));
    /** Ends the candidate at a rank in a batch that has also deleted rows. */
    const both =
      (isTogether: boolean): Play =>
      (role, trial, batch) => {
        const all = isTogether ? batch.trials : batch.trials.length > 1 ? batch.trials : [];
        return role === "candidate" && isRank(trial) && all.some(isDelete) ? crashed : {};
      };

    it("finds the smallest part of them that ends it together", async () => {
      const { cases, lost } = await huntIn(both(true), { ms: 3000 });
      expect(cases[0]).toMatchObject({ kind: "crash", message: crashed.message });
      expect(cases[0]?.statements).toHaveLength(2);
      expect(cases[0]?.statements.join()).toMatch(/DELETE .* rank\(\) | rank\(\) .*DELETE /);
      expect(lost).toBe(0);
    });

    it("counts it as lost if nothing repeats it, or a single statement does so no more", async () => {
      const { cases, lost, tried } = await huntIn(both(false), { ms: 400 });
      expect([cases, lost > 0, tried > 0]).toEqual([[], true, true]);
      let ends = 0;
      const once: Play = (role, trial) =>
        role === "candidate" && isRank(trial) && ends++ < 2 ? crashed : {};
      expect((await huntIn(once, { ms: 400 })).lost).toBe(1);
      expect(answerOf(await huntIn(both(false), { ms: 400 }))).toMatch(
        /^No case\. Incomplete: the candidate's process ended \d+ times?, and no statement ended it again$/,
      );
    });

    it("says that it compared nothing if every batch ends the process", async () => {
      const all: Play = (role, _, { trials }) => (role === "candidate" && trials.length > 1 ? crashed : {});
      const none = await huntIn(all, { ms: 400 });
      expect([none.cases, none.tried, none.lost > 0]).toEqual([[], 0, true]);
      expect(answerOf(none)).toMatch(/; no statement was compared$/);
    });

    it("loses nothing that the base has too, or that was slow once", async () => {
      const roles = ["candidate", "base", "baseline"] as const;
      const ofBoth: Play = (role, trial, batch) =>
        both(false)(role === "base" ? "candidate" : role, trial, batch);
      expect((await huntIn(ofBoth, { roles, ms: 400 })).lost).toBe(0);
      let ends = 0;
      const slowOnce: Play = (role, _, { trials }) =>
        role === "candidate" && trials.length > 1 && ends++ === 0 ? hung : {};
      expect((await huntIn(slowOnce, { ms: 400 })).lost).toBe(0);
    });
  });

  it("compares heaps of the same two processes only", async () => {
    const looks = async (processes: number) => {
      let [batches, looked] = [0, 0];
      const age = () => Math.floor(batches / 20);
      const play: Play = (role, { executions }) => {
        if (role === "candidate" && executions === 20) looked++;
        return {};
      };
      await huntIn(play, {
        ms: 400,
        processOf: () => (processes === 1 ? 1 : age()),
        heap: (role) => (role === "candidate" ? batches++ && 5000 * age() : 0),
      });
      return looked;
    };
    expect(await looks(1)).toBeGreaterThan(0);
    expect(await looks(4)).toBe(0);
  });

  it("finds with a base only what the base does better", async () => {
    const roles = ["candidate", "base", "baseline"] as const;
    const { cases } = await huntIn(at(isLike, slow), { roles });
    expect(cases).toMatchObject([{ reference: "base", causes: ["predicate/like inside"] }]);
    for (const played of [slow, { hash: "b" }, { ending: "error", message: "no" } as const, crashed])
      expect((await huntIn(at(isLike, played, ["candidate", "base"]), { roles, ms: 400 })).cases).toEqual([]);
    const wrong = await huntIn(at(isLike, { hash: "b" }), { roles, ms: 400 });
    expect(wrong.cases).toMatchObject([{ kind: "wrong", reference: "baseline" }]);
  });

  it("tries more often what the change touches, and not only that", async () => {
    const roles = ["candidate", "base", "baseline"] as const;
    const ofKind = (ratio: number, ...kinds: string[]): Probed => ({ ratio, kinds: new Set(kinds) });
    const probed = [
      ...Array.from({ length: 200 }, () => ofKind(1, "work/read", "read/scan", "read/count")),
      ...Array.from({ length: 4 }, () => ofKind(2, "work/read", "read/window rank")),
    ];
    const share = async (given: Hunting) => {
      let ranks = 0;
      const counting: Play = (role, trial) => {
        if (role === "candidate" && isRank(trial)) ranks++;
        return {};
      };
      const found = await huntIn(counting, { roles, ms: 400, ...given });
      return { found, share: ranks / found.tried };
    };
    const plain = await share({});
    const weighted = await share({ probed });
    expect(weighted.found.touched).toEqual({
      ...{ statements: 204, touched: 4 },
      kinds: [
        { name: "work/read", statements: 204, touched: 4 },
        { name: "read/scan", statements: 200, touched: 0 },
        { name: "read/count", statements: 200, touched: 0 },
        { name: "read/window rank", statements: 4, touched: 4 },
      ],
    });
    expect(weighted.share).toBeGreaterThan(3 * plain.share);
    expect(weighted.share).toBeLessThan(0.6);
    // A resumed hunt has the same weights, even if no time is left for another probe.
    const start = { ...weighted.found, ...nothing };
    const again = await share({ start, probed: "there was no time for it" });
    expect(again).toEqual(weighted);
    const unknown = await share({ probed: "install valgrind" });
    expect(unknown).toEqual({ found: { ...plain.found, unprobed: "install valgrind" }, share: plain.share });
  });

  it("ends where it is told to, also if engines are wrong at every statement", async () => {
    const { cases, elapsedMs } = await huntIn((role) => (role === "candidate" ? { hash: "b" } : {}), {
      ms: 1000,
    });
    expect(cases.length).toBeGreaterThan(0);
    expect(elapsedMs).toBeLessThan(20_000);
  });

  describe("with a corpus", () => {
    /** The corpus of hunts, one after the other, and its files. */
    const makeCorpus = () => {
      const files = new Map<string, Entry>();
      const open = () =>
        new Corpus(
          [...files.values()],
          (entry) => files.set(fileOf(entry), entry),
          (name) => files.delete(name),
        );
      return { files, open };
    };
    const nights = (day: number) => `2026-12-0${day}T01:17:00.000Z`;

    it("knows a cause again, says that it is gone, and since when it is back", async () => {
      const { files, open } = makeCorpus();
      /** A slow LIKE, of tables that are there. */
      const like =
        (played: Played): Play =>
        (role, trial, { setup }) => {
          const tables = trial.timed.join().match(/\bt\d+v?\b/g) ?? [];
          const isThere = tables.every((name) => setup.join().includes(` ${name} `));
          return role === "candidate" && isLike(trial) && isThere ? played : {};
        };
      const night = async (day: number, play: Play, ms = 1500) =>
        await huntIn(play, { corpus: open(), date: nights(day), ms });
      const first = await night(1, like(slow));
      expect(first.cases).toMatchObject([{ isOfCorpus: false, since: nights(1) }]);
      const cause = first.cases[0]?.cause ?? "";
      expect([...files.keys()]).toContain(`case-${cause}.json`);
      // A night that is too short to find anything.
      const known = await night(2, like(slow), 60);
      expect(known.cases).toMatchObject([{ cause, isOfCorpus: true, since: nights(1), ratio: 9 }]);
      const gone = await night(3, () => ({}));
      expect([gone.cases, gone.gone]).toMatchObject([[], [{ cause, since: nights(1) }]]);
      // Slower than SQLite, and not as slow as a case has to be: nobody can say.
      const near = await night(4, like({ firstNs: 2800, medianNs: 2800 }));
      expect([near.cases, near.gone]).toEqual([[], []]);
      const back = await night(5, like(slow), 60);
      expect([back.cases, back.gone]).toMatchObject([[{ cause, since: nights(5) }], []]);
      expect(files.get(`case-${cause}.json`)).not.toHaveProperty("gone");
    });

    it("mutates what was slow beside fresh statements", async () => {
      const { files, open } = makeCorpus();
      const almost = { firstNs: 9000, medianNs: 2900 };
      const countIn = async (corpus?: Corpus) => {
        let ranks = 0;
        const play: Play = (role, trial) => {
          if (role === "candidate" && isRank(trial)) ranks++;
          return role === "candidate" && isRank(trial) ? almost : {};
        };
        const { tried, mutated } = await huntIn(play, { ms: 300, ...(corpus && { corpus }) });
        return { share: ranks / tried, mutated };
      };
      await huntIn(at(isRank, almost), { corpus: open(), ms: 4000 });
      const seeds = [...files.values()].filter(({ kind }) => kind === "seed");
      expect(seeds.length).toBeGreaterThan(0);
      const fresh = await countIn();
      const mutated = await countIn(open());
      expect([fresh.mutated, mutated.mutated > 0]).toEqual([0, true]);
      expect(mutated.share).toBeGreaterThan(10 * fresh.share);
      const counts = [...files.values()].flatMap((one) => (one.kind === "seed" ? [one.mutated] : []));
      expect(Math.max(...counts)).toBe(1);
    });

    it("makes two statements of a plan small that are slow like one of it", async () => {
      const { files, open } = makeCorpus();
      await huntIn(at(isRank, { firstNs: 9000, medianNs: 2900 }), { corpus: open(), ms: 4000 });
      const [seed] = [...files.values()].filter(({ kind }) => kind === "seed");
      if (seed === undefined) throw new Error("nothing was left");
      const told: string[] = [];
      // Each is slow for reasons of its own: nothing less than the whole statement is.
      const slowOnes = new Set<string>();
      const play = at((trial) => {
        const sql = trial.timed.join();
        if (isRank(trial) && slowOnes.size < 20) slowOnes.add(sql);
        return slowOnes.has(sql);
      }, slow);
      const corpus = new Corpus(
        [seed],
        () => {},
        () => {},
      );
      await huntIn(play, { corpus, ms: 8000, plan: ["SCAN t1"], step: (words) => told.push(words) });
      const small = told.filter((words) => words.startsWith("slow: making it small"));
      expect(small).toHaveLength(2);
    });

    it("asks for no call that a name in quotes of a seed has hidden", async () => {
      const read = firstWith(({ work }) => work.production === "work/read");
      const { work } = read;
      const hidden = { ...work, rule: "x", parts: ['"', { ...work, rule: "x", parts: ['"'] }] };
      const parts = ['SELECT 1 AS "', hidden, `, writefile('/home/u/x', 1) AS [" , 2 AS [a]`];
      const seed = { kind: "seed", plan: "0123456789abcdef", ratio: 9, mutated: 0 } as const;
      const entry: Entry = { ...seed, situation: { ...read, work: { ...work, parts } } };
      const parsed = parseEntry(fileOf(entry), formatEntry(entry));
      if (typeof parsed === "string") throw new Error(parsed);
      const corpus = new Corpus(
        [parsed],
        () => {},
        () => {},
      );
      const asked = new Set<string>();
      const play: Play = (role, { timed }) => {
        for (const sql of timed) asked.add(sql);
        return role === "candidate" && timed.join().includes("writefile") ? slow : {};
      };
      await huntIn(play, { corpus });
      const named = [...asked].filter((sql) => sql.includes("writefile"));
      expect(named.length).toBeGreaterThan(0);
      expect(named.filter((sql) => meant(sql).some(({ text }) => text === "writefile"))).toEqual([]);
    });
  });
});
