import { execFileSync } from "node:child_process";
import {
  closeSync,
  existsSync,
  ftruncateSync,
  linkSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import * as fc from "fast-check";
import { addRunFile, readRunFile } from "../../src/features/nights/history/files/folder.ts";
import { readOwnWorkloads } from "../../src/features/workloads/own/read.ts";
import { readServerFile } from "../../src/features/workloads/servers/server-file.ts";
import { readConfigFile } from "../../src/options/settings-text.ts";
import { findFiles, readFound } from "../../src/results/untrusted-files.ts";
import { removeReport, writeWhole } from "../../src/results/write.ts";
import { between, type Kind, kinds, Swapper, swap } from "./path-swaps.ts";
import { refusing, type Target } from "./target.ts";

/** A text that only files outside of the root have. */
const secret = "fuzz-secret";

/** Bytes of a file that has none on the disk. */
const hugeBytes = 1_500_000_000;

/** Bytes of a database that only folders outside of the root have. */
const outsideBytes = 7000;

/** Something that uses a file of a folder `dir` in the root, which is the working folder. */
interface Use {
  readonly name: string;
  /** The file. */
  readonly file: string;
  /** Its content there and outside; the file is not there before if it is absent. */
  readonly content?: (mark: string) => string;
  /** Uses it. @returns what has come of it, as text */
  readonly act: (root: string) => string;
  /** Kinds that nothing refuses in its place or its folder's, with the reason at hand. */
  readonly except?: readonly Kind[];
  /** Whether a link may lead it out of the root: nobody else fills such a folder. */
  readonly mayLeave?: true;
}

const run = "runs/2026/20260101T000000Z-1a2b3c4d.json.gz";

const uses: readonly Use[] = [
  {
    name: "a configuration file",
    file: "gate.yml",
    content: (mark) => `candidate-name: ${mark}\n`,
    act: (root) => JSON.stringify(readConfigFile("dir/gate.yml", [root]).value),
  },
  {
    name: "an own workload",
    file: "own.yml",
    content: (mark) => `name: own\nkind: reads\nstatements: SELECT '${mark}';\n`,
    act: (root) => JSON.stringify(readOwnWorkloads(["dir/own.yml"], [], [root])),
  },
  {
    name: "the SQL of an own workload",
    file: "query.sql",
    content: (mark) => `SELECT '${mark}';\n`,
    act: (root) => {
      writeFileSync("own.yml", "name: own\nkind: reads\nstatements: dir/query.sql\n");
      return JSON.stringify(readOwnWorkloads(["own.yml"], [], [root]));
    },
  },
  {
    name: "the database of an own workload",
    file: "shop.db",
    // Only the length is told of what was read.
    content: (mark) => (mark === secret ? "x".repeat(outsideBytes) : "inside"),
    act: (root) => {
      writeFileSync("own.yml", "name: own\nkind: reads\nstatements: SELECT 1;\ndatabase: dir/shop.db\n");
      const [own] = readOwnWorkloads(["own.yml"], [], [root]);
      return own?.database?.candidate?.bytes === outsideBytes ? secret : "";
    },
    // A database may be large, and a folder.
    except: ["a huge file"],
  },
  {
    name: "results",
    file: "results.json",
    content: (mark) => `{"note": "${mark}"}`,
    act: (root) =>
      findFiles(["dir/*.json"], [root], "results")
        .map((file) => readFound(file, [root], "results").toString("utf8"))
        .join(),
  },
  {
    name: "a server's file",
    file: "server.yml",
    content: (mark) => `server: mariadb\nname: ${mark}\n`,
    act: () => JSON.stringify(readServerFile("candidate", "dir/server.yml")),
    mayLeave: true,
  },
  {
    name: "a run of a history",
    file: "run.json.gz",
    content: (mark) => mark,
    act: () => readRunFile("dir", "run.json.gz").content.toString("utf8"),
    mayLeave: true,
  },
  {
    name: "a report to write",
    file: "report.md",
    content: (mark) => mark,
    act: () => {
      writeWhole("dir/report.md", "written");
      return "";
    },
    // A user can ask for a pipe, which then has a reader.
    except: ["a pipe"],
  },
  {
    name: "a report in a new folder",
    file: "other",
    content: (mark) => mark,
    act: () => {
      writeWhole("dir/new/inner/report.md", "written");
      return "";
    },
  },
  {
    name: "a report to remove",
    file: "report.md",
    content: (mark) => mark,
    act: () => {
      removeReport("dir");
      return "";
    },
  },
  {
    name: "a run to add",
    file: run,
    content: () => gzipSync("{}").toString("latin1"),
    act: () => {
      addRunFile("dir", { path: `${run}`.replace("1a2b3c4d", "5e6f7a8b"), content: gzipSync("{}") });
      return "";
    },
  },
];

/** One case, in a folder of its own. */
interface Place {
  readonly root: string;
  readonly outside: string;
  readonly store: string;
}

function makePlace(folder: string, { file, content }: Use): Place {
  const top = realpathSync(mkdtempSync(path.join(folder, "case-")));
  const [root, outside, store] = ["root", "outside", "store"].map((name) => path.join(top, name)) as [
    string,
    string,
    string,
  ];
  for (const one of [path.join(root, ".git"), outside, store]) mkdirSync(one, { recursive: true });
  for (const [one, mark] of [
    [root, "right"],
    [outside, secret],
  ] as const) {
    const whole = path.join(one, "dir", file);
    mkdirSync(path.dirname(whole), { recursive: true });
    if (content !== undefined) writeFileSync(whole, content(mark), "latin1");
  }
  const odd = makeOdd(folder);
  for (const name of ["pipe", "huge"]) linkSync(path.join(odd, name), path.join(store, name));
  return { root, outside, store };
}

/** A folder with a pipe and a huge file, which is made once. */
function makeOdd(folder: string): string {
  const odd = path.join(folder, "odd");
  if (existsSync(odd)) return odd;
  mkdirSync(odd);
  execFileSync("mkfifo", [path.join(odd, "pipe")]);
  const huge = openSync(path.join(odd, "huge"), "w");
  ftruncateSync(huge, hugeBytes);
  closeSync(huge);
  return odd;
}

/** Everything in a folder, as text. */
function stateOf(folder: string): string {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted()
    .map((file) => (lstatSync(file).isFile() ? `${file}: ${readFileSync(file, "latin1")}` : file))
    .join("\n");
}

/** A path that has something else in its place: before it is used, between two calls of the file system, or again and again meanwhile. */
const wrong = fc.record({
  use: fc.constantFrom(...uses),
  kind: fc.oneof(fc.constantFrom(...kinds), fc.constant("a link" as const)),
  what: fc.constantFrom("the file", "its folder"),
  when: fc.constantFrom("before", "between", "between", "between", "meanwhile"),
  gaps: fc.tuple(fc.nat(40), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 12 })),
  stay: fc.oneof(fc.integer({ min: 0, max: 2_000 }), fc.integer({ min: 0, max: 20_000 })),
});

