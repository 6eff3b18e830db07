import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  divideRun,
  mostRuns,
  planCommand,
  shardedRun
} from "./chunk-C44GXGPC.js";
import "./chunk-YEGZJYMZ.js";
import "./chunk-XKVRTKMX.js";
import "./chunk-5IWT72LJ.js";
import "./chunk-QFPZLV35.js";
import "./chunk-AIP3DWDJ.js";
import "./chunk-QYJ3ODQN.js";
import "./chunk-6UUEVE6I.js";
import "./chunk-BTDLVRH3.js";
import "./chunk-FBZYUOQS.js";
import "./chunk-OI3Z6GDC.js";
import "./chunk-ZR7WKOVJ.js";
import "./chunk-VB6AH2OL.js";
import "./chunk-ZHK7YP2B.js";
import "./chunk-YDKQWW7R.js";
export {
  divideRun,
  mostRuns,
  planCommand,
  shardedRun
};
