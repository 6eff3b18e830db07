import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  earlierPage,
  mostRuns,
  readEarlier
} from "./chunk-2CRDTPGC.js";
import "./chunk-EBAUYHA7.js";
import "./chunk-T44JNJR7.js";
import "./chunk-VJSLYU3K.js";
import "./chunk-GCL4PLEM.js";
import "./chunk-3OF6MXBE.js";
import "./chunk-VYUAXW72.js";
import "./chunk-DV6EEEY5.js";
import "./chunk-ZNX27COR.js";
import "./chunk-HFCMDWS4.js";
import "./chunk-HMP72CSR.js";
import "./chunk-OGQW63GB.js";
import "./chunk-6LVK7XVB.js";
import "./chunk-MCXCUTF6.js";
import "./chunk-HCOAPHKK.js";
import "./chunk-4DLZZKJB.js";
import "./chunk-GWK2WM74.js";
import "./chunk-JYLMQ5W7.js";
import "./chunk-FETTADVW.js";
import "./chunk-MCU5AUHK.js";
import "./chunk-HI3KMLTL.js";
import "./chunk-H7HBXWQX.js";
import "./chunk-6DR2KORM.js";
import "./chunk-UEJZBVLL.js";
import "./chunk-H2TMGCYR.js";
import "./chunk-E5ULMWZ2.js";
import "./chunk-62IQPH4J.js";
import "./chunk-OF7ZUR3V.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-HJIB5KKA.js";
import "./chunk-DDTWJ2AP.js";
import "./chunk-GVMK2P4R.js";
import "./chunk-AYIMCRSG.js";
import "./chunk-YUQUD4VP.js";
import "./chunk-2PV3V7CH.js";
import "./chunk-VVEKGTOX.js";
import "./chunk-KAFQIV6R.js";
export {
  earlierPage,
  mostRuns,
  readEarlier
};
