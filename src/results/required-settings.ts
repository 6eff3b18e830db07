import { formatEnvironment, formatSetting, formatValue } from "../messages/format-value.ts";
import { type EngineFacts, rolesOf } from "../model/engine.ts";
import { InputError } from "../model/errors.ts";
import type { Recording } from "../model/recording.ts";
import { storages, type Test } from "../model/test.ts";
import { askedValue, withPragmas } from "../suite/connection-settings.ts";
import { hasOwnSettings, isForServers } from "../suite/suites.ts";
import type { ExpectedRun, ResultsInput } from "./expected-run.ts";
import { decisiveSettings } from "./fairness.ts";

/**
 * Requires the pragmas and the environment that the publisher's own configuration gives, and what the tool or a pragma asks for; for `synchronous`, otherwise
 * SQLite's own default. Other defaults are the engine's own, and on the report. Servers have settings of their own, which their files
 * name: those that differ are on the report too.
 *
 * @throws InputError naming the engine, the storage, the setting and both values
 */
export function requireSettings(
  { engines, tests }: Recording,
  {
    catalogue,
    tests: planned,
    pragmas,
    environment,
    names,
  }: Pick<ExpectedRun, "catalogue" | "tests" | "pragmas" | "environment" | "names">,
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
        const asked = askedValue(withPragmas(pragmas[role] ?? {})[storage], storage, setting);
        const expected = asked ?? (setting === "synchronous" ? fullSynchronous : undefined);
        if (expected === undefined || inForce[setting] === expected) continue;
        const found = inForce[setting];
        throw new InputError(
          `input ${input}: ${where}: ${setting} is ${found === null ? "none" : formatValue(formatSetting(setting, found))}, and ` +
            `${formatSetting(setting, expected)} is expected, ${asked === undefined ? "SQLite's own default" : "as asked for"}; ` +
            `put ${setting} into pragmas of the configuration file of both workflows`,
        );
      }
    }
  for (const role of rolesOf(engines)) {
    const where = `input ${input}: ${role} ${names[role]}`;
    requireEnvironment(engines[role]?.environment, environment[role], where);
    requirePlainAnswers(engines[role], where);
  }
}

/** https://www.sqlite.org/pragma.html#pragma_synchronous */
const fullSynchronous = "2";

/** Reports name the answers in their own voice, so none may be a sentence: SQLite answers numbers and short words. */
function requirePlainAnswers(facts: EngineFacts | undefined, where: string): void {
  const { settings = {}, variantSettings = {} } = facts ?? {};
  for (const known of [settings, ...Object.values(variantSettings)])
    for (const [storage, inForce] of Object.entries(known))
      for (const [setting, answer] of Object.entries(inForce)) {
        const allowed = setting === "journal_mode" ? /^[a-z_]{1,20}$/ : /^-?\d{1,20}$/;
        if (answer !== null && !allowed.test(answer))
          throw new InputError(
            `${where}, storage ${storage}: ${setting} is ${formatValue(answer)}, which is no answer of an engine: measure again`,
          );
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

function requireEnvironment(
  recorded: EngineFacts["environment"],
  own: EngineFacts["environment"],
  where: string,
): void {
  const [left, right] = [recorded, own].map((variables) => formatEnvironment(variables) ?? "none");
  if (left === right) return;
  throw new InputError(
    `${where}: the environment is ${left}, and ${right} is expected: give both workflows the same configuration file`,
  );
}
