import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  earlierPage,
  mostRuns,
  readEarlier
} from "./chunk-ZRWPHIQZ.js";
import "./chunk-ARLKB3O4.js";
import "./chunk-LMSVMI7G.js";
import "./chunk-D2EC5NLE.js";
import "./chunk-MW7U7FN6.js";
import "./chunk-O7AZGQIB.js";
import "./chunk-OX6P34IS.js";
import "./chunk-H4QFTP7G.js";
import "./chunk-5BLSRVBE.js";
import "./chunk-FYCGMUZ3.js";
import "./chunk-O7KGFOIK.js";
import "./chunk-LZMQFXX3.js";
import "./chunk-LJ6H6AXS.js";
import "./chunk-HGVC3CFT.js";
import "./chunk-YIWQ7TMA.js";
import "./chunk-EOBIABBL.js";
import "./chunk-VNRZ3WZ2.js";
import "./chunk-V5ITX2AJ.js";
import "./chunk-UCWULWCZ.js";
import "./chunk-BJVLHL6I.js";
export {
  earlierPage,
  mostRuns,
  readEarlier
};
