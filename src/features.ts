import { durability } from "./features/checks/durability/feature.ts";
import { sameSettings } from "./features/checks/same-settings/feature.ts";
import { sequence } from "./features/checks/sequence/feature.ts";
import { unsupported } from "./features/checks/unsupported/feature.ts";
import type { Feature } from "./features/feature.ts";
import { age } from "./features/figures/age/feature.ts";
import { contention } from "./features/figures/contention/feature.ts";
import { counters } from "./features/figures/counters/feature.ts";
import { counts } from "./features/figures/counts/feature.ts";
import { footprint } from "./features/figures/footprint/feature.ts";
import { growth } from "./features/figures/growth/feature.ts";
import { limits } from "./features/figures/limits/feature.ts";
import { plans } from "./features/figures/plans/feature.ts";
import { history } from "./features/nights/history/feature.ts";
import { releaseNotes } from "./features/nights/release-notes/feature.ts";
import { bisect } from "./features/search/bisect/feature.ts";
import { compare } from "./features/search/compare/feature.ts";
import { hunt } from "./features/search/hunt/feature.ts";
import { issues } from "./features/search/issues/feature.ts";
import { upgrade } from "./features/search/upgrade/feature.ts";
import { completion } from "./features/start/completion/feature.ts";
import { doctor } from "./features/start/doctor/feature.ts";
import { init } from "./features/start/init/feature.ts";
import { connections } from "./features/workloads/connections/feature.ts";
import { own } from "./features/workloads/own/feature.ts";
import { record } from "./features/workloads/record/feature.ts";
import { servers } from "./features/workloads/servers/feature.ts";

/** Everything that this build can do beside its core, in the order in which reports have it. */
export const features: readonly Feature[] = [
  durability,
  sequence,
  sameSettings,
  growth,
  counters,
  counts,
  footprint,
  limits,
  age,
  own,
  record,
  plans,
  unsupported,
  servers,
  connections,
  contention,
  history,
  bisect,
  compare,
  upgrade,
  issues,
  releaseNotes,
  hunt,
  doctor,
  init,
  completion,
];
