import { type Control, fairRatio, mostSpread } from "../../verdict/controls.ts";
import type { Verdict } from "../../verdict/judge.ts";
import type { Fact } from "../block.ts";
import type { Escape } from "../format/escape.ts";
import { multiplier, percent, plural, pValue } from "../format/figures.ts";
import type { EngineNames } from "../format/words.ts";

/** The runner's noise by its controls: all of them in one fact, then a fact for each. */
export function noiseFloor(
  { controls }: Pick<Verdict, "controls">,
  names: EngineNames,
  escapeText: Escape,
): Fact[] {
  if (controls.length === 0) return [];
  const ratios = controls.map(({ ratio }) => ratio);
  const [least, most] = [Math.min(...ratios), Math.max(...ratios)].map((ratio) => `${multiplier(ratio)}x`);
  const range = least === most ? least : `${least} to ${most}`;
  const spread = percent(Math.max(...controls.map((control) => control.spread)));
  return [
    {
      label: controls.some(({ machine }) => machine !== undefined)
        ? "The runners' noise floor"
        : "This runner's noise floor",
      value: `${names.baseline} measured against itself is ${range}, with a spread of at most ${spread}`,
    },
    ...controls.map((control) => ({
      label: controlName(control, escapeText),
      value: controlFigures(control),
    })),
  ];
}

/** `SQLite measured against itself is 1.31x (file writes oltp_insert, p = 2e-4)`: the first control with a problem. */
export function noiseSentence(
  { controls }: Pick<Verdict, "controls">,
  baseline: string,
  escapeText: Escape,
): string | undefined {
  const [found, ...others] = controls.filter(({ problem }) => problem !== undefined);
  if (found === undefined) return undefined;
  const more = others.length === 0 ? "" : `, and ${plural(others.length, "other control")}`;
  const name = controlName(found, escapeText);
  const what =
    found.problem === "biased"
      ? `is ${multiplier(found.ratio)}x (${name}, ${pValue(found.p)}${more})`
      : `has a spread of ${percent(found.spread)} (${name}${more})`;
  return `${baseline} measured against itself ${what}`;
}

/** Why a control shows that the runner is too noisy. */
export function noiseReason({ ratio, p, spread, pairs, problem }: Control, baseline: string): string {
  const subject = `${baseline} measured against itself`;
  const seen = `in ${plural(pairs, "pair")}`;
  if (problem === "biased")
    return (
      `${subject} is ${multiplier(ratio)}x ${seen}, ${pValue(p)}; ` +
      `${fairRatio.low}x to ${fairRatio.high}x is allowed`
    );
  return `${subject} has a spread of ${percent(spread)} ${seen}; at most ${percent(mostSpread)} is allowed`;
}

/** `file writes oltp_insert` */
export function controlName({ storage, kind, workload, machine }: Control, escapeText: Escape): string {
  return `${storage} ${kind} ${escapeText(workload)}${machine === undefined ? "" : ` on ${machine}`}`;
}

/** `1.01x (0.98x to 1.05x), spread 4%, 12 pairs` */
function controlFigures({ ratio, interval, spread, pairs }: Control): string {
  const range = `${multiplier(interval.low)}x to ${multiplier(interval.high)}x`;
  return `${multiplier(ratio)}x (${range}), spread ${percent(spread)}, ${plural(pairs, "pair")}`;
}
