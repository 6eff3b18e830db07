import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  runPage
} from "./chunk-LZHHDOZW.js";
import "./chunk-AHSGKXQM.js";
import "./chunk-RDQF3CO4.js";
import "./chunk-V3IIAU3B.js";
import "./chunk-MSPJJGEL.js";
import "./chunk-6EWS3C5N.js";
import "./chunk-6Z64QWDD.js";
import "./chunk-ZZLFQH4G.js";
import "./chunk-RRDA57PM.js";
import "./chunk-T22XT7L3.js";
import "./chunk-46PM2M3X.js";
import "./chunk-EKMCWJ4Q.js";
import "./chunk-WVUL7I5J.js";
import "./chunk-JMLY7YON.js";
import "./chunk-DETGZOHF.js";
import "./chunk-FYCGMUZ3.js";
import "./chunk-4EWI3CBG.js";
import "./chunk-K6VYO7ZJ.js";
import "./chunk-JEWZCWTG.js";
import "./chunk-D76M4JSG.js";
export {
  runPage
};
