import type { Feature } from "../../feature.ts";
import { serverKind } from "./kind.ts";
import { serverNotes, unequalServerSettings } from "./words.ts";

/** Servers that speak MySQL's protocol, as engines: the tool starts them, or connects to them. */
export const servers: Feature = {
  name: "servers",
  engineKind: serverKind,
  runWarnings: unequalServerSettings,
  report: { suiteNotes: serverNotes },
};
