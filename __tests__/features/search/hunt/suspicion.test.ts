import { describe, expect, it } from "vitest";
import { isRead } from "../../../../src/features/search/hunt/situation.ts";
import { holdsFor, ratioOf, type Suspicion } from "../../../../src/features/search/hunt/suspicion.ts";
import type { Role } from "../../../../src/model/engine.ts";
import { crashed, hung, type Play, type Played, scriptedRacer } from "./scripted-racer.ts";
import { firstWith } from "./situations.ts";

const situation = firstWith(isRead);
const lines = { baseline: 3, base: 1.5 };

const suspicion = (part: Partial<Suspicion>): Suspicion => ({
  ...{ kind: "slow", situation, reference: "baseline" },
  ...part,
});

/** Whether a suspicion holds for engines that play this. */
async function holds(one: Partial<Suspicion>, played: Partial<Record<Role, Played>>): Promise<boolean> {
  const roles: Role[] =
    played.base === undefined ? ["candidate", "baseline"] : ["candidate", "base", "baseline"];
  const { racer } = scriptedRacer((role) => played[role] ?? {}, { roles });
  return await holdsFor(suspicion(one), racer, lines)(situation);
}

const time = (ns: number) => ({ firstNs: ns, medianNs: ns });

describe("a suspicion of slowness", () => {
  it("holds a fifth over the line, and while a clear case stays clear", async () => {
    expect(await holds({ ratio: 4 }, { candidate: time(3700) })).toBe(true);
    expect(await holds({ ratio: 4 }, { candidate: time(3500) })).toBe(false);
    expect(await holds({ ratio: 40 }, { candidate: time(8000) })).toBe(false);
    expect(await holds({ ratio: 40 }, { candidate: time(9100) })).toBe(true);
  });

  it("is about the base by the base's line, whatever SQLite does", async () => {
    const base = { reference: "base", ratio: 2 } as const;
    expect(await holds(base, { candidate: time(2000), base: time(1000) })).toBe(true);
    expect(await holds(base, { candidate: time(9000), base: time(9000) })).toBe(false);
  });

  it("has no ratio if the results differ, or an engine gives none", async () => {
    const of = (candidate: Played) =>
      ratioOf(scriptedRacer((role) => (role === "candidate" ? candidate : {})).racer, situation, "baseline");
    expect(await of({ ...time(9000), hash: "b" })).toBe(0);
    expect(await of({ ending: "error", message: "no" })).toBe(0);
    expect(await of(crashed)).toBe(0);
    expect(await of(time(9000))).toBe(9);
  });
});

describe("a suspicion of a different answer", () => {
  it("holds if SQLite has one answer, whichever way it goes through tables", async () => {
    expect(await holds({ kind: "wrong" }, { candidate: { hash: "b" } })).toBe(true);
    expect(await holds({ kind: "wrong" }, {})).toBe(false);
  });

  it("does not hold if SQLite has several right answers", async () => {
    const play: Play = (role, _, { setup }) => {
      if (role === "candidate") return { hash: "b" };
      return { hash: setup[0]?.includes("reverse_unordered") === true ? "c" : "a" };
    };
    const { racer } = scriptedRacer(play);
    expect(await holdsFor(suspicion({ kind: "wrong" }), racer, lines)(situation)).toBe(false);
  });

  it("does not hold if the base has the same fault", async () => {
    expect(await holds({ kind: "wrong" }, { candidate: { hash: "b" }, base: { hash: "b" } })).toBe(false);
    expect(await holds({ kind: "wrong" }, { candidate: { hash: "b" }, base: {} })).toBe(true);
  });
});

describe("a suspicion of a refusal", () => {
  const refused = (message: string) => ({ ending: "error", message }) as const;

  it("holds for the same words about other names, unless the base refuses too", async () => {
    const one = { kind: "refused", message: "no such column: c1a (code 1)" } as const;
    expect(await holds(one, { candidate: refused("no such column: c2b (code 1)") })).toBe(true);
    expect(await holds(one, { candidate: refused("syntax error (code 1)") })).toBe(false);
    const both = refused("no such column: c1a (code 1)");
    expect(await holds(one, { candidate: both, base: both })).toBe(false);
    expect(await holds(one, { candidate: both, baseline: both })).toBe(false);
  });
});

describe("a suspicion of an end", () => {
  it("is a crash or a hang by how the process ended", async () => {
    expect(await holds({ kind: "crash" }, { candidate: crashed })).toBe(true);
    expect(await holds({ kind: "crash" }, { candidate: hung })).toBe(false);
    expect(await holds({ kind: "hang" }, { candidate: hung })).toBe(true);
    expect(await holds({ kind: "hang" }, { candidate: crashed })).toBe(false);
    expect(await holds({ kind: "hang" }, { candidate: { ending: "interrupted" } })).toBe(true);
    expect(await holds({ kind: "crash" }, { candidate: crashed, base: crashed })).toBe(false);
  });

  it("is no hang if SQLite needs long itself", async () => {
    expect(await holds({ kind: "hang" }, { candidate: hung, baseline: time(60_000_000) })).toBe(false);
  });
});

describe("a suspicion of memory", () => {
  it("holds if each execution keeps more", async () => {
    const heap = (role: Role, executions: number) => (role === "candidate" ? 64 * executions : 9);
    const { racer } = scriptedRacer(() => ({}), { heap });
    expect(await holdsFor(suspicion({ kind: "leak" }), racer, lines)(situation)).toBe(true);
    const still = scriptedRacer(() => ({}), { heap: () => 9 });
    expect(await holdsFor(suspicion({ kind: "leak" }), still.racer, lines)(situation)).toBe(false);
  });
});
