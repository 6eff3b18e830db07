import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  renderTerminal
} from "./shared-report-terminal.js";
import "./shared-wrap-ansi-index.js";
import "./shared-jstat-dist-jstat.js";
export {
  renderTerminal
};
