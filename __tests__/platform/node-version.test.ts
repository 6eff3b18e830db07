import { expect, it } from "vitest";
import manifest from "../../package.json" with { type: "json" };
import { nodeRefusal } from "../../src/platform/node-version.ts";

it.each(["22.12.0", "22.13.1", "24.0.0", "100.1.0"])("Node.js %s is new enough", (version) => {
  expect(nodeRefusal(version)).toBeUndefined();
});

it.each(["22.11.9", "20.20.2", "6.0.0"])("Node.js %s is refused", (version) => {
  expect(nodeRefusal(version)).toBe(`Node.js 22.12 or newer is needed, and this is ${version}`);
});

it("what is needed is what package.json says", () => {
  expect(manifest.engines.node).toBe(">=22.12");
});
