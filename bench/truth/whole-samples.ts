import { mkdtempSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import type { Engine, Session } from "../../src/engines/engine.ts";
import { Workspace } from "../../src/measure/workspace.ts";
import type { Test } from "../../src/model/test.ts";
import { sharesReads } from "../../src/suite/shared-reads.ts";
import type { Catalogue } from "../../src/suite/suites.ts";
import { openEngine } from "../open-engine.ts";

/** Samples from one preparation of the engines: where a process has its memory makes it a little faster or slower as long as it lives. */
const samplesPerSession = 5;

const timeoutMs = 600_000;

/**
 * The priority that processes get which are started now, where this program may set it: other programs of the machine then wait for them, and
 * not they for others.
 */
const highestPriority = os.constants.priority.PRIORITY_HIGHEST;

/** Does something with processes that are started meanwhile at the highest priority. */
async function atHighestPriority<Value>(work: () => Promise<Value>): Promise<Value> {
  const usual = os.getPriority();
  try {
    os.setPriority(highestPriority);
  } catch {
    return await work();
  }
  try {
    return await work();
  } finally {
    os.setPriority(usual);
  }
}

/**
 * Whole samples of engines alone, one after the other: no turns, no pairs, and nothing left out.
 *
 * @param libraries paths; in their order, one more to begin with from sample to sample
 * @param count of samples of each, at least 1
 * @returns nanoseconds, of each library in its place
 * @throws EngineFailure
 */
export async function takeWholeSamples(
  test: Test,
  libraries: readonly string[],
  count: number,
  size: { readonly rows: number; readonly catalogue: Catalogue },
): Promise<number[][]> {
  return await atHighestPriority(() => takeAlternating(test, libraries, count, size));
}

async function takeAlternating(
  test: Test,
  libraries: readonly string[],
  count: number,
  { rows, catalogue }: { readonly rows: number; readonly catalogue: Catalogue },
): Promise<number[][]> {
  const never = new AbortController().signal;
  const engines: Engine[] = [];
  for (const library of libraries) engines.push(await openEngine("candidate", library));
  const folder = mkdtempSync(path.join(os.tmpdir(), "truth-"));
  const workspaces = libraries.map(
    (_, index) => new Workspace(path.join(folder, String(index)), { rows, seed: 1 }, {}, catalogue),
  );
  const taken: number[][] = libraries.map(() => []);
  const openAll = () =>
    Promise.all(
      engines.map((engine, index) => openSession(engine, workspaces[index] as Workspace, test, never)),
    );
  try {
    for (const [index, workspace] of workspaces.entries()) {
      await workspace.prepare(test.variant, [test], never);
      if (test.storage !== "memory")
        await engines[index]?.build(filesOf(workspace, test), test.storage, never);
    }
    for (let first = 0; first < count; first += samplesPerSession) {
      const sessions = await openAll();
      try {
        for (let sample = first; sample < Math.min(count, first + samplesPerSession); sample++)
          for (let place = 0; place < sessions.length; place++) {
            const which = (place + sample) % sessions.length;
            const session = sessions[which] as Session;
            taken[which]?.push(await takeSample(session, workspaces[which] as Workspace, test));
          }
      } finally {
        for (const session of sessions) await session.close();
      }
    }
    return taken;
  } finally {
    for (const workspace of workspaces) workspace.close();
  }
}

function filesOf(workspace: Workspace, test: Test) {
  const { variant } = test;
  return workspace.variant("candidate", variant, workspace.form(variant), workspace.databaseOf(test));
}

async function openSession(
  engine: Engine,
  workspace: Workspace,
  test: Test,
  signal: AbortSignal,
): Promise<Session> {
  return await engine.open(filesOf(workspace, test), test.storage, "time", signal);
}

/** In a process of its own, warmed as a run warms it. */
async function takeSample(session: Session, workspace: Workspace, test: Test): Promise<number> {
  const { statements, warm } = workspace.files(test);
  const shares = sharesReads(test) ? { shares: "reads" as const } : {};
  await session.ready({ pass: "time", kind: test.kind, timeoutMs, statements, warm, ...shares });
  const { ns } = await session.go();
  await session.endShared();
  return ns;
}