/** Milliseconds in which a path is used again and again while it is swapped. */
const raceMs = 60;

let swapper: Swapper | undefined;

export const pathRaces: Target = {
  name: "links and races",
  property: (folder) =>
    fc.property(wrong, ({ use, kind, what, when, gaps, stay }) => {
      if (use.except?.includes(kind) === true) return;
      const { root, outside, store } = makePlace(folder, use);
      const inDir = what === "its folder" ? "" : use.file;
      const one = {
        place: path.join(root, "dir", inDir),
        kind,
        target: path.join(outside, "dir", inDir),
        store,
      };
      const before = stateOf(outside);
      const start = process.cwd();
      process.chdir(root);
      const act = () => {
        const told = refusing(() => use.act(root), new RegExp(`dir|own\\.yml|${use.file}`));
        if (told?.includes(secret) === true && use.mayLeave !== true)
          throw new Error(`${use.name} is read outside of the root`);
      };
      try {
        if (when === "between") between(one, gaps, act);
        else if (when === "meanwhile") {
          swapper ??= new Swapper();
          swapper.during({ one, stay }, () => {
            const end = performance.now() + raceMs;
            do act();
            while (performance.now() < end);
          });
        } else {
          swap(one);
          act();
        }
        if (stateOf(outside) !== before) throw new Error(`${use.name} changes what is outside of the root`);
      } finally {
        process.chdir(start);
        rmSync(path.dirname(root), { recursive: true, force: true });
      }
    }) as unknown as fc.IProperty<[unknown]>,
};
