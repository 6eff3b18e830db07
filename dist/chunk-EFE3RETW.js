import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  readKept
} from "./chunk-VZO7RNME.js";
import {
  divideRun,
  resolvePlanSettings
} from "./chunk-6ML5EYCO.js";
import "./chunk-GPQJCII5.js";
import {
  formatMatrix
} from "./chunk-GSEJL5MB.js";
import "./chunk-FXDFHXY2.js";
import "./chunk-6Z7DORN4.js";
import {
  readWorkflow
} from "./chunk-7MN4PL3O.js";
import {
  info,
  setOutput
} from "./chunk-PTK2HZWI.js";
import {
  readPublishInputs,
  readSettingInputs
} from "./chunk-HTHPOKTX.js";
import "./chunk-H7HY4T7R.js";
import "./chunk-OFMU3SB7.js";
import "./chunk-ZOTH7GPF.js";
import "./chunk-RXTAUQWE.js";
import "./chunk-WKJ7KUG6.js";
import "./chunk-UDQOWODQ.js";
import "./chunk-R3342LYD.js";
import "./chunk-IXMVIJDT.js";
import "./chunk-GIXF6QQG.js";
import {
  readSources
} from "./chunk-TXIT2YOX.js";
import "./chunk-BUN3RDSW.js";
import "./chunk-L7WRUY76.js";
import "./chunk-FOMN46EL.js";
import "./chunk-ZBKCTDZU.js";
import "./chunk-6EWS3C5N.js";
import "./chunk-SIEIVHOH.js";
import "./chunk-ZOM2PNP5.js";
import "./chunk-RRDA57PM.js";
import "./chunk-T22XT7L3.js";
import "./chunk-WUDM5ZO4.js";
import "./chunk-IEE52T3X.js";
import "./chunk-FAXNCVIA.js";
import "./chunk-HNTKUW5P.js";
import "./chunk-JMLY7YON.js";
import "./chunk-E5ULMWZ2.js";
import "./chunk-3KNEA4LD.js";
import "./chunk-2PAZFJAJ.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-RAKIJJIS.js";
import "./chunk-DETGZOHF.js";
import "./chunk-FYCGMUZ3.js";
import "./chunk-4EWI3CBG.js";
import "./chunk-WWMWIC5H.js";
import "./chunk-TXKD2PMA.js";
import {
  InputError
} from "./chunk-D76M4JSG.js";

// src/features/fleet/step.ts
var mostCharacters = 12e4;
async function planStep(getInput, environment, features) {
  const sources = readSources(readSettingInputs(getInput, features), features, environment.GITHUB_WORKSPACE);
  const inputs = readPublishInputs(getInput, "action plan", features);
  const kept = await readKept(inputs, readWorkflow(environment));
  const { plan, tests, known } = divideRun(resolvePlanSettings(sources, features), kept, features);
  const matrix = formatMatrix(plan);
  if (matrix.length > mostCharacters)
    throw new InputError(
      `the plan has ${matrix.length} characters, and a job's input takes ${mostCharacters}: measure fewer suites or variants at once`
    );
  const { hash, shards } = plan.plan;
  setOutput("matrix", matrix);
  setOutput("plan-hash", hash);
  info(
    `The plan ${hash} has ${shards.length} shards of ${shards.map(({ length }) => length).join(", ")} tests; of ${known} of ${tests} tests an earlier run says how long they take`
  );
}
export {
  planStep
};
