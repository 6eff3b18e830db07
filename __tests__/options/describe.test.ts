import { expect, it } from "vitest";
import { features } from "../../src/features.ts";
import { briefHelp, describeBriefly } from "../../src/options/describe.ts";
import { optionsIn } from "../../src/options/offering.ts";

it.each([
  ["run", "out", "Folder for the results"],
  ["html", "out", "File to write"],
  ["bisect", "out", "Folder for bisect.json, bisect.md and bisect.html"],
  ["bisect", "jobs", "Builds that may run at once; with more than one"],
  ["run", "rows", "Size of the largest table"],
])("%s has its own words for --%s", (command, name, words) => {
  const one = optionsIn(features, command)[name];
  if (one === undefined) throw new Error(`${command} has no --${name}`);
  expect(briefHelp(one, command)).toContain(words);
  expect(describeBriefly(one, command)).toContain(words);
});
