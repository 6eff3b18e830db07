import path from "node:path";
import { perEngine } from "../model/engine.ts";
import { isInside } from "../platform/inside-folder.ts";
import type { Result } from "../report/result.ts";

/** The result with engine paths as a comment shows them: relative to the workspace, or the file's name alone. */
export function withShortPaths(result: Result, workspace: string): Result {
  if (result.state === "broken") return result;
  const shorten = (file: string) => {
    const absolute = path.resolve(workspace, file);
    return isInside(absolute, workspace) ? path.relative(workspace, absolute) : path.basename(file);
  };
  const { recording } = result;
  const engines = perEngine(recording.engines, (facts) =>
    facts.path === undefined ? facts : { ...facts, path: shorten(facts.path) },
  );
  return { ...result, recording: { ...recording, engines } };
}
