import * as z from "zod";
import { formatEnvironment, formatValue } from "../messages/format-value.ts";
import { type Role, roles, variableName } from "../model/engine.ts";
import { InputError } from "../model/errors.ts";
import { limits } from "../model/limits.ts";
import type { EngineEnvironment } from "../model/settings.ts";
import { invalidMessage, mapping } from "../yaml/schema.ts";
import type { ValueType } from "./value-types.ts";

/** Names that are refused, and why, as the end of a sentence. */
const refused: readonly { readonly names: RegExp; readonly reason: string }[] = [
  {
    names: /^(?:PATH|HOME|TMPDIR|TZ|LANG|LANGUAGE|LC_\w+|VALGRIND_\w+|SQLITE_BENCH_GATE_\w+)$/,
    reason: "the tool sets it itself, or it must be the same for all engines",
  },
  {
    // Each loader, interpreter or library reads some of its own: https://man7.org/linux/man-pages/man8/ld.so.8.html
    names:
      /^(?:LD_\w+|_?RLD_\w+|DYLD_\w+|LIBPATH|SHLIB_PATH|GLIBC_\w+|GCONV_PATH|LOCPATH|NLSPATH|MALLOC_\w+|BASH_\w+|BASHOPTS|SHELLOPTS|SHELL|ENV|IFS|PS4|PERL\w*|PYTHON\w*|RUBY\w*|NODE_\w+|NPM_\w+|JAVA_\w+|_JAVA_\w+|JDK_\w+|CLASSPATH|LUA_\w+|TCL\w*|GIT_\w+|OPENSSL_\w+|SSL_\w+|\w*SAN_(?:OPTIONS|SYMBOLIZER_PATH)|EDITOR|VISUAL|PAGER|BROWSER|SQLITE_HISTORY|SQLITE_TMPDIR|LIBMYSQL_PLUGINS|MYSQL_\w+|MARIADB_\w+)$/,
    reason: "by it, a program can be made to run other code, or to write to files",
  },
  {
    names: /^(?:GITHUB|ACTIONS|RUNNER|INPUT)_/,
    reason: "it belongs to the workflow's runner",
  },
];

const allowedText = `a text of up to ${limits.variableText} characters on one line, in quotes such as "1"`;
const value = z
  .string(invalidMessage(allowedText))
  .max(limits.variableText, invalidMessage(allowedText))
  .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, invalidMessage(allowedText));

const name = z
  .string()
  .regex(
    variableName,
    invalidMessage("a name of up to 64 capital letters, digits and _, beginning with a letter"),
  )
  .refine((given) => reasonToRefuse(given) === undefined, {
    error: ({ input }) => `${input} is refused: ${reasonToRefuse(String(input))}`,
  })
  .meta({ not: { anyOf: refused.map(({ names }) => ({ pattern: names.source })) } });

const ofEngine = z
  .record(name, value, invalidMessage('a mapping of variables such as {DOLTLITE_FORCE_ROW_MERGE: "1"}'))
  .refine((variables) => Object.keys(variables).length <= limits.variables, {
    error: ({ input }) =>
      `${Object.keys(Object(input)).length} variables, at most ${limits.variables} are allowed`,
  })
  .meta({ maxProperties: limits.variables });

function reasonToRefuse(given: string): string | undefined {
  return refused.find(({ names }) => names.test(given))?.reason;
}

/** By engine: a mapping of names to texts, or on a command line `candidate:NAME=value,base:NAME=value`. */
export function engineEnvironment(): ValueType<z.ZodType<EngineEnvironment>> {
  const optional = ofEngine.optional();
  return {
    kind: "mapping",
    placeholder: "variables",
    range: `up to ${limits.variables} for each engine`,
    schema: mapping({ baseline: optional, candidate: optional, base: optional }),
    parse: (given, source) => {
      const environment: Partial<Record<Role, Record<string, string>>> = {};
      for (const part of given.split(",")) {
        const [, role, name = "", text = ""] = /^\s*([a-z]+):([^=]+)=(.*)$/s.exec(part) ?? [];
        const engine = roles.find((one) => one === role);
        if (engine === undefined)
          throw new InputError(
            `${source}: ${formatValue(part)} is not an engine and a variable such as candidate:NAME=value, or base:NAME=value; ` +
              "a value with a comma can be given in the configuration file",
          );
        if (Object.hasOwn(environment[engine] ?? {}, name))
          throw new InputError(`${source}: ${formatValue(name)} is there twice for the ${engine}`);
        environment[engine] = { ...environment[engine], [name]: text };
      }
      return environment;
    },
    format: (given) =>
      roles
        .flatMap((role) => (given[role] === undefined ? [] : `${role}: ${formatEnvironment(given[role])}`))
        .join(", "),
  };
}
