import { cutApart } from "../messages/cut-apart.ts";
import type { Role } from "../model/engine.ts";
import { InputError } from "../model/errors.ts";
import { type EngineUse, isUsedAlike } from "../model/settings.ts";
import { maxNameLength } from "./value-types.ts";

/** Characters of an engine's name that stay, however long its settings are. */
const leastName = 16;

/** The value of `base` that means the candidate's file, used in another way. */
export const sameAsCandidate = "same";

/**
 * The file of the base.
 *
 * @param base as given: a path, or the word for the candidate's file
 * @throws InputError if the base would be the candidate used in the same way
 */
export function baseFile(base: string | undefined, candidate: string, use: EngineUse): string | undefined {
  if (base !== sameAsCandidate) return base;
  if (!isUsedAlike(use)) return candidate;
  throw new InputError(
    "base is same, the candidate's file, but environment and pragmas of the base are the candidate's too, so that nothing is compared: " +
      "give one of them a variable in environment, or other pragmas",
  );
}

/**
 * The names of one engine that is used in two ways: `DoltLite with FORCE=1` and `DoltLite without FORCE`. Each names all that is
 * different: variables, and pragmas of any storage.
 */
export function namesOfUses(name: string, use: EngineUse): Readonly<Record<"candidate" | "base", string>> {
  const [candidate, base] = [settingsOf("candidate", use), settingsOf("base", use)];
  const different = [...new Set([...candidate.keys(), ...base.keys()])].filter(
    (setting) => candidate.get(setting) !== base.get(setting),
  );
  const nameWith = (own: ReadonlyMap<string, string>) => {
    const has = different
      .filter((setting) => own.has(setting))
      .map((setting) => `${setting}=${own.get(setting)}`);
    const lacks = different.filter((setting) => !own.has(setting));
    const parts = [
      ...(has.length === 0 ? [] : [`with ${has.join(", ")}`]),
      ...(lacks.length === 0 ? [] : [`without ${lacks.join(", ")}`]),
    ];
    const use = parts.join(" ");
    return `${cutApart([name], Math.max(leastName, maxNameLength - use.length - 1))} ${use}`;
  };
  const [own, other] = [nameWith(candidate), nameWith(base)];
  const [shown = own, shownOther = other] = cutApart([own, other], maxNameLength);
  return own === other ? { candidate: name, base: "base" } : { candidate: shown, base: shownOther };
}

/** Values by name. A pragma that differs by storage has all of its values. */
function settingsOf(role: Role, { environment, pragmas }: EngineUse): ReadonlyMap<string, string> {
  const asked = Object.values(pragmas[role] ?? {})
    .flat()
    .map(partsOf);
  return new Map([
    ...Object.entries(environment[role] ?? {}),
    ...[...Map.groupBy(asked, ([setting]) => setting)].map(
      ([setting, all]) => [setting, [...new Set(all.map(([, value]) => value))].join("/")] as const,
    ),
  ]);
}

/** @param pragma a complete statement: `PRAGMA cache_size=-65536;` */
function partsOf(pragma: string): readonly [string, string] {
  const [setting = "", value = ""] = pragma
    .replace(/^PRAGMA\s+/i, "")
    .replace(/;$/, "")
    .split("=");
  return [setting.trim(), value.trim()];
}
