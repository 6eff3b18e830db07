import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  divideRun,
  resolvePlanSettings
} from "./chunk-UP2ZAEJR.js";
import "./chunk-RSW2FZR2.js";
import "./chunk-7ZJ2G7CE.js";
import "./chunk-NH2ZF3R3.js";
import "./chunk-AZZCTMIB.js";
import "./chunk-E7GV53KX.js";
import "./chunk-K4BUFHX2.js";
import "./chunk-W6NDZJZQ.js";
import "./chunk-6S7ZDV5L.js";
import "./chunk-IEQS5OYI.js";
import "./chunk-KXQ5X6BE.js";
import {
  readSources
} from "./chunk-KX6ZAJTO.js";
import "./chunk-7SGUJBJT.js";
import "./chunk-BRZSTLDT.js";
import "./chunk-7PRSUGZK.js";
import "./chunk-C7ZLAPH4.js";
import "./chunk-UEYNSEOU.js";

// src/features/fleet/command.ts
async function planCommand(command, { output, features }) {
  const { matrix } = divideRun(resolvePlanSettings(readSources(command, features), features), [], features);
  await output.print([`${matrix}
`]);
  return 0;
}
export {
  planCommand
};
