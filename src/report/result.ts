import type { Recording } from "../model/recording.ts";
import type { Verdict } from "../verdict/judge.ts";

/** What there is to report: a judged recording, or why there is none. */
export type Result =
  | { readonly state: "judged"; readonly recording: Recording; readonly verdict: Verdict }
  | Broken;

export interface Broken {
  readonly state: "broken";
  /** What did not come to its end. */
  readonly failed: "measurement" | "publishing";
  /** One line for a person; untrusted text. */
  readonly message: string;
}

/** What a report begins with where nothing was judged, or the judgement got lost. */
export const failureHeadlines: Readonly<Record<Broken["failed"], string>> = {
  measurement: "Measurement failed",
  publishing: "Publishing failed",
};
