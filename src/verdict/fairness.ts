import { formatSetting } from "../messages/format-value.ts";
import { type EngineFacts, type PerEngine, rolesOf, type SettingsInForce } from "../model/engine.ts";
import { storages, suiteOf, variants } from "../model/test.ts";
import { askedValue, type Setting } from "../suite/connection-settings.ts";
import { suites } from "../suite/suites.ts";
import type { SuiteSize } from "../suite/workload.ts";

/** Settings that alone can make one engine look faster than another. */
export const decisiveSettings = ["synchronous", "journal_mode", "cache_size"] as const satisfies Setting[];

/**
 * A warning for each setting that was not the same on candidate and baseline, as both have answered after it was applied:
 * what their times say there, they may say of the setting.
 */
export function unequalSettings({ candidate, baseline }: PerEngine<EngineFacts>): string[] {
  const [ofBaseline, ofCandidate] = [settingsByPlace(baseline), settingsByPlace(candidate)];
  return decisiveSettings.flatMap((setting) => {
    const different = [...ofBaseline].flatMap(([place, left]) => {
      const right = ofCandidate.get(place);
      if (right === undefined || left[setting] === right[setting]) return [];
      const words = `${formatSetting(setting, left[setting])} on ${baseline.name}, ${formatSetting(setting, right[setting])} on ${candidate.name}`;
      return [{ place, words }];
    });
    if (different.length === 0) return [];
    return [
      `Not the same ${setting}: ${withPlaces(different).join("; ")}. Multipliers there may say as much of that as of the engines; ` +
        "the configuration's pragmas can make it the same.",
    ];
  });
}

/** An engine's settings where they are known: `file`, or `raw/file` for a variant whose suite sets some of its own. */
function settingsByPlace({ settings = {}, variantSettings = {} }: EngineFacts): Map<string, SettingsInForce> {
  const places = [
    { prefix: "", known: settings },
    ...variants.map((variant) => ({ prefix: `${variant}/`, known: variantSettings[variant] ?? {} })),
  ];
  return new Map(
    places.flatMap(({ prefix, known }) =>
      storages.flatMap((storage) => {
        const own = known[storage];
        return own === undefined ? [] : [[`${prefix}${storage}`, own] as const];
      }),
    ),
  );
}

/** A setting that is equal in several places is named once: `journal_mode off (file, autocommit)`. */
function withPlaces(found: readonly { readonly words: string; readonly place: string }[]): string[] {
  return [...Map.groupBy(found, ({ words }) => words)].map(
    ([words, same]) => `${words} (${same.map(({ place }) => place).join(", ")})`,
  );
}

/**
 * A warning for each setting of a suite that an engine refused: it was measured with its own value.
 *
 * @param size of the suites: a setting may depend on it
 */
export function refusedSettings(engines: PerEngine<EngineFacts>, size: SuiteSize): string[] {
  return rolesOf(engines).flatMap((role) => {
    const { name = "", variantSettings = {} } = engines[role] ?? {};
    const refused = variants.flatMap((variant) => {
      const attempts = suites[suiteOf(variant)].attempts?.(variant, size) ?? [];
      return storages.flatMap((storage) => {
        const inForce = variantSettings[variant]?.[storage];
        if (inForce === undefined) return [];
        return decisiveSettings.flatMap((setting) => {
          const asked = askedValue(attempts, storage, setting);
          if (asked === undefined || inForce[setting] === asked) return [];
          const words = `${setting}=${formatSetting(setting, asked)}, and has ${formatSetting(setting, inForce[setting])}`;
          return [{ words, place: `${variant}/${storage}` }];
        });
      });
    });
    return withPlaces(refused).map((text) => `${name} did not take ${text}.`);
  });
}

/** A warning where only one engine is a shell: the shell's cost cannot be told from the engine's. */
export function unequalKinds({ candidate, baseline }: PerEngine<EngineFacts>): string[] {
  const shells = [candidate, baseline].filter(({ kind }) => kind === "shell");
  const [shell] = shells;
  if (shell === undefined || shells.length === 2) return [];
  return [
    `Only ${shell.name} is a shell, which takes time of its own for every statement and row: ` +
      "that part of the multipliers is not the engine's. Give both engines as shells, or neither.",
  ];
}
