import { age } from "./features/age/feature.ts";
import { bisect } from "./features/bisect/feature.ts";
import { compare } from "./features/compare/feature.ts";
import { completion } from "./features/completion/feature.ts";
import { connections } from "./features/connections/feature.ts";
import { contention } from "./features/contention/feature.ts";
import { counters } from "./features/counters/feature.ts";
import { counts } from "./features/counts/feature.ts";
import { crossChecking } from "./features/cross-check/feature.ts";
import { doctor } from "./features/doctor/feature.ts";
import { durability } from "./features/durability/feature.ts";
import type { Feature } from "./features/feature.ts";
import { fleet } from "./features/fleet/feature.ts";
import { footprint } from "./features/footprint/feature.ts";
import { growth } from "./features/growth/feature.ts";
import { history } from "./features/history/feature.ts";
import { html } from "./features/html/feature.ts";
import { hunt } from "./features/hunt/feature.ts";
import { init } from "./features/init/feature.ts";
import { issues } from "./features/issues/feature.ts";
import { own } from "./features/own/feature.ts";
import { plans } from "./features/plans/feature.ts";
import { releaseNotes } from "./features/release-notes/feature.ts";
import { sameSettings } from "./features/same-settings/feature.ts";
import { sequence } from "./features/sequence/feature.ts";
import { servers } from "./features/servers/feature.ts";
import { unsupported } from "./features/unsupported/feature.ts";

/** Everything that this build can do beside its core, in the order in which reports have it. */
export const features: readonly Feature[] = [
  html,
  durability,
  sequence,
  sameSettings,
  growth,
  counters,
  counts,
  footprint,
  age,
  crossChecking,
  own,
  plans,
  unsupported,
  servers,
  connections,
  contention,
  history,
  bisect,
  compare,
  issues,
  releaseNotes,
  hunt,
  fleet,
  doctor,
  init,
  completion,
];
