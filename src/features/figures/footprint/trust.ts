import { formatValue } from "../../../messages/format-value.ts";
import type { CeilingRule } from "../../../model/criteria.ts";
import { type EngineFacts, type EngineKind, rolesOf } from "../../../model/engine.ts";
import { InputError } from "../../../model/errors.ts";
import type { UnmeasuredReason } from "../../../model/footprint.ts";
import { footprintsDiffer, type Recording, type TestRecord } from "../../../model/recording.ts";
import type { Check } from "../../../model/sample.ts";
import { testPath } from "../../../model/test.ts";
import type { GivenOptions } from "../../../options/option.ts";
import type { ExpectedRun } from "../../../results/expected-run.ts";
import { type Figure, testFigures } from "./figures.ts";
import { footprintCeilings } from "./options.ts";

/**
 * Requires the costs besides time of every check that the results have, unless the publisher judges none: results without them would be
 * within any ceiling. An engine can lack some for a reason that its facts name, and that its kind allows; the report shows it. A reason of
 * the system holds for all engines: it does not excuse a figure that another engine has of the same test. Where candidate and base
 * differ, both have a second footprint: a single one would hide that two processes of an engine disagree.
 *
 * @throws InputError naming the test, the engine and the figure
 */
export function requireFootprints(
  { tests, engines, run }: Recording,
  { given, threads }: Pick<ExpectedRun, "given" | "threads">,
): void {
  // Several connections have no costs of a test's work alone.
  if (!isAsked(given) || threads > 1) return;
  const refuse = (what: string): never => {
    throw new InputError(
      `input results: ${what}, and every run measures costs besides time: measure again with this version of the tool, or set ` +
        "footprint-ceiling: off",
    );
  };
  for (const role of rolesOf(engines)) {
    const { kind, size, unmeasured = {} } = engines[role] as EngineFacts;
    if (size === undefined && kind !== "server") refuse(`the size of the ${role}'s file is missing`);
    for (const [part, reason] of Object.entries(unmeasured)) {
      const expected = kindOfReason[reason];
      const claim = reason === "static" ? reason : `a ${reason}`;
      if (expected !== undefined && kind !== expected)
        refuse(`the ${role}'s ${part} is missing since it is ${claim}, and it is a ${kind ?? "file"}`);
    }
  }
  for (const test of tests) {
    for (const check of test.checks) {
      const missing = missingFigure(test, check, engines[check.role]);
      if (missing !== undefined)
        refuse(`${formatValue(testPath(test))}: the ${check.role}'s ${missing.name} is missing`);
    }
    // A stopped run cannot pass anyway, and may not have come to a second process.
    const isRepeated = run?.stopped === undefined && footprintsDiffer(test);
    const single = isRepeated
      ? test.checks.find(({ role, footprintAgain }) => role !== "baseline" && footprintAgain === undefined)
      : undefined;
    if (single !== undefined)
      refuse(`${formatValue(testPath(test))}: the ${single.role}'s second footprint is missing`);
  }
}

/** The kind of engine that a reason is about; the other reasons are about the system. */
const kindOfReason: Partial<Readonly<Record<UnmeasuredReason, EngineKind>>> = {
  shell: "shell",
  server: "server",
  static: "benchmark binary",
};

/** The first figure that a check lacks without a reason. */
function missingFigure(test: TestRecord, check: Check, engine: EngineFacts | undefined): Figure | undefined {
  const { unmeasured = {}, uncounted, kind } = engine ?? {};
  const isExcused = (figure: Figure) => {
    const { part, isOfCalls } = figure;
    if (isOfCalls) return uncounted !== undefined || check.calls !== undefined || kind === "server";
    if (part === undefined) return false;
    const reason = unmeasured[part];
    if (reason === undefined || kindOfReason[reason] !== undefined) return reason !== undefined;
    return test.checks.every((other) => figure.of(other) === undefined);
  };
  return testFigures.find(
    (figure) => figure.isOf(test) && figure.of(check) === undefined && !isExcused(figure),
  );
}

/** Whether the publisher has a ceiling of a cost besides time. */
function isAsked(given: GivenOptions): boolean {
  const { ceilings } = given as { readonly ceilings?: readonly CeilingRule[] };
  return (
    footprintCeilings(given).footprint !== undefined ||
    (ceilings ?? []).some((rule) => (rule.footprint ?? rule.footprintBaseline) !== undefined)
  );
}
