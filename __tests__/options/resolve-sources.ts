import type { OwnWorkload } from "../../src/model/own-workload.ts";
import { parseSettingsInput } from "../../src/options/config-file.ts";
import { mergeSources, type Source, type Sources } from "../../src/options/sources.ts";
import { parseYaml } from "../../src/yaml/yaml-file.ts";

/** A command line or inputs, with the text of a configuration file. */
export function sourcesOf(source: Source, text?: string, own: readonly OwnWorkload[] = []): Sources {
  const { config: name = "the configuration file", settings } = source;
  const file = text === undefined ? [] : [{ name, folder: ".", ...parseYaml(text, name) }];
  return mergeSources(
    source,
    [...file, ...(settings === undefined ? [] : [parseSettingsInput(settings)])],
    own,
  );
}
