import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  earlierPage,
  mostRuns,
  readEarlier
} from "./chunk-OGM4AGLZ.js";
import "./chunk-43Y4E6XI.js";
import "./chunk-P66CMGBE.js";
import "./chunk-JKJNCBDG.js";
import "./chunk-4PA3QBZQ.js";
import "./chunk-LFPOFEMD.js";
import "./chunk-7R5HMZCL.js";
import "./chunk-AQDOUTL3.js";
import "./chunk-PDFFKQMP.js";
import "./chunk-WGI5KOK4.js";
import "./chunk-4THRQMZ6.js";
import "./chunk-3CVJVNKN.js";
import "./chunk-S27E3L3G.js";
import "./chunk-JENFC2SS.js";
import "./chunk-3KDJDVPJ.js";
import "./chunk-BJXOAZEW.js";
import "./chunk-ERC2KMG2.js";
import "./chunk-PHNY62S2.js";
import "./chunk-MLKTU7KE.js";
import "./chunk-NQV2QT6G.js";
import "./chunk-24VBGLXN.js";
import "./chunk-E5ULMWZ2.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-FYCGMUZ3.js";
import "./chunk-KHYT7LJU.js";
import "./chunk-ULWFNPWD.js";
export {
  earlierPage,
  mostRuns,
  readEarlier
};
