import { formatValue } from "../../../messages/format-value.ts";
import { InputError } from "../../../model/errors.ts";
import { testPath } from "../../../model/test.ts";
import { withoutUndefined } from "../../../model/without-undefined.ts";
import type { Roots } from "../../../platform/read-inside.ts";
import type { Feature } from "../../feature.ts";
import type { OwnWorkload } from "../../workloads/own/own-workload.ts";
import { requireOwnDatabase } from "../../workloads/own/passed-on.ts";
import { readOwnWorkloads } from "../../workloads/own/read.ts";
import { faultKinds } from "../hunt/sighting.ts";
import { parseFinding } from "./finding/named-row.ts";
import { type FoundQuestion, readQuestion } from "./finding/question.ts";
import { searchedOfCase } from "./model/case-faults.ts";
import type { Searched, SearchedCase } from "./model/settings.ts";
import { bisectOptions, type GivenBisect } from "./options.ts";

/** The settings of a run that a search takes over. */
const taken = ["rows", "seed", "warehouses", "statements", "age"] as const;

/** The options of a search: a hunt's case can have faults that `--by` does not offer. */
export type AskedBisect = Omit<GivenBisect, "by"> & { readonly by?: Searched };

/** The options of a search, in which what a finding says stands where nothing was given. */
export interface WithFinding {
  readonly given: AskedBisect;
  /** The parts of the finding that are no options; absent without a finding. */
  readonly found?: Pick<FoundQuestion, "tests" | "form"> & { readonly case?: SearchedCase };
}

/**
 * Reads the finding of `--finding`. The settings of the run that it is from count unless others are given; test and figure are its own.
 *
 * @param roots the folders that the file of a case may not lead out of; any may if they are absent
 * @throws InputError if it cannot be read, is no finding, or other options contradict it
 */
export function withFinding(given: GivenBisect, features: readonly Feature[], roots?: Roots): WithFinding {
  const { finding } = given;
  if (finding === undefined) return { given };
  const own = (["test", "by"] as const).find((name) => given[name] !== undefined);
  if (own !== undefined)
    throw new InputError(`--${own}: it has no effect with --finding, which says what to search: omit it`);
  const named = parseFinding(finding);
  if (named.kind === "case") return ofCase(given, named.file, roots);
  const { test, by, tests, form, rows, seed, warehouses, statements, age } = readQuestion(
    named.file,
    named.row,
    features,
  );
  const settings = withoutUndefined({ rows, seed, warehouses, statements, age });
  const all = { ...settings, ...given };
  requireAllowed(named.file, all);
  return { given: { ...all, test, by }, found: { tests, form } };
}

/** A results file is not trusted: its numbers have the limits that options have. @throws InputError naming the value and what is allowed */
function requireAllowed(file: string, settings: Pick<GivenBisect, (typeof taken)[number]>): void {
  for (const name of taken) {
    const value = settings[name];
    const { error } = bisectOptions[name].type.schema.safeParse(value);
    const [issue] = error?.issues ?? [];
    if (value !== undefined && issue !== undefined)
      throw new InputError(
        `--finding: ${name} of the run in ${formatValue(file)}: ${issue.message}: give another with --${name}`,
      );
  }
}

/** @throws InputError if the file is no case */
function ofCase(given: GivenBisect, file: string, roots: Roots | undefined): WithFinding {
  const own = readCase(file, roots);
  const word = /^hunt_([a-z]+)_/.exec(own.name)?.[1];
  const kind = faultKinds.find((one) => one === word);
  if (kind === undefined)
    throw new InputError(
      `--finding: ${formatValue(file)} is the workload ${formatValue(own.name)}, and no case of a hunt, whose name begins with ` +
        `hunt_ and its fault: search it with --own-workloads and --test ${formatValue(pathOf(own))}`,
    );
  const by = searchedOfCase[kind];
  if (by !== "time") return { given: { ...given, by }, found: { case: { case: own.name, own } } };
  const files = [...(given["own-workloads"] ?? []), file];
  return { given: { ...given, by, test: pathOf(own), "own-workloads": files } };
}

function pathOf({ name: workload, kind, storages: [storage = "memory"] }: OwnWorkload): string {
  return testPath({ variant: "own", storage, kind, workload });
}

/** @throws InputError if the file has several workloads, or can reach more than its own database */
function readCase(file: string, roots: Roots | undefined): OwnWorkload {
  const [own, ...more] = readOwnWorkloads([file], [], roots);
  if (own === undefined || more.length > 0)
    throw new InputError(
      `--finding: ${formatValue(file)} has ${more.length + 1} workloads, and a case is one`,
    );
  requireOwnDatabase(own, "--finding");
  return own;
}
