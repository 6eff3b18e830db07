import { describe, expect, it } from "vitest";
import { firstWords as wordsOf } from "../../src/options/commands.ts";
import { offeredIn } from "../../src/options/option.ts";
import { shortRunSettings } from "../../src/options/short-run.ts";
import { version } from "../../src/platform/version.ts";
import { workloadNames } from "../../src/suite/workloads.ts";
import { errorMessage } from "../error-message.ts";
import { commandNames, options, parseArguments } from "./full-build.ts";

const parse = (line: string) => {
  const command = parseArguments(line.split(" ").filter((word) => word !== ""));
  return command.kind === "of a feature" ? (command.command as { readonly kind?: string }) : command;
};
const firstWords = wordsOf(commandNames);
const historyActions = commandNames.flatMap((name) => (name.startsWith("history ") ? [name.slice(8)] : []));
const messageFor = (line: string) => errorMessage(() => parse(line));

describe("run", () => {
  it("takes every setting", () => {
    const line =
      "run --candidate a.so --baseline b.so --candidate-name A --baseline-name B --config gate.yml --rows 10 " +
      "--variants int,text,int --storages memory --workloads oltp_insert --rounds 7 --seed 0 --ceiling 5.5 " +
      "--statements prepared --latencies " +
      "--average-ceiling 4 --out results --format json --quiet --strict";
    expect(parse(line)).toEqual({
      kind: "run",
      config: "gate.yml",
      given: {
        candidate: "a.so",
        baseline: "b.so",
        "candidate-name": "A",
        "baseline-name": "B",
        rows: 10,
        variants: ["int", "text"],
        storages: ["memory"],
        workloads: ["oltp_insert"],
        rounds: 7,
        seed: 0,
        statements: "prepared",
        latencies: true,
        ceiling: 5.5,
        "average-ceiling": 4,
        out: "results",
        format: "json",
        quiet: true,
        strict: true,
      },
    });
  });

  it("omits what is not given, even the candidate, which a file may name", () => {
    expect(parse("run")).toEqual({ kind: "run", given: {} });
  });

  it("takes an option's last value, also after an equals sign", () => {
    expect(parse("run --rows=10 --rows=20")).toEqual({ kind: "run", given: { rows: 20 } });
  });

  it("takes an engine as its argument, for a short run, or for all that options choose", () => {
    const shortRun = { kind: "run", isShortRun: true, given: { ...shortRunSettings, candidate: "a.so" } };
    expect(parse("run a.so")).toEqual(shortRun);
    const own = ["--own-workloads", "mine.yml"];
    expect(parseArguments(["run", "a.so", ...own])).toMatchObject({
      given: { suites: ["own"], "own-workloads": ["mine.yml"] },
    });
    expect(parseArguments(["run", "a.so", ...own, "--suites", "oltp,own"])).toMatchObject({
      given: { suites: ["oltp", "own"] },
    });
    expect(parse("run a.so --format json --ceiling 3 --base b.so")).toEqual({
      ...shortRun,
      given: { ...shortRun.given, format: "json", ceiling: 3, base: "b.so" },
    });
    expect(parse("run a.so --max-minutes 3")).toEqual({
      ...shortRun,
      given: { ...shortRun.given, "max-minutes": 3 },
    });
    for (const [option, value] of [
      ["rows", 10],
      ["variants", ["text"]],
      ["rounds", 5],
      ["counts", "instructions"],
    ] as const) {
      expect(parse(`run a.so --${option} ${value}`)).toEqual({
        kind: "run",
        given: { candidate: "a.so", [option]: value },
      });
    }
    expect(parse("run a.so --config gate.yml")).toEqual({
      kind: "run",
      config: "gate.yml",
      given: { candidate: "a.so" },
    });
    expect(parse("run server.yml")).toEqual({ kind: "run", given: { candidate: "server.yml" } });
  });

  it("takes one engine", () => {
    expect(messageFor("run a.so b.so")).toBe(
      'unexpected argument "b.so": run takes one engine, and its base with --base; see sqlite-bench-gate run --help',
    );
    expect(messageFor("run a.so --candidate b.so")).toBe(
      '--candidate: "b.so" and the argument "a.so" both name the engine: omit one',
    );
  });

  it("is the command of a first argument that is an engine's file", () => {
    const at = (found?: "file" | "folder") => () => parseArguments(["./build", "--quiet"], 80, () => found);
    expect(at("file")()).toEqual(parse("run ./build --quiet"));
    expect(errorMessage(at("folder"))).toMatch(
      /^"\.\/build" is a folder, and no command: give the path of the engine's file in it;/,
    );
    expect(errorMessage(at())).toMatch(/^no file has the path "\.\/build": give the path of an engine/);
  });

  it("takes the folder of a run to resume, once", () => {
    expect(parse("run --resume results")).toEqual({ kind: "run", given: { resume: "results" } });
    expect(messageFor("run --resume one --resume two")).toBe(
      "option '--resume <folder>' argument 'two' is invalid. It is given twice, first as 'one'; " +
        "see sqlite-bench-gate run --help",
    );
  });

  it("takes all files of own workloads as one list: the second of two would hide the first", () => {
    expect(parse("run --own-workloads a.yml,b.yml")).toMatchObject({
      given: { "own-workloads": ["a.yml", "b.yml"] },
    });
    expect(messageFor("run --own-workloads a.yml --own-workloads b.yml")).toContain(
      "It is given twice, first as 'a.yml': give one list, such as a.yml,b.yml",
    );
  });

  it("takes all variants at once, of which a file may name only some", () => {
    expect(parse("run --variants all")).toMatchObject({
      given: { variants: ["int", "composite", "blob", "text"] },
    });
  });

  const rows = "a whole number from 1 to 10,000,000 (digits only)";
  const ceiling = 'a number above 0, such as 6 or 5.5 (without "x")';

  it.each([
    ["--rows many", `--rows: "many" is not ${rows}`],
    ["--rows 0", `--rows: 0 is not ${rows}`],
    ["--rows 1e3", `--rows: "1e3" is not ${rows}`],
    ["--rows 1.5", `--rows: 1.5 is not ${rows}`],
    ["--rows 0x10", `--rows: "0x10" is not ${rows}`],
    ["--rows -5", `--rows: "-5" is not ${rows}`],
    ["--rows 10000001", `--rows: 10000001 is not ${rows}`],
    ["--rows 99999999999999999999", `--rows: "99999999999999999999" is not ${rows}`],
    ["--rows --seed 3", `--rows: "--seed" is not ${rows}`],
    [
      "--rounds 0",
      "--rounds: 0 is not a number of rounds from 1 to 1,000, or a range such as 3..11 from 3 to 1,000",
    ],
    [
      "--rounds many",
      '--rounds: "many" is not a number of rounds from 1 to 1,000, or a range such as 3..11 from 3 to 1,000',
    ],
    ["--rounds 9..3", '--rounds: "9..3" begins above its end: give the lower number first, as in 3..9'],
    [
      "--rounds 2..9",
      '--rounds: "2..9" is not a number of rounds from 1 to 1,000, or a range such as 3..11 from 3 to 1,000',
    ],
    ["--alpha 0", "--alpha: 0 is not a number above 0 and below 0.5"],
    ["--alpha 0.5", "--alpha: 0.5 is not a number above 0 and below 0.5"],
    ["--alpha -1", '--alpha: "-1" is not a number above 0 and below 0.5'],
    ["--alpha 1%", '--alpha: "1%" is not a number above 0 and below 0.5'],
    [
      "--max-minutes 0",
      "--max-minutes: 0 is not a number of minutes above 0 and below 10,080, such as 2.5 (without a unit)",
    ],
    [
      "--budget 40s",
      '--budget: "40s" is not a number of minutes above 0 and below 10,080, such as 2.5 (without a unit)',
    ],
    ["--seed 4294967296", "--seed: 4294967296 is not a whole number from 0 to 4,294,967,295 (digits only)"],
    ["--ceiling 0", `--ceiling: 0 is not ${ceiling}`],
    ["--ceiling 6x", `--ceiling: "6x" is not ${ceiling}`],
    ["--ceiling Infinity", `--ceiling: "Infinity" is not ${ceiling}`],
    ["--average-ceiling NaN", `--average-ceiling: "NaN" is not ${ceiling}`],
    [
      "--variants txt",
      '--variants: unknown variant "txt": did you mean "text"? (one of int, composite, blob, text)',
    ],
    [
      "--storages memori",
      '--storages: unknown storage "memori": did you mean "memory"? (one of memory, file, autocommit)',
    ],
    ["--storages disk", '--storages: unknown storage "disk": give one of memory, file, autocommit'],
    ["--workloads oltp_inserts", '--workloads: unknown workload "oltp_inserts": did you mean "oltp_insert"?'],
    ["--workloads tpcc", `--workloads: unknown workload "tpcc": give one of ${workloadNames.join(", ")}`],
    ["--variants=", "--variants: the list is empty: give at least one variant"],
    [
      "--variants int, text",
      '--variants: "int," has an empty name: put one comma between names, and no space after it',
    ],
    ["--candidate=", "--candidate: an empty value is not a path"],
    ["--resume=", "--resume: an empty value is not a path"],
    ["--config=", "--config: an empty value is not a path"],
    [
      "--statements prep",
      '--statements: unknown form "prep": did you mean "prepared"? (one of text, prepared)',
    ],
    [
      "--format jsn",
      '--format: unknown format "jsn": did you mean "json"? (one of text, markdown, json, junit)',
    ],
    ["--row 5", "unknown option '--row': did you mean --rows?; see sqlite-bench-gate run --help"],
    ["--storage", "unknown option '--storage': did you mean --storages?; see sqlite-bench-gate run --help"],
    [
      "--own-workload=a.yml",
      "unknown option '--own-workload=a.yml': did you mean --own-workloads?; see sqlite-bench-gate run --help",
    ],
    [
      "--limit 3",
      "unknown option '--limit' (limits is a setting of the configuration file); see sqlite-bench-gate run --help",
    ],
    ["-x", "unknown option '-x'; see sqlite-bench-gate run --help"],
    ["--rows", "option '--rows <number>' argument missing; see sqlite-bench-gate run --help"],
  ])("refuses %s", (options, message) => {
    expect(messageFor(`run ${options}`)).toBe(message);
  });
});

