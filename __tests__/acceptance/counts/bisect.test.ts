import { copyFileSync, readFileSync, symlinkSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, it } from "vitest";
import { compileExtra, objectInCache } from "../../../bench/counts/extra.ts";
import { fetchSqlite } from "../../../bench/engines.ts";
import { useFolder } from "../../builders/folder.ts";
import { HistoryRepository } from "../../features/search/builds/history-repository.ts";
import { run } from "../cli.ts";

const folder = useFolder("counts");
const asked = ["--test", "int/memory/reads/oltp_point_select", "--by", "instructions", "--rows", "1000"];
let object: string;
let sqlite: string;

beforeAll(async () => {
  object = objectInCache(); // which takes longer than a test may
  sqlite = path.resolve(await fetchSqlite());
});

describe("a search by instructions", () => {
  it("finds the engine with one count each", async () => {
    const engines = [0, 0, 0, 37, 37, 37, 37].map((extra) => compileExtra({ extra }));
    const files = engines.map((engine, index) => {
      const file = path.join(folder, `engine-${index}.so`);
      symlinkSync(engine, file);
      return file;
    });
    const out = path.join(folder, "engines");
    const found = await run(["bisect", ...files, "--baseline", sqlite, ...asked, "--out", out]);
    expect(found.words).toMatch(
      /engine-3\S* is the first that changed int\/memory\/reads\/oltp_point_select: it takes \d\.\d\d% more instructions than the one before/,
    );
    expect(found.words).toContain("Instructions were counted once for each version");
    expect(found.status).toBe(0);
  });
});

describe("a search by instructions in a repository", () => {
  /** The commit from which on a step takes 10 instructions more, and the one that adds 37, after two that cannot be tested. */
  const first = 4;
  const culprit = 11;
  const uncountable = 10;
  const broken = 9;
  const build = () =>
    `cc -O2 -fPIC -shared -include settings.h -o libengine.so extra.c ${object} -lpthread -lm -ldl`;
  let repository: HistoryRepository;
  const hashes: string[] = [];

  beforeAll(() => {
    repository = new HistoryRepository(path.join(folder, "repository"));
    const source = fileURLToPath(new URL("../../../bench/counts/extra.c", import.meta.url));
    copyFileSync(source, path.join(repository.folder, "extra.c"));
    const thread =
      "#include <pthread.h>\n#include <unistd.h>\nstatic void *idle(void *nothing) { pause(); return nothing; }\n" +
      "__attribute__((constructor)) static void start(void) { pthread_t one; pthread_create(&one, 0, idle, 0); }\n";
    for (let index = 0; index < 16; index++) {
      const more = index === broken ? "#error broken\n" : index === uncountable ? thread : "";
      const extra = index < first ? 0 : index < culprit ? 10 : 47;
      const settings = `#define EXTRA ${extra}\n${more}// ${index}\n`;
      hashes.push(repository.commit(`Commit ${index}`, { "settings.h": settings }));
    }
  });

  async function search(name: string, good: number, bad: number) {
    const out = path.join(folder, name);
    const ends = ["--good", hashes[good] as string, "--bad", hashes[bad] as string];
    const made = ["--build", build(), "--candidate", "libengine.so", "--baseline", sqlite];
    const found = await run(["bisect", ...ends, ...made, ...asked, "--out", out], {
      cwd: repository.folder,
      env: { ...process.env, XDG_CACHE_HOME: path.join(folder, "cache") },
    });
    const { derived, observations } = JSON.parse(readFileSync(path.join(out, "bisect.json"), "utf8"));
    return { ...found, answer: derived.answer, observations };
  }

  it("names the range that uncountable and broken commits leave, and says why", async () => {
    const { answer, words, status, observations } = await search("range", 0, 15);
    expect(answer).toEqual({ kind: "range", candidates: [9, 10, 11], parents: [8] });
    expect(words).toContain("ended with status 1");
    expect(words).toContain("not counted: under Valgrind it starts threads");
    expect(status).toBe(4);
    for (const { pairs, untestable } of observations)
      expect(pairs).toHaveLength(untestable === undefined ? 1 : 0);
  });

  it("needs one count a commit", async () => {
    const { answer, words, status, observations } = await search("point", 0, broken - 1);
    expect(answer).toEqual({ kind: "point", point: first, parents: [first - 1] });
    expect(words).toContain("Instructions were counted once for each version");
    expect(observations.length).toBeLessThanOrEqual(4); // the end, and three halvings of eight
    for (const { pairs } of observations) expect(pairs).toHaveLength(1);
    expect(status).toBe(0);
  });

  it("cannot begin at a commit that cannot be counted", async () => {
    const { answer, words, status } = await search("end", uncountable, 15);
    expect(answer).toMatchObject({ kind: "no end", point: 0 });
    expect(words).toMatch(/one of the ends, cannot be used: not counted: under Valgrind it starts threads/);
    expect(status).not.toBe(0);
  });
});
