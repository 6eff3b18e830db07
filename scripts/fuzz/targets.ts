import { globSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import * as fc from "fast-check";
import { wholeRun } from "../../__tests__/results/whole-run.ts";
import { ReplyReader } from "../../src/engines/reply-reader.ts";
import { historyPage } from "../../src/features/nights/history/page/history-page.ts";
import { trendText } from "../../src/features/nights/history/report/trends.ts";
import { parseRun } from "../../src/features/nights/history/runs/run-text.ts";
import { trendsOf } from "../../src/features/nights/history/runs/trends.ts";
import { readOwnWorkloads } from "../../src/features/workloads/own/read.ts";
import { ownSuite } from "../../src/features/workloads/own/suite.ts";
import { readServerFile } from "../../src/features/workloads/servers/server-file.ts";
import { features } from "../../src/features.ts";
import { readTrigger } from "../../src/github/trigger.ts";
import { defaultCriteria } from "../../src/model/criteria.ts";
import type { Recording } from "../../src/model/recording.ts";
import { testPath } from "../../src/model/test.ts";
import { parseArguments } from "../../src/options/cli-arguments.ts";
import { parseCommentCommand } from "../../src/options/comment-command.ts";
import { parseConfigFile } from "../../src/options/config-file.ts";
import { optionsIn } from "../../src/options/offering.ts";
import { runPage } from "../../src/page/data/run-page.ts";
import { renderComment } from "../../src/report/comment.ts";
import { inMarkdown, inTerminal, visibleEnd } from "../../src/report/format/escape.ts";
import { renderMarkdown } from "../../src/report/markdown.ts";
import type { Result } from "../../src/report/result.ts";
import { renderStatus } from "../../src/report/status.ts";
import { renderSummary } from "../../src/report/summary.ts";
import { renderTerminal } from "../../src/report/terminal.ts";
import type { ExpectedRun } from "../../src/results/expected-run.ts";
import { formatRecording, parseRecording } from "../../src/results/json/schema.ts";
import { requireModestStructure } from "../../src/results/json/structure.ts";
import { readUntrusted } from "../../src/results/untrusted.ts";
import { planTests } from "../../src/suite/plan-tests.ts";
import { suites } from "../../src/suite/suites.ts";
import { acceptRegressions, parseAcceptanceLines } from "../../src/verdict/acceptances.ts";
import { judgeRecording } from "../../src/verdict/judge-recording.ts";
import { changed, damaged, text } from "./mutations.ts";
import { pathRaces } from "./path-races.ts";
import { processLogs, textLogs } from "./recordings.ts";
import { searches } from "./searches.ts";
import { settingsFiles, settingsTexts } from "./settings.ts";
import { markdownViolations, pageViolations, terminalViolations } from "./sinks.ts";
import { refusing, requireNone, source, type Target } from "./target.ts";

/**
 * Judges a recording, renders every report of it, and looks for texts that act in one.
 *
 * @param untrusted whether another job wrote the recording
 * @param comment whose lines accept regressions
 */
function show(recording: Recording, untrusted: boolean, comment = ""): void {
  const { rule: _, ...criteria } = defaultCriteria;
  const judged = judgeRecording(recording, criteria, features);
  const by = comment.slice(0, 39);
  const lines = parseAcceptanceLines(comment);
  const accepted = lines.flatMap(({ acceptance }) =>
    acceptance === undefined ? [] : [{ ...acceptance, by }],
  );
  const ignored = lines.flatMap((one) =>
    one.acceptance === undefined ? [{ text: one.text, why: one.why, by }] : [],
  );
  const given = { head: "1a2b3c4d5e6f".padEnd(40, "0"), accepted, ignored };
  const verdict = { ...acceptRegressions(judged, new Date("2026-11-22"), given), untrusted };
  const result: Result = { state: "judged", recording, verdict, features };
  const markdown = renderMarkdown(recording, verdict, { detail: "full", features });
  requireNone("the comment", markdownViolations(renderComment(result, source).text));
  requireNone("the summary", markdownViolations(renderSummary(result, source).text));
  requireNone("report.md", markdownViolations(markdown));
  requireNone("the terminal", terminalViolations(renderTerminal(recording, verdict, { features })));
  requireNone("the status", terminalViolations(renderStatus(result, source).title));
  requireNone("the page", pageViolations(runPage(recording, verdict, features)));
  JSON.parse(formatRecording(recording, verdict));
}

const selection = { suites: ["oltp"], variants: ["int"], storages: ["memory"] } as const;
const plan: ExpectedRun = {
  catalogue: suites,
  selection,
  dialect: "sqlite",
  tests: planTests(selection),
  rows: 100_000,
  warehouses: 1,
  seed: 1,
  statements: "text",
  contents: {},
  threads: 1,
  rule: defaultCriteria.rule,
  requireBase: false,
  pragmas: {},
  environment: {},
  given: {},
  names: { baseline: "SQLite", candidate: "fork", base: "base" },
};

/** A run of the planned tests, one of which is over its ceiling. */
function smallRun(): unknown {
  const whole = wholeRun({
    multiplier: ({ workload }) => (workload === "oltp_insert" ? 9 : 2),
    change: () => 1.1,
  });
  const planned = new Set(plan.tests.map(testPath));
  const ofPlan = { ...whole, tests: whole.tests.filter((test) => planned.has(testPath(test))) };
  return JSON.parse(formatRecording(ofPlan));
}

function fixture(name: string): string {
  return readFileSync(new URL(`../../fixtures/${name}`, import.meta.url), "utf8");
}

const asJson = (value: fc.Arbitrary<unknown>) => damaged(value.map((one) => JSON.stringify(one) ?? "null"));

/** A run is made once: that takes seconds. */
let small: unknown;

const published: Target = {
  name: "published results",
  property: (folder) => {
    small ??= smallRun();
    return fc.property(asJson(changed(small)), (content) => {
      writeFileSync(path.join(folder, "results.json"), content);
      const recording = refusing(() =>
        readUntrusted(["results.json"], [folder], plan, () => undefined, undefined, features),
      );
      if (recording !== undefined) show(recording, true);
    });
  },
};

const results: Target = {
  name: "results files",
  property: () =>
    fc.property(asJson(changed(JSON.parse(fixture("results-v4.json")))), (content) => {
      const recording = refusing(() => {
        requireModestStructure(content, "results.json");
        return parseRecording(content.toString("utf8"), "results.json", features);
      });
      if (recording !== undefined) show(recording, false);
    }),
};

function keptRuns(): unknown[] {
  const root = new URL("../../fixtures/history-v1/", import.meta.url).pathname;
  return globSync("runs/**/*.json.gz", { cwd: root })
    .toSorted()
    .slice(0, 3)
    .map((file) => JSON.parse(gunzipSync(readFileSync(path.join(root, file))).toString("utf8")));
}

const history: Target = {
  name: "histories",
  property: () => {
    const kept = keptRuns();
    return fc.property(
      fc.tuple(...kept.map((run) => changed(run, 4).map((one) => JSON.stringify(one)))),
      (texts) => {
        const runs = texts.flatMap((one) => refusing(() => parseRun(one, "run.json.gz")) ?? []);
        if (runs.length === 0) return;
        const trends = trendsOf(runs);
        for (const trend of trends.tests) {
          const [inText, inLog] = [inMarkdown, inTerminal].map((escapeText) =>
            trendText(trends, trend, escapeText),
          );
          requireNone("a trend", markdownViolations([inText?.head, ...(inText?.lines ?? [])].join("\n\n")));
          requireNone(
            "a trend on a terminal",
            terminalViolations([inLog?.head, ...(inLog?.lines ?? [])].join("\n")),
          );
        }
        requireNone("the page of a history", pageViolations(historyPage(trends)));
      },
    );
  },
};

/** YAML with some of the given keys, and values that are right, nearly right and wrong; sometimes damaged. */
function yamlOf(keys: readonly string[], examples: Readonly<Record<string, unknown>>): fc.Arbitrary<Buffer> {
  const value = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...Object.values(examples)) },
    { weight: 2, arbitrary: text },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
    { weight: 1, arbitrary: fc.integer() },
  );
  const entry = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...Object.entries(examples)) },
    { weight: 3, arbitrary: fc.tuple(fc.constantFrom(...keys), value) },
    { weight: 1, arbitrary: fc.tuple(text, value) },
  );
  const line = fc.oneof(
    { weight: 12, arbitrary: entry.map(([key, one]) => `${JSON.stringify(key)}: ${JSON.stringify(one)}`) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        "a: &a [*a]",
        "<<: *x",
        "- 1",
        "? {",
        "x: !!js/function y",
        "%YAML 9",
        "---",
        "{a: [".repeat(500),
      ),
    },
    { weight: 1, arbitrary: text },
  );
  return damaged(fc.array(line, { maxLength: 12 }).map((lines) => lines.join("\n")));
}

