/** The source of one engine: a commit, a file of a list, or a release. */
export interface Point {
  /** The name in reports: an abbreviated hash, a file, a version. */
  readonly name: string;
  /** The identity: a full hash, a path, a version. */
  readonly id: string;
  /** A commit's subject, as its author wrote it; absent if it has none. */
  readonly title?: string;
  /** Indexes of the point's parents, all smaller than its own. */
  readonly parents: readonly number[];
}

/** The result of making an engine. */
export type BuildResult =
  /** The path of the engine. */
  | { readonly state: "built"; readonly engine: string }
  /**
   * The engine cannot be made: the reason in one line, and the file of the build's output if there is one. A compiler's message quotes lines
   * of the files that foreign sources include, which may be any file of the user's.
   */
  | {
      readonly state: "failed";
      readonly message: string;
      readonly log?: string;
      readonly isCompilersMessage?: true;
    };

/** An engine that cannot be made. */
export type Failure = Extract<BuildResult, { readonly state: "failed" }>;

/** The engines of a search, in an order. */
export interface EngineSource {
  /** Parents before their children; the newest first if a fix is searched. */
  readonly points: readonly Point[];
  /** The index of the good end and of the bad end. */
  readonly good: number;
  readonly bad: number;
  /** Whether the good end is the newer one, and a point's parent the next newer point; false if absent. */
  readonly isFix?: boolean;
  /** Whether the engine exists already, so that `build` takes no time. */
  isBuilt(point: number): boolean;
  /**
   * The engine of a point; several may be made at once.
   *
   * @throws the signal's reason if it is aborted; InputError if no engine can be made at all
   */
  build(point: number, signal: AbortSignal): Promise<BuildResult>;
}
