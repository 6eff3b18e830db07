import type { MachineFacts, Recording } from "../../model/recording.ts";
import type { Verdict } from "../../verdict/judge.ts";
import { machineNames } from "../../verdict/second-machine.ts";
import { asQuotation, type Escape } from "../format/escape.ts";
import { count, multiplier, percent } from "../format/figures.ts";
import { left, named, right, type Table } from "../format/table.ts";

/** A machine and how steady it was. */
interface MachineRow {
  readonly name: string;
  readonly attempt?: number;
  /** How many tests it has measured. */
  readonly tests: number;
  readonly machine: MachineFacts | undefined;
}

/** The machines of a run side by side, with the noise floor of each; undefined if there was one machine. */
export function machineTable(
  recording: Pick<Recording, "engines" | "machine" | "machines" | "plan" | "tests" | "confirmation">,
  verdict: Pick<Verdict, "controls" | "untrusted">,
  escapeText: Escape,
): Table | undefined {
  const { machines, machine, confirmation } = recording;
  const { untrusted = false } = verdict;
  if (machines === undefined && confirmation === undefined) return undefined;
  const escapeFact = untrusted ? asQuotation(escapeText) : escapeText;
  const names = machineNames(recording);
  const first = machines?.map(
    (one, index): MachineRow => ({
      name: names[index] ?? "",
      machine: one.machine,
      tests: recording.tests.filter(({ run = -1 }) => run === index).length,
      attempt: one.attempt,
    }),
  );
  const rows: readonly MachineRow[] = [
    ...(first ?? [{ name: "the first machine", machine, tests: recording.tests.length }]),
    ...(confirmation === undefined ? [] : [confirmingRow(confirmation)]),
  ];
  const baseline = escapeText(recording.engines.baseline.name);
  return {
    columns: [
      ...named("Machine"),
      ...left("Boot"),
      ...right("Attempt", "Tests", `${baseline} / ${baseline}`, "Spread", "Load", "Cores"),
      ...named("Processor"),
      ...left("Memory"),
      ...named("Kernel", "Databases on"),
      ...left("Machine id"),
    ],
    rows: rows.map(({ name, attempt, tests, machine: facts }) => {
      const own = verdict.controls.filter(({ machine: of }) => isOf(of, name));
      return {
        cells: [
          name,
          facts?.bootId?.slice(0, 8) ?? "unknown",
          attempt === undefined ? "" : String(attempt),
          count(tests),
          floorText(own.map(({ ratio }) => ratio)),
          own.length === 0 ? "" : percent(Math.max(...own.map(({ spread }) => spread))),
          facts === undefined ? "" : String(facts.loadBefore),
          facts === undefined ? "" : String(facts.cores),
          facts === undefined ? "unknown" : escapeFact(facts.cpu),
          facts === undefined ? "" : `${(facts.memoryBytes / 2 ** 30).toFixed(1)} GiB`,
          facts === undefined ? "" : escapeFact(facts.kernel),
          facts?.fileSystem === undefined ? "" : escapeFact(facts.fileSystem),
          facts?.machineId?.slice(0, 8) ?? "unknown",
        ],
        highlighted: own.some(({ problem }) => problem !== undefined),
      };
    }),
  };
}

function confirmingRow({ machine, origin, tests }: NonNullable<Recording["confirmation"]>): MachineRow {
  const facts = { name: "the confirming machine", machine, tests: tests.length };
  return { ...facts, attempt: origin?.attempt };
}

/** The name of the confirming machine has the boot id beside it. */
function isOf(machine: string | undefined, name: string): boolean {
  return machine === name || machine?.startsWith(`${name} (`) === true;
}

/** `0.99x to 1.02x`: the least and the most that the baseline against itself came to. */
function floorText(ratios: readonly number[]): string {
  if (ratios.length === 0) return "";
  const [least, most] = [Math.min(...ratios), Math.max(...ratios)].map((ratio) => `${multiplier(ratio)}x`);
  return least === most ? `${least}` : `${least} to ${most}`;
}
