import { formatEnvironment, formatSetting, truncateList } from "../messages/format-value.ts";
import { type EngineFacts, type PerEngine, rolesOf, type SettingsInForce } from "../model/engine.ts";
import { type Storage, storages, suiteOf, type Variant, variants } from "../model/test.ts";
import { askedValue, type Setting, withPragmas } from "../suite/connection-settings.ts";
import { suites } from "../suite/suites.ts";
import type { SuiteSize } from "../suite/workload.ts";

/** Settings that alone can make one engine look faster than another. */
export const decisiveSettings = ["synchronous", "journal_mode", "cache_size"] as const satisfies Setting[];

/** All settings that are read back. */
const settingNames = [...decisiveSettings, "page_size"] as const satisfies Setting[];

/** A setting of which two engines gave different answers. */
export interface UnequalSetting {
  readonly setting: Setting;
  /** Where: `file`, or `raw/file` for a variant whose suite sets some of its own. */
  readonly place: string;
  /** The answer of each, as reports print it: `FULL`, or `none`. */
  readonly values: readonly [string, string];
}

/** An engine's settings in one place. */
interface SettingsAt {
  readonly storage: Storage;
  /** Absent if the suites have no settings of their own. */
  readonly variant?: Variant;
  readonly inForce: SettingsInForce;
}

/** @param isChosen whether somebody asked for the difference, which is then left out */
function unequalAnswers(
  one: EngineFacts,
  other: EngineFacts,
  settings: readonly Setting[],
  isChosen: (setting: Setting, at: SettingsAt) => boolean,
): UnequalSetting[] {
  const others = settingsByPlace(other);
  return settings.flatMap((setting) =>
    [...settingsByPlace(one)].flatMap(([place, at]) => {
      const [left, right] = [at.inForce, others.get(place)?.inForce].map((known) => known?.[setting]);
      if (left === undefined || right === undefined || left === right || isChosen(setting, at)) return [];
      return [
        { setting, place, values: [formatSetting(setting, left), formatSetting(setting, right)] as const },
      ];
    }),
  );
}

/**
 * Settings that are not the same on two engines, as both have answered after all were applied. Different values that the user's
 * pragmas ask for are left out.
 */
export function unequalSettings(one: EngineFacts, other: EngineFacts): UnequalSetting[] {
  return unequalAnswers(one, other, settingNames, (setting, { storage }) => {
    const [left, right] = [one, other].map(({ pragmas }) =>
      askedValue(pragmas?.[storage] ?? [], storage, setting),
    );
    return left !== right;
  });
}

/**
 * The settings that were not the same on candidate and baseline: the candidate's own defaults in one line, and a warning for each
 * setting that a pragma, a suite or the tool asked for, and for `synchronous`.
 *
 * @param size of the suites, whose settings may depend on it; if absent, these suites are taken to ask for all settings
 */
export function differentSettings(
  { candidate, baseline }: PerEngine<EngineFacts>,
  size?: SuiteSize,
): string[] {
  const isAsked = (setting: Setting, { storage, variant }: SettingsAt) =>
    (variant !== undefined && size === undefined) ||
    [candidate, baseline].some(({ pragmas }) => {
      const own = variant === undefined || size === undefined ? [] : attemptsOf(variant, size);
      const all = [...withPragmas(pragmas)[storage], ...own];
      return askedValue(all, storage, setting) !== undefined;
    });
  const isOwn = (setting: Setting, at: SettingsAt) => setting !== "synchronous" && !isAsked(setting, at);
  const own = unequalAnswers(candidate, baseline, decisiveSettings, (...one) => !isOwn(...one));
  const chosen = unequalAnswers(baseline, candidate, decisiveSettings, isOwn);
  const texts = own.map(({ setting, place, values: [value, usual] }) => {
    return { words: `${setting} ${value}, where ${baseline.name} has ${usual}`, place };
  });
  const warnings = [...Map.groupBy(chosen, ({ setting }) => setting)].map(([setting, different]) => {
    const words = different.map(({ place, values: [left, right] }) => {
      return { words: `${left} on ${baseline.name}, ${right} on ${candidate.name}`, place };
    });
    return (
      `Not the same ${setting}: ${withPlaces(words).join("; ")}. Multipliers there may say as much of that as of the engines; ` +
      "the configuration's pragmas can make it the same."
    );
  });
  if (own.length === 0) return warnings;
  return [
    `${candidate.name} has defaults of its own: ${withPlaces(texts).join("; ")}. Multipliers include their effect; the configuration's ` +
      "pragmas can make them the same.",
    ...warnings,
  ];
}

