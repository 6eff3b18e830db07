import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  divideRun,
  mostRuns,
  planCommand,
  shardedRun
} from "./chunk-3AKRYJTE.js";
import "./chunk-FSQEM2FN.js";
import "./chunk-TMANJMGI.js";
import "./chunk-2ZAPDVHP.js";
import "./chunk-2NKDA2AP.js";
import "./chunk-MBXUV72L.js";
import "./chunk-24H27I6I.js";
import "./chunk-TY4XAHBP.js";
import "./chunk-IW22JVA2.js";
import "./chunk-JRFFHXOD.js";
import "./chunk-YJW7HENH.js";
import "./chunk-VNNH73OY.js";
import "./chunk-4JADKZ3N.js";
import "./chunk-52EOMTSQ.js";
import "./chunk-CEAGJJWP.js";
import "./chunk-32AMP3PV.js";
import "./chunk-LX5FVVQZ.js";
import "./chunk-E5ULMWZ2.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-IFPB6AAT.js";
import "./chunk-JEWZCWTG.js";
import "./chunk-UDLHARPJ.js";
export {
  divideRun,
  mostRuns,
  planCommand,
  shardedRun
};
