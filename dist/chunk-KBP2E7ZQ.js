import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  divideRun,
  resolvePlanSettings
} from "./chunk-ZKYIMK7P.js";
import "./chunk-W3SLSYOX.js";
import "./chunk-YGYA34NS.js";
import "./chunk-TFD6PCZZ.js";
import {
  readOwnWorkloads
} from "./chunk-W6M5ZOTX.js";
import {
  readConfigText
} from "./chunk-EOBBX5CB.js";
import "./chunk-5NESR63C.js";
import "./chunk-OZ4FW2VZ.js";
import "./chunk-DEGWKN6P.js";
import "./chunk-WBAHBKUW.js";
import "./chunk-MNPVZ7FC.js";
import "./chunk-I7VOHLKR.js";
import "./chunk-IYZHZY5U.js";
import "./chunk-VFCUTL6L.js";
import "./chunk-KWTNQMTP.js";
import "./chunk-C7ZLAPH4.js";
import "./chunk-FHBCOSLG.js";

// src/features/fleet/command.ts
async function planCommand(command, { output, features }) {
  const config = readConfigText(command.config);
  const settings = resolvePlanSettings(command, config, readOwnWorkloads(command, config));
  const { matrix } = divideRun(settings, [], features);
  await output.print([`${matrix}
`]);
  return 0;
}
export {
  planCommand
};
