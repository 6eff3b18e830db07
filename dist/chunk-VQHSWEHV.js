import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  earlierPage,
  mostRuns,
  readEarlier
} from "./chunk-XTL2NKAV.js";
import "./chunk-K4CZ4WNJ.js";
import "./chunk-RCADXVNU.js";
import "./chunk-EEADKVFS.js";
import "./chunk-ZBQFFIWO.js";
import "./chunk-LPDBUHYF.js";
import "./chunk-VYUAXW72.js";
import "./chunk-DV6EEEY5.js";
import "./chunk-C2JZXGW4.js";
import "./chunk-HFCMDWS4.js";
import "./chunk-IATJ4E2V.js";
import "./chunk-M46IY6BV.js";
import "./chunk-VFOW32P3.js";
import "./chunk-DUUTJ2M4.js";
import "./chunk-UQLZEQ4B.js";
import "./chunk-3K7P7CXA.js";
import "./chunk-ZUFIKE5C.js";
import "./chunk-JS3AE4HH.js";
import "./chunk-RXKPGSBC.js";
import "./chunk-MCU5AUHK.js";
import "./chunk-BISLYTDC.js";
import "./chunk-S57LKFXP.js";
import "./chunk-KXPRICV6.js";
import "./chunk-2CDLTMGC.js";
import "./chunk-Q2R3WUPN.js";
import "./chunk-E5ULMWZ2.js";
import "./chunk-M2H4ZYI5.js";
import "./chunk-5SLOGN7U.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-5IZPJSHJ.js";
import "./chunk-52JEIUDW.js";
import "./chunk-BU7NRH25.js";
import "./chunk-4QBWXFIM.js";
import "./chunk-P4H7EUKV.js";
import "./chunk-67U745DO.js";
import "./chunk-FEPHZ6VT.js";
import "./chunk-Z5MXA7DC.js";
import "./chunk-NKD46VU7.js";
export {
  earlierPage,
  mostRuns,
  readEarlier
};
