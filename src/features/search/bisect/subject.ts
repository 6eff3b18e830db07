import { formatValue } from "../../../messages/format-value.ts";
import { suggestName } from "../../../messages/suggest-name.ts";
import type { PlannedTest } from "../../../model/compared.ts";
import { contestModes, contestPath, contestWorkloads, mostConnections } from "../../../model/contest.ts";
import { InputError } from "../../../model/errors.ts";
import { contestFigures, isContestFigure } from "../../../model/figure-limit.ts";
import { lifePath, shapeNames } from "../../../model/life.ts";
import { stepOf } from "../../../model/sweep-step.ts";
import { sectionPath, suiteOf, testPath } from "../../../model/test.ts";
import type { SuiteContents } from "../../../suite/added-suite.ts";
import { testsOf } from "../../../suite/plan-tests.ts";
import { planSequences } from "../../../suite/sequence/orders.ts";
import type { Catalogue } from "../../../suite/suites.ts";
import { groupNames } from "../../../verdict/base-groups.ts";
import { sequencePath } from "../../checks/sequence/record.ts";
import { contestTasksOf } from "../../figures/contention/tasks.ts";
import type { FoundQuestion } from "./finding/question.ts";
import { sweepEnds } from "./measure/growth-point.ts";
import type { SearchedContest, SearchedLife, SearchedSequence } from "./model/searched-test.ts";
import { isAged, isFault, type Searched, type SearchedMean, type SearchedSubject } from "./model/settings.ts";
import type { GivenBisect } from "./options.ts";

/** All that a subject can be, and the parts of a finding that are no options. */
interface Known {
  readonly seed: number;
  /** The tests of this version, and of the user's own files. */
  readonly catalogue: Catalogue;
  readonly contents: SuiteContents;
  /** The parts of a row of a results file, if one was named. */
  readonly found?: Pick<FoundQuestion, "tests" | "form">;
}

/** Commits that a shape of life has in a search, as on a pull request. */
const defaultAge = 4000;

/**
 * The subject that `--test` names. Names can come from a results file: only what this version or the user's own files have is found.
 *
 * @throws InputError if there is none, or the figure is none that it has
 */
export function findSubject(
  { test: given, age = defaultAge }: Pick<GivenBisect, "test" | "age">,
  by: Searched,
  { seed, catalogue, contents, found = {} }: Known,
): SearchedSubject {
  const isLife = given?.startsWith("age/") === true;
  if (isAged(by) || (isLife && isFault(by))) return findLife(given, by, age);
  if (given?.startsWith("sequence/") === true) return findSequence(given, by, seed, found.form);
  if (given?.startsWith("contention/") === true) return findContest(given, by);
  const all = testsOf(catalogue);
  const mean = findMean(given, all, found.tests);
  if (mean !== undefined && by !== "time")
    throw new InputError(`--by: a mean such as ${formatValue(given)} is one of times, and has no ${by}`);
  const test = mean ?? findTest(given, all);
  if (by === "growth" && "workload" in test) requireSweep(test, contents);
  return test;
}

function findLife(given: string | undefined, by: Searched, commits: number): SearchedLife {
  const life = shapeNames.find((name) => lifePath(name) === given);
  if (life !== undefined) return { life, commits };
  const all = shapeNames.map(lifePath).join(", ");
  throw new InputError(
    given === undefined
      ? `--test is missing: name the shape of life that --by ${by} compares, one of ${all}`
      : `--test: ${formatValue(given)} is no shape of life, and --by ${by} compares those: give one of ${all}`,
  );
}

function findSequence(
  given: string,
  by: Searched,
  seed: number,
  form: SearchedSequence["form"] = "full",
): SearchedSequence {
  if (!isFault(by))
    throw new InputError(
      `--by: ${formatValue(given)} is a sequence of steps, which has no ${by}: add --by wrong, crash, hang or error`,
    );
  const suites = [form === "full" ? "sequence" : "oltp"] as const;
  const planned =
    planSequences({ suites, storages: ["memory", "file", "autocommit"], seed })?.sequences ?? [];
  const found = planned.find((one) => sequencePath(one) === given);
  if (found !== undefined) return { storage: found.storage, order: found.order, form };
  throw new InputError(
    `--test: ${formatValue(given)} is no sequence: give one of ${planned.map(sequencePath).join(", ")}`,
  );
}