const configuration: Target = {
  name: "configuration files",
  property: () => {
    const examples = {
      rows: 1000,
      counters: "SELECT name, value FROM stats",
      suites: ["oltp"],
      variants: ["int", "text"],
      rounds: "3..9",
      ceilings: [{ for: { workload: "oltp_insert" }, test: 7, "counter-floor": 8 }],
      "base-ceilings": [{ for: "*", test: 1.2 }],
      accept: [
        {
          path: "int/memory/writes/oltp_insert",
          "up-to": "7x",
          by: "Ada",
          until: "2026-12-31",
          reason: "an index",
        },
      ],
      pragmas: { cache_size: -2000 },
      "history-path": "a/b",
    };
    const keys = Object.keys(optionsIn(features, "file"));
    return fc.property(yamlOf(keys, examples), (content) => {
      refusing(() => parseConfigFile(content.toString("utf8"), "bench.yml", features));
    });
  },
};

const own: Target = {
  name: "own workloads",
  property: (folder) => {
    const file = path.join(folder, "own.yml");
    writeFileSync(path.join(folder, "shop.db"), "pages");
    writeFileSync(path.join(folder, "make.sh"), "");
    const examples = {
      name: "commit_history",
      database: "shop.db",
      "prepare-command": ["sh", "make.sh", "{database}", "--in={dir}"],
      tables: "CREATE TABLE t(a);",
      prepare: "INSERT INTO t VALUES (1);",
      before: "BEGIN; UPDATE t SET a = :rnd(1,100);",
      statements: [
        "SELECT * FROM t WHERE a = :rnd(1,100);",
        { sql: "SELECT b FROM t", error: "no such", code: 1 },
      ],
      after: "ROLLBACK;",
      repeat: 20,
      kind: "reads",
      max: "120ms",
      "scaled-by": "fsync",
      storages: ["memory"],
      compare: "both",
      check: "SELECT count(*) FROM t;",
      counters: "SELECT 'a', 1;",
    };
    const broken = {
      before: ":text(1000000) :rnd(9,1) :",
      statements: [{ sql: "SELECT ':rnd(9,1) :text(0) :", error: "\t\0", code: -1 }, [[]], { eror: "" }],
      after: "ROLLBACK; CREATE TRIGGER a BEGIN",
      max: "9e99ms",
      "scaled-by": "disk",
      check: "SELECT 'open",
      prepare: "/* open",
      database: { candidate: "../shop.db", baseline: "\0", base: "shop.db" },
      "prepare-command": ["./own.yml", "{nothing}", ":depth", "/dev/zero", "."],
    };
    const keys = [...Object.keys(examples), "statement"];
    return fc.property(
      fc.oneof(yamlOf(keys, examples), yamlOf(keys, { ...examples, ...broken })),
      (content) => {
        writeFileSync(file, content);
        const read = refusing(() => readOwnWorkloads([file], [], [folder]));
        if (read === undefined) return;
        const suite = ownSuite(read);
        refusing(() =>
          planTests(
            { suites: [suite.name] as never, variants: ["own"] as never, storages: ["memory"] },
            { ...suites, [suite.name]: suite },
          ),
        );
      },
    );
  },
};

