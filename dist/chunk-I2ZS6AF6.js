import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  runPage
} from "./chunk-LXINYFJQ.js";
import "./chunk-2DADSPEK.js";
import "./chunk-CF4CYL7S.js";
import "./chunk-UN56L4PR.js";
import "./chunk-P4NQ2ZUR.js";
import "./chunk-HIU57K53.js";
import "./chunk-IAWSS2AN.js";
import "./chunk-5H4VZYSW.js";
import "./chunk-LS7J7Y7K.js";
import "./chunk-R4AWPRVK.js";
import "./chunk-6XTI5H4E.js";
import "./chunk-5CZVBHR7.js";
import "./chunk-ZYCSHGE3.js";
import "./chunk-R3JHK23K.js";
import "./chunk-DRF4VL5L.js";
import "./chunk-DETGZOHF.js";
import "./chunk-HFCMDWS4.js";
import "./chunk-NGYRLSDE.js";
import "./chunk-NRXSNEHM.js";
import "./chunk-EFIJWOXO.js";
import "./chunk-HSAKZRTI.js";
import "./chunk-TXKD2PMA.js";
import "./chunk-L2JPG5L4.js";
export {
  runPage
};
