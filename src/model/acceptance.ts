/** A regression that somebody accepts on purpose, until a day. */
export interface Acceptance {
  /**
   * The accepted row, as it was written: `int/memory/writes/oltp_insert`, or `int/memory/writes average`. A part may be `*`.
   */
  readonly path: string;
  /** Who accepts it: a login, or what a configuration file says. Untrusted text, as the reason is. */
  readonly by: string;
  /** One line. */
  readonly reason: string;
  /** The last day in UTC: `2027-01-31`. */
  readonly until: string;
  /** The address of the comment or description that says so. */
  readonly url?: string;
}

/** A line that was given as an acceptance and does not count. */
export interface IgnoredAcceptance {
  /** As it was written; untrusted text, as the login is. */
  readonly text: string;
  readonly by: string;
  readonly why: string;
  readonly url?: string;
}
