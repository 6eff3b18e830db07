import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  earlierPage,
  mostRuns,
  readEarlier
} from "./chunk-IILZGXSK.js";
import "./chunk-BC6DZQNQ.js";
import "./chunk-K6RU6PGM.js";
import "./chunk-CP4N3SA3.js";
import "./chunk-4UACWCU4.js";
import "./chunk-PFHXHRCQ.js";
import "./chunk-L6R5JH7A.js";
import "./chunk-HYDKYGV4.js";
import "./chunk-AE35RUNJ.js";
import "./chunk-FYCGMUZ3.js";
import "./chunk-4IHRDYON.js";
import "./chunk-5IWT72LJ.js";
import "./chunk-QFPZLV35.js";
import "./chunk-QYJ3ODQN.js";
import "./chunk-6UUEVE6I.js";
import "./chunk-FBZYUOQS.js";
import "./chunk-ZR7WKOVJ.js";
import "./chunk-VB6AH2OL.js";
import "./chunk-ZHK7YP2B.js";
import "./chunk-YDKQWW7R.js";
export {
  earlierPage,
  mostRuns,
  readEarlier
};
