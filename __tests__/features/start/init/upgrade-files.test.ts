import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { upgradeFiles, upgradeSteps } from "../../../../src/features/start/init/upgrade-files.ts";
import { parseConfigFile } from "../../../options/full-build.ts";

const files = upgradeFiles();
const read = (file: string) => parse(files.get(file) ?? "");
const measuring = read(".github/workflows/engine-upgrade.yml");
const publishing = read(".github/workflows/publish-engine-upgrade.yml");

describe("the files of init --upgrade", () => {
  it("measure with the right to read alone, and publish what that workflow has left, with no other status than a comment", () => {
    expect(measuring.permissions).toEqual({});
    expect(measuring.jobs.upgrade).toEqual({
      permissions: { contents: "read" },
      uses: "sqlite-bench-gate/sqlite-bench-gate/.github/workflows/upgrade.yml@v0",
    });
    expect(publishing.on).toEqual({ workflow_run: { workflows: [measuring.name], types: ["completed"] } });
    expect(publishing.jobs.upgrade.with).toEqual({
      artifact: "upgrade",
      comment: "single",
      status: "off",
      "on-fail": "neutral",
      "status-name": "sqlite-bench-gate upgrade",
      "measured-by": ".github/workflows/engine-upgrade.yml",
      "only-with-results": true,
    });
  });

  it("judge by the version before", () => {
    const [config = ""] = [...files.keys()].filter((file) => !file.includes("/workflows/"));
    expect(parseConfigFile(files.get(config) ?? "", config)).toMatchObject({
      gate: "base",
      variants: ["int"],
    });
  });

  it("are named in the next steps", () => {
    expect(upgradeSteps(files.keys())).toContain([...files.keys()].join(" "));
  });
});
