import type { Recording } from "../measure/recording.ts";
import type { Verdict } from "../verdict/verdict.ts";

/** What there is to report: a judged recording, or why there is none. */
export type Result =
  | { readonly state: "judged"; readonly recording: Recording; readonly verdict: Verdict }
  /** `message`: one line for a person, untrusted text. */
  | { readonly state: "broken"; readonly message: string };
