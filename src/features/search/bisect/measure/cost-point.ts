import { rolesOfTest } from "../../../../model/compared.ts";
import { type Role, rolesOf } from "../../../../model/engine.ts";
import { InputError } from "../../../../model/errors.ts";
import type { Recording } from "../../../../model/recording.ts";
import { type Passes, passesOf } from "../../../figures/exact.ts";
import { footprintPasses } from "../../../figures/footprint/compare.ts";
import { engineBytes, figureOf } from "../../../figures/footprint/figures.ts";
import { counterOf, type SearchedCost, type SearchedCounter } from "../model/settings.ts";
import { exactPair, type PointPairs } from "./exact-pair.ts";

/**
 * A cost of a test besides time on a point, the good end and stock SQLite, from the checks of a run.
 *
 * @throws InputError if the cost is not measured here
 */
export function costPairs({ tests: [record], engines }: Recording, cost: SearchedCost): PointPairs {
  const figure = figureOf(cost);
  const costOf = (role: Role): Passes | undefined => {
    if (cost !== "engine-bytes") return record && footprintPasses(figure, record, role);
    const size = engines[role]?.size;
    return size && passesOf(engineBytes(size));
  };
  const measured = record === undefined ? rolesOf(engines) : rolesOfTest(record, rolesOf(engines));
  return exactPair(measured, (role) => {
    const value = costOf(role);
    if (value === undefined && role !== "candidate")
      throw new InputError(`--by: ${cost} of this test is not measured on this platform: search by time`);
    if (value === undefined) return { reason: "error", message: `${cost} is not measured` };
    if (value.most - value.least <= figure.negligible) return value.least;
    const both = `${figure.format(value.least)} and ${figure.format(value.most)}`;
    return { reason: "error", message: `two processes gave ${both}` };
  });
}

/**
 * How much one of an engine's own counters rose on a point and the good end, from the checks of a run.
 */
export function counterPairs({ tests: [record] }: Recording, figure: SearchedCounter): PointPairs {
  const name = counterOf(figure);
  return exactPair(["base", "candidate"], (role) => {
    const check = record?.checks.find((one) => one.role === role);
    const values = check?.counters?.values ?? {};
    const failed = (why: string) => ({ reason: "error", message: `counter ${name}: ${why}` }) as const;
    if (check?.counters?.unsteady?.includes(name) === true) return failed("two processes gave it two values");
    if (Object.hasOwn(values, name)) return values[name] ?? 0;
    return failed(check?.uncounted ?? "it is not reported");
  });
}
