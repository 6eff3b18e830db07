import * as z from "zod";
import { ownWorkloadSchema } from "../../src/features/workloads/own/read.ts";
import { ownContestSchema } from "../../src/features/workloads/own/read-contest.ts";
import { serverSchema } from "../../src/features/workloads/servers/server-file.ts";
import { features } from "../../src/features.ts";
import { describeOption } from "../../src/options/describe.ts";
import { optionsIn } from "../../src/options/offering.ts";
import { schemaOf } from "../../src/options/option.ts";
import type { SchemaName } from "../../src/platform/editor-schema.ts";

/** The text of a file's JSON schema: what the program accepts, as far as such a schema can say it. */
export const editorSchemas: Readonly<Record<SchemaName, () => string>> = {
  config: () => {
    const options = optionsIn(features, "file");
    return text("Settings of sqlite-bench-gate", schemaOf(options), (name) => {
      const one = options[name];
      return (
        one &&
        [describeOption(one, "file", options), one.note].filter((part) => part !== undefined).join(". ")
      );
    });
  },
  "own-contest": () => text("Contest for sqlite-bench-gate", ownContestSchema),
  "own-workload": () => text("Workload for sqlite-bench-gate", ownWorkloadSchema),
  server: () => text("Server for sqlite-bench-gate", serverSchema),
};

/** @param describe a key that its own schema does not describe */
function text(
  title: string,
  schema: z.ZodObject,
  describe: (key: string) => string | undefined = () => undefined,
): string {
  // Editors know this version of JSON Schema best: https://github.com/redhat-developer/yaml-language-server#features
  const json = z.toJSONSchema(schema, {
    target: "draft-07",
    io: "input",
    override: ({ jsonSchema }) => {
      delete jsonSchema.readOnly;
    },
  });
  for (const [key, value] of Object.entries(json.properties ?? {})) {
    const description = describe(key);
    if (typeof value === "object" && description !== undefined) value.description = description;
  }
  const { $schema, ...rest } = json;
  return `${JSON.stringify({ $schema, title, ...rest }, null, 2)}\n`;
}
