import type { Source } from "./resolve.ts";
import { givenSettings } from "./settings.ts";
import { readTexts } from "./text-values.ts";

/** The action's inputs that are settings, by the names that `action.yml` documents; `config` is one besides. */
export const actionInputs = [
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
  "seed",
  "ceiling",
  "average-ceiling",
  "out",
] as const satisfies (keyof typeof givenSettings.shape)[];

/**
 * Settings from the action's inputs.
 *
 * @param getInput an input's text; empty where it is not given
 * @throws InputError naming the input, the value and what is allowed
 */
export function readActionInputs(getInput: (name: string) => string): Source {
  const texts = actionInputs
    .map((name) => [name, getInput(name).trim()] as const)
    .filter(([, text]) => text !== "");
  const config = getInput("config").trim();
  return {
    given: readTexts(givenSettings, Object.fromEntries(texts), (name) => `input ${name}`),
    ...(config === "" ? {} : { config }),
  };
}
