import { expect, it } from "vitest";
import manifest from "../../package.json" with { type: "json" };
import { nodeVersionError } from "../../src/platform/node-version.ts";

it.each(["22.12.0", "22.13.1", "24.0.0", "100.1.0"])("Node.js %s is new enough", (version) => {
  expect(nodeVersionError(version)).toBeUndefined();
});

it.each(["22.11.9", "20.20.2", "6.0.0"])("Node.js %s is refused", (version) => {
  expect(nodeVersionError(version)).toBe(
    `Node.js 22.12 or newer is needed, and this is ${version}: see https://nodejs.org`,
  );
});

it("the required version is that of package.json", () => {
  expect(manifest.engines.node).toBe(">=22.12");
});
