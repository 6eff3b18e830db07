import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { parseConfigFile } from "../options/full-build.ts";

import { configurationFile, configurationPath, workflowFile } from "./workflow.ts";

describe("the workflow of the forge", () => {
  const { jobs } = parse(workflowFile("http://127.0.0.1/owner/gate@v1", "a name"));
  const step = jobs.gate.steps.at(-1);

  it("uses the action that it is given", () => {
    expect(step).toMatchObject({ uses: "http://127.0.0.1/owner/gate@v1", with: { "status-name": "a name" } });
  });

  it("gives no input that the action does not have", () => {
    const { inputs } = parse(readFileSync("action.yml", "utf8"));
    expect(Object.keys(inputs)).toEqual(expect.arrayContaining(Object.keys(step.with)));
  });
});

describe("the configuration of the forge", () => {
  it("sets one ceiling for tests and for averages", () => {
    expect(parseConfigFile(configurationFile(0.01), configurationPath)).toMatchObject({
      ceiling: 0.01,
      "average-ceiling": 0.01,
    });
  });
});
