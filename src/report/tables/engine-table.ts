import { rolesOf } from "../../model/engine.ts";
import type { Recording } from "../../model/recording.ts";
import type { Verdict } from "../../verdict/judge.ts";
import { engineFacts, sharedOptions } from "../explain/engine-facts.ts";
import { type Escape, escapeClaim } from "../format/escape.ts";
import type { Table } from "../format/table.ts";

/** The engines side by side, with a row for each fact that is known about one of them. */
export function engineTable(
  { engines }: Pick<Recording, "engines">,
  verdict: Pick<Verdict, "untrusted">,
  escapeText: Escape,
): Table {
  const escapeFact = escapeClaim(escapeText, verdict);
  const present = rolesOf(engines).flatMap((role) => engines[role] ?? []);
  const shared = sharedOptions(engines);
  const facts = present.map((engine) => engineFacts(engine, escapeFact, shared));
  const rows = (facts[0] ?? []).map(({ label }, index) => [label, ...facts.map((one) => one[index]?.value)]);
  return {
    columns: [
      { heading: "", align: "left" },
      ...present.map(({ name }) => ({ heading: escapeText(name), align: "left" }) as const),
    ],
    rows: rows
      .filter(([, ...values]) => values.some((value) => value !== undefined))
      .map((cells) => ({ cells: cells.map((cell) => cell ?? ""), highlighted: false })),
  };
}
