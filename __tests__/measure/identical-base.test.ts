import { writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import type { Engine } from "../../src/engines/engine.ts";
import { withoutIdenticalBase } from "../../src/measure/identical-base.ts";
import type { OpenedEngines } from "../../src/measure/open-engines.ts";
import type { EngineFacts } from "../../src/model/engine.ts";
import type { MeasureSettings } from "../../src/model/settings.ts";
import { useFolder } from "../builders/folder.ts";

const folder = useFolder("identical-base");
const candidate = path.join(folder, "libengine.so");
writeFileSync(candidate, "\u007fELF");
const script = path.join(folder, "engine.sh");
writeFileSync(script, '#!/bin/sh\nexec "$(dirname "$0")/engine" "$@"\n');

const sha256 = "ab".repeat(32);
// No engine is started: the facts decide.
const engine = {} as Engine;
const opened = (facts: Partial<EngineFacts>) => ({
  engine,
  facts: { name: "DoltLite", kind: "library" as const, sha256, ...facts },
});

function isSkipped(base: Partial<EngineFacts>, settings: Partial<MeasureSettings> = {}): boolean {
  const engines: OpenedEngines = {
    baseline: opened({ sha256: "cd".repeat(32) }),
    candidate: opened({}),
    base: opened({ name: "base", path: "base/libengine.so", ...base }),
  };
  const measured = withoutIdenticalBase(engines, {
    candidate,
    pragmas: {},
    environment: {},
    identicalBase: "skip",
    ...settings,
  } as MeasureSettings);
  const skips = measured.engines.base === undefined;
  expect(measured.identicalBase).toEqual(skips ? { path: "base/libengine.so", sha256 } : undefined);
  expect(measured.engines.candidate).toBe(engines.candidate);
  return skips;
}

describe("a base", () => {
  it("is left out if it is the candidate's file by any name", () => {
    expect(isSkipped({})).toBe(true);
  });

  it.each<[string, Partial<EngineFacts>, Partial<MeasureSettings>]>([
    ["other bytes", { sha256: "ef".repeat(32) }, {}],
    ["another kind", { kind: "shell" }, {}],
    ["other pragmas", {}, { pragmas: { candidate: { file: ["PRAGMA cache_size=1;"] } } }],
    ["another environment", {}, { environment: { base: { FORCE: "1" } } }],
    ["a script's bytes, which start another file", {}, { candidate: script }],
    ["an order to measure it", {}, { identicalBase: "measure" }],
  ])("is measured if it has %s", (_, base, settings) => {
    expect(isSkipped(base, settings)).toBe(false);
  });

  it("is left out if it has the candidate's pragmas", () => {
    const own = { file: ["PRAGMA cache_size=1;"] };
    expect(isSkipped({}, { pragmas: { candidate: own, base: own } })).toBe(true);
  });

  it("is left out if it has the candidate's environment, in whatever order", () => {
    const environment = { candidate: { A: "1", B: "2" }, base: { B: "2", A: "1" }, baseline: { C: "3" } };
    expect(isSkipped({}, { environment })).toBe(true);
    expect(isSkipped({}, { environment: { candidate: {}, base: {} } })).toBe(true);
  });
});

it("bytes that are not known are no candidate's", () => {
  const { sha256: _, ...facts } = opened({}).facts;
  const unknown = { engine, facts };
  const engines = { baseline: unknown, candidate: unknown, base: unknown };
  const settings = { candidate, pragmas: {}, environment: {} } as MeasureSettings;
  expect(withoutIdenticalBase(engines, settings)).toEqual({ engines });
});