const server: Target = {
  name: "server files",
  property: (folder) => {
    const file = path.join(folder, "server.yml");
    const examples = {
      server: "mariadb",
      program: "/usr/sbin/mariadbd",
      address: "127.0.0.1:3306",
      name: "MariaDB",
      start: ["program", "--datadir={data}"],
      stop: ["kill"],
      config: "[mysqld]\n",
      connect: "socket",
      ready: "SELECT 1",
      seconds: 60,
      pin: false,
      "run-as": "nobody",
      account: "root",
      password: "",
      tls: true,
      settings: { sync_binlog: 1 },
    };
    return fc.property(yamlOf(Object.keys(examples), examples), (content) => {
      writeFileSync(file, content);
      refusing(() => readServerFile("candidate", file));
    });
  },
};

const comments: Target = {
  name: "comments",
  property: () => {
    const names = ["commit", ...Object.keys(optionsIn(features, "comment"))];
    const argument = fc.oneof(
      fc.constantFrom("variants=int", "rounds=11", "suites=oltp,types", "rows=1000", "commit=1a2b3c4d5e6f"),
      fc.tuple(fc.constantFrom(...names), text).map((parts) => parts.join("=")),
      text,
    );
    return fc.property(
      fc.array(argument, { maxLength: 6 }).map((parts) => ["/bench", ...parts].join(" ")),
      (body) => {
        refusing(() => parseCommentCommand(body, "/bench", features));
      },
    );
  },
};

