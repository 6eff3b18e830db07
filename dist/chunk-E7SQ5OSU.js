import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);

// src/messages/format-setting.ts
var synchronousLevels = {
  0: "OFF",
  1: "NORMAL",
  2: "FULL",
  3: "EXTRA"
};
function formatSetting(name, value) {
  if (value === null) return "none";
  return name === "synchronous" ? synchronousLevels[value] ?? value : value;
}

export {
  formatSetting
};
