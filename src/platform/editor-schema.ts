import { repository, tag } from "./version.ts";

/** The kinds of YAML files that have a schema for editors, each in `schema/NAME.json`. */
export type SchemaName = "config" | "own-contest" | "own-workload" | "server";

/**
 * The first line of a YAML file by which editors find its schema, with its line end:
 * https://github.com/redhat-developer/yaml-language-server#using-inlined-schema
 */
export function schemaLine(name: SchemaName): string {
  const file = `https://raw.githubusercontent.com/${repository}/${tag}/schema/${name}.json`;
  return `# yaml-language-server: $schema=${file}\n`;
}
