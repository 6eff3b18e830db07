import type { Source } from "./resolve.ts";
import { givenSettings } from "./settings.ts";
import { readTexts } from "./text-values.ts";

/** The action's inputs that are settings, by the names that `action.yml` documents; `config` is one besides. */
export const settingInputs = [
  "candidate",
  "baseline",
  "base",
  "candidate-name",
  "baseline-name",
  "base-name",
  "variants",
  "storages",
  "workloads",
  "rows",
  "rounds",
  "alpha",
  "max-minutes",
  "sample-timeout",
  "seed",
  "statements",
  "latencies",
  "ceiling",
  "average-ceiling",
  "require-durability",
  "out",
] as const satisfies (keyof typeof givenSettings.shape)[];

/** An input's text; empty where it is not given. */
export type GetInput = (name: string) => string;

/**
 * Settings from the action's inputs.
 *
 * @throws InputError naming the input, the value and what is allowed
 */
export function readSettingInputs(getInput: GetInput): Source {
  const config = getInput("config").trim();
  return {
    given: readTexts(givenSettings, givenTexts(settingInputs, getInput), inputSource),
    ...(config === "" ? {} : { config }),
  };
}

/** What is given of some inputs, by name. */
export function givenTexts(names: readonly string[], getInput: GetInput): Record<string, string> {
  const texts = names.map((name) => [name, getInput(name).trim()] as const);
  return Object.fromEntries(texts.filter(([, text]) => text !== ""));
}

/** How messages name an input. */
export function inputSource(name: string): string {
  return `input ${name}`;
}
