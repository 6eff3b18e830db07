import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  earlierPage,
  mostRuns,
  readEarlier
} from "./chunk-MTIR4BPI.js";
import "./chunk-PFNFGWGA.js";
import "./chunk-26AQ7WRC.js";
import "./chunk-3Q6RUJUV.js";
import "./chunk-HE4AP7S4.js";
import "./chunk-5FDMWSIY.js";
import "./chunk-BHFDPFQ6.js";
import "./chunk-4WJYO5WF.js";
import "./chunk-JDRDKPD3.js";
import "./chunk-OVK6ZE5F.js";
import "./chunk-GCWTENHQ.js";
import "./chunk-FYCGMUZ3.js";
import "./chunk-33DNT4ZG.js";
import "./chunk-4ANW6F7Y.js";
import "./chunk-CWW73X2O.js";
import "./chunk-OMLN2US6.js";
import "./chunk-LJVK4K3O.js";
import "./chunk-S2XO2HWL.js";
import "./chunk-NNVDMKUY.js";
import "./chunk-IHBPNJER.js";
export {
  earlierPage,
  mostRuns,
  readEarlier
};
