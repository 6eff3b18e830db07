import { makeDatabasesFolder, removeDatabasesFolder } from "../../../../measure/databases-folder.ts";
import { findConfinement, openEngines } from "../../../../measure/open-engines.ts";
import { perEngine } from "../../../../model/engine.ts";
import type { MeasureSettings } from "../../../../model/settings.ts";
import { hunting } from "../../hunt/options.ts";
import { EngineRacer } from "../../hunt/racer.ts";
import { type Replayed, replayCase } from "../../hunt/replay.ts";
import { searchedOfCase } from "../model/case-faults.ts";
import type { SearchedCase, SearchedFault } from "../model/settings.ts";
import type { PointContext } from "./count-point.ts";
import type { PointPairs } from "./exact-pair.ts";
import { hidingReason } from "./faults.ts";

/** The lines of a hunt without options: whether a case is slow does not matter here. */
const lines = { baseline: hunting.ratio.default, base: hunting["base-ratio"].default };

/**
 * Whether a point shows the fault of a hunt's case, confined where that is possible, beside stock SQLite, or beside the good end if the case is compared with the base.
 *
 * @param run with the point as candidate and the good end as base
 * @throws InputError if an engine cannot be used
 */
export async function casePoint(
  { base, ...run }: MeasureSettings,
  { own }: SearchedCase,
  wanted: SearchedFault,
  alpha: number,
  context: PointContext,
): Promise<PointPairs> {
  const folder = makeDatabasesFolder(context.resultsFolder);
  const needsBase = own.compare === "base" && base !== undefined;
  let racer: EngineRacer | undefined;
  try {
    const settings = needsBase ? { ...run, base } : run;
    // The case can be somebody else's.
    const { confinement } = await findConfinement({ ...settings, confine: "auto" }, context, folder);
    const opened = await openEngines(settings, context, folder, context.features, confinement);
    racer = new EngineRacer(
      perEngine(opened, ({ engine }) => engine),
      folder,
      context.signal,
    );
    return judgeCase(await replayCase(own, racer, lines, alpha), wanted);
  } finally {
    await racer?.close();
    removeDatabasesFolder(folder);
  }
}

/** A case by its state now. Another fault than the one that is searched hides whether that is there, unless statements only take longer or keep memory. */
export function judgeCase({ state, message, reference }: Replayed, wanted: SearchedFault): PointPairs {
  if (state === "gone" || state === "unclear") return { state: "judged", fault: { isShown: false } };
  if (state === "unknown") {
    const untestable = { reason: "error", message: message ?? "nothing can be compared" } as const;
    return { state: "failed", role: reference, untestable };
  }
  const fault = searchedOfCase[state];
  if (fault === wanted) return { state: "judged", fault: { isShown: true, message } };
  const reason = hidingReason(fault);
  if (reason === undefined) return { state: "judged", fault: { isShown: false } };
  const told = message === undefined ? "" : `: ${message}`;
  const untestable = {
    reason,
    message: `the case is ${state} here, which is not the fault that is searched${told}`,
  };
  return { state: "failed", role: "candidate", untestable };
}
