import type { Role } from "../../../../model/engine.ts";
import type { TestRecord } from "../../../../model/recording.ts";
import type { Failure } from "../../../../model/sample.ts";
import { unnamedDifferences } from "../../../../verdict/equal-work.ts";
import { assessSequences } from "../../../checks/sequence/examine.ts";
import type { SequenceRecord } from "../../../checks/sequence/record.ts";
import { faultsOf } from "../../../figures/age/examine.ts";
import type { AgedShape } from "../../../figures/age/record.ts";
import type { Untestable } from "../model/bisection.ts";
import type { Searched, SearchedFault } from "../model/settings.ts";
import { blame, type PointPairs } from "./exact-pair.ts";

/** A fault of one engine. */
export interface FoundFault {
  /** The engine; the candidate if two did other work. */
  readonly role: Role;
  readonly kind: Exclude<SearchedFault, `heap-${string}`>;
  /** Untrusted text. */
  readonly message: string;
  /** In which step of a sequence it is, from 1; absent of others. */
  readonly step?: number;
}

const kinds = { crash: "crash", timeout: "hang", error: "error", differs: "wrong" } as const satisfies Record<
  Failure["reason"],
  FoundFault["kind"]
>;

const reasons = {
  wrong: "differs",
  crash: "crash",
  hang: "timeout",
  error: "error",
} as const satisfies Record<FoundFault["kind"], Untestable["reason"]>;

/** Why a point with a fault cannot be tested for another; undefined of a fault that hides none, such as memory that is kept, or more time. */
export function hidingReason(fault: Searched): Untestable["reason"] | undefined {
  return Object.entries(reasons).find(([one]) => one === fault)?.[1];
}

/** The worst of several faults is SQLite's own, then the base's: without them nothing can be compared. */
function first(faults: readonly FoundFault[]): FoundFault | undefined {
  return faults.toSorted((a, b) => blame(a.role) - blame(b.role))[0];
}

/** The fault of a test; writes that changed nothing, and are no error to the engine, are a wrong result. Undefined if there is none. */
export function faultOfTest(record: TestRecord): FoundFault | undefined {
  const failed = record.failures.map(
    ({ role = "candidate", reason, message }): FoundFault => ({ role, kind: kinds[reason], message }),
  );
  const differing = unnamedDifferences(record).map(
    ({ role = "candidate", message }): FoundFault => ({ role, kind: "wrong", message }),
  );
  return first([...failed, ...differing]);
}

/** The first fault in a sequence; undefined if there is none. */
export function faultOfSequence(record: SequenceRecord): FoundFault | undefined {
  const { faults = [], baseFaults = [] } = assessSequences([record]) ?? {};
  return first(
    [...faults, ...baseFaults].map(({ role, reason, message, step }): FoundFault => {
      const passage = record.engines.find((one) => one.role === role);
      const result = passage?.results[step - 1];
      const isOfEngine = result === undefined || "refused" in result || passage?.failure?.step === step;
      // A step that changed no rows is no error to the engine.
      const kind = reason === "error" && !isOfEngine ? "wrong" : kinds[reason];
      return { role, kind, message, step };
    }),
  );
}

/** The first fault in the life of an ageing database; undefined if there is none. */
export function faultOfLife(aged: AgedShape): FoundFault | undefined {
  return first(
    faultsOf(aged).map(({ role, reason, message, after }) => ({
      ...{ role, kind: kinds[reason] },
      message: `${message} (after ${after} commits)`,
    })),
  );
}

/** Words for a fault that is not the one that is searched. */
const words = { wrong: "another result", crash: "a crash", hang: "a hang", error: "an error" } as const;

/**
 * The point by what it showed: it has the fault, or it has none. With another fault in its place it cannot be judged, since nobody sees
 * what it would have done otherwise.
 */
export function judgeFault(wanted: SearchedFault, found: FoundFault | undefined): PointPairs {
  if (found === undefined) return { state: "judged", fault: { isShown: false } };
  const { role, kind, message } = found;
  if (role === "candidate" && kind === wanted) return { state: "judged", fault: { isShown: true, message } };
  const untestable = {
    reason: reasons[kind],
    message: `${words[kind]}, not the fault that is searched: ${message}`,
  };
  return {
    state: "failed",
    role,
    untestable: role === "candidate" ? untestable : { reason: reasons[kind], message },
  };
}
