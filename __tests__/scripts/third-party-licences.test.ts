import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { packagesOf, thirdPartyLicences } from "../../scripts/third-party-licences.ts";
import { useFolder } from "../builders/folder.ts";

const root = useFolder("licences");
function addPackage(folder: string, files: Readonly<Record<string, string>>): void {
  mkdirSync(path.join(root, folder), { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(root, folder, name), text);
}

it("packages are found behind scopes and inside each other", () => {
  const modules = [
    "src/cli.ts",
    "node_modules/zod/index.js",
    "node_modules/zod/v4/core/api.js",
    "node_modules/@actions/core/lib/core.js",
    "node_modules/a/node_modules/@b/c/index.js",
  ];
  expect(packagesOf(modules)).toEqual([
    "node_modules/@actions/core",
    "node_modules/a/node_modules/@b/c",
    "node_modules/zod",
  ]);
});

it("every package is named with its licence's text", () => {
  addPackage("node_modules/one", {
    "package.json": '{ "name": "one", "version": "1.2.3", "license": "MIT" }',
    "LICENSE.md": "Do what you like.\r\nBut say whose it is.\r\n",
  });
  const text = thirdPartyLicences(root, ["node_modules/one"]);
  expect(text).toContain("\none 1.2.3 (MIT)\n\nDo what you like.\nBut say whose it is.\n");
});

it("a package without a licence's text is refused", () => {
  addPackage("node_modules/two", {
    "package.json": '{ "name": "two", "version": "1.0.0", "license": "MIT" }',
  });
  expect(() => thirdPartyLicences(root, ["node_modules/two"])).toThrow(
    "node_modules/two has no licence text",
  );
});
