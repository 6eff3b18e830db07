import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { bytesIn, KeptDatabases, type Prepared } from "../../src/measure/kept-databases.ts";
import { useFolder } from "../builders/folder.ts";

const folder = useFolder("kept-databases");
const cache = path.join(folder, "cache");

beforeEach(() => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
});

const facts = (sha256: string) => ({ name: "engine", kind: "library", sha256 }) as const;

function open(candidate = "c", least = 10, tool = "1") {
  return KeptDatabases.open(
    cache,
    tool,
    { baseline: { facts: facts("b") }, candidate: { facts: facts(candidate) } },
    least,
  );
}

const prepared: Prepared = { role: "candidate", storage: "file", preparation: "sql" };

/** A prepared database of two files. */
function makeTemplate(): string {
  const template = path.join(folder, "template");
  mkdirSync(path.join(template, "chunks"), { recursive: true });
  writeFileSync(path.join(template, "db"), "database");
  writeFileSync(path.join(template, "chunks", "1"), "chunk");
  return template;
}

function emptyFolder(): string {
  return mkdtempSync(path.join(folder, "empty-"));
}

describe("a kept database", () => {
  it("is restored as it was, to a later run", async () => {
    const kept = await open();
    expect(await kept.restore(prepared, emptyFolder())).toBe("absent");
    await kept.keep(prepared, makeTemplate());
    const restored = emptyFolder();
    const later = await open();
    expect(later.has(prepared)).toBe(true);
    expect(await later.restore(prepared, restored)).toBe("restored");
    expect(readFileSync(path.join(restored, "db"), "utf8")).toBe("database");
    expect(readFileSync(path.join(restored, "chunks", "1"), "utf8")).toBe("chunk");
    expect(readdirSync(cache)).toHaveLength(1);
  });

  it("is not that of other bytes, SQL, settings, storages or versions", async () => {
    await (await open()).keep(prepared, makeTemplate());
    const changed = [
      [await open("d"), prepared],
      [await open("c", 10, "2"), prepared],
      [await open(), { ...prepared, preparation: "other sql" }],
      [await open(), { ...prepared, storage: "autocommit" }],
      [await open(), { ...prepared, attempts: ["PRAGMA page_size=8192"] }],
      [await open(), { ...prepared, role: "baseline" }],
    ] as const;
    for (const [kept, one] of changed) expect(kept.has(one)).toBe(false);
    expect((await open("b")).has({ ...prepared, role: "candidate" })).toBe(false);
    expect((await open()).has(prepared)).toBe(true);
  });

  it("is removed and prepared anew if it is damaged, whatever the damage is", async () => {
    const damages: readonly ((files: string) => void)[] = [
      (files) => appendFileSync(path.join(files, "db"), "x"),
      (files) => writeFileSync(path.join(files, "db"), "Database"),
      (files) => rmSync(path.join(files, "chunks", "1")),
      (files) => writeFileSync(path.join(files, "db-wal"), "stranger"),
      (files) => symlinkSync("/etc/passwd", path.join(files, "link")),
      (files) => rmSync(files, { recursive: true }),
      (files) => writeFileSync(path.join(files, "..", "manifest.json"), "{"),
      (files) => rmSync(path.join(files, "..", "manifest.json")),
    ];
    for (const damage of damages) {
      const kept = await open();
      await kept.keep(prepared, makeTemplate());
      damage(path.join(cache, readdirSync(cache)[0] ?? "", "files"));
      const restored = emptyFolder();
      expect(await kept.restore(prepared, restored)).toBe("damaged");
      expect(readdirSync(restored)).toEqual([]);
      expect(kept.has(prepared)).toBe(false);
    }
  });

  it("is not kept if it is small, or its engine's file does not say everything", async () => {
    const template = makeTemplate();
    expect(bytesIn(template)).toBe(13);
    await (await open("c", 14)).keep(prepared, template);
    const shell = { facts: { name: "shell", kind: "shell", sha256: "c" } as const };
    const kept = await KeptDatabases.open(cache, "1", { baseline: shell, candidate: shell }, 1);
    await kept.keep(prepared, template);
    expect(existsSync(cache)).toBe(false);
    expect(kept.has(prepared)).toBe(false);
    expect(bytesIn(path.join(folder, "nowhere"))).toBe(0);
  });

  it("that no run has used for a month is removed, and a folder that cannot be written costs nothing", async () => {
    const kept = await open();
    await kept.keep(prepared, makeTemplate());
    const old = path.join(cache, readdirSync(cache)[0] ?? "");
    const before = new Date(Date.now() - 31 * 24 * 3600 * 1000);
    utimesSync(old, before, before);
    const ofUser = path.join(cache, "thesis.txt");
    writeFileSync(ofUser, "");
    utimesSync(ofUser, before, before);
    await kept.keep({ ...prepared, preparation: "another" }, makeTemplate());
    expect(existsSync(old)).toBe(false);
    expect(existsSync(ofUser)).toBe(true);
    expect(readdirSync(cache)).toHaveLength(2);
    rmSync(cache, { recursive: true });
    writeFileSync(cache, "a file");
    await kept.keep(prepared, makeTemplate());
    expect(readFileSync(cache, "utf8")).toBe("a file");
  });
});
