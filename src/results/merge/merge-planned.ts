import { InputError } from "../../model/errors.ts";
import { limits } from "../../model/limits.ts";
import type { Recording, ShardProblem, TestRecord } from "../../model/recording.ts";
import type { ShardPlan } from "../../model/shard-plan.ts";
import { kinds, storages, testPath, variants } from "../../model/test.ts";
import { inReportOrder } from "../../suite/workloads.ts";
import { shardName } from "../../verdict/second-machine.ts";
import type { KeepsFacts } from "../facts.ts";
import { attemptOf, findDifference, type Shard } from "./same-run.ts";

/** A file of the plan, which has one of its shards. */
interface PlannedFile extends Shard {
  readonly shard: number;
}

/**
 * Makes one recording of the shards of a plan. Files that do not belong to it are left out and named, and so are missing shards: the
 * others are merged all the same, but the measurement is not complete. The newest of several attempts at a shard counts.
 *
 * @param expected the plan, if it is known apart from the results; otherwise it is that of the newest attempt
 * @param merge of shards that belong together
 * @throws InputError if no file is of the plan
 */
export function mergePlanned(
  files: readonly Shard[],
  expected: ShardPlan | undefined,
  merge: (shards: readonly [Shard, ...Shard[]]) => Recording,
  features: readonly KeepsFacts[] = [],
): Recording {
  const plan = expected ?? commonPlan(files);
  const { own, problems: foreign, warnings: replaced } = takeOwn(files, plan);
  const { newest, problems: doubled, warnings: repeated } = takeNewest(own, plan);
  const { alike, problems: unlike } = takeAlike(newest, features);
  const [first, ...others] = alike.toSorted((a, b) => a.shard - b.shard);
  if (first === undefined) {
    const [{ name, reason } = { name: "every shard", reason: "it left no results" }] = [
      ...foreign,
      ...doubled,
    ];
    throw new InputError(`no results of the plan ${plan.hash} are left: ${name}: ${reason}`);
  }
  const there = new Set(alike.map(({ shard }) => shard));
  const numbers = plan.shards.map((_, index) => index + 1);
  const refused = new Set(
    [...newest, ...own].filter(({ shard }) => !there.has(shard)).map(({ shard }) => shard),
  );
  const missing = numbers.filter((shard) => !there.has(shard));
  const problems: ShardProblem[] = [
    ...missing.flatMap((shard) => (refused.has(shard) ? [] : [lacksResults(shard, plan)])),
    ...doubled,
    ...foreign,
    ...unlike,
  ];
  const { shard: _, ...merged } = merge([first, ...others]);
  const only = others.length === 0 && merged.machines === undefined ? aloneOf(first) : {};
  const rows = missing.flatMap((shard) => (plan.shards[shard - 1] ?? []).flatMap(emptyRecord));
  const known = new Set(merged.tests.map(testPath));
  const tests = [...merged.tests, ...rows.filter((row) => !known.has(testPath(row)))].toSorted(inReportOrder);
  const { run } = merged;
  return {
    ...merged,
    ...only,
    ...(run?.planned && { run: { ...run, planned: { ...run.planned, tests: tests.length } } }),
    plan,
    ...(problems.length === 0 ? {} : { problems: problems.slice(0, limits.perTest) }),
    warnings: [...merged.warnings, ...replaced, ...repeated],
    tests,
  };
}

/**
 * The plan of the newest attempt, since the jobs of a workflow that is run again as a whole may be divided anew; of several, the one
 * that most files are of.
 *
 * @throws InputError if no file is of a plan
 */
export function commonPlan(files: readonly Shard[]): ShardPlan {
  const planned = files.filter(({ recording: { plan } }) => plan !== undefined);
  const newest = (same: readonly Shard[]) => Math.max(...same.map(attemptOf));
  const [most] = [...Map.groupBy(planned, ({ recording: { plan } }) => plan?.hash).values()].toSorted(
    (a, b) => newest(b) - newest(a) || b.length - a.length,
  );
  const { plan } = most?.[0]?.recording ?? {};
  if (plan === undefined) throw new InputError("no results file is of a plan");
  return plan;
}

