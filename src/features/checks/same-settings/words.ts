import type { Role } from "../../../model/engine.ts";
import { andList, engineName } from "../../../report/format/words.ts";
import { type UnequalSetting, withPlaces } from "../../../results/fairness.ts";
import type { ExaminationWords } from "../../../verdict/examination.ts";

/** A setting of which the candidate gave a different answer from an engine that it is compared with. */
export interface Difference extends UnequalSetting {
  readonly role: Exclude<Role, "candidate">;
}

/** `cache_size and page_size of the candidate are not those of the base` */
function failed(found: readonly Difference[]): string {
  const clauses = [...Map.groupBy(found, ({ role }) => role)].map(([role, different]) => {
    const names = [...new Set(different.map(({ setting }) => setting))];
    const verb = names.length === 1 ? `is not that of the ${role}` : `are not those of the ${role}`;
    return `${andList(names)} of the candidate ${verb}`;
  });
  return clauses.join("; ");
}

/** The words for settings that differ: the result exists only if some do, and so the run has failed wherever it is named. */
export const differenceWords: ExaminationWords<readonly Difference[]> = {
  failed,
  completed: failed,
  title: failed,
  summary: failed,
  problems: (found, names, escapeText) =>
    [...Map.groupBy(found, ({ role, setting }) => `${role} ${setting}`).values()].flatMap((different) => {
      const [first] = different;
      if (first === undefined) return [];
      const { role, setting } = first;
      const other = engineName(names, role);
      const values = different.map(({ values: [own, theirs], place }) => {
        return {
          words: `${escapeText(own)} on ${names.candidate}, ${escapeText(theirs)} on ${other}`,
          place,
        };
      });
      const remedy =
        `times with different defaults do not compare the engines: give both the same ${setting}, in the engine or with pragmas of ` +
        `candidate and ${role} in the configuration file`;
      return [{ name: setting, reason: `${withPlaces(values).join("; ")}; ${remedy}` }];
    }),
  failedNames: (found) => [...new Set(found.map(({ setting }) => setting))],
  derived: (found) => found,
};
