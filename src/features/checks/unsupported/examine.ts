import type { Role } from "../../../model/engine.ts";
import type { SqlFeature } from "../../../model/sql-feature.ts";
import { escapeClaim } from "../../../report/format/escape.ts";
import { plural } from "../../../report/format/figures.ts";
import { andList, engineName } from "../../../report/format/words.ts";
import type { WarnedRun } from "../../../results/warnings.ts";
import type { Examination, ExaminationWords } from "../../../verdict/examination.ts";
import { name, type Unsupported, unsupportedOf } from "./facts.ts";
import { featureProbes } from "./probes.ts";

/** A part of SQL that engines of the run lack, and that the settings do not name. */
export interface MissingFeature {
  readonly feature: SqlFeature;
  readonly roles: readonly Role[];
  /** Whether the base has it, and the candidate lacks it: the change took it away. */
  readonly isLost: boolean;
  /** Tests that need it. */
  readonly tests: number;
  /** The words of the first engine that lacks it: untrusted. */
  readonly why: string;
}

export function findMissing({ needed, declared, tried }: Unsupported): MissingFeature[] {
  return needed.flatMap(({ feature, tests }) => {
    const own = tried.filter((one) => one.feature === feature);
    const lacking = own.filter(({ lacks }) => lacks !== undefined);
    const [first] = lacking;
    if (first === undefined || declared.includes(feature)) return [];
    const roles = lacking.map(({ role }) => role);
    const isLost =
      roles.includes("candidate") && own.some(({ role }) => role === "base") && !roles.includes("base");
    return [{ feature, roles, isLost, tests, why: first.lacks ?? "" }];
  });
}

function titles(found: readonly MissingFeature[]): string {
  return andList(found.map(({ feature }) => featureProbes[feature].title));
}

/** `full-text search (FTS5) and R-Tree are missing` */
function failed(found: readonly MissingFeature[]): string {
  const lost = found.some(({ isLost }) => isLost) ? ", and the base has what the candidate lacks" : "";
  return `${titles(found)} ${found.length === 1 ? "is" : "are"} missing${lost}`;
}

/** The result exists only if something is missing, and so the run has failed wherever it is named. */
const words: ExaminationWords<readonly MissingFeature[]> = {
  failed,
  completed: failed,
  title: failed,
  summary: failed,
  problems: (found, names, escapeText, isUntrusted) =>
    found.map(({ feature, roles, isLost, tests, why }) => {
      const engines = andList(roles.map((role) => engineName(names, role)));
      const claim = escapeClaim(escapeText, { untrusted: isUntrusted })(why);
      const base = isLost ? `, and ${engineName(names, "base")} has it` : "";
      const remedy = isLost
        ? "the change took it away"
        : `if that is meant, put unsupported: [${feature}] into the configuration file, which leaves the tests out`;
      return {
        name: featureProbes[feature].title,
        reason: `${engines} ${roles.length === 1 ? "lacks" : "lack"} it${base} (${claim}): ${plural(tests, "test")} cannot be compared; ${remedy}`,
      };
    }),
  failedNames: (found) => found.map(({ feature }) => feature),
  derived: (found) => found,
};

/** Nothing that is missing looks green: what an engine lacks fails the run, unless the user's own settings name it. */
export const unsupportedExamination: Examination<readonly MissingFeature[]> = {
  name,
  examine: ({ features }) => {
    const facts = unsupportedOf({ features });
    const found = facts === undefined ? [] : findMissing(facts);
    return found.length === 0 ? undefined : found;
  },
  words,
};

/** A warning for what is left out because the settings say so, and one for what works all the same. */
export function unsupportedWarnings({ features, engines }: WarnedRun): string[] {
  const facts = unsupportedOf({ features });
  if (facts === undefined) return [];
  const { needed, declared, tried } = facts;
  return needed.flatMap(({ feature, tests }) => {
    if (!declared.includes(feature)) return [];
    const own = tried.filter((one) => one.feature === feature);
    const lacking = own.filter(({ lacks }) => lacks !== undefined);
    if (own.length === 0) return [];
    const { title } = featureProbes[feature];
    if (lacking.length === 0)
      return [
        `unsupported names ${feature}, and all engines have ${title}: remove it, and ${plural(tests, "more test")} can be measured.`,
      ];
    const names = lacking.map(({ role }) => engines[role]?.name ?? role);
    return [
      `${andList(names)} ${names.length === 1 ? "has" : "have"} no ${title}, as unsupported says: ${plural(tests, "test")} left out.`,
    ];
  });
}
