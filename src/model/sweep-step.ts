import { sectionPath, type Test } from "./test.ts";

/** One step of a sweep: a workload at one value of its parameter, which is a test like any other. */
export interface SweepStep {
  /** The name of the sweep: `dolt_log`; of one over several parameters with the values of those before the last: `foreign_keys.key=text`. */
  readonly sweep: string;
  /** `depth` */
  readonly parameter: string;
  /** A whole number from 1. */
  readonly value: number;
}

/** `dolt_log.depth=100`: the name of a step's workload. */
export function stepName({ sweep, parameter, value }: SweepStep): string {
  return sweptName(sweep, [{ name: parameter, value }]);
}

/** `foreign_keys.key=text.rows=100`: a name with the values of parameters. */
export function sweptName(
  name: string,
  parameters: readonly { readonly name: string; readonly value: number | string }[],
): string {
  return [name, ...parameters.map((one) => `${one.name}=${one.value}`)].join(".");
}

const name = "[a-z][a-z0-9_]*";
const number = "[1-9]\\d{0,9}";
const part = `\\.${name}=(?:${name}|${number})`;
const numbered = new RegExp(`^(${name}(?:${part})?)\\.(${name})=(${number})$`);
const swept = new RegExp(`^(${name})(?:${part}){1,2}$`);

/** The step that a workload's name is of; undefined if it is none, or if its last parameter is a text. */
export function stepOf(workload: string): SweepStep | undefined {
  const [, sweep, parameter, digits] = numbered.exec(workload) ?? [];
  if (sweep === undefined || parameter === undefined) return undefined;
  return { sweep, parameter, value: Number(digits) };
}

/** A record of a step, with its place in the sweep. */
export interface PlacedStep<Step extends Test> extends SweepStep {
  readonly record: Step;
}

/** The steps of each sweep in each section, smallest value first; without the records that are of no sweep. */
export function sweepsIn<Step extends Test>(records: readonly Step[]): PlacedStep<Step>[][] {
  const steps = records.flatMap((record) => {
    const step = stepOf(record.workload);
    return step === undefined ? [] : [{ ...step, record }];
  });
  const groups = Map.groupBy(steps, ({ sweep, record }) => `${sectionPath(record)}/${sweep}`);
  return [...groups.values()].map((own) => own.toSorted((a, b) => a.value - b.value));
}

/** The name of the file that a workload is a step of, whatever its parameters are; or else the workload. */
export function sweepOf(workload: string): string {
  return swept.exec(workload)?.[1] ?? workload;
}

/** Whether a name is a workload's, or that of the sweep that it is a step of. */
export function isNameOf(name: string, workload: string | undefined): boolean {
  return workload !== undefined && (name === workload || name === sweepOf(workload));
}
