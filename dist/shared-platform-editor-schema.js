import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  repository,
  tag
} from "./shared-platform-version.js";

// src/platform/editor-schema.ts
function schemaLine(name) {
  const file = `https://raw.githubusercontent.com/${repository}/${tag}/schema/${name}.json`;
  return `# yaml-language-server: $schema=${file}
`;
}

export {
  schemaLine
};
