import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  divideRun,
  resolvePlanSettings
} from "./chunk-GBH4QVHZ.js";
import "./chunk-B6EKIZVM.js";
import "./chunk-JAIPJPZB.js";
import "./chunk-VVDUZB5N.js";
import {
  readOwnWorkloads
} from "./chunk-YGAQ2RXA.js";
import {
  readConfigText
} from "./chunk-WQK2Q5B5.js";
import "./chunk-364QLESY.js";
import "./chunk-OZNDSHO2.js";
import "./chunk-QPM5RHJP.js";
import "./chunk-DXW2XMNE.js";
import "./chunk-L4E5MP2O.js";
import "./chunk-I7VOHLKR.js";
import "./chunk-QHMBFEBU.js";
import "./chunk-AJKWPREF.js";
import "./chunk-CKVWWVFA.js";
import "./chunk-C7ZLAPH4.js";
import "./chunk-II6TTSD3.js";

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
