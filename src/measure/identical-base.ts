import { isScript } from "../engines/library-file.ts";
import type { IdenticalBase } from "../model/recording.ts";
import { isUsedAlike, type MeasureSettings } from "../model/settings.ts";
import type { OpenedEngines } from "./open-engines.ts";

/** The engines that a run measures, and the base that it need not measure. */
export interface MeasuredEngines {
  readonly engines: OpenedEngines;
  readonly identicalBase?: IdenticalBase;
}

/**
 * Leaves out a base that is the candidate's file by another name or not, and loads the same: two measurements of the same bytes differ by noise
 * alone. A base with pragmas or an environment of its own is measured, and
 * so is a script, which starts a program that is not in its bytes.
 */
export function withoutIdenticalBase(engines: OpenedEngines, settings: MeasureSettings): MeasuredEngines {
  const { base, ...others } = engines;
  const { candidate } = others;
  const sha256 = base?.facts.sha256;
  const isSame =
    sha256 !== undefined &&
    sha256 === candidate.facts.sha256 &&
    base?.facts.kind === candidate.facts.kind &&
    isUsedAlike(settings);
  if (settings.identicalBase !== "skip" || !isSame || isScript(settings.candidate)) return { engines };
  return { engines: others, identicalBase: { sha256, path: base?.facts.path } };
}
