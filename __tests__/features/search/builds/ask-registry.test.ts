import { describe, expect, it } from "vitest";
import { withoutNpmsOwn } from "../../../../src/features/search/builds/ask-registry.ts";

describe("withoutNpmsOwn", () => {
  const environment = {
    HOME: "/home/u",
    NODE_OPTIONS: "--require /checkout/evil.cjs",
    NPM_CONFIG_REGISTRY: "https://registry.example",
    PATH: "/checkout/node_modules/.bin:/lib/node_modules/npm/bin:/usr/bin:/opt/my_node_modules",
    npm_config_registry: "https://evil.example",
    npm_package_name: "checkout",
  };

  it.each([{ npm_command: "exec" }, { npm_lifecycle_event: "test" }])(
    "leaves out what npm took from its folder (%j)",
    (mark) => {
      expect(withoutNpmsOwn({ ...environment, ...mark })).toEqual({
        HOME: "/home/u",
        NPM_CONFIG_REGISTRY: "https://registry.example",
        PATH: "/usr/bin:/opt/my_node_modules",
      });
    },
  );

  it("keeps all that a user has set without npm", () => {
    expect(withoutNpmsOwn(environment)).toEqual(environment);
  });
});
