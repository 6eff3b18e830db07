import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  divideRun,
  resolvePlanSettings
} from "./chunk-JRQ4CXY6.js";
import "./chunk-DGZHHUXJ.js";
import "./chunk-MLTVBBWX.js";
import "./chunk-JKSJUMXI.js";
import "./chunk-CO7UMXSK.js";
import "./chunk-Q4ILOOHT.js";
import "./chunk-HRLQBWN3.js";
import "./chunk-PGE7PPG2.js";
import "./chunk-JPIAVQKU.js";
import "./chunk-4DAGCB7O.js";
import "./chunk-LZVLQUYV.js";
import {
  readSources
} from "./chunk-LFFJAVMY.js";
import "./chunk-7SGUJBJT.js";
import "./chunk-KR464LYI.js";
import "./chunk-TRAXED3U.js";
import "./chunk-C7ZLAPH4.js";
import "./chunk-QRXLDMDE.js";

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
