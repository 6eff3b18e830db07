import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  isAction
} from "./chunk-LA2PWCWM.js";

// src/options/describe.ts
function describeOption(one, place, others) {
  const { type } = one;
  const help = one.helpIn?.[place] ?? one.help;
  const isFlag = type.placeholder === void 0 && !isAction(place);
  const names = type.names === void 0 || isFlag ? "" : `: ${type.names.join(", ")}`;
  const range = type.range === void 0 || type.kind === "name" ? "" : `, ${describeRange(one)}`;
  const ending = isFlag ? "" : ` (${describeAbsence(one, place, others)})`;
  return `${help}${names}${range}${ending}`;
}
function describeBriefly(one, place) {
  const hasValue = one.default !== void 0 && one.otherwiseIn?.[place] === void 0;
  const isFlag = one.type.placeholder === void 0;
  const value = hasValue && !isFlag ? describeDefault(one, place) : void 0;
  return `${briefHelp(one, place)}${value === void 0 ? "" : ` (default: ${value})`}`;
}
function briefHelp({ helpIn, brief, help }, place) {
  return helpIn?.[place] ?? brief ?? help;
}
function describeAbsence(one, place, others) {
  const value = describeDefault(one, place);
  if (value !== void 0) return `default: ${value}`;
  if (!one.offered.includes("file")) return "required";
  if (place === "file") return "required, here, on a command line or as an input";
  return "config" in others ? "required, here or in the configuration file" : "required";
}
function describeRange({ type, unit }) {
  return type.range === void 0 || unit === void 0 ? type.range : `${type.range} ${unit}`;
}
function describeDefault(one, place) {
  const { type, default: value, otherwise, otherwiseIn, requiredIn = [] } = one;
  if (requiredIn.includes(place)) return void 0;
  return otherwiseIn?.[place] ?? (value === void 0 ? otherwise : type.format(value));
}

export {
  describeOption,
  describeBriefly,
  briefHelp
};
