import { formatSetting, formatValue } from "../messages/format-value.ts";
import { type Role, rolesOf, type SettingsInForce } from "../model/engine.ts";
import { InputError } from "../model/errors.ts";
import type { Recording } from "../model/recording.ts";
import type { Pragmas } from "../model/settings.ts";
import { type Storage, storages, type Test } from "../model/test.ts";
import { askedValue, type Setting, withPragmas } from "../suite/connection-settings.ts";
import { hasOwnSettings, isForServers } from "../suite/suites.ts";
import { decisiveSettings } from "../verdict/fairness.ts";
import type { ExpectedRun, ResultsInput } from "./expected-run.ts";

/** The answer that an engine must have given, and why. */
interface Expected {
  readonly value: string | null;
  readonly because: string;
  /** Whether the tool or a pragma sets it. */
  readonly isAsked: boolean;
}

/**
 * Requires the pragmas that the publisher's own configuration gives, and the settings that follow: what the tool or a
 * pragma asks for, otherwise the same on all engines. An engine that has other defaults needs them as pragmas. Servers have settings of
 * their own, which their files name: those that differ are on the report.
 *
 * @throws InputError naming the engine, the storage, the setting and both values
 */
export function requireSettings(
  { engines, tests }: Recording,
  {
    catalogue,
    tests: planned,
    pragmas,
    names,
    allowOwnDefaults,
  }: Pick<ExpectedRun, "catalogue" | "tests" | "pragmas" | "names" | "allowOwnDefaults">,
  input: ResultsInput,
): void {
  const isCommon = ({ variant }: Pick<Test, "variant">) =>
    !hasOwnSettings(variant) && !isForServers(variant, catalogue);
  const common = planned.filter(isCommon);
  for (const storage of storages.filter((one) => common.some((test) => test.storage === one)))
    for (const role of rolesOf(engines)) {
      const where = `${role} ${names[role]}, storage ${storage}`;
      requirePragmas(
        engines[role]?.pragmas?.[storage] ?? [],
        pragmas[role]?.[storage] ?? [],
        `input ${input}: ${where}`,
      );
      const inForce = engines[role]?.settings?.[storage];
      const isMeasured = tests.some(
        (test) =>
          test.storage === storage && isCommon(test) && test.checks.some((check) => check.role === role),
      );
      if (inForce === undefined && isMeasured)
        throw new InputError(
          `input ${input}: ${where}: its settings are missing, and every run reads them back: measure again`,
        );
      if (inForce === undefined) continue;
      for (const setting of decisiveSettings) {
        const expected = expectedValue({ engines }, pragmas, role, storage, setting);
        if (expected === undefined || inForce[setting] === expected.value) continue;
        if (allowOwnDefaults && !expected.isAsked && setting !== "synchronous") continue;
        const found = inForce[setting];
        throw new InputError(
          `input ${input}: ${where}: ${setting} is ${found === null ? "none" : formatValue(formatSetting(setting, found))}, and ` +
            `${formatSetting(setting, expected.value)} is expected, ${expected.because}; ${remedy(expected, setting)}`,
        );
      }
    }
}

function requirePragmas(recorded: readonly string[], own: readonly string[], where: string): void {
  const [left, right] = [recorded.join(" "), own.join(" ")];
  if (left === right) return;
  const show = (list: string) => (list === "" ? "none" : formatValue(list));
  throw new InputError(
    `${where}: the pragmas are ${show(left)}, and ${show(right)} is expected: ` +
      "give both workflows the same configuration file",
  );
}

/** Undefined if any value is right: the baseline's own, to which the others are compared. */
function expectedValue(
  { engines }: Pick<Recording, "engines">,
  pragmas: Pragmas,
  role: Role,
  storage: Storage,
  setting: Setting,
): Expected | undefined {
  const asked = askedOf(pragmas, role, storage, setting);
  if (asked !== undefined) return { value: asked, because: "as asked for", isAsked: true };
  // The base is compared with the candidate, and the candidate with the baseline.
  const other = ({ candidate: "baseline", base: "candidate", baseline: undefined } as const)[role];
  if (other !== undefined && askedOf(pragmas, other, storage, setting) === undefined) {
    const value = engines[other].settings?.[storage]?.[setting];
    if (value !== undefined) return { value, because: `as on the ${other}`, isAsked: false };
  }
  if (role === "baseline" && setting !== "synchronous") return undefined;
  return { value: sqliteDefaults(storage)[setting], because: "SQLite's own default", isAsked: false };
}

/** https://www.sqlite.org/pragma.html */
function sqliteDefaults(storage: Storage): Pick<SettingsInForce, Setting> {
  return {
    synchronous: "2",
    journal_mode: storage === "memory" ? "memory" : "delete",
    cache_size: "-2000",
  };
}

/** The answer to `PRAGMA setting` after the tool's own settings and an engine's pragmas; undefined if none sets it. */
function askedOf(pragmas: Pragmas, role: Role, storage: Storage, setting: Setting): string | undefined {
  return askedValue(withPragmas(pragmas[role] ?? {})[storage], storage, setting);
}

function remedy({ isAsked }: Expected, setting: Setting): string {
  const inBoth = `put ${setting} into pragmas of the configuration file of both workflows`;
  return isAsked || setting === "synchronous"
    ? inBoth
    : `for an engine's own default, set allow-own-defaults, or ${inBoth}`;
}
