/** A method of inference and its assumptions: `docs/statistics.md` lists the methods. */
export interface Method {
  /** The field's name for it. */
  readonly name: string;
  /** The assumptions about the values, without which the result is wrong. */
  readonly assumes: string;
  /** The decisions and figures of this tool that it makes. */
  readonly usedFor: string;
  /** The reason for this method there. */
  readonly because: string;
  /** The literature. */
  readonly source: string;
}
