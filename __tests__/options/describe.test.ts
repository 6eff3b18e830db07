import { expect, it } from "vitest";
import { features } from "../../src/features.ts";
import { briefHelp, describeBriefly, describeOption } from "../../src/options/describe.ts";
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

it.each([
  ["run", "(required, here or in the configuration file)"],
  ["action", "(required, here or in the configuration file)"],
  ["plan", "(default: the SQL is SQLite's)"],
  ["hunt", "(required)"],
  ["action hunt", "(required)"],
  ["action bisect", "(default: the only engine of a release)"],
  ["file", "(required, here, on a command line or as an input)"],
])("%s says where a candidate can be named: %s", (place, ending) => {
  const options = optionsIn(features, place);
  const { candidate } = options;
  if (candidate === undefined) throw new Error(`${place} has no candidate`);
  const text = describeOption(candidate, place, options);
  expect(text.slice(text.lastIndexOf(" ("))).toBe(` ${ending}`);
});
