import { rmSync } from "node:fs";
import { makeDatabasesFolder } from "../../../measure/databases-folder.ts";
import { openEngines } from "../../../measure/open-engines.ts";
import { perEngine } from "../../../model/engine.ts";
import { omitUndefined } from "../../../model/omit-undefined.ts";
import type { MeasureSettings } from "../../../model/settings.ts";
import { hunting } from "../../hunt/options.ts";
import { EngineRacer } from "../../hunt/racer.ts";
import { type Replayed, replayCase } from "../../hunt/replay.ts";
import type { SearchedCase, SearchedFault } from "../model/settings.ts";
import type { PointContext } from "./count-point.ts";
import type { PointPairs } from "./exact-pair.ts";

/** The lines of a hunt without options: whether a case is slow does not matter here. */
const lines = { baseline: hunting.ratio.default, base: hunting["base-ratio"].default };

/** The fault that a search looks for, by the state of a case. Others keep nobody from seeing whether a case has its own. */
const faults = {
  wrong: "wrong",
  crash: "crash",
  hang: "hang",
  refused: "error",
  leak: "heap-leak",
  growth: "heap-growth",
} as const satisfies Partial<Record<Replayed["state"], SearchedFault>>;

/** Faults after which nobody has seen the statements end as they should. */
const hiding = { wrong: "differs", crash: "crash", hang: "timeout", refused: "error" } as const;

/**
 * Whether a point shows the fault of a hunt's case, beside stock SQLite, or beside the good end if the case is compared with the base.
 *
 * @param run with the point as candidate and the good end as base
 * @throws InputError if an engine cannot be used, or the file is no case
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
    const opened = await openEngines(needsBase ? { ...run, base } : run, context, folder, context.features);
    racer = new EngineRacer(
      perEngine(opened, ({ engine }) => engine),
      folder,
      context.signal,
    );
    return judgeCase(await replayCase(own, racer, lines, alpha), wanted);
  } finally {
    await racer?.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A case by its state now. */
export function judgeCase({ state, message, reference }: Replayed, wanted: SearchedFault): PointPairs {
  const found = state in faults ? faults[state as keyof typeof faults] : undefined;
  if (found === wanted) return { state: "judged", fault: { isShown: true, ...omitUndefined({ message }) } };
  if (state === "unknown") {
    const untestable = { reason: "error", message: message ?? "nothing can be compared" } as const;
    return { state: "failed", role: reference, untestable };
  }
  if (state in hiding) {
    const reason = hiding[state as keyof typeof hiding];
    const told = message === undefined ? "" : `: ${message}`;
    const untestable = {
      reason,
      message: `the case is ${state} here, which is not the fault that is searched${told}`,
    };
    return { state: "failed", role: "candidate", untestable };
  }
  return { state: "judged", fault: { isShown: false } };
}
