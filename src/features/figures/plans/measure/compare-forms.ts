import { type Engine, EngineFailure, type SampleRequest, type Session } from "../../../../engines/engine.ts";
import { Sessions } from "../../../../measure/sessions.ts";
import type { SampleTimeouts } from "../../../../measure/timeouts.ts";
import type { Workspace } from "../../../../measure/workspace.ts";
import { rolesOfTest } from "../../../../model/compared.ts";
import { type PerEngine, type Role, rolesOf } from "../../../../model/engine.ts";
import { limits } from "../../../../model/limits.ts";
import type { TestRecord } from "../../../../model/recording.ts";
import { type Test, testPath } from "../../../../model/test.ts";
import { alternativeOf, keptSql } from "../explained.ts";
import type { Answer, TestForms } from "../record.ts";

/** The parts that forms are compared with. */
export interface Comparing {
  readonly engines: PerEngine<Engine>;
  /** Has the files of the alternatives too. */
  readonly workspace: Workspace;
  readonly timeouts: SampleTimeouts;
  /** How many pairs are timed for each alternative. */
  readonly pairs: number;
  readonly signal: AbortSignal;
}

/**
 * Executes all forms of a test's query on every engine, and times each alternative beside the query on the candidate: pairs of samples
 * from one connection, of which each form is the first in turn.
 *
 * @param alternatives their SQL
 * @throws the signal's reason on an abort
 */
export async function compareForms(
  test: TestRecord,
  alternatives: readonly string[],
  comparing: Comparing,
): Promise<TestForms> {
  const forms = [test as Test, ...alternatives.map((_, index) => alternativeOf<Test>(test, index))];
  const answers = new Map<Role, readonly Answer[]>();
  for (const role of rolesOfTest(test, rolesOf(comparing.engines)))
    answers.set(role, await answersOf(role, forms, comparing));
  const answersTo = (form: number) =>
    Object.fromEntries([...answers].flatMap(([role, found]) => (found[form] ? [[role, found[form]]] : [])));
  const own = answers.get("candidate") ?? [];
  const [query, ...others] = own;
  const timed: TestForms["alternatives"][number]["pairs"][] = [];
  for (const [index, answer] of others.entries()) {
    const areBoth = query !== undefined && "hash" in query && "hash" in answer;
    const pairs = areBoth ? await timePairs(forms[0] as Test, forms[index + 1] as Test, comparing) : [];
    timed.push(pairs);
  }
  return {
    test: testPath(test),
    answers: answersTo(0),
    alternatives: alternatives.map((sql, index) => ({
      sql: keptSql(sql),
      answers: answersTo(index + 1),
      pairs: timed[index] ?? [],
    })),
  };
}

/** A form that an engine refuses has no hash. */
async function answersOf(
  role: Role,
  forms: readonly Test[],
  { engines, workspace, timeouts, signal }: Comparing,
): Promise<Answer[]> {
  const [first] = forms;
  if (first === undefined) return [];
  const sessions = new Sessions(engines, workspace, first.variant, "hash", signal);
  const answers: Answer[] = [];
  try {
    for (const form of forms) {
      try {
        const session = await sessions.get(role, first);
        const { statements } = workspace.files(form);
        await session.ready({ pass: "hash", kind: "reads", statements, timeoutMs: timeouts.of(first) });
        const { hash } = await session.go();
        answers.push(hash === undefined ? { reason: "error", message: "the driver gave no hash" } : { hash });
      } catch (cause) {
        signal.throwIfAborted();
        if (!(cause instanceof EngineFailure)) throw cause;
        answers.push({ reason: cause.reason, message: cause.message.slice(0, limits.text) });
        await sessions.drop(role, first);
      }
    }
  } finally {
    await sessions.close();
  }
  return answers;
}

/** @returns the pairs before the candidate failed, if it did */
async function timePairs(
  query: Test,
  alternative: Test,
  { engines, workspace, timeouts, pairs, signal }: Comparing,
): Promise<[number, number][]> {
  const sessions = new Sessions(engines, workspace, query.variant, "time", signal);
  const timed: [number, number][] = [];
  try {
    const session = await sessions.get("candidate", query);
    const time = (form: Test) => timeOf(session, workspace, form, timeouts.of(query));
    // The first use of a connection is no sample.
    for (const form of [query, alternative]) await time(form);
    for (let pair = 0; pair < pairs; pair++) {
      const isFirst = pair % 2 === 0;
      const before = await time(isFirst ? query : alternative);
      const after = await time(isFirst ? alternative : query);
      timed.push(isFirst ? [before, after] : [after, before]);
    }
    await session.endShared();
  } catch (cause) {
    signal.throwIfAborted();
    if (!(cause instanceof EngineFailure)) throw cause;
  } finally {
    await sessions.close();
  }
  return timed;
}

async function timeOf(
  session: Session,
  workspace: Workspace,
  form: Test,
  timeoutMs: number,
): Promise<number> {
  const { statements, warm } = workspace.files(form);
  const request: SampleRequest = {
    pass: "time",
    kind: "reads",
    shares: "reads",
    statements,
    timeoutMs,
    warm,
  };
  await session.ready(request);
  return Math.max(1, (await session.go()).ns);
}
