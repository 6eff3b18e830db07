import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  divideRun,
  resolvePlanSettings
} from "./chunk-TUAJ2UWT.js";
import "./chunk-IOCEU7Z7.js";
import "./chunk-5ZTH75IP.js";
import "./chunk-BG7OL45B.js";
import "./chunk-AEFW76TP.js";
import "./chunk-DOMTUWYU.js";
import "./chunk-R5SHPABJ.js";
import "./chunk-4MWHWVCX.js";
import "./chunk-HPKTWJX7.js";
import {
  readSources
} from "./chunk-ZR23P2Z6.js";
import "./chunk-ZIDC6MTG.js";
import "./chunk-4V2IZIWW.js";
import "./chunk-C7ZLAPH4.js";
import "./chunk-TVWLZZA2.js";

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
