import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  earlierPage,
  mostRuns,
  readEarlier
} from "./chunk-HJEMD4PZ.js";
import "./chunk-U6QBWAPD.js";
import "./chunk-MABAWKUJ.js";
import "./chunk-6I326XND.js";
import "./chunk-A33DOOGX.js";
import "./chunk-RUS3QKO2.js";
import "./chunk-VYUAXW72.js";
import "./chunk-DV6EEEY5.js";
import "./chunk-WKXLA54C.js";
import "./chunk-HFCMDWS4.js";
import "./chunk-D7BMIMYF.js";
import "./chunk-GAA4TKRO.js";
import "./chunk-VFSVLOBO.js";
import "./chunk-4VK5UZDU.js";
import "./chunk-TOOYLT5J.js";
import "./chunk-J4VXJI7Z.js";
import "./chunk-NBM5WEMN.js";
import "./chunk-4H736RH7.js";
import "./chunk-JU3TWUJT.js";
import "./chunk-MCU5AUHK.js";
import "./chunk-2GLPYXAV.js";
import "./chunk-2FHLARVW.js";
import "./chunk-7FCHVVBD.js";
import "./chunk-235PYH4L.js";
import "./chunk-BHKZNMTN.js";
import "./chunk-E5ULMWZ2.js";
import "./chunk-SBPKHBLD.js";
import "./chunk-6EE742OC.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-TDE5X3JO.js";
import "./chunk-RILQDXZB.js";
import "./chunk-MOPIQ6BS.js";
import "./chunk-ICNACZWI.js";
import "./chunk-HQ7M422Y.js";
import "./chunk-S54MN7NY.js";
import "./chunk-6OBZMCFN.js";
import "./chunk-6AEAFHXR.js";
export {
  earlierPage,
  mostRuns,
  readEarlier
};
