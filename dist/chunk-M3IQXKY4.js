import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  askedValue,
  withPragmas
} from "./chunk-DETGZOHF.js";
import {
  isUsedAlike,
  suites
} from "./chunk-H2WPJ5RR.js";
import {
  bucketsPerOctave,
  formatEnvironment,
  formatSetting,
  rolesOf,
  storages,
  suiteOf,
  totalOf2 as totalOf,
  variants
} from "./chunk-KAFQIV6R.js";

// src/verdict/fairness.ts
var decisiveSettings = ["synchronous", "journal_mode", "cache_size"];
var settingNames = [...decisiveSettings, "page_size"];
function unequalAnswers(one, other, settings, isChosen) {
  const others = settingsByPlace(other);
  return settings.flatMap(
    (setting) => [...settingsByPlace(one)].flatMap(([place, at]) => {
      const [left, right] = [at.inForce, others.get(place)?.inForce].map((known) => known?.[setting]);
      if (left === void 0 || right === void 0 || left === right || isChosen(setting, at)) return [];
      return [
        { setting, place, values: [formatSetting(setting, left), formatSetting(setting, right)] }
      ];
    })
  );
}
function areUsedAlike(candidate, base) {
  const { pragmas: ofCandidate, environment: told } = candidate;
  const { pragmas: ofBase, environment: toldBase } = base;
  return isUsedAlike({
    pragmas: { candidate: ofCandidate, base: ofBase },
    environment: { candidate: told, base: toldBase }
  });
}
function unequalSettings(one, other) {
  return unequalAnswers(one, other, settingNames, (setting, { storage }) => {
    const [left, right] = [one, other].map(
      ({ pragmas }) => askedValue(pragmas?.[storage] ?? [], storage, setting)
    );
    return left !== right;
  });
}
function differentSettings({ candidate, baseline }, size) {
  const isAsked = (setting, { storage, variant }) => variant !== void 0 && size === void 0 || [candidate, baseline].some(({ pragmas }) => {
    const own2 = variant === void 0 || size === void 0 ? [] : attemptsOf(variant, size);
    const all = [...withPragmas(pragmas)[storage], ...own2];
    return askedValue(all, storage, setting) !== void 0;
  });
  const isOwn = (setting, at) => setting !== "synchronous" && !isAsked(setting, at);
  const own = unequalAnswers(candidate, baseline, decisiveSettings, (...one) => !isOwn(...one));
  const chosen = unequalAnswers(baseline, candidate, decisiveSettings, isOwn);
  const texts = own.map(({ setting, place, values: [value, usual] }) => {
    return { words: `${setting} ${value}, where ${baseline.name} has ${usual}`, place };
  });
  const warnings = [...Map.groupBy(chosen, ({ setting }) => setting)].map(([setting, different]) => {
    const words = different.map(({ place, values: [left, right] }) => {
      return { words: `${left} on ${baseline.name}, ${right} on ${candidate.name}`, place };
    });
    return `Not the same ${setting}: ${withPlaces(words).join("; ")}. Multipliers there may say as much of that as of the engines; the configuration's pragmas can make it the same.`;
  });
  if (own.length === 0) return warnings;
  return [
    `${candidate.name} has defaults of its own: ${withPlaces(texts).join("; ")}. Multipliers include their effect; the configuration's pragmas can make them the same.`,
    ...warnings
  ];
}
function changedSettings({ candidate, base }) {
  if (base === void 0 || formatEnvironment(base.environment) !== formatEnvironment(candidate.environment))
    return [];
  const found = Map.groupBy(unequalSettings(candidate, base), ({ setting }) => setting);
  return [...found].map(([setting, different]) => {
    const words = different.map(({ place, values: [own, before] }) => {
      return { words: `${before} on base, ${own} on candidate`, place };
    });
    return `The candidate's ${setting} is not the base's: ${withPlaces(words).join("; ")}. Changes include its effect; pragmas can make it the same, and same-settings refuses to compare.`;
  });
}
function attemptsOf(variant, size) {
  return suites[suiteOf(variant)].attempts?.(variant, size) ?? [];
}
function settingsByPlace({ settings = {}, variantSettings = {} }) {
  const common = storages.flatMap((storage) => {
    const inForce = settings[storage];
    return inForce === void 0 ? [] : [[storage, { storage, inForce }]];
  });
  const others = variants.flatMap(
    (variant) => storages.flatMap((storage) => {
      const inForce = variantSettings[variant]?.[storage];
      return inForce === void 0 ? [] : [[`${variant}/${storage}`, { storage, variant, inForce }]];
    })
  );
  return new Map([...common, ...others]);
}
function withPlaces(found) {
  return [...Map.groupBy(found, ({ words }) => words)].map(
    ([words, same]) => `${words} (${same.map(({ place }) => place).join(", ")})`
  );
}
function refusedSettings(engines, size) {
  return rolesOf(engines).flatMap((role) => {
    const { name = "", variantSettings = {} } = engines[role] ?? {};
    const refused = variants.flatMap((variant) => {
      const attempts = attemptsOf(variant, size);
      return storages.flatMap((storage) => {
        const inForce = variantSettings[variant]?.[storage];
        if (inForce === void 0) return [];
        return decisiveSettings.flatMap((setting) => {
          const asked = askedValue(attempts, storage, setting);
          if (asked === void 0 || inForce[setting] === asked) return [];
          const words = `${setting}=${formatSetting(setting, asked)}, and has ${formatSetting(setting, inForce[setting])}`;
          return [{ words, place: `${variant}/${storage}` }];
        });
      });
    });
    return withPlaces(refused).map((text) => `${name} did not take ${text}.`);
  });
}
function unequalKinds({ candidate, baseline }) {
  const shells = [candidate, baseline].filter(({ kind }) => kind === "shell");
  const [shell] = shells;
  if (shell === void 0 || shells.length === 2) return [];
  return [
    `Only ${shell.name} is a shell, which takes time of its own for every statement and row: that part of the multipliers is not the engine's. Give both engines as shells, or neither.`
  ];
}

// src/statistics/histogram.ts
function middleOf(bucket) {
  const octave = Math.max(0, Math.floor(bucket / bucketsPerOctave) - 1);
  const width = 2 ** octave;
  return (bucket - octave * bucketsPerOctave) * width + (width - 1) / 2;
}
function addHistograms(histograms) {
  const sums = /* @__PURE__ */ new Map();
  for (const [bucket, count] of histograms.flatMap(({ counts }) => counts))
    sums.set(bucket, (sums.get(bucket) ?? 0) + count);
  return {
    max: Math.max(...histograms.map(({ max }) => max)),
    counts: [...sums].toSorted(([a], [b]) => a - b)
  };
}
function quantile(histogram, share) {
  const rank = Math.max(1, Math.ceil(Number((share * totalOf(histogram)).toPrecision(12))));
  let seen = 0;
  for (const [bucket, count] of histogram.counts) {
    seen += count;
    if (seen >= rank) return Math.min(middleOf(bucket), histogram.max);
  }
  return histogram.max;
}

export {
  decisiveSettings,
  areUsedAlike,
  unequalSettings,
  differentSettings,
  changedSettings,
  withPlaces,
  refusedSettings,
  unequalKinds,
  addHistograms,
  quantile
};
