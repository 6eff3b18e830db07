import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  divideRun,
  resolvePlanSettings
} from "./chunk-EPN2G7XS.js";
import "./chunk-XBJOP6IY.js";
import "./chunk-5ZTH75IP.js";
import "./chunk-BG7OL45B.js";
import "./chunk-CWMEMNLP.js";
import "./chunk-QAZ5BKLA.js";
import "./chunk-NK2EPNVT.js";
import "./chunk-R5SHPABJ.js";
import "./chunk-3KVMG7JR.js";
import "./chunk-WHVHHTSB.js";
import {
  readSources
} from "./chunk-JQGVWFBZ.js";
import "./chunk-GTDPCULL.js";
import "./chunk-CCXBFYEW.js";
import "./chunk-4GRCZZL7.js";
import "./chunk-C7ZLAPH4.js";
import "./chunk-TVWLZZA2.js";

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
