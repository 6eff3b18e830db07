import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  readWorkflow
} from "./chunk-3MWGIHAY.js";
import {
  readPublishInputs,
  readSettingInputs
} from "./chunk-SLZME3XF.js";
import {
  readKept
} from "./chunk-4ZQBVQ73.js";
import "./chunk-52H2CIRH.js";
import "./chunk-MFLFWOEP.js";
import "./chunk-UC5AS3C5.js";
import {
  info,
  setOutput
} from "./chunk-DRWFBTES.js";
import "./chunk-OBBTOHMT.js";
import "./chunk-2PAZFJAJ.js";
import {
  divideRun,
  resolvePlanSettings
} from "./chunk-3G6HBJHQ.js";
import {
  formatMatrix
} from "./chunk-FNU2Z4C3.js";
import "./chunk-LDNX7VJT.js";
import "./chunk-KRJY4FWG.js";
import "./chunk-V325ELO7.js";
import "./chunk-YLM2ZED3.js";
import "./chunk-MN3UV2AI.js";
import "./chunk-BLN6ZUEM.js";
import "./chunk-2XLYFNDW.js";
import "./chunk-DETGZOHF.js";
import "./chunk-ZFGHYLHV.js";
import "./chunk-4CWBCKEI.js";
import {
  readSources
} from "./chunk-X3LTLCWR.js";
import "./chunk-SDTNTQAS.js";
import "./chunk-T4F32VRC.js";
import "./chunk-TBYICSKG.js";
import "./chunk-R22C2FVD.js";
import "./chunk-DBZAO4UF.js";
import "./chunk-LSV6AOSU.js";
import "./chunk-2ZEVW2QK.js";
import "./chunk-EOCHOC7L.js";
import "./chunk-TLH7JPBZ.js";
import "./chunk-JL54R33V.js";
import "./chunk-E5ULMWZ2.js";
import "./chunk-VJRPV5OS.js";
import "./chunk-4CHX7P6R.js";
import "./chunk-4A57ROIY.js";
import "./chunk-YUNCV53Z.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-LSFIN52A.js";
import "./chunk-VLMEGVBS.js";
import "./chunk-GQQ23JF3.js";
import "./chunk-HFCMDWS4.js";
import "./chunk-CU2GD6RI.js";
import "./chunk-T76VAKQL.js";
import "./chunk-QVJZVUH4.js";
import "./chunk-NRXSNEHM.js";
import "./chunk-TXKD2PMA.js";
import "./chunk-JFFKG33Q.js";
import "./chunk-XEP54OPR.js";
import {
  InputError
} from "./chunk-AFANOJMY.js";

// src/features/machines/step.ts
var mostCharacters = 12e4;
async function planStep(getInput, environment, features) {
  const workflow = readWorkflow(environment);
  const sources = readSources(readSettingInputs(getInput, features), features, workflow.roots);
  const inputs = readPublishInputs(getInput, "action plan", features);
  const kept = await readKept(inputs, workflow);
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
