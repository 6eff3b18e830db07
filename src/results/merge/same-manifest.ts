import { formatRounds } from "../../model/criteria.ts";
import { roles } from "../../model/engine.ts";
import { InputError } from "../../model/errors.ts";
import type { RunManifest } from "../../model/manifest.ts";
import type { Comparable } from "../facts.ts";
import { engineFacts, presenceOfBase } from "./same-run.ts";

/**
 * Refuses to resume a run that was measured in another way: its samples and the new ones could not be compared. Engine
 * names, ceilings and the time limit may differ.
 *
 * @param folder that `--resume` names, for the message
 * @throws InputError naming what differs and both values
 */
export function requireSameManifest(folder: string, was: RunManifest, is: RunManifest): void {
  const wrong = factsOf(was, is).find(({ values: [before, now] }) => before !== now);
  if (wrong === undefined) return;
  const [before, now] = wrong.values.map((value) => value ?? "not known");
  throw new InputError(
    `--resume ${folder}: ${wrong.name} was ${before} and is ${now}: ` +
      "repeat the options that the run began with, or measure again without --resume",
  );
}

function factsOf(was: RunManifest, is: RunManifest): Comparable[] {
  const of = (name: string, value: (manifest: RunManifest) => string | number | undefined): Comparable => ({
    name,
    values: [value(was), value(is)],
  });
  return [
    of("the tool's version", ({ tool }) => tool),
    of("the row count", ({ suite }) => suite.rows),
    of("the seed", ({ suite }) => suite.seed),
    of("the number of warehouses", ({ suite }) => suite.warehouses),
    of("the suite's hash", ({ suite }) => suite.hash),
    of("the hashes of other suites", ({ suite }) => JSON.stringify(suite.others)),
    of("the form of statements", ({ suite }) => suite.statements ?? "text"),
    of("the number of connections", ({ suite }) => suite.threads ?? 1),
    of("whether latencies are recorded", ({ latencies = false }) => String(latencies)),
    of("the plan", ({ plan }) => plan?.hash ?? "none"),
    of("the shard", ({ shard }) => shard ?? "none"),
    of("what is confirmed", ({ confirms }) => confirms?.join(", ") ?? "nothing"),
    of("whether another machine confirms", ({ confirmElsewhere = false }) => String(confirmElsewhere)),
    of("the number of tests", ({ tests }) => tests.length),
    { name: "the first test that differs", values: [firstOwn(was, is), firstOwn(is, was)] },
    of("the number of rounds", ({ rounds }) => formatRounds(rounds)),
    of("alpha", ({ alpha }) => alpha),
    of("the base", presenceOfBase),
    ...roles.flatMap((role) => [
      ...engineFacts(role, was.engines[role], is.engines[role]),
      of(`the ${role}'s kind`, ({ engines }) => engines[role]?.kind),
    ]),
    of("the processor", ({ machine }) => machine.cpu),
    of("the number of cores", ({ machine }) => machine.cores),
    of("the number of pairs that are timed at once", ({ machine }) => machine.jobs ?? 1),
    // The kernel's own memory may change by a page or two when a machine is started again.
    of("the memory", ({ machine }) => `${(machine.memoryBytes / 2 ** 30).toFixed(1)} GiB`),
    of("the platform", ({ machine }) => machine.platform),
    of("the kernel", ({ machine }) => machine.kernel),
    of("the databases' file system", ({ machine }) => machine.fileSystem),
  ];
}

/** The first test that is planned in one only. */
function firstOwn({ tests }: RunManifest, other: RunManifest): string | undefined {
  const shared = new Set(other.tests);
  return tests.find((test) => !shared.has(test));
}
