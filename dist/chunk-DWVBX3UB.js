import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  divideRun,
  mostRuns
} from "./chunk-JU6JW6KT.js";
import "./chunk-SZ4QAFE2.js";
import "./chunk-RFREAUSG.js";
import "./chunk-QGYPFHMT.js";
import "./chunk-D5VMCWTB.js";
import "./chunk-Q7WW76UQ.js";
import "./chunk-P3CZ7IZZ.js";
import "./chunk-JGP6ISKB.js";
import "./chunk-UJZZWERR.js";
import "./chunk-NL5JN3BN.js";
export {
  divideRun,
  mostRuns
};
