import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);

// src/model/compared.ts
var references = ["baseline", "base"];
function rolesOfTest({ compare }, roles) {
  const order = compare === void 0 ? roles : compare === "base" ? ["base", "candidate"] : ["baseline", "candidate"];
  return order.filter((role) => roles.includes(role));
}
function isNeeded({ compare }, role) {
  return role !== "base" || compare === "base";
}

export {
  references,
  rolesOfTest,
  isNeeded
};