const acceptances: Target = {
  name: "acceptances",
  property: () => {
    const recording = parseRecording(fixture("results-v4.json"), "results-v4.json", features);
    const paths = [
      "*",
      "int/memory/writes/oltp_insert",
      "int/memory/writes average",
      ...recording.tests.slice(0, 3).map(testPath),
    ];
    const word = fc.oneof(
      {
        weight: 3,
        arbitrary: fc.constantFrom(
          ...paths,
          "2026-12-31",
          "until",
          "up to",
          "1.3x",
          "at",
          "1a2b3c4d5e6f",
          "base",
          "reason",
        ),
      },
      { weight: 1, arbitrary: text },
    );
    const line = fc.array(word, { maxLength: 10 }).map((words) => `bench-accept: ${words.join(" ")}`);
    const body = fc.array(fc.oneof(line, text, fc.constantFrom("```", "> ", "<!--", "-->", "~~~~")), {
      maxLength: 8,
    });
    return fc.property(
      body.map((lines) => lines.join("\n")),
      (comment) => show(recording, false, comment),
    );
  },
};

const events: Target = {
  name: "event payloads",
  property: () => {
    const root = new URL("../../fixtures/events/", import.meta.url).pathname;
    const payloads = globSync("*.json", { cwd: root })
      .toSorted()
      .map((file) => {
        const [name = ""] = /^[a-z-]+?(?=-fork|-push|-number|\.)/.exec(file) ?? [];
        return [name.replaceAll("-", "_"), JSON.parse(readFileSync(path.join(root, file), "utf8"))] as const;
      });
    const one = fc
      .constantFrom(...payloads)
      .chain(([event, payload]) => fc.tuple(fc.constant(event), changed(payload, 3)));
    const inputs = fc.record({
      pullRequest: fc.option(fc.integer({ min: 1 }), { nil: undefined }),
      commit: fc.constantFrom(undefined, "a".repeat(40)),
    });
    return fc.property(fc.tuple(one, inputs), ([[event, payload], given]) => {
      refusing(() => readTrigger({ event, payload, commit: "b".repeat(40) }, given));
    });
  },
};

