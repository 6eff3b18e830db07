import type { Outcome } from "../../../../model/outcome.ts";
import { visible } from "../../../../report/format/escape.ts";
import { besideTime, multiplier } from "../../../../report/format/figures.ts";
import { multiplierOfRun } from "../runs/all-tests.ts";
import type { HistoryRun } from "../runs/run.ts";

/** The data of a badge, which shields.io draws: https://shields.io/badges/endpoint-badge */
export interface Badge {
  readonly schemaVersion: 1;
  readonly label: string;
  readonly message: string;
  /** The name of a colour. */
  readonly color: string;
}

const colours: Readonly<Record<Outcome, string>> = {
  pass: "brightgreen",
  accepted: "yellow",
  inconclusive: "yellow",
  fail: "red",
};

/** A run as a badge: `DoltLite: 1.34x SQLite's time`, in the colour of the outcome. */
export function badgeOf({ engines, outcome, measurement, tests }: HistoryRun): Badge {
  const figure = multiplierOfRun({ tests });
  const { candidate, baseline } = engines;
  const number = figure === undefined ? "no result" : besideTime(multiplier(figure), visible(baseline.name));
  return {
    schemaVersion: 1,
    label: visible(candidate.name),
    message: measurement === "complete" ? number : `${number}, measurement ${measurement}`,
    color: measurement === "complete" && figure !== undefined ? colours[outcome] : "red",
  };
}
