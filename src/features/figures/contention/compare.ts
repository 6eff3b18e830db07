import { references } from "../../../model/compared.ts";
import type { ContestCell, ContestTask } from "../../../model/contest.ts";
import type { Role } from "../../../model/engine.ts";
import { fitPriors } from "../../../statistics/fitted-prior.ts";
import { varianceOf } from "../../../statistics/moderated.ts";
import { median } from "../../../statistics/summary.ts";
import { type RatioComparison, ratioOf } from "../ratio.ts";
import { type Contention, cellsOf, type Held, type TaskRecord, windowOf } from "./record.ts";

/** Rounds that give a variance. */
const fewestRounds = 2;

/** The connections of one engine with one task, over all rounds. */
export interface TaskFigures {
  /** The median of the rounds. */
  readonly perSecond: number;
  /** Medians of the rounds, and the longest of all, nanoseconds; absent if no operation ended. */
  readonly p50?: number;
  readonly p99?: number;
  readonly longest?: number;
  /** Sums over all rounds. */
  readonly busy: number;
  readonly repeated: number;
  /** The operations of the connection that had fewest, and of an average one, in all rounds. */
  readonly least: number;
  readonly average: number;
}

/** The candidate's throughput beside another engine's, which is divided by the candidate's, over the rounds. */
export interface ContentionComparison extends RatioComparison {
  readonly cell: ContestCell;
  readonly task: ContestTask;
  /** Operations a second. */
  readonly candidate: number;
  readonly reference: number;
  readonly interval: { readonly low: number; readonly high: number };
}

/** The rounds of one engine in a contest; a fault ends a contest, so that a round with one has no figures. */
export function roundsOf({ held }: Pick<Contention, "held">, role: Role, cell: ContestCell): Held[] {
  return held.filter(
    (one) =>
      one.role === role &&
      one.workload === cell.workload &&
      one.mode === cell.mode &&
      one.connections === cell.connections &&
      one.fault === undefined,
  );
}

/** The tasks of a contest, in the order of reports: that of the single connection last. */
export function tasksIn(contention: Pick<Contention, "held">, cell: ContestCell): ContestTask[] {
  const found = contention.held.filter(
    (one) => one.workload === cell.workload && one.mode === cell.mode && one.tasks.length > 0,
  );
  return [...new Set(found.flatMap(({ tasks }) => tasks.map(({ task }) => task)))];
}

/** Undefined if the engine has no round without a fault. */
export function figuresOf(
  contention: Contention,
  role: Role,
  cell: ContestCell,
  task: ContestTask,
): TaskFigures | undefined {
  const rounds = roundsOf(contention, role, cell).flatMap(({ tasks }) =>
    tasks.filter((one) => one.task === task),
  );
  if (rounds.length === 0) return undefined;
  const of = (value: (one: TaskRecord) => number | undefined) => rounds.flatMap((one) => value(one) ?? []);
  const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);
  const middle = (values: readonly number[]) => (values.length === 0 ? undefined : median(values));
  const [p50, p99] = [middle(of((one) => one.p50)), middle(of((one) => one.p99))];
  const longest = of((one) => one.longest);
  return {
    perSecond: (1000 * median(of((one) => one.operations))) / windowOf(contention, cell),
    ...(p50 === undefined || p99 === undefined ? {} : { p50, p99, longest: Math.max(...longest) }),
    busy: sum(of((one) => one.busy)),
    repeated: sum(of((one) => one.repeated)),
    least: sum(of((one) => one.least)),
    average: sum(of((one) => one.operations / one.connections)),
  };
}

/** The ln of the ratio in each round that both engines have. */
interface Logs extends Pick<ContentionComparison, "cell" | "task" | "against"> {
  readonly values: readonly number[];
}

/**
 * Compares the candidate with each other engine, in all contests that both have at least twice. A task's own variance has few degrees of
 * freedom, so that it is drawn towards what is typical of its workload.
 *
 * @param alpha the chance that any `surely` of the run is above the true ratio, above 0 and below 0.5
 */
export function compareAll(contention: Contention, alpha: number): ContentionComparison[] {
  const all = cellsOf(contention).flatMap((cell) =>
    tasksIn(contention, cell)
      .filter((task) => task !== "checkpointer")
      .flatMap((task) =>
        references.flatMap((against): Logs[] => {
          const values = logsOf(contention, cell, task, against);
          return values.length < fewestRounds ? [] : [{ cell, task, against, values }];
        }),
      ),
  );
  if (all.length === 0) return [];
  const groups = Map.groupBy(all, groupOf);
  const priors = fitPriors(
    new Map([...groups].map(([group, alike]) => [group, alike.map(({ values }) => varianceOf(values))])),
  );
  return all.map(({ values, ...one }): ContentionComparison => {
    const rate = (role: Role) => figuresOf(contention, role, one.cell, one.task)?.perSecond ?? 0;
    return {
      ...one,
      candidate: rate("candidate"),
      reference: rate(one.against),
      ...ratioOf(values, alpha / all.length, priors.get(groupOf(one))),
    };
  });
}

/** Contests of one workload and task vary alike. */
function groupOf({ cell, task, against }: Pick<Logs, "cell" | "task" | "against">): string {
  return `${cell.workload} ${task} ${against}`;
}

/** A round without an operation counts as one with one, so that there is a ratio. */
function logsOf(contention: Contention, cell: ContestCell, task: ContestTask, against: Role): number[] {
  const operations = (role: Role) =>
    new Map(
      roundsOf(contention, role, cell).flatMap(({ round, tasks }) =>
        tasks.filter((one) => one.task === task).map((one) => [round, Math.max(1, one.operations)] as const),
      ),
    );
  const [own, others] = [operations("candidate"), operations(against)];
  return [...own].flatMap(([round, done]) => {
    const other = others.get(round);
    return other === undefined ? [] : [Math.log(other / done)];
  });
}
