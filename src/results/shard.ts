import type { Recording } from "../measure/recording.ts";

/** A recording that is to be merged, and the file it came from. */
export interface Shard {
  readonly fileName: string;
  readonly recording: Recording;
}