/** Replies of every kind, as the driver writes them. */
const replies = [
  { engine: { protocol: 10, static: false, version: "3.54.1", source_id: "2026", variables: { a: null } } },
  { built: { prepare_ns: 5 } },
  { serving: { prepare_ns: 5, threads: 1, can_populate: true } },
  { ready: { populate_ns: 1, copy_ns: 1, flush_ns: 1, open_ns: 1, warm_ns: 1, total_ns: 5 } },
  {
    sample: {
      ns: 5,
      statements: 1,
      rows: 1,
      changes: 0,
      cpu_ns: 5,
      peak_bytes: 1,
      minor_faults: 0,
      major_faults: 0,
      latencies: { max_ns: 5, counts: [[3, 1]] },
      chunks: [5],
      hash: "00000000000000aa",
      counters: ["a 1", "a 2"],
    },
  },
  {
    settings: {
      journal_mode: "wal",
      synchronous: "2",
      cache_size: null,
      page_size: "4096",
      version: "v1.2",
      compile_options: ["A"],
    },
  },
  { host: { port: 3306, account: "root", database: "d" } },
  { floor: { ns: 5 } },
  { done: { exit: 0 } },
  { done: { signal: 11, sql: "SELECT 1" } },
  { error: { where: "prepare", message: "no such table", sql: "SELECT 1" } },
];

const driver: Target = {
  name: "replies of the driver",
  property: () => {
    const line = fc.constantFrom(...replies).chain((reply) => asJson(changed(reply, 2)));
    return fc.property(
      fc.array(line, { maxLength: 6 }),
      fc.integer({ min: 1, max: 5_000 }),
      (lines, size) => {
        const reader = new ReplyReader();
        const text = lines.map((one) => `${one.toString("utf8")}\n`).join("");
        try {
          for (let start = 0; start < text.length; start += size)
            reader.read(text.slice(start, start + size));
        } catch (cause) {
          // The protocol's own refusal is an Error with a sentence; a TypeError or a RangeError is a fault of the reader.
          if (Object.getPrototypeOf(cause) !== Error.prototype) throw cause;
          requireNone("the refusal", terminalViolations(visibleEnd((cause as Error).message)));
        }
      },
    ) as unknown as fc.IProperty<[unknown]>;
  },
};

const commandLine: Target = {
  name: "arguments",
  property: () => {
    const names = Object.keys(optionsIn(features, "run")).map((name) => `--${name}`);
    const word = fc.oneof(
      {
        weight: 3,
        arbitrary: fc.constantFrom(
          "run",
          "report",
          "replay",
          "ceilings",
          "history",
          "add",
          "bisect",
          "html",
          "plan",
          "sql",
          "suites",
          "--help",
        ),
      },
      { weight: 3, arbitrary: fc.constantFrom(...names) },
      { weight: 2, arbitrary: text },
      { weight: 1, arbitrary: fc.constantFrom("1", "int", "results.json", "--", "-x", "--rows=1e3") },
    );
    return fc.property(fc.array(word, { maxLength: 7 }), (words) => {
      refusing(() => parseArguments(words, features, 80));
    });
  },
};

export const targets: readonly Target[] = [
  published,
  results,
  history,
  configuration,
  own,
  server,
  comments,
  acceptances,
  events,
  driver,
  commandLine,
  searches,
  processLogs,
  textLogs,
  settingsTexts,
  settingsFiles,
  pathRaces,
];

/** A new folder for the files of one process. */
export function workFolder(): string {
  return mkdtempSync(path.join(os.tmpdir(), "sqlite-bench-gate-fuzz-"));
}
