import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  runPage
} from "./chunk-V7Q75BRQ.js";
import "./chunk-KI5OFE4U.js";
import "./chunk-YUM6WMXI.js";
import "./chunk-IM53LH2P.js";
import "./chunk-TKZTZ6TD.js";
import "./chunk-CNXC5KRK.js";
import "./chunk-IAWSS2AN.js";
import "./chunk-HXHH6M3R.js";
import "./chunk-LS7J7Y7K.js";
import "./chunk-R4AWPRVK.js";
import "./chunk-6XTI5H4E.js";
import "./chunk-NUOJGINU.js";
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
