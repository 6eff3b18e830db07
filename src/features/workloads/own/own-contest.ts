import { createHash } from "node:crypto";
import type { Compared } from "../../../model/compared.ts";
import type { ContestMode } from "../../../model/contest.ts";
import type { SuiteContents } from "../../../suite/added-suite.ts";
import type { OwnWorkload, PlacedSql } from "./own-workload.ts";

/** Connections of a contest that execute the same SQL. */
export interface OwnConnections {
  /** Unique in the contest. */
  readonly name: string;
  /** How many there are, from 1. */
  readonly count: number;
  /** A transaction, or several: executed again and again; with placeholders. */
  readonly statements: readonly PlacedSql[];
  /** Milliseconds between two executions; none if absent. */
  readonly pauseMs?: number;
  /** A query that counts the executions that were committed. */
  readonly committed?: PlacedSql;
}

/** A contest that a user has written: several connections that work on one database at once. */
export interface OwnContest
  extends Compared,
    Pick<OwnWorkload, "file" | "name" | "tables" | "prepare" | "prepareRepeat"> {
  readonly mode: ContestMode;
  readonly connections: readonly OwnConnections[];
  /** Queries whose results must stay as they are before the contest, at least one. */
  readonly invariant: readonly PlacedSql[];
  /** How long a contest lasts, milliseconds. */
  readonly durationMs: number;
  /** Milliseconds between two processes that are killed, in the mean; none is if absent. */
  readonly killEveryMs?: number;
}

/** A workload or a contest that a user has written. */
export type OwnFile = OwnWorkload | OwnContest;

/** The contests among the files of a run. */
export function ownContestsIn({ own = [] }: SuiteContents): OwnContest[] {
  return (own as readonly OwnFile[]).flatMap((one) => ("connections" in one ? one : []));
}

/** The workloads among them. */
export function ownWorkloadsIn({ own = [] }: SuiteContents): OwnWorkload[] {
  return (own as readonly OwnFile[]).flatMap((one) => ("connections" in one ? [] : one));
}

/** SHA-256 of all that a contest executes, without places, which differ between checkouts. */
export function contestHash({ file: _, ...contest }: OwnContest): string {
  const text = JSON.stringify(contest, (key, value: unknown) => (key === "place" ? undefined : value));
  return createHash("sha256").update(text).digest("hex");
}
