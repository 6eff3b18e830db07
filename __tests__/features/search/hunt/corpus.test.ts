import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import {
  Corpus,
  type Entry,
  fileOf,
  formatEntry,
  mostSeeds,
  parseEntry,
  planOf,
} from "../../../../src/features/search/hunt/corpus.ts";
import { openCorpus } from "../../../../src/features/search/hunt/corpus-folder.ts";
import { mutate } from "../../../../src/features/search/hunt/mutate.ts";
import { readGrammar } from "../../../../src/features/search/hunt/read-grammar.ts";
import {
  makeSituations,
  type Situation,
  setupOf,
  timedOf,
  transactionOf,
} from "../../../../src/features/search/hunt/situation.ts";
import { meant } from "../../../../src/suite/foreign-sql/sql-tokens.ts";
import { RandomStream } from "../../../../src/suite/random.ts";
import { firstWith, grammar, slowCase } from "./situations.ts";

const hexOf = (number: number) => number.toString(16).padStart(16, "0");
const seedOf = (situation: Situation, number = 1, part: Partial<Entry & { kind: "seed" }> = {}) =>
  ({ kind: "seed", plan: hexOf(number), ratio: 0, mutated: 0, situation, ...part }) as const;
const sqlOf = (one: Situation) => [...setupOf(one), ...transactionOf(one).before, ...timedOf(one)];
const anyRead = firstWith(({ work }) => work.production === "work/read");

/** A written seed with one value changed; undefined leaves it out. */
function changed(place: readonly (string | number)[], value: unknown): Entry | string {
  const entry = seedOf(anyRead);
  const content = JSON.parse(formatEntry(entry));
  const last = place.at(-1) ?? "";
  const parent = place.slice(0, -1).reduce((inner, key) => inner[key], content);
  parent[last] = value;
  return parseEntry(fileOf(entry), JSON.stringify(content));
}

describe("a file of a corpus", () => {
  it("has the same statements when it is read, and can be mutated as before", () => {
    for (let number = 0; number < 40; number++) {
      for (const situation of makeSituations(10, grammar, true, new RandomStream(3, `database ${number}`))) {
        const entry = seedOf(situation);
        const read = parseEntry(fileOf(entry), formatEntry(entry));
        if (typeof read === "string") throw new Error(`${read}: ${timedOf(situation).join(" ")}`);
        expect(sqlOf(read.situation)).toEqual(sqlOf(situation));
        const mutants = [situation, read.situation].map((one) =>
          mutate(one, 10, grammar, new RandomStream(1, "mutants")).map(sqlOf),
        );
        expect(mutants[1]).toEqual(mutants[0]);
        expect(new Set(mutants[0]?.map((one) => one.join(" "))).size).toBeGreaterThan(1);
      }
    }
  });

  it.each(["\nprepare-command: [touch, x]\n#", "\u2028", "\r", "\u0085"])(
    "is not used if a line of a case's file would end within its statement: %j",
    (end) => {
      const { work } = JSON.parse(formatEntry(seedOf(anyRead))).situation;
      expect(changed(["situation", "work", "parts"], [...work.parts, ` /*${end}*/`])).toMatch(
        /^its SQL has a line break/,
      );
    },
  );

  it("keeps a case with its cause", () => {
    const entry: Entry = {
      kind: "case",
      case: slowCase,
      gone: "2026-11-30T01:00:00.000Z",
      situation: anyRead,
    };
    expect(fileOf(entry)).toBe("case-00000000000000c1.json");
    expect(parseEntry(fileOf(entry), formatEntry(entry))).toMatchObject({ case: slowCase, gone: entry.gone });
  });

  it.each([
    ["reaches another file by a function", "SELECT writefile('/tmp/x', 'y')", /writefile/],
    ["reaches another database", "ATTACH '/etc/passwd' AS x", /ATTACH/],
    ["sets what a case may not", "PRAGMA writable_schema = 1", /writable_schema/],
    ["reaches another database behind a semicolon", "; ATTACH '/home/u/x.db' AS y;; SELECT 1", /ATTACH/],
    [
      "sets what a case may not behind semicolons",
      "; ; PRAGMA cipher_profile = '/home/u/.bashrc'",
      /cipher_profile/,
    ],
    [
      "sets what a case may not behind another",
      "SELECT 1; PRAGMA cipher_profile = 'x'",
      /several statements/,
    ],
    ["has a comment, which would go on in a case's file", "SELECT 1 --", /comment/],
    ["has a statement behind another", "SELECT 1; SELECT load_extension('x')", /several statements/],
  ])("is refused if its SQL %s", (_, sql, why) => {
    const read = changed(["situation", "work", "parts"], [sql]);
    expect(read).toMatch(why);
  });

  it("is refused if other SQL is in an index or a generated column", () => {
    const evil = "load_extension('x')";
    const index = { name: "i1z", kind: "plain", terms: [evil], columns: [] };
    const table = ["situation", "schema", "tables", 0];
    expect(changed([...table, "indexes"], [index])).toMatch(/load_extension/);
    const column = { name: "evil", type: "INT", classes: [], nullEvery: 0, generated: evil };
    const columns = [{ ...column, shape: { name: "few", size: 3 } }];
    expect(changed([...table, "columns"], columns)).toMatch(/load_extension/);
  });

  it("makes no statement of a call that a name in brackets has hidden", () => {
    const inner = (one: Situation) => JSON.parse(formatEntry(seedOf(one))).situation.work.parts[0];
    const write = firstWith(
      (one) => /^INSERT .*\]/.test(timedOf(one)[0] ?? "") && inner(one).rule === "write",
    );
    const content = JSON.parse(formatEntry(seedOf(write)));
    const part = { ...inner(write), parts: ["a"] };
    content.situation.work = {
      ...content.situation.work,
      ...{ production: "work/read", parts: ["SELECT [", part, ", writefile('/home/u/x', 1) AS b]"] },
    };
    const read = parseEntry(`seed-${hexOf(1)}.json`, JSON.stringify(content));
    if (typeof read === "string") throw new Error(read);
    const mutants = Array.from({ length: 40 }, (_, at) =>
      mutate(read.situation, 20, grammar, new RandomStream(at, "mutants")),
    ).flat();
    const texts = [...new Set(mutants.flatMap(timedOf))];
    expect(texts.length).toBeGreaterThan(5);
    const calls = texts.filter((sql) => meant(sql).some(({ text }) => text === "writefile"));
    expect(calls).toEqual([]);
  });

  it("has as many mutants by a grammar whose own functions no case may have, and none with them", () => {
    const rules = `
rules:
  work: [{ name: own, weight: 1000, sql: "SELECT acme_work()" }]
  predicate(a): [{ name: own, weight: 1000, sql: "acme_test({a.any})" }]
  read: [{ name: own, weight: 1000, sql: "SELECT acme_read()" }]
`;
    const filtered = firstWith((one) => /^SELECT .* WHERE /.test(timedOf(one)[0] ?? ""));
    const own = readGrammar(rules, "own.yml");
    const mutants = mutate(filtered, 20, own, new RandomStream(1, "mutants"));
    expect(mutants).toHaveLength(20);
    expect(mutants.flatMap(timedOf).filter((sql) => sql.includes("acme"))).toEqual([]);
  });

  it("is refused if it is damaged, deep, large, or under another name", () => {
    expect(parseEntry("seed-x.json", "{")).toBe("it is not JSON");
    expect(parseEntry("seed-x.json", `${"[".repeat(5000)}${"]".repeat(5000)}`)).toMatch(/larger or deeper/);
    expect(changed(["situation", "state"], undefined)).toMatch(/situation.state is not/);
    expect(changed(["situation", "schema", "tables", 0, "rows"], 1e9)).toMatch(/rows is not/);
    expect(changed(["plan"], hexOf(2))).toMatch(/name/);
  });
});

