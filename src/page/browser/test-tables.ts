import { references } from "../../model/compared.ts";
import type { Role } from "../../model/engine.ts";
import {
  amountPer,
  count,
  microseconds,
  multiplier,
  rowsPerSecond,
  shortMicroseconds,
} from "../../report/format/figures.ts";
import type { Column, Table } from "../../report/format/table.ts";
import type { EngineNames } from "../../report/format/words.ts";
import type {
  GrowthWorkloadData,
  InstructionsData,
  OfMeasured,
  PairsData,
  TestData,
} from "../data/page-data.ts";
import { rolesIn } from "./plots/engine-lines.ts";
import { levelNames } from "./plots/latency-plot.ts";
import { pairsWith } from "./plots/pairs-plot.ts";

/** @param rows that a sample reads and changes, if that is known */
export function enginesTable(times: OfMeasured<number>, rows: number | undefined, names: EngineNames): Table {
  const rate = (ns: number) => (rows === undefined ? [] : [rowsPerSecond(rows, ns)]);
  return {
    columns: [left("Engine"), right("Time (µs)"), ...(rows === undefined ? [] : [right("Rows/s")])],
    rows: rolesIn(times).map((role) => {
      const ns = times[role] ?? 0;
      return plainRow(nameOf(names, role), microseconds(ns), ...rate(ns));
    }),
  };
}

export function instructionsTable({ taken, statements }: InstructionsData, names: EngineNames): Table {
  const perStatement = (all: number) => (statements ? [amountPer(all / statements)] : []);
  return {
    columns: [left("Engine"), right("Instructions"), ...(statements ? [right("A statement")] : [])],
    rows: rolesIn(taken).map((role) => {
      const all = taken[role] ?? 0;
      return plainRow(nameOf(names, role), count(all), ...perStatement(all));
    }),
  };
}

/** Every pair: what its dots show. */
export function pairsTable(pairs: PairsData, names: EngineNames): Table {
  const roles = rolesIn(pairs.ns);
  const ratios = references.flatMap((against) => {
    const own = new Map(pairsWith(pairs, against).map((pair) => [pair.round, pair]));
    const heading = against === "baseline" ? "Ratio" : `to ${nameOf(names, "base")}`;
    return own.size === 0 ? [] : [{ heading, own }];
  });
  const uses = ["counts", "screening", "not asked for"] as const;
  return {
    columns: [
      left("Round"),
      ...roles.map((role) => right(`${nameOf(names, role)} (µs)`)),
      ...ratios.map(({ heading }) => right(heading)),
      left("Use"),
    ],
    rows: pairs.rounds.map((round, index) =>
      plainRow(
        String(round),
        ...roles.map((role) => cellOf(pairs.ns[role]?.[index], microseconds)),
        ...ratios.map(({ own }) => cellOf(own.get(round)?.ratio, multiplier)),
        uses.find((use) => ratios.some(({ own }) => own.get(round)?.use === use)) ?? "",
      ),
    ),
  };
}

function cellOf(value: number | null | undefined, format: (value: number) => string): string {
  return value === undefined || value === null ? "-" : format(value);
}

export function latencyTable(latencies: NonNullable<TestData["latencies"]>, names: EngineNames): Table {
  return {
    columns: [left("µs"), ...levelNames.map(right)],
    rows: rolesIn(latencies).map((role) =>
      plainRow(nameOf(names, role), ...(latencies[role] ?? []).map(shortMicroseconds)),
    ),
  };
}

export function sizesTable({ parameter, values, times }: GrowthWorkloadData, names: EngineNames): Table {
  const roles = rolesIn(times);
  return {
    columns: [
      left(parameter === "rows" ? "Rows" : parameter),
      ...roles.map((role) => right(`${nameOf(names, role)} (µs)`)),
    ],
    rows: values.map((value, index) =>
      plainRow(count(value), ...roles.map((role) => microseconds(times[role]?.[index] ?? 0))),
    ),
  };
}

function nameOf(names: EngineNames, role: Role): string {
  return names[role] ?? role;
}

function left(heading: string): Column {
  return { heading, align: "left" };
}

function right(heading: string): Column {
  return { heading, align: "right" };
}

function plainRow(...cells: readonly string[]) {
  return { cells, highlighted: false };
}
