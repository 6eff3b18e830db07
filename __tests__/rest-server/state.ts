/** The server's state. Tests seed and read it. */

export interface Pull {
  readonly number: number;
  readonly state: "open" | "closed";
  readonly head: {
    readonly sha: string;
    readonly ref: string;
    readonly owner: string;
    /** Null if the repository has been deleted. */
    readonly repositoryId: number | null;
    /** When a branch of its repository was last pushed to. */
    readonly pushedAt?: string;
  };
  /** The base branch, by default `main`. */
  readonly base?: string;
  /** `octocat` if absent. */
  readonly author?: string;
  readonly body?: string;
  /** Who has edited the description, oldest first; null for a user who has been deleted. */
  readonly editors?: readonly (string | null)[];
  /** The files that it changes. */
  readonly files?: readonly ChangedFile[];
  /** How many it changes, if GitHub does not list them all. */
  readonly changedFiles?: number;
  /** Whether it can be merged without a conflict; true if absent. */
  readonly mergeable?: boolean;
  /** Answers about it for which GitHub does not know that yet; none if absent. */
  asksUntilKnown?: number;
}

export interface ChangedFile {
  readonly filename: string;
  readonly previous_filename?: string;
  /** The hash of its content at the head. */
  readonly sha?: string;
  readonly changes?: number;
}

export interface Reaction {
  readonly id: number;
  readonly commentId: number;
  readonly author: string;
  readonly content: string;
}

/** A role in the repository, as people assign it; `none` only if the repository is private. */
export type RepositoryRole = "admin" | "maintain" | "write" | "triage" | "read" | "none";

export interface Comment {
  readonly id: number;
  /** The number of the pull request or issue. */
  readonly pullRequest: number;
  readonly author: string;
  body: string;
  /** Whether somebody has hidden it. */
  isHidden?: boolean;
}

/** An issue. Pull requests are apart. */
export interface Issue {
  readonly number: number;
  readonly author: string;
  title: string;
  body: string;
  state: "open" | "closed";
  stateReason: string | null;
  labels: readonly string[];
}

export interface CheckRun {
  readonly id: number;
  readonly name: string;
  readonly head_sha: string;
  readonly external_id: string;
  readonly details_url: string;
  /** The slug of the app that created it. */
  readonly app: string;
  status: string;
  conclusion: string | null;
  output: { title: string | null; summary: string | null; text: string | null };
  readonly annotations: unknown[];
}

export interface CommitStatus {
  readonly id: number;
  readonly sha: string;
  readonly context: string;
  readonly state: string;
  readonly description: string;
  readonly target_url: string;
  /** The login of the token that wrote it. */
  readonly creator: string;
}

/** A commit that is not the head of a pull request, such as GitHub's merge of one. */
export interface Commit {
  readonly sha: string;
  readonly parents: readonly string[];
  readonly message?: string;
  /** The login of its author; null if GitHub knows no account. */
  readonly author?: string | null;
}

/** A run of a workflow. The newest come last. */
export interface WorkflowRun {
  readonly id: number;
  readonly attempt: number;
  readonly workflowId: number;
  readonly event: string;
  readonly branch: string;
  readonly repositoryId: number;
  /** The head; that of an example if absent. */
  readonly sha?: string;
  /** Null if it has not ended; `success` if absent. */
  readonly conclusion?: string | null;
  /** That of an example if absent. */
  readonly startedAt?: string;
}

/** A job of a run. */
export interface Job {
  /** With the names of the jobs that call it before it: `benchmark / base / build benchmark-base`. */
  readonly name: string;
  /** 1 if absent. */
  readonly attempt?: number;
  /** `success` if absent. */
  readonly conclusion?: string;
  /** The conclusion of each step. */
  readonly steps?: Readonly<Record<string, string>>;
  /** That of an example if absent. */
  readonly id?: number;
  /** Without one, it is not there. */
  readonly log?: string;
  /** When it began and ended; those of an example if absent. */
  readonly times?: readonly [startedAt: string, completedAt: string];
  /** The messages of the annotations on its check run, which has the job's number; none if absent. */
  readonly annotations?: readonly string[];
}

/** Facts of a single run. */
export interface RunFacts {
  /** 1 if absent. */
  readonly attempt?: number;
  /** As if it had not ended if absent. */
  readonly conclusion?: string;
  /** When its latest attempt started. */
  readonly startedAt?: string;
  readonly called?: readonly { readonly path: string; readonly sha: string }[];
  readonly jobs?: readonly Job[];
  readonly artifacts?: readonly { readonly name: string; readonly expired: boolean }[];
}

export type Permission = "actions" | "issues" | "pull_requests" | "checks" | "statuses" | "contents";

/** A token's user and permissions. */
export interface Token {
  readonly login: string;
  /** A token of an installed app, such as a workflow's own, may not ask for its user. */
  readonly kind: "installation" | "user";
  readonly permissions: Partial<Readonly<Record<Permission, "read" | "write">>>;
}

/** Pull requests of tests have smaller numbers. */
const firstIssue = 100;

export class State {
  readonly pulls: Pull[] = [];
  readonly comments: Comment[] = [];
  readonly issues: Issue[] = [];
  readonly labels = new Set<string>();
  readonly checkRuns: CheckRun[] = [];
  readonly statuses: CommitStatus[] = [];
  readonly commits: Commit[] = [];
  readonly workflowRuns: WorkflowRun[] = [];
  /** Releases, with the text that they have. */
  readonly releases: { readonly id: number; readonly tag: string; body: string }[] = [];
  /** The targets of the default branch's links. */
  readonly links = new Map<string, string>();
  /** The paths of submodules. */
  readonly submodules = new Set<string>();
  /** Workflows by the names of their files. */
  readonly workflows = new Map<string, { readonly id: number; readonly state: string }>();
  /** Facts of runs, by number. Every run exists; those that are not here have called no workflow. */
  readonly runs = new Map<number, RunFacts>();
  /** Files that a branch or a commit lacks, as `main:path`. */
  readonly lacking = new Set<string>();
  /** Files of the default branch, by path. */
  readonly files = new Map([[".github/workflows/benchmark.yml", "on: pull_request\njobs: {}\n"]]);
  /** Pull requests whose conversation is locked, and those that have it turned off. */
  readonly locked = new Set<number>();
  readonly disabled = new Set<number>();
  readonly reactions: Reaction[] = [];
  readonly tokens = new Map<string, Token>();
  /** By login. Others may read: the repository is public. */
  readonly roles = new Map<string, RepositoryRole>();
  #lastId = 1000;

  nextId(): number {
    this.#lastId++;
    return this.#lastId;
  }

  addIssue(author: string, title: string, body: string, labels: readonly string[] = []): Issue {
    const number = firstIssue + this.issues.length;
    const issue: Issue = { number, author, title, body, state: "open", stateReason: null, labels };
    this.issues.push(issue);
    return issue;
  }

  addComment(pullRequest: number, author: string, body: string): Comment {
    const comment = { id: this.nextId(), pullRequest, author, body };
    this.comments.push(comment);
    return comment;
  }
}