/**
 * The candidate's own defaults that are not the base's, a warning for each setting. In another environment, defaults may differ by it, and
 * nothing is said.
 */
export function changedSettings({ candidate, base }: PerEngine<EngineFacts>): string[] {
  if (base === undefined || formatEnvironment(base.environment) !== formatEnvironment(candidate.environment))
    return [];
  const found = Map.groupBy(unequalSettings(candidate, base), ({ setting }) => setting);
  return [...found].map(([setting, different]) => {
    const words = different.map(({ place, values: [own, before] }) => {
      return { words: `${before} on base, ${own} on candidate`, place };
    });
    return (
      `The candidate's ${setting} is not the base's: ${withPlaces(words).join("; ")}. Changes include its effect; pragmas can make it ` +
      "the same, and same-settings refuses to compare."
    );
  });
}

/** Compile options that a warning names. */
const mostOptions = 8;

/**
 * The options that can change times most, and are named first; the compiler is an option too.
 * Source: https://www.sqlite.org/compile.html#recommended_compile_time_options, and the defaults of pragmas
 */
const costlyOptions: readonly string[] = [
  ...["THREADSAFE", "DEFAULT_SYNCHRONOUS", "DEFAULT_WAL_SYNCHRONOUS", "LIKE_DOESNT_MATCH_BLOBS"],
  ...["DEFAULT_CACHE_SIZE", "DEFAULT_PAGE_SIZE", "DEFAULT_MEMSTATUS", "ENABLE_MEMORY_MANAGEMENT"],
  ...["TEMP_STORE", "DEFAULT_MMAP_SIZE", "DEBUG", "ENABLE_API_ARMOR", "ENABLE_STAT4", "COMPILER"],
];

/**
 * The compile options that base and candidate do not share, in one warning: they can change times as much as a version does. Nothing is
 * said if the options of one are not known.
 */
export function changedOptions({ candidate, base }: PerEngine<EngineFacts>): string[] {
  const [before, after] = [base?.compileOptions, candidate.compileOptions];
  if (base === undefined || before === undefined || after === undefined) return [];
  for (const [one, other] of [
    [base, candidate],
    [candidate, base],
  ] as const)
    if (one.compileOptions?.length === 0 && other.compileOptions?.length !== 0)
      return [`${one.name} does not say its compile options, so they may not be those of ${other.name}.`];
  const [gone, added] = [optionsOnly(before, after), optionsOnly(after, before)];
  const places = [...gone, ...added].map(optionName);
  const names = [...new Set(places)].toSorted((one, other) => rankOf(one) - rankOf(other));
  if (names.length === 0) return [];
  const find = (options: readonly string[], name: string) => options.find((one) => optionName(one) === name);
  const texts = names.map((name) => {
    const [old, own] = [find(gone, name), find(added, name)];
    if (own === undefined) return `removed ${old}`;
    return old === undefined ? `added ${own}` : `${old} became ${own}`;
  });
  const shown = truncateList(mostOptions, texts, (left) => `and ${left} more, which results.json has`);
  return [`Compile options changed from ${base.name} to ${candidate.name}: ${shown.join("; ")}.`];
}

function rankOf(name: string): number {
  const rank = costlyOptions.indexOf(name);
  return rank < 0 ? costlyOptions.length : rank;
}

/** The options of one engine that another does not have in the same way. */
export function optionsOnly(own: readonly string[], others: readonly string[]): string[] {
  return own.filter((option) => !others.includes(option));
}

/** `THREADSAFE` of `THREADSAFE=1` */
function optionName(option: string): string {
  return option.split("=", 1)[0] ?? option;
}

function attemptsOf(variant: Variant, size: SuiteSize): readonly string[] {
  return suites[suiteOf(variant)].attempts?.(variant, size) ?? [];
}

/** Only where they are known. */
function settingsByPlace({ settings = {}, variantSettings = {} }: EngineFacts): Map<string, SettingsAt> {
  const common = storages.flatMap((storage) => {
    const inForce = settings[storage];
    return inForce === undefined ? [] : [[storage, { storage, inForce }] as const];
  });
  const others = variants.flatMap((variant) =>
    storages.flatMap((storage) => {
      const inForce = variantSettings[variant]?.[storage];
      return inForce === undefined ? [] : [[`${variant}/${storage}`, { storage, variant, inForce }] as const];
    }),
  );
  return new Map<string, SettingsAt>([...common, ...others]);
}

/** A setting that is equal in several places is named once: `journal_mode off (file, autocommit)`. */
export function withPlaces(found: readonly { readonly words: string; readonly place: string }[]): string[] {
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
      const attempts = attemptsOf(variant, size);
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
