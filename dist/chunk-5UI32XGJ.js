import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  divideRun,
  resolvePlanSettings
} from "./chunk-RZ27ON3U.js";
import "./chunk-AV5TXWDV.js";
import "./chunk-3TUWU2DI.js";
import "./chunk-WFOUUYWG.js";
import "./chunk-OZ3NHK53.js";
import "./chunk-XD74HY4N.js";
import "./chunk-KSHLNCHC.js";
import "./chunk-AEXHUGNN.js";
import "./chunk-W4JMPTKG.js";
import "./chunk-C5ZLUEVU.js";
import {
  readSources
} from "./chunk-HNM2YL3X.js";
import "./chunk-7SGUJBJT.js";
import "./chunk-OCZXTVYC.js";
import "./chunk-MOCKKVQM.js";
import "./chunk-C7ZLAPH4.js";
import "./chunk-LHL2X77S.js";

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
