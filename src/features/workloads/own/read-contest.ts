import * as z from "zod";
import { formatValue } from "../../../messages/format-value.ts";
import { references } from "../../../model/compared.ts";
import {
  contestModes,
  contestWorkloads,
  mostConnectionKinds,
  mostConnections,
} from "../../../model/contest.ts";
import { InputError } from "../../../model/errors.ts";
import { time } from "../../../options/file-values.ts";
import { choice, wholeNumber } from "../../../options/value-types.ts";
import { checkYaml } from "../../../yaml/check-yaml.ts";
import { invalidMessage, mapping } from "../../../yaml/schema.ts";
import type { YamlFile } from "../../../yaml/yaml-file.ts";
import type { OwnConnections, OwnContest } from "./own-contest.ts";
import type { PlacedSql } from "./own-workload.ts";
import {
  maxRepeat,
  nameSchema,
  placeOf,
  readSql,
  requireModestLength,
  requireModestOnce,
  sqlSchema,
  type WorkloadFile,
} from "./workload-file.ts";

/** As the driver has room for. */
const mostInvariants = 8;

const defaultMs = 1000;

/** A contest of a day. */
const mostMs = 86_400_000;

const connectionName = "a name of 1 to 30 lowercase letters, digits and _, beginning with a letter";

/** Connections of the file of a contest. */
export const connectionsSchema = mapping({
  name: z
    .string(invalidMessage(connectionName))
    .regex(/^[a-z][a-z0-9_]{0,29}$/, invalidMessage(connectionName))
    .describe("The name of these connections in reports"),
  count: wholeNumber(1, mostConnections).schema.optional().describe("How many there are; 1 by default"),
  statements: sqlSchema.describe("SQL that each repeats until the contest ends, with placeholders"),
  pause: time().schema.optional().describe("Time between two repetitions, such as `100ms`"),
  committed: sqlSchema
    .optional()
    .describe("A query that counts the repetitions that were committed; none may be missing"),
});

/** The file of a contest. */
export const ownContestSchema = mapping({
  name: nameSchema
    .refine((given) => !contestWorkloads.some((one) => one === given), {
      error: ({ input }) => `${formatValue(input)} is a contest of the tool's own: take another name`,
    })
    .describe("Up to 60 lowercase letters, digits and `_`; unique"),
  tables: sqlSchema.optional().describe("SQL that creates the tables"),
  prepare: sqlSchema.optional().describe("SQL that fills the tables"),
  "prepare-repeat": wholeNumber(1, maxRepeat)
    .schema.optional()
    .describe("How often `prepare` is executed, with new values of placeholders"),
  connections: z
    .array(connectionsSchema, invalidMessage("a list of connections with name and statements"))
    .min(1, invalidMessage("a list of at least one connection with name and statements"))
    .max(mostConnectionKinds, invalidMessage(`a list of at most ${mostConnectionKinds} kinds of connections`))
    .describe("A list of mappings, each with the next five keys"),
  in: choice("mode", contestModes)
    .schema.optional()
    .describe("`processes` (the default), one for each connection, or `threads` of one process"),
  invariant: sqlSchema.describe(
    "Queries, each with a result that must stay as it is before the contest: looked at while it lasts, and after it",
  ),
  duration: time().schema.optional().describe("How long the contest lasts, such as `10s`; 1 s by default"),
  "kill-every": time()
    .schema.optional()
    .describe("Mean time after which another process is killed, such as `200ms`; needs `in: processes`"),
  compare: choice("comparison", [...references, "both"])
    .schema.optional()
    .describe(
      "`base`: SQLite does not take part. `baseline`: the base does not. `both` (the default): each engine of the run does",
    ),
}).superRefine(({ connections, in: mode, "kill-every": kill, duration, ...data }, context) => {
  const fault = (path: PropertyKey[], message: string) => context.addIssue({ code: "custom", path, message });
  const sum = connections.reduce((all, { count = 1 }) => all + count, 0);
  if (sum < 2 || sum > mostConnections)
    fault(["connections"], `there are ${sum} connections, and a contest has 2 to ${mostConnections}`);
  for (const [index, { name }] of connections.entries())
    if (connections.findIndex((one) => one.name === name) < index)
      fault(["connections", index, "name"], `${formatValue(name)} is the name of other connections too`);
  if (kill !== undefined && mode === "threads")
    fault(["kill-every"], "only a process can be killed: give in: processes, or omit kill-every");
  if (duration !== undefined && (duration < 1e6 || duration > mostMs * 1e6))
    fault(["duration"], "a contest lasts 1ms to 86400s");
  if (data["prepare-repeat"] !== undefined && data.prepare === undefined)
    fault(["prepare-repeat"], "it repeats prepare, which is missing");
});

/** Whether a file has a contest, and not a workload. */
export function isContestFile({ value }: YamlFile): boolean {
  return Object.hasOwn(Object(value), "connections");
}

/** @throws InputError naming the file, the line and column, the key, the value and what is allowed */
export function readContest(whole: WorkloadFile): OwnContest {
  const data = checkYaml(whole.yaml, whole.file, ownContestSchema);
  const { file } = whole;
  const { connections, "prepare-repeat": prepareRepeat, "kill-every": killNs, duration } = data;
  const read = (key: readonly PropertyKey[], sql: string | undefined, allowsPlaceholders = false) =>
    sql === undefined ? [] : refuseFolder(readSql(whole, key, sql, { allowsPlaceholders }));
  const prepare = read(["prepare"], data.prepare, prepareRepeat !== undefined);
  requireModestLength(prepare, prepareRepeat ?? 1, () => placeOf(whole, "prepare-repeat"));
  const invariant = read(["invariant"], data.invariant);
  if (invariant.length > mostInvariants)
    throw new InputError(
      `${placeOf(whole, "invariant")}: ${invariant.length} queries, at most ${mostInvariants} are allowed`,
    );
  return {
    file,
    name: data.name,
    ...(data.compare === undefined || data.compare === "both" ? {} : { compare: data.compare }),
    mode: data.in ?? "processes",
    tables: read(["tables"], data.tables),
    prepare,
    prepareRepeat,
    connections: connections.map(({ name, count = 1, statements, pause, committed }, index) => {
      const own = read(["connections", index, "statements"], statements, true);
      requireModestOnce(own, () => placeOf(whole, "connections"));
      const [query, second] = read(["connections", index, "committed"], committed);
      if (second !== undefined)
        throw new InputError(`${second.place}: committed is one query, and a second begins here`);
      return {
        ...{ name, count, statements: own, committed: query },
        ...(pause === undefined ? {} : { pauseMs: Math.ceil(pause / 1e6) }),
      } satisfies OwnConnections;
    }),
    invariant,
    durationMs: duration === undefined ? defaultMs : Math.ceil(duration / 1e6),
    ...(killNs === undefined ? {} : { killEveryMs: Math.ceil(killNs / 1e6) }),
  };
}

/** @throws InputError if SQL names the folder that tests have */
function refuseFolder(placed: readonly PlacedSql[]): readonly PlacedSql[] {
  const first = placed.find(({ sql }) => sql.includes("{dir}"));
  if (first !== undefined) throw new InputError(`${first.place}: a contest has no folder {dir}: omit it`);
  return placed;
}
