import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  earlierPage,
  mostRuns,
  readEarlier
} from "./chunk-E3OK2P52.js";
import "./chunk-BZ5GDVDU.js";
import "./chunk-XK6JRGBP.js";
import "./chunk-3MGPJ5DL.js";
import "./chunk-HHPLIB5E.js";
import "./chunk-C242JXLI.js";
import "./chunk-FXB6C7KM.js";
import "./chunk-KWLVLP4B.js";
import "./chunk-PI6C4WDV.js";
import "./chunk-ZK7GFWC7.js";
import "./chunk-SN7RPBET.js";
import "./chunk-Z3IGMPWM.js";
import "./chunk-5RXBCW3Q.js";
import "./chunk-44DQB453.js";
import "./chunk-ESYQDKZX.js";
import "./chunk-HPYAXY7O.js";
import "./chunk-OQ76QVJE.js";
import "./chunk-HZJQ6KFO.js";
import "./chunk-YFFCTM2X.js";
import "./chunk-WJ64IPHO.js";
import "./chunk-MJZTIT37.js";
import "./chunk-VYUAXW72.js";
import "./chunk-RL7EE4AC.js";
import "./chunk-QAR4NY63.js";
import "./chunk-FW6RWXQA.js";
import "./chunk-Q3447IPG.js";
import "./chunk-E5ULMWZ2.js";
import "./chunk-AE3EEK4L.js";
import "./chunk-4CHX7P6R.js";
import "./chunk-H5LWLZT3.js";
import "./chunk-QX3WEO6X.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-P3PPB67C.js";
import "./chunk-TVCRG6FI.js";
import "./chunk-U4VQGJW3.js";
import "./chunk-HFCMDWS4.js";
import "./chunk-G3DXSO4L.js";
import "./chunk-ZNNZ5Q42.js";
import "./chunk-S2FTDLAI.js";
import "./chunk-NRXSNEHM.js";
import "./chunk-TXKD2PMA.js";
import "./chunk-MKP6DHH7.js";
import "./chunk-FJCL4BLQ.js";
import "./chunk-3UA7D5SN.js";
export {
  earlierPage,
  mostRuns,
  readEarlier
};
