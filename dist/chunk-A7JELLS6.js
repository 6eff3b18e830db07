import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  divideRun,
  resolvePlanSettings
} from "./chunk-7RFWD3TE.js";
import "./chunk-IP6STVFG.js";
import "./chunk-CDXDIHPP.js";
import "./chunk-J226QUZL.js";
import "./chunk-Q7QAJ6ZZ.js";
import "./chunk-BYCLZ6AD.js";
import "./chunk-WEZG6SCS.js";
import "./chunk-DQMCNZMS.js";
import "./chunk-I64YJH4R.js";
import "./chunk-N72VKEAX.js";
import {
  readSources
} from "./chunk-V6U5VEGT.js";
import "./chunk-7SGUJBJT.js";
import "./chunk-JWWE6CQF.js";
import "./chunk-ZCPRTC3X.js";
import "./chunk-C7ZLAPH4.js";
import "./chunk-C2YT5S34.js";

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