describe("a corpus", () => {
  const corpusOf = (entries: readonly Entry[]) => {
    const dropped: string[] = [];
    return {
      corpus: new Corpus(
        entries,
        () => {},
        (name) => dropped.push(name),
      ),
      dropped,
    };
  };

  it("gives what was mutated least first, slow statements before those of a new plan, each once", () => {
    const entries = [
      seedOf(anyRead, 1, { mutated: 1, ratio: 9 }),
      seedOf(anyRead, 2),
      seedOf(anyRead, 3, { ratio: 2 }),
      seedOf(anyRead, 4, { ratio: 5 }),
    ];
    const { corpus } = corpusOf(entries);
    const given = Array.from({ length: 5 }, () => corpus.next()?.plan);
    expect(given).toEqual([hexOf(4), hexOf(3), hexOf(2), hexOf(1), undefined]);
  });

  it("is cut to its bound: what was mutated most goes first, slow statements last", () => {
    const many = Array.from({ length: mostSeeds }, (_, at) =>
      seedOf(anyRead, at + 10, { mutated: at === 7 ? 2 : 1 }),
    );
    const { corpus, dropped } = corpusOf([seedOf(anyRead, 1, { ratio: 4, mutated: 9 }), ...many]);
    expect(dropped).toEqual([`seed-${hexOf(17)}.json`]);
    corpus.add(hexOf(5000), anyRead, 3);
    expect([corpus.size, corpus.has(hexOf(5000)), corpus.has(hexOf(1))]).toEqual([mostSeeds, true, true]);
  });

  it("tells plans apart by their operations, and not by names and values", () => {
    expect(planOf(["SEARCH a USING INDEX i1a (c1b=?)"])).toBe(planOf(["SEARCH b USING INDEX i2c (c2a=?)"]));
    expect(planOf(["SCAN a"])).not.toBe(planOf(["SEARCH a USING INDEX i1a (c1b=?)"]));
  });

  it("uses only its own files of a folder, and says which it cannot use", () => {
    const folder = mkdtempSync(path.join(tmpdir(), "corpus-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const place = path.join(folder, "kept");
    mkdirSync(place);
    const entry = seedOf(anyRead);
    writeFileSync(path.join(folder, "secret"), formatEntry(entry));
    symlinkSync(path.join(folder, "secret"), path.join(place, `seed-${hexOf(1)}.json`));
    writeFileSync(path.join(place, `seed-${hexOf(2)}.json`), "no");
    writeFileSync(path.join(place, "package.json"), "{}");
    const told: string[] = [];
    const corpus = openCorpus(place, (words) => told.push(words));
    expect(corpus.size).toBe(0);
    expect(told).toEqual([
      expect.stringMatching(/seed-0+1\.json is not used: it is outside$/),
      expect.stringMatching(/seed-0+2\.json is not used: it is not JSON$/),
    ]);
    corpus.add(hexOf(3), anyRead, 4);
    expect(openCorpus(place, () => {}).next()?.plan).toBe(hexOf(3));
    expect(readdirSync(place)).toContain("package.json");
  });
});
