import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
var __create = Object.create;
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __getProtoOf = Object.getPrototypeOf;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __require = /* @__PURE__ */ ((x) => typeof require !== "undefined" ? require : typeof Proxy !== "undefined" ? new Proxy(x, {
  get: (a, b) => (typeof require !== "undefined" ? require : a)[b]
}) : x)(function(x) {
  if (typeof require !== "undefined") return require.apply(this, arguments);
  throw Error('Dynamic require of "' + x + '" is not supported');
});
var __commonJS = (cb, mod) => function __require2() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
};
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toESM = (mod, isNodeMode, target) => (target = mod != null ? __create(__getProtoOf(mod)) : {}, __copyProps(
  // If the importer is in node compatibility mode or this is not an ESM
  // file that has been converted to a CommonJS file using a Babel-
  // compatible transform (i.e. "__esModule" has not been set), then set
  // "default" to the CommonJS "module.exports" for node compatibility.
  isNodeMode || !mod || !mod.__esModule ? __defProp(target, "default", { value: mod, enumerable: true }) : target,
  mod
));

// src/model/test.ts
var keyVariants = ["int", "composite", "blob", "text"];
var variantsBySuite = {
  oltp: keyVariants,
  types: ["types", "types_long"],
  raw: ["raw", "raw_large"],
  scale: ["scale_small", "scale_medium", "scale_large"],
  cold: ["cold", "cold_dropped"],
  shapes: ["shapes", "shapes_no_op", "shapes_extensions", "shapes_schema"],
  analytic: ["analytic"],
  tpcc: ["tpcc"],
  server: ["server", "server_long"],
  // Not made of tests: src/model/sequence.ts.
  sequence: [],
  own: ["own"]
};
var suiteNames = Object.keys(variantsBySuite);
var variants = Object.values(variantsBySuite).flat();
function variantsOf(suite) {
  return variantsBySuite[suite];
}
function suiteOf(variant) {
  const found = suiteNames.find((suite) => variantsOf(suite).includes(variant));
  if (found === void 0) throw new Error(`no suite has the variant ${variant}`);
  return found;
}
var storages = ["memory", "file", "autocommit"];
var kinds = ["reads", "writes"];
function testOnly({ variant, storage, kind, workload }) {
  return { variant, storage, kind, workload };
}
function sectionPath({ variant, storage, kind }) {
  return `${variant}/${storage}/${kind}`;
}
function testPath(test) {
  return `${sectionPath(test)}/${test.workload}`;
}
function workloadOfCells({ workload }) {
  return workload.replace(/_ac$/, "");
}

// src/messages/format-value.ts
var maxTextLength = 60;
function formatValue(value) {
  if (value === void 0 || value === null || value === "") return "an empty value";
  if (typeof value === "string") return JSON.stringify(truncate(value, maxTextLength));
  return typeof value === "object" ? formatParts(value) : String(value);
}
function formatParts(value) {
  try {
    return truncate(JSON.stringify(value), maxTextLength);
  } catch {
    return Array.isArray(value) ? "a list" : "a mapping";
  }
}
function formatPath(path) {
  const steps = path.map((key) => {
    if (typeof key === "number") return `[${key}]`;
    return /^[\w-]+$/.test(String(key)) ? `.${String(key)}` : `[${formatValue(String(key))}]`;
  });
  return steps.join("").replace(/^\./, "");
}
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
function formatEnvironment(variables = {}) {
  const parts = Object.entries(variables).toSorted(([one], [other]) => one < other ? -1 : 1).map(([name, value]) => `${name}=${/^[\w.+:/-]+$/.test(value) ? value : JSON.stringify(value)}`);
  return parts.length === 0 ? void 0 : parts.join(", ");
}
function truncate(text, length) {
  const points = [...text.slice(0, 2 * length)];
  if (points.length <= length && text.length <= 2 * length) return text;
  return `${points.slice(0, length - 1).join("")}\u2026`;
}
function truncateList(max, items, others) {
  const more = items.length - max;
  return [...items.slice(0, max), ...more > 0 ? [others(more)] : []];
}
function problemOfHash(text) {
  return /^[0-9a-f]{12,64}$/.test(text) ? void 0 : `${formatValue(text)} is not 12 to 64 digits of a commit's hash`;
}

// src/model/errors.ts
var InputError = class extends Error {
  name = "InputError";
};
var MeasurementError = class extends Error {
  name = "MeasurementError";
};

// src/model/omit-undefined.ts
function omitUndefined(value) {
  return Object.fromEntries(
    Object.entries(value).filter(([, part]) => part !== void 0)
  );
}

export {
  __require,
  __commonJS,
  __export,
  __toESM,
  keyVariants,
  suiteNames,
  variants,
  variantsOf,
  suiteOf,
  storages,
  kinds,
  testOnly,
  sectionPath,
  testPath,
  workloadOfCells,
  formatValue,
  formatPath,
  formatSetting,
  formatEnvironment,
  truncate,
  truncateList,
  problemOfHash,
  InputError,
  MeasurementError,
  omitUndefined
};