describe.each(["report", "replay"])("%s", (kind) => {
  it("takes files, and how to judge and write them", () => {
    const line =
      `${kind} a.json b.json --ceiling 8 --average-ceiling 7 --config gate.yml --format markdown --out merged ` +
      "--strict --candidate-name A --baseline-name B";
    expect(parse(line)).toEqual({
      kind,
      files: ["a.json", "b.json"],
      config: "gate.yml",
      given: {
        ceiling: 8,
        "average-ceiling": 7,
        format: "markdown",
        out: "merged",
        strict: true,
        "candidate-name": "A",
        "baseline-name": "B",
      },
    });
  });

  it("needs a file", () => {
    expect(messageFor(kind)).toBe(
      `no results file is given: name at least one; see sqlite-bench-gate ${kind} --help`,
    );
  });

  it("takes no option of measuring", () => {
    expect(messageFor(`${kind} a.json --quiet 5`)).toBe(
      `unknown option '--quiet' (it is an option of run, record, bisect and others); see sqlite-bench-gate ${kind} --help`,
    );
  });
});

describe("sql", () => {
  it("takes the path of a test, and the options of its SQL", () => {
    const chosen = { kind: "sql", variant: "text", workload: "oltp_insert", given: {} };
    expect(parse("sql text/file/writes/oltp_insert")).toEqual({
      ...chosen,
      rows: 100_000,
      warehouses: 1,
      seed: 1,
      prepare: false,
    });
    const more = "--rows 10 --warehouses 3 --seed 7 --prepare";
    expect(parse(`sql text/file/writes/oltp_insert ${more}`)).toEqual({
      ...chosen,
      rows: 10,
      warehouses: 3,
      seed: 7,
      prepare: true,
    });
  });

  it.each([
    [
      "",
      "no test is given: give a path as reports have it, such as int/memory/writes/oltp_insert; see sqlite-bench-gate sql --help",
    ],
    [
      "int/oltp_insert",
      '"int/oltp_insert" is no test: give a path as reports have it, such as int/memory/writes/oltp_insert',
    ],
    ["txt/file/writes/oltp_insert", 'unknown variant "txt": did you mean "text"?'],
    [
      "int/file/writes/oltp_inserts",
      'the test: unknown workload "oltp_inserts": did you mean "oltp_insert"?',
    ],
    [
      "int/file/writes/oltp_insert --rows 1e3",
      '--rows: "1e3" is not a whole number from 1 to 10,000,000 (digits only)',
    ],
    [
      "int/file/writes/oltp_insert more",
      'unexpected argument "more": sql takes one test; see sqlite-bench-gate sql --help',
    ],
  ])("refuses %s", (options, message) => {
    expect(messageFor(`sql ${options}`)).toBe(message);
  });
});

