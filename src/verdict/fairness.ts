import { formatSetting } from "../messages/format-setting.ts";
import { type EngineFacts, type PerEngine, rolesOf, type SettingsInForce } from "../model/engine.ts";
import { storages } from "../model/test.ts";

/** Settings that alone can make one engine look faster than another. */
export const decisiveSettings = [
  "synchronous",
  "journal_mode",
  "cache_size",
] as const satisfies (keyof SettingsInForce)[];

/**
 * A warning for each setting that was not the same on candidate and baseline, as both have answered after it was applied:
 * what their times say there, they may say of the setting.
 */
export function unequalSettings({ candidate, baseline }: PerEngine<EngineFacts>): string[] {
  return decisiveSettings.flatMap((setting) => {
    const different = storages.flatMap((storage) => {
      const [left, right] = [baseline.settings?.[storage], candidate.settings?.[storage]];
      if (left === undefined || right === undefined || left[setting] === right[setting]) return [];
      const words = `${formatSetting(setting, left[setting])} on ${baseline.name}, ${formatSetting(setting, right[setting])} on ${candidate.name}`;
      return [{ storage, words }];
    });
    const places = [...Map.groupBy(different, ({ words }) => words)].map(
      ([words, same]) => `${words} (${same.map(({ storage }) => storage).join(", ")})`,
    );
    if (places.length === 0) return [];
    return [
      `Not the same ${setting}: ${places.join("; ")}. Multipliers there may say as much of that as of the engines; ` +
        "the configuration's pragmas can make it the same.",
    ];
  });
}

/** A warning where only one engine is a shell: what that costs cannot be told from what the engine does. */
export function unequalKinds({ candidate, baseline }: PerEngine<EngineFacts>): string[] {
  const shells = [candidate, baseline].filter(({ kind }) => kind === "shell");
  const [shell] = shells;
  if (shell === undefined || shells.length === 2) return [];
  return [
    `Only ${shell.name} is a shell, which takes time of its own for every statement and row: ` +
      "that part of the multipliers is not the engine's. Give both engines as shells, or neither.",
  ];
}

/** A warning for each engine of which it is not known whether its commits are durable. */
export function uncountedCommits(engines: PerEngine<EngineFacts>): string[] {
  return rolesOf(engines).flatMap((role) => {
    const { name, uncounted } = engines[role] ?? {};
    if (uncounted === undefined) return [];
    return [
      `What ${name} asks of the system was not counted (${uncounted}): ` +
        "whether its commits are durable is not known.",
    ];
  });
}
