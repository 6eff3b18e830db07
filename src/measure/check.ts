import { type Storage, type Test, testPath, type Variant } from "../suite/test.ts";
import { describeFailure, type Laboratory } from "./collect.ts";
import { type EngineFacts, type PerEngine, type Role, rolesOf } from "./recording.ts";
import { preparedDifference } from "./same-work.ts";
import { Sessions } from "./sessions.ts";

/** What the untimed pass found out, besides the checks that it recorded. */
export interface Findings {
  readonly engines: PerEngine<Required<Pick<EngineFacts, "settings" | "isolation">>>;
  /** About what a visit to a test will take: the sum of its engines' times here, nanoseconds. */
  readonly visitNs: ReadonlyMap<string, number>;
}

/** An engine that hangs in so many tests hangs in all: nobody waits for each of them. */
const mostTimeouts = 3;

/** One engine's tests of a variant's storage: they share a process. */
interface Lane {
  readonly role: Role;
  readonly variant: Variant;
  readonly storage: Storage;
  readonly tests: readonly Test[];
}

/**
 * The untimed pass: every test once on each engine, hashing the result values, and the settings read back. Since
 * nothing is timed here it uses two processors, which makes it half as long.
 *
 * @throws the signal's reason where it is aborted
 */
export async function check(laboratory: Laboratory): Promise<Findings> {
  const { engines, records, progress, signal } = laboratory;
  const nothing = () => ({ settings: {}, isolation: {} });
  const findings = {
    engines: {
      baseline: nothing(),
      candidate: nothing(),
      ...(engines.base === undefined ? {} : { base: nothing() }),
    },
    visitNs: new Map<string, number>(),
  } satisfies Findings;
  const roles = rolesOf(engines);
  const lanes = lanesOf(records.all, roles);
  const total = records.all.length * roles.length;
  let done = 0;
  const work = async () => {
    for (let lane = lanes.shift(); lane !== undefined; lane = lanes.shift()) {
      await checkLane(laboratory, lane, findings, (test) => {
        signal.throwIfAborted();
        progress.test({ pass: "check", test, done, total, remainingNs: undefined });
        done++;
      });
    }
  };
  const stopOthers = (cause: unknown) => {
    lanes.length = 0;
    throw cause;
  };
  const finished = await Promise.allSettled([work().catch(stopOthers), work().catch(stopOthers)]);
  for (const worker of finished) if (worker.status === "rejected") throw worker.reason;
  return findings;
}

/** The baseline's first: what it takes says how long the others may. */
function lanesOf(tests: readonly Test[], roles: readonly Role[]): Lane[] {
  const groups = Map.groupBy(tests, ({ variant, storage }) => `${variant} ${storage}`);
  return roles.flatMap((role) =>
    [...groups.values()].map((group) => {
      const { variant, storage } = group[0] as Test;
      return { role, variant, storage, tests: group };
    }),
  );
}

async function checkLane(
  { engines, baselineAsText, workspace, records, patience, signal }: Laboratory,
  { role, variant, storage, tests }: Lane,
  findings: { engines: Findings["engines"]; visitNs: Map<string, number> },
  onTest: (test: Test) => void,
): Promise<void> {
  const sessions = new Sessions(engines, workspace, variant, signal);
  // As a control's, its samples have a working copy of their own.
  const asText =
    role === "baseline" && baselineAsText !== undefined
      ? new Sessions({ ...engines, baseline: baselineAsText }, workspace, variant, signal)
      : undefined;
  const { isolation, settings } = findings.engines[role] ?? { isolation: {}, settings: {} };
  let timeouts = 0;
  try {
    for (const test of tests) {
      onTest(test);
      if (timeouts >= mostTimeouts) {
        const message = `not tried: ${timeouts} tests of ${variant}/${storage} before it did not end`;
        records.failure(test, { reason: "timeout", role, message });
        continue;
      }
      try {
        const session = await sessions.get(role, storage);
        isolation[storage] ??= session.isolation;
        settings[storage] ??= await session.settings();
        const { statements, text, state } = workspace.files(test);
        const job = {
          pass: "hash",
          kind: test.kind,
          patienceMs: patience.of(test),
          ...(state === undefined ? {} : { state }),
        } as const;
        await session.ready({ ...job, statements });
        const measured = await session.go();
        const { ns, work, hash } = measured;
        if (role === "baseline") patience.learn(test, ns);
        const path = testPath(test);
        findings.visitNs.set(path, (findings.visitNs.get(path) ?? 0) + ns);
        if (hash !== undefined) records.check(test, { role, work, hash });
        const reference = await asText?.get("control", storage);
        if (reference === undefined) continue;
        await reference.ready({ ...job, statements: text });
        const difference = preparedDifference(test, measured, await reference.go());
        if (difference !== undefined) records.failure(test, difference);
      } catch (cause) {
        signal.throwIfAborted();
        const failure = describeFailure(cause, role);
        if (failure.reason === "timeout") timeouts++;
        records.failure(test, failure);
        await sessions.drop(role, storage);
        await asText?.drop("control", storage);
      }
    }
  } finally {
    await sessions.close();
    await asText?.close();
  }
}