/** Files of the plan, and those that are not, unless all of the plan are of later attempts: then it has taken their place. */
function takeOwn(files: readonly Shard[], plan: ShardPlan) {
  const own: PlannedFile[] = [];
  const problems: ShardProblem[] = [];
  const warnings: string[] = [];
  const ofPlan = files.filter(({ recording }) => recording.plan?.hash === plan.hash);
  const firstAttempt = ofPlan.length === 0 ? 0 : Math.min(...ofPlan.map(attemptOf));
  for (const file of files) {
    const { plan: of, shard } = file.recording;
    const planned = shard === undefined ? undefined : plan.shards[shard - 1];
    const refuse = (reason: string) => problems.push({ name: file.fileName, reason });
    if (of === undefined || shard === undefined) refuse(`it is no shard of the plan ${plan.hash}`);
    else if (of.hash !== plan.hash && attemptOf(file) < firstAttempt)
      warnings.push(`${file.fileName} is of the plan of an earlier attempt, which is not used.`);
    else if (of.hash !== plan.hash)
      refuse(`it is of the plan ${of.hash}, and shards of ${plan.hash} are merged`);
    else if (planned === undefined || !hasSameTests(file.recording, planned))
      refuse(`it has other tests than ${shardName(shard, plan.shards.length)} of its plan`);
    else own.push({ ...file, shard });
  }
  return { own, problems, warnings };
}

/** Tests that compare with the base alone are left out of a run without one. */
function hasSameTests({ tests, skipped = [] }: Recording, planned: readonly string[]): boolean {
  const there = new Set([...tests, ...skipped].map(testPath));
  return there.size === planned.length && planned.every((path) => there.has(path));
}

/** Two different files of one attempt at a shard: which is right is not known, so that neither counts. */
function takeNewest(own: readonly PlannedFile[], plan: ShardPlan) {
  const problems: ShardProblem[] = [];
  const warnings: string[] = [];
  const newest = [...Map.groupBy(own, ({ shard }) => shard)].flatMap(([shard, same]): PlannedFile[] => {
    const name = shardName(shard, plan.shards.length);
    const last = Math.max(...same.map(attemptOf));
    const [one, ...more] = same.filter((file) => attemptOf(file) === last);
    if (one === undefined) return [];
    if (same.length > 1 + more.length)
      warnings.push(`Of ${name} the results of attempt ${last} are used, and not those of earlier attempts.`);
    if (more.length === 0) return [one];
    const files = [one, ...more].map(({ fileName }) => fileName).join(" and ");
    if (more.some(({ recording }) => contentOf(recording) !== contentOf(one.recording))) {
      problems.push({
        name,
        reason: `${files} both have it, with other samples: neither counts; remove one`,
      });
      return [];
    }
    warnings.push(`${files} have the same results of ${name}, which are counted once.`);
    return [one];
  });
  return { newest, problems, warnings };
}

function contentOf({ run, tests }: Recording): string {
  return JSON.stringify([run?.startedAt, tests]);
}

/** The largest group of files that agree in engines, commit and SQL. */
function takeAlike(files: readonly PlannedFile[], features: readonly KeepsFacts[]) {
  const groups: PlannedFile[][] = [];
  for (const file of files) {
    const group = groups.find(
      ([first]) => first && findDifference(first.recording, file.recording, features) === undefined,
    );
    if (group === undefined) groups.push([file]);
    else group.push(file);
  }
  const [alike = [], ...others] = groups.toSorted((a, b) => b.length - a.length);
  const [reference] = alike;
  const problems = others.flat().map((file): ShardProblem => {
    const difference = reference && findDifference(reference.recording, file.recording, features);
    return { name: file.fileName, reason: `it is of another run than ${reference?.fileName}: ${difference}` };
  });
  return { alike, problems };
}

function lacksResults(shard: number, { shards }: ShardPlan): ShardProblem {
  const tests = shards[shard - 1]?.length ?? 0;
  return {
    name: shardName(shard, shards.length),
    reason: `it left no results, so its ${tests} tests were not measured: re-run its job`,
  };
}

/** The only shard of a plan that is there is one machine of several. */
function aloneOf({ recording: { machine, controls, origin }, shard }: PlannedFile): Partial<Recording> {
  const facts = {
    shard,
    ...(origin === undefined ? {} : { attempt: origin.attempt }),
    machine,
    controls,
  };
  return { machines: [facts] };
}

/** A test of which nothing is known; none if its name is not one of this tool's kind. */
function emptyRecord(path: string): TestRecord[] {
  const [variant, storage, kind, ...rest] = path.split("/");
  const found = {
    variant: variants.find((one) => one === variant),
    storage: storages.find((one) => one === storage),
    kind: kinds.find((one) => one === kind),
  };
  if (found.variant === undefined || found.storage === undefined || found.kind === undefined) return [];
  const test = { variant: found.variant, storage: found.storage, kind: found.kind, workload: rest.join("/") };
  return [{ ...test, samples: [], checks: [], failures: [] }];
}
