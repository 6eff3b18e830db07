import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);

// src/suite/connection-settings.ts
var defaultSettings = {
  memory: [],
  file: [],
  autocommit: ["PRAGMA journal_mode=WAL;", "PRAGMA synchronous=FULL;"]
};
var keyPragma = /^PRAGMA\s+(?:\w+\.)?(?:key|hexkey|textkey|kdf_iter|cipher\w*)\s*=/i;
function withPragmas(pragmas = {}) {
  const all = (storage) => {
    const given = pragmas[storage] ?? [];
    const isKey = (pragma) => keyPragma.test(pragma);
    return [...given.filter(isKey), ...defaultSettings[storage], ...given.filter((pragma) => !isKey(pragma))];
  };
  return { memory: all("memory"), file: all("file"), autocommit: all("autocommit") };
}
function onlyGiven(given = {}) {
  return { memory: [], file: [], autocommit: [], ...given };
}
function askedValue(statements, storage, setting) {
  const values = statements.flatMap((statement) => {
    const [, name = "", value = ""] = /^PRAGMA\s+(?:\w+\.)?(\w+)\s*=\s*([^;]*?)\s*;?$/i.exec(statement) ?? [];
    return name.toLowerCase() === setting ? [value.toLowerCase()] : [];
  });
  const last = values.at(-1);
  return last === void 0 ? void 0 : answerTo(setting, last, storage);
}
function answerTo(setting, value, storage) {
  if (setting === "synchronous") return synchronousLevels[value] ?? "1";
  if (setting === "cache_size" || setting === "page_size") return String(Number(value));
  return storage === "memory" && value !== "off" ? "memory" : value;
}
var synchronousLevels = {
  0: "0",
  off: "0",
  no: "0",
  false: "0",
  2: "2",
  full: "2",
  3: "3",
  extra: "3"
};

export {
  defaultSettings,
  withPragmas,
  onlyGiven,
  askedValue
};
