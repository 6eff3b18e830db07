import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  divideRun,
  resolvePlanSettings
} from "./chunk-HKTZYXA6.js";
import "./chunk-HKQMGHNN.js";
import "./chunk-UMOSEXKZ.js";
import "./chunk-RWNXDSK7.js";
import "./chunk-KEXXGFKZ.js";
import "./chunk-WCIEDETQ.js";
import "./chunk-7HUTPRFE.js";
import "./chunk-WY5VZWDP.js";
import "./chunk-MORFPESV.js";
import {
  readSources
} from "./chunk-MQUQDNOZ.js";
import "./chunk-V2NDJ36S.js";
import "./chunk-LLUUCAX2.js";
import "./chunk-C7ZLAPH4.js";
import "./chunk-CI4LCVWH.js";

// src/features/fleet/command.ts
async function planCommand(command, { output, features }) {
  const { matrix } = divideRun(resolvePlanSettings(readSources(command)), [], features);
  await output.print([`${matrix}
`]);
  return 0;
}
export {
  planCommand
};