/** A contest, and the task of its connections: the only one that takes a time, unless the name has one. */
function findContest(given: string, by: Searched): SearchedContest {
  if (!isContestFigure(by))
    throw new InputError(
      `--by: ${formatValue(given)} is a contest of several connections, of which a search compares ${contestFigures.join(", ")} of operations: it has no ${by}`,
    );
  const [, workload, mode, digits, task] =
    /^contention\/([\w-]+)\/(\w+)\/(\d{1,3})(?:\/(\w+))?$/.exec(given) ?? [];
  const all = contestWorkloads.flatMap((one) =>
    contestModes.map((other) => ({ workload: one, mode: other })),
  );
  const place = all.find((one) => one.workload === workload && one.mode === mode);
  const connections = Number(digits);
  if (place === undefined || !(connections >= 1 && connections <= mostConnections))
    throw new InputError(
      `--test: ${formatValue(given)} is no contest: give contention/WORKLOAD/MODE/CONNECTIONS, such as contention/same/threads/4, with one of ` +
        `${contestWorkloads.join(", ")}, one of ${contestModes.join(" and ")}, and 1 to ${mostConnections} connections`,
    );
  const tasks = [...contestTasksOf({ ...place, connections }).keys()].filter((one) => one !== "checkpointer");
  const chosen = task === undefined && tasks.length === 1 ? tasks[0] : tasks.find((one) => one === task);
  if (chosen === undefined)
    throw new InputError(
      `--test: ${formatValue(given)} has ${tasks.join(" and ")}: name one, as in ${contestPath({ ...place, connections })}/${tasks[0]}`,
    );
  return { contest: place.workload, mode: place.mode, connections, task: chosen };
}

/** Undefined if the name is not one of a mean. */
function findMean(
  given: string | undefined,
  all: readonly PlannedTest[],
  among: readonly string[] | undefined,
): SearchedMean | undefined {
  const [, name, figure] = /^(\S+) (average|base)$/.exec(given ?? "") ?? [];
  if (given === undefined || name === undefined) return undefined;
  const isIn = (test: PlannedTest) =>
    figure === "average" ? sectionPath(test) === name : groupNames(test).includes(name);
  const named = all.filter(isIn);
  // Servers speak another SQL.
  const isOfServer = ({ variant }: PlannedTest) => suiteOf(variant) === "server";
  const servers = named.filter(isOfServer);
  const own = named.filter((test) => !isOfServer(test));
  const server = servers.find((test) =>
    among === undefined ? own.length === 0 : among.includes(testPath(test)),
  );
  if (server !== undefined)
    throw new InputError(
      `--test: ${formatValue(given)} is a mean of tests of servers, which are searched one by one: name a test such as ${testPath(server)}`,
    );
  const unknown = among?.find((path) => own.every((test) => testPath(test) !== path));
  if (unknown !== undefined) findTest(unknown, own);
  const tests = among === undefined ? own : own.filter((test) => among.includes(testPath(test)));
  if (tests.length === 0)
    throw new InputError(
      `--test: ${formatValue(given)} is the mean of no test: name a section, a suite or all before the word ${figure}`,
    );
  return { mean: given, tests };
}

function requireSweep(test: PlannedTest, contents: SuiteContents): void {
  const step = stepOf(test.workload);
  const [first, last] = step === undefined ? [] : sweepEnds(test, contents);
  if (first === undefined || last === undefined || first.workload === last.workload)
    throw new InputError(
      `--by: growth is that of a sweep with two steps, and ${testPath(test)} is no step of one: name a step such as own/memory/reads/read.depth=100`,
    );
}

function findTest(given: string | undefined, all: readonly PlannedTest[]): PlannedTest {
  if (given === undefined) throw new InputError("--test is missing: name the test that changed");
  const found = all.find((test) => testPath(test) === given);
  if (found !== undefined) return found;
  if (given.startsWith("own/") && !all.some(({ variant }) => variant === "own"))
    throw new InputError(
      `--test: ${formatValue(given)} is of a workload of your own: name its file with --own-workloads`,
    );
  if (given.startsWith("age/"))
    throw new InputError(
      `--test: ${formatValue(given)} names a shape of life, not a test: add --by age-time, age-cpu, age-open, age-disk or age-written`,
    );
  const meant = suggestName(given, all.map(testPath));
  throw new InputError(
    `--test: ${formatValue(given)} is no test: ` +
      (meant === undefined
        ? "give a path such as int/memory/reads/oltp_point_select"
        : `did you mean ${formatValue(meant)}?`),
  );
}
