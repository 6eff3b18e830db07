import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  earlierPage,
  mostRuns,
  readEarlier
} from "./chunk-VE2ZD7O4.js";
import "./chunk-X3ZE37IF.js";
import "./chunk-R3MAW2HK.js";
import "./chunk-WRLVYGV2.js";
import "./chunk-PHOQUB3R.js";
import "./chunk-XG7XQXSV.js";
import "./chunk-VYUAXW72.js";
import "./chunk-DV6EEEY5.js";
import "./chunk-C2JZXGW4.js";
import "./chunk-HFCMDWS4.js";
import "./chunk-MAJBN4SW.js";
import "./chunk-UNSVXG3A.js";
import "./chunk-VFOW32P3.js";
import "./chunk-KYYFHCNM.js";
import "./chunk-FCQSIQXS.js";
import "./chunk-K35WIGBT.js";
import "./chunk-X5MR2LI7.js";
import "./chunk-WP7CZFWW.js";
import "./chunk-HUSFGXRR.js";
import "./chunk-MCU5AUHK.js";
import "./chunk-BISLYTDC.js";
import "./chunk-S57LKFXP.js";
import "./chunk-KXPRICV6.js";
import "./chunk-AIA7FAWF.js";
import "./chunk-Q2R3WUPN.js";
import "./chunk-E5ULMWZ2.js";
import "./chunk-BQ5DRCGG.js";
import "./chunk-XF4AIYSB.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-5IZPJSHJ.js";
import "./chunk-52JEIUDW.js";
import "./chunk-GTUDAD5R.js";
import "./chunk-4QBWXFIM.js";
import "./chunk-P4H7EUKV.js";
import "./chunk-4ZE35KC3.js";
import "./chunk-FEPHZ6VT.js";
import "./chunk-Z5MXA7DC.js";
import "./chunk-NKD46VU7.js";
export {
  earlierPage,
  mostRuns,
  readEarlier
};
