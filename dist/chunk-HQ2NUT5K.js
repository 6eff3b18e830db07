import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  earlierPage,
  mostRuns,
  readEarlier
} from "./chunk-2QV3LGTU.js";
import "./chunk-MSGPX4VK.js";
import "./chunk-4DGURRHQ.js";
import "./chunk-VUNBXD2N.js";
import "./chunk-ZNZAH655.js";
import "./chunk-U2MWNRDR.js";
import "./chunk-VYUAXW72.js";
import "./chunk-DV6EEEY5.js";
import "./chunk-OLUCFC44.js";
import "./chunk-HFCMDWS4.js";
import "./chunk-K6I4VU2X.js";
import "./chunk-NZOVSXVO.js";
import "./chunk-XZVIB6ZP.js";
import "./chunk-WNGS2N37.js";
import "./chunk-VXJ67P5D.js";
import "./chunk-AFTKCEYV.js";
import "./chunk-G66G4TJJ.js";
import "./chunk-7PLYLIAH.js";
import "./chunk-Y7QHSPGU.js";
import "./chunk-MCU5AUHK.js";
import "./chunk-J4ETXHHY.js";
import "./chunk-MOPGTCUT.js";
import "./chunk-TQLMA7JZ.js";
import "./chunk-KRTXUOQE.js";
import "./chunk-YEH374KB.js";
import "./chunk-E5ULMWZ2.js";
import "./chunk-7FFW2ZIF.js";
import "./chunk-COTJMLUT.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-CIGCPXTX.js";
import "./chunk-RKZTSFFX.js";
import "./chunk-6KJVURDF.js";
import "./chunk-HBW6ZQ3L.js";
import "./chunk-PQ2UACWX.js";
import "./chunk-RSJYOS4T.js";
import "./chunk-JSYPYRIY.js";
import "./chunk-CYYKGCJD.js";
import "./chunk-YBCGSQCV.js";
export {
  earlierPage,
  mostRuns,
  readEarlier
};