describe("history", () => {
  it("adds a run with what is known of it, judged by given ceilings", () => {
    const line = `history add a.json b.json --history nightly --commit ${"a".repeat(40)} --branch main --label 1.0 --ceiling 4`;
    expect(parse(line)).toEqual({
      kind: "history add",
      files: ["a.json", "b.json"],
      history: "nightly",
      commit: "a".repeat(40),
      branch: "main",
      label: "1.0",
      given: { ceiling: 4 },
    });
  });

  it.each([
    ["2026-03-14", "2026-03-14T00:00:00.000Z"],
    ["2026-03-14T15:09", "2026-03-14T15:09:00.000Z"],
    ["2026-03-14T15:09:26Z", "2026-03-14T15:09:26.000Z"],
    ["2026-03-14T01:09:26+02:00", "2026-03-13T23:09:26.000Z"],
  ])("takes %s as the date of a run, in UTC without a zone", (given, date) => {
    expect(parse(`history add a.json --history nightly --date ${given}`)).toMatchObject({ date });
  });

  it.each(["yesterday", "2026-02-30", "14.03.2026", "2026-03-14T25:00", "2026-03-14T15:09+2"])(
    "refuses %s as a date, and says which it takes",
    (given) => {
      expect(messageFor(`history add a.json --history nightly --date ${given}`)).toMatch(
        /^--date: ".+" is not a date such as 2026-03-14, or a date and time such as 2026-03-14T15:09:26Z/,
      );
    },
  );

  it("reads the newest 200 runs as text, unless told otherwise", () => {
    expect(parse("history trend --history nightly")).toEqual({
      kind: "history trend",
      history: "nightly",
      last: 200,
      format: "text",
    });
    expect(parse("history trend --history nightly --last 7 --test */memory/*/oltp_insert")).toMatchObject({
      last: 7,
      test: "*/memory/*/oltp_insert",
    });
    expect(parse("history show newest --history nightly --format json")).toMatchObject({ run: "newest" });
  });

  it.each([
    ["--branch --upload-pack=x", /--branch: "--upload-pack=x" is not a branch's name/],
    ["--branch -x", /is not a branch's name/],
    ["--branch a..b", /--branch: "a\.\.b" is not a branch's name/],
    ["--branch refs/heads/.x", /is not a branch's name/],
    ["--branch x.lock", /is not a branch's name/],
    ["--branch a:b", /is not a branch's name/],
    ["--branch +main", /is not a branch's name/],
    ["--last 501", /--last: 501 is not a whole number from 1 to 500/],
    ["--test oltp_insert", /--test: "oltp_insert" is not a test such as/],
  ])("refuses %s", (options, message) => {
    expect(messageFor(`history trend --history nightly ${options}`)).toMatch(message);
  });
});

/** A shell reads a line that ends with a backslash together with the next. */
const inOneLine = (text: string) => text.replaceAll(/ \\\n +/g, " ");

describe("the program", () => {
  it.each([
    [
      "",
      "nothing is given: give an engine's file for a first verdict, such as ./libengine.so, or one of run, report, replay, ceilings, plan, html, record, history, bisect, compare, release-notes, hunt, doctor, init, completion, suites, sql; see sqlite-bench-gate --help",
    ],
    [
      "rn ./libengine.so",
      '"rn" is no command, and no file has this path: did you mean run?; see sqlite-bench-gate --help',
    ],
    [
      "./missing.so",
      `no file has the path "./missing.so": give the path of an engine, which is a shared library, a program or a server's file; see sqlite-bench-gate run --help`,
    ],
    [
      "history",
      "no command of history is given: give one of add, list, show, trend, verify; see sqlite-bench-gate history --help",
    ],
    [
      "history prune",
      "unknown command 'prune': give one of add, list, show, trend, verify; see sqlite-bench-gate history --help",
    ],
    [
      "history show --history nightly",
      "no run is given: give its id, the beginning of its commit, its label, or newest; see sqlite-bench-gate history show --help",
    ],
    [
      "history list",
      "--history is missing: name the folder of the history; see sqlite-bench-gate history list --help",
    ],
    ["ceilings", "no results file is given: name at least one; see sqlite-bench-gate ceilings --help"],
    ["--verison", "unknown option '--verison': did you mean --version?; see sqlite-bench-gate --help"],
  ])("refuses %j", (line, message) => {
    expect(messageFor(line)).toBe(message);
  });

  it("gives its version", () => {
    expect(parse("--version")).toEqual({ kind: "help", text: `${version}\n` });
  });

  it("explains every command in its help, with examples and every exit status", () => {
    const text = help("--help");
    for (const word of firstWords) expect(text).toMatch(new RegExp(`^ {2}${word} `, "m"));
    const actions = help("history --help");
    for (const action of historyActions) expect(actions).toMatch(new RegExp(`^ {2}${action} `, "m"));
    expect([...text.matchAll(/^(\S.*):$/gm)].map(([, heading]) => heading)).toEqual([
      ...["Options", "Measure", "Search", "Over time", "Set up"],
      ...["Examples", "Exit status"],
    ]);
    expect(text).toContain("Examples:\n  sqlite-bench-gate ./libengine.so\n");
    expect(text).toContain(
      "Exit status:\n  0  pass, also with accepted regressions, or inconclusive without --strict\n  1  a ceiling is exceeded\n",
    );
  });

  it("names every exit status in a line of 80 columns", () => {
    const [line = ""] = /^Exit status: .*$/m.exec(help("run --help")) ?? [];
    expect(line.length).toBeLessThanOrEqual(80);
    expect([...line.matchAll(/ (\d) /g)].map(([, status]) => Number(status))).toEqual([0, 1, 2, 3, 4]);
  });

  it("explains the options of a command, with defaults, examples and workloads", () => {
    const text = help("run --rows many --help-all");
    expect(text).toMatch(
      /^ {2}--rows <number> {2,}Size of the largest table, 1 to 10,000,000\n +rows \(default: 100000\)$/m,
    );
    expect(text).toContain("\nExamples:\n  sqlite-bench-gate run ");
    for (const name of workloadNames) expect(text).toMatch(new RegExp(`[ ]${name}$|[ ]${name} `, "m"));
  });

  it("has examples in its own help that are command lines", () => {
    const examples = [...inOneLine(help("--help")).matchAll(/^ {2}sqlite-bench-gate (.+)$/gm)].map(
      ([, one]) => String(one),
    );
    expect(examples.length).toBeGreaterThan(2);
    for (const example of examples) {
      const words = example.replaceAll("'make libengine.so'", "make").split(" ");
      expect(() => parseArguments(words, 80, () => "file")).not.toThrow();
    }
  });

  it("has a short help of a command with many options, and a complete one in groups", () => {
    const [short, complete] = [help("run --help"), help("run --help-all")];
    const lines = short.trimEnd().split("\n");
    expect(lines.length).toBeLessThanOrEqual(24);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
    for (const option of ["--candidate", "--base ", "--ceiling", "--help-all"])
      expect(short).toContain(option);
    expect(short).not.toMatch(/--precision|Workloads:/);
    for (const option of Object.keys(offeredIn(options, "run")))
      expect(complete).toContain(`\n  --${option}`);
    expect(complete).toMatch(/\nEngines:\n {2}--candidate <path> +Engine under test: a library, benchmark/);
    const headings = [...complete.matchAll(/^(\S.*):\n {2}--/gm)].map(([, heading]) => heading);
    expect(headings).toEqual(
      [
        "Engines",
        "What to measure",
        "How long",
        "Ceilings",
        "Counting",
        "Ageing",
        "Several connections",
        "Query plans",
        "Servers",
        "Machines",
        "Output",
      ].concat(["History", "Options"]),
    );
    expect(help("sql --help-all")).toContain("--own-workloads");
  });

  it.each(commandNames)("has a help of %s that fits a screen", (name) => {
    const lines = help(`${name} --help`).trimEnd().split("\n");
    expect(lines.length).toBeLessThanOrEqual(36);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
  });

  it.each(commandNames.map((name) => [name] as const))("gives examples of %s that can be parsed", (name) => {
    const examples = inOneLine(help(`${name} --help`)).matchAll(/^ {2}sqlite-bench-gate (.*)$/gm);
    const kinds = [...examples].map(([, example = ""]) => {
      const command = parseArguments(example.split(" "));
      return command.kind === "of a feature" ? command.name : command.kind;
    });
    // It has no options to show.
    const fewest = name === "suites" ? 1 : 2;
    expect(kinds.length).toBeGreaterThanOrEqual(fewest);
    expect(new Set(kinds)).toEqual(new Set([name]));
  });

  it("lists the formats that the command takes", () => {
    expect(help("report --help-all").replace(/\s+/g, " ")).toContain(
      "(text, markdown, json, junit; default: text)",
    );
    for (const line of ["history list", "history trend", "bisect", "hunt", "doctor"])
      expect(help(`${line} --help-all`).replace(/\s+/g, " ")).toContain(
        "(text, markdown, json; default: text)",
      );
  });

  it("says what an option means for a command, where that is something else", () => {
    expect(help("report --help-all")).toMatch(/--out <path> {2,}Folder for results\.json and report\.md/);
    expect(help("html --help-all")).toMatch(/--out <path> {2,}File to write\s+\(default: report\.html\)$/m);
  });

  it("says of each command's options what they mean for it alone", () => {
    const folded = (line: string) => help(line).replace(/\s+/g, " ");
    for (const line of ["run --help-all", "report --help-all"]) {
      expect(folded(line)).not.toMatch(/bisect\.json|of a search/);
      expect(folded(line)).not.toContain("Branch of the run that is added");
    }
    expect(folded("run --help-all")).toContain(
      "Folder for results.json, report.md and results.sqlite (default",
    );
    expect(folded("bisect --help-all")).toContain(
      "Folder for bisect.json, bisect.md and bisect.html (default",
    );
  });

  it("gives the help of a command by the word help, too", () => {
    expect(help("help run")).toBe(help("run --help"));
    expect(help("help history add")).toBe(help("history add --help"));
    expect(help("help")).toBe(help("--help"));
  });

  it("takes the name of one suite to list", () => {
    expect(parseArguments(["suites"])).toEqual({ kind: "suites" });
    expect(parseArguments(["suites", "oltp"])).toEqual({ kind: "suites", suite: "oltp" });
    expect(() => parseArguments(["suites", "oltb"])).toThrow('unknown suite "oltb": did you mean "oltp"?');
    expect(() => parseArguments(["suites", "oltp", "raw"])).toThrow("suites takes one suite");
  });

  it("fits its help to a width", () => {
    const wide = parseArguments(["run", "--help-all"], 200);
    expect(wide.kind === "help" && wide.text.split("\n").length).toBeLessThan(
      help("run --help-all").split("\n").length,
    );
  });
});

function help(line: string): string {
  const command = parseArguments(line.split(" "));
  if (command.kind !== "help") throw new Error(`${line} asks for no help`);
  return command.text;
}
