import { references } from "../../../model/compared.ts";
import type { ContestCell, ContestTask } from "../../../model/contest.ts";
import type { Role } from "../../../model/engine.ts";
import { type LatencyFigure, latencyFigures } from "../../../model/figure-limit.ts";
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

/** A figure of the candidate beside another engine's, over the rounds. */
interface Compared extends RatioComparison {
  readonly cell: ContestCell;
  readonly task: ContestTask;
  readonly candidate: number;
  readonly reference: number;
  readonly interval: { readonly low: number; readonly high: number };
}

/** The candidate's throughput, operations a second, beside another engine's, which is divided by the candidate's. */
export interface ContentionComparison extends Compared {}

/** A time of the candidate's slowest operations beside another engine's, nanoseconds: medians of the rounds. */
export interface LatencyComparison extends Compared {
  readonly figure: LatencyFigure;
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
interface Logs extends Pick<Compared, "cell" | "task" | "against"> {
  readonly values: readonly number[];
}

/** A figure of one task in one round, of which more is worse; undefined if the round has none. */
type CostOf = (record: TaskRecord) => number | undefined;

/** A round without an operation counts as one with one, so that there is a ratio. */
const perOperation: CostOf = ({ operations }) => 1 / Math.max(1, operations);

/**
 * Compares the candidate's throughput with each other engine's, in all contests that both have at least twice.
 *
 * @param alpha the chance that any `surely` of the run is above the true ratio, above 0 and below 0.5
 */
export function compareAll(contention: Contention, alpha: number): ContentionComparison[] {
  return ratiosOf(allLogs(contention, perOperation), alpha).map(({ values: _, ...one }) => {
    const rate = (role: Role) => figuresOf(contention, role, one.cell, one.task)?.perSecond ?? 0;
    return { ...one, candidate: rate("candidate"), reference: rate(one.against) };
  });
}

/**
 * Compares the times of the slowest operations, in the same way.
 *
 * @param isWanted whether anybody asks for such a time beside an engine
 */
export function compareLatencies(
  contention: Contention,
  alpha: number,
  isWanted: (one: Pick<LatencyComparison, "cell" | "against" | "figure">) => boolean,
): LatencyComparison[] {
  const wanted = latencyFigures.flatMap((figure) =>
    allLogs(contention, (record) => record[figure])
      .map((one) => ({ ...one, figure }))
      .filter(isWanted),
  );
  return ratiosOf(wanted, alpha).map(({ values: _, ...one }) => {
    const time = (role: Role) => {
      const rounds = roundsOf(contention, role, one.cell).flatMap(({ tasks }) =>
        tasks.flatMap((record) => (record.task === one.task ? (record[one.figure] ?? []) : [])),
      );
      return median(rounds);
    };
    return { ...one, candidate: time("candidate"), reference: time(one.against) };
  });
}

/** The logarithms of all tasks that have enough rounds with each engine. */
function allLogs(contention: Contention, costOf: CostOf): Logs[] {
  return cellsOf(contention).flatMap((cell) =>
    tasksIn(contention, cell)
      .filter((task) => task !== "checkpointer")
      .flatMap((task) =>
        references.flatMap((against): Logs[] => {
          const values = logsOf(contention, { cell, task, against }, costOf);
          return values.length < fewestRounds ? [] : [{ cell, task, against, values }];
        }),
      ),
  );
}

/**
 * The ratios, which share alpha. A task's own variance has few degrees of freedom, so that it is drawn towards what is typical of its workload.
 */
function ratiosOf<One extends Logs & { readonly figure?: string }>(all: readonly One[], alpha: number) {
  if (all.length === 0) return [];
  // Contests of one workload and task vary alike.
  const groupOf = ({ cell, task, against, figure }: One) => `${cell.workload} ${task} ${against} ${figure}`;
  const groups = Map.groupBy(all, groupOf);
  const priors = fitPriors(
    new Map([...groups].map(([group, alike]) => [group, alike.map(({ values }) => varianceOf(values))])),
  );
  return all.map((one) => ({ ...one, ...ratioOf(one.values, alpha / all.length, priors.get(groupOf(one))) }));
}

function logsOf(
  contention: Contention,
  { cell, task, against }: Pick<Logs, "cell" | "task" | "against">,
  costOf: CostOf,
): number[] {
  const costs = (role: Role) =>
    new Map(
      roundsOf(contention, role, cell).flatMap(({ round, tasks }) =>
        tasks.flatMap((one) => {
          const cost = one.task === task ? costOf(one) : undefined;
          return cost === undefined || cost <= 0 ? [] : [[round, cost] as const];
        }),
      ),
    );
  const [own, others] = [costs("candidate"), costs(against)];
  return [...own].flatMap(([round, cost]) => {
    const other = others.get(round);
    return other === undefined ? [] : [Math.log(cost / other)];
  });
}
