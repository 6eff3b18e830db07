import * as z from "zod";
import { truncate } from "../messages/format-value.ts";
import {
  formatIdentity,
  isOlderReport,
  isSame,
  isSameStep,
  parseIdentity,
  type ReportIdentity,
} from "../model/report-identity.ts";
import { type Api, findTokenLogin } from "./api.ts";
import { request, requestAll } from "./request-errors.ts";
import { retryIdempotently } from "./retries.ts";
import { nameWithBase, type StatusTarget } from "./status-target.ts";

const states = ["pending", "success", "failure", "error"] as const;
type State = (typeof states)[number];

/** A status that is set before anything is measured. */
export interface Announcement {
  /** A failure if no measurement will begin. */
  readonly state: "pending" | "success" | "failure";
  /** At most 140 characters. */
  readonly description: string;
}

/** A commit's statuses of one name. */
export type StatusPlace = Pick<StatusTarget, "repository" | "commit" | "name">;

/** The login of the token that Gitea gives to jobs. Gitea lists that token's statuses without a creator. */
const giteaJobs = "gitea-actions";

const written = z.object({ id: z.int() });
const givenState = z.enum(states).optional().catch(undefined);
const listed = z.array(
  written.extend({
    state: givenState,
    /** Gitea's name for the state. */
    status: givenState,
    context: z.string(),
    description: z.string().nullable(),
    target_url: z.string().nullable(),
    creator: z.object({ login: z.string() }).nullable(),
  }),
);

interface CommitStatus {
  readonly id: number;
  readonly state: State;
  readonly description: string;
  readonly identity: ReportIdentity;
  readonly link: string;
}

/**
 * The failure of another run that is the latest result of the target's name; undefined if the latest is none.
 *
 * @throws PublishError
 */
export async function findFailure(api: Api, target: StatusTarget): Promise<ReportIdentity | undefined> {
  const latest = latestResult(await listCommitStatuses(api, target), target);
  return latest !== undefined && latest.state !== "success" ? latest.identity : undefined;
}

/**
 * Writes the latest result of another run again, or the one that the run itself had published before it ended.
 *
 * Without a result, the announcement that none is needed, if it is the latest, is written again.
 *
 * @returns the result's identity, or that no measurement is needed; undefined if there is neither
 * @throws PublishError
 */
export async function restoreResult(
  api: Api,
  target: StatusTarget,
): Promise<ReportIdentity | "not needed" | undefined> {
  const isOwn = ({ run, reporter }: ReportIdentity) =>
    isSame(run, target.identity.run) && isSame(run, reporter);
  const all = (await listOwnStatuses(api, target)).filter((one) => isNamed(one, target.name));
  const latest = latestResult(withIdentity(all), target, isOwn);
  if (latest !== undefined) {
    await write(api, target, latest);
    return latest.identity;
  }
  const announced = all.find((one) => one.link.endsWith(announcedLink) || one.link.endsWith(endedLink));
  if (announced?.state !== "success") return undefined;
  await write(api, target, announced);
  return "not needed";
}

/**
 * Whether the latest status of the target's name is one that a run has begun and not ended.
 *
 * @throws PublishError
 */
export async function isCommitStatusPending(api: Api, target: StatusPlace): Promise<boolean> {
  const [latest] = await listCommitStatuses(api, target);
  return latest?.state === "pending";
}

/** @param counts results that count beside those of other runs */
function latestResult(
  all: readonly CommitStatus[],
  target: StatusTarget,
  counts: (identity: ReportIdentity) => boolean = () => false,
): CommitStatus | undefined {
  const { run } = target.identity;
  return all.find(
    ({ state, identity }) => state !== "pending" && (!isSame(identity.run, run) || counts(identity)),
  );
}

/**
 * Sets a status before anything is measured. It replaces neither a failure nor a result of a measurement that began since the event,
 * and its link has no identity, so that it never counts as a result.
 *
 * @param beganSince whether a run began since the event that is announced
 * @returns the result that stays; undefined if the announcement is the status
 * @throws PublishError
 */
export async function announceCommitStatus(
  api: Api,
  place: StatusPlace,
  announcement: Announcement & { readonly link: string },
  beganSince: (run: number) => Promise<boolean>,
): Promise<ReportIdentity | undefined> {
  const isKept = async ({ state, identity }: CommitStatus) =>
    state !== "success" || (await beganSince(identity.run.id));
  const before = await findLatest(api, place);
  if (before !== undefined && (await isKept(before))) return before.identity;
  await write(api, place, announcement);
  // It may have been measured meanwhile.
  const after = await findLatest(api, place);
  if (after === undefined || after.id === before?.id || !(await isKept(after))) return undefined;
  await write(api, place, after);
  return after.identity;
}

/**
 * Fails a status of which there is no result. The failure is none either, so that any measurement takes its place, also one that began
 * before.
 *
 * @throws PublishError
 */
export async function endWithoutResult(api: Api, target: StatusTarget, description: string): Promise<void> {
  const link = `${target.run.url}${endedLink}`;
  await announceCommitStatus(api, target, { state: "failure", description, link }, async () => true);
}

/** The latest result, or else a measurement that goes on. */
async function findLatest(api: Api, place: StatusPlace): Promise<CommitStatus | undefined> {
  const all = await listCommitStatuses(api, place);
  return all.find(({ state }) => state !== "pending");
}

/** The end of the link of an announced status. Neither this nor `endedLink` is an identity, so that no such status is a result. */
export const announcedLink = "#announced";
const endedLink = "#ended";

/**
 * Fails the pending statuses of a commit that nothing else would end. They are for a base branch that no longer has a pull request of the commit, as
 * after the branch was renamed, or were begun by the target's step, whose results turned out to be for another base, and announced by
 * nobody. They never count as results, so that the next measurement is free.
 *
 * @param target with the name of the statuses without a base; its own status is finished
 * @param bases that the subject has
 * @param findBases of all open pull requests that have the commit as their head; asked only if a status may be left
 * @returns the bases whose statuses were ended
 * @throws PublishError
 */
export async function endAbandoned(
  api: Api,
  target: StatusPlace & Pick<StatusTarget, "identity" | "run">,
  bases: readonly string[],
  findBases: () => Promise<readonly string[]>,
): Promise<readonly string[]> {
  const start = `${asWritten(target.name)} (`;
  const written = (all: readonly string[]) => new Set(all.map(asWritten));
  const all = await listOwnStatuses(api, target);
  const named = all.filter(({ context }) => context.startsWith(start));
  const pending = [...Map.groupBy(named, ({ context }) => context.toLowerCase()).values()].flatMap((own) => {
    const [latest] = own;
    if (latest?.state !== "pending") return [];
    const identity = parseLink(latest.link);
    const isBegun = identity !== undefined && isSameStep(identity, target.identity);
    const isAwaited = !isBegun || own.some(({ link }) => link.endsWith(announcedLink));
    return [{ base: latest.context.slice(start.length, -1), isAwaited }];
  });
  const own = written(bases);
  const open = pending.filter(({ base, isAwaited }) => !isAwaited || !own.has(base));
  if (open.length === 0) return [];
  const known = written(await findBases());
  const abandoned = open.filter(({ base, isAwaited }) => !isAwaited || !known.has(base));
  for (const { base } of abandoned) {
    const why = known.has(base)
      ? "was not the base when this was measured"
      : "is no longer the base of this pull request";
    const description = `${truncate(base, maxBase)} ${why}: close and reopen it to measure it again`;
    const place = { ...target, name: nameWithBase(target.name, base) };
    await write(api, place, { state: "failure", description, link: `${target.run.url}${endedLink}` });
  }
  return abandoned.map(({ base }) => base);
}

/** Characters of a description, and of a branch in it. */
const [maxDescription, maxBase] = [140, 40];

/** How often a newer run may write while its status is being restored. */
const maxRestorations = 5;

/**
 * The commit statuses of this tool with the target's name, the latest first: those that the token's own user wrote, since
 * anybody with write access can write any link.
 *
 * @throws PublishError
 */
export async function listCommitStatuses(api: Api, place: StatusPlace): Promise<CommitStatus[]> {
  const own = await listOwnStatuses(api, place);
  return withIdentity(own.filter((one) => isNamed(one, place.name)));
}

/** The statuses whose link says which report they are of. */
function withIdentity(statuses: readonly OwnStatus[]): CommitStatus[] {
  return statuses.flatMap((one) => {
    const identity = parseLink(one.link);
    return identity === undefined ? [] : [{ ...one, identity }];
  });
}

/** A status that the token's user wrote, whatever it is for. */
interface OwnStatus extends Omit<CommitStatus, "identity"> {
  readonly context: string;
}

/** GitHub does not tell upper from lower case in names. */
function isNamed({ context }: OwnStatus, name: string): boolean {
  return context.toLowerCase() === asWritten(name).toLowerCase();
}

/**
 * A text as GitHub takes it in a status, which it refuses with a character above U+FFFF, as 🚀: with `\u{1f680}` in its place. No branch's name has
 * a backslash, so that two branches never share a name.
 */
function asWritten(text: string): string {
  return text.replace(/[\u{10000}-\u{10ffff}]/gu, (one) => `\\u{${one.codePointAt(0)?.toString(16)}}`);
}

/** The latest first. */
async function listOwnStatuses(
  api: Api,
  { repository, commit }: Omit<StatusPlace, "name">,
): Promise<OwnStatus[]> {
  const login = await findTokenLogin(api, "write commit status");
  const all = await requestAll("write commit status", listed, () =>
    api.paginate(api.rest.repos.listCommitStatusesForRef, {
      ...repository,
      ref: commit,
      per_page: 100,
    }),
  );
  return all
    .flatMap(({ id, status, state = status ?? "error", context, description, target_url: link, creator }) => {
      const isByToken = creator === null ? login === giteaJobs : creator.login === login;
      return isByToken ? [{ id, state, context, description: description ?? "", link: link ?? "" }] : [];
    })
    .sort((one, other) => other.id - one.id);
}

/**
 * Writes the commit status. The latest one of a name counts.
 *
 * @throws PublishError
 */
export async function setCommitStatus(
  api: Api,
  target: StatusTarget,
  state: State,
  description: string,
): Promise<void> {
  await write(api, target, { state, description, link: formatLink(target) });
}

/**
 * Writes the newest run's latest status again, if an older run's write has covered it.
 *
 * @throws PublishError
 */
export async function restoreNewestCommitStatus(api: Api, target: StatusTarget): Promise<void> {
  /** The status that each one written here is a copy of. */
  const copies = new Map<number, number>();
  for (let restoration = 0; restoration < maxRestorations; restoration++) {
    const all = await listCommitStatuses(api, target);
    const newest = all
      .filter(({ id }) => !copies.has(id))
      .find(({ identity }) => !all.some((other) => isOlderReport(identity, other.identity)));
    const [latest] = all;
    if (latest === undefined || newest === undefined) return;
    if (latest.id === newest.id || copies.get(latest.id) === newest.id) return;
    copies.set(await write(api, target, newest), newest.id);
  }
}

async function write(
  api: Api,
  { repository, commit, name }: StatusPlace,
  { state, description, link }: Pick<CommitStatus, "state" | "description" | "link">,
): Promise<number> {
  // Repeatable without a look: a second one says the same.
  const { id } = await retryIdempotently(() =>
    request("write commit status", written, () =>
      api.rest.repos.createCommitStatus({
        ...repository,
        sha: commit,
        context: asWritten(name),
        state,
        description: truncate(asWritten(description), maxDescription),
        target_url: link,
      }),
    ),
  );
  return id;
}

/** The link to the run that reports. The fragment of the link, which GitHub's page ignores, is the only field that can hold an identity. */
function formatLink({ run, identity }: StatusTarget): string {
  return `${run.url}#step=${formatIdentity(identity)}`;
}

function parseLink(link: string): ReportIdentity | undefined {
  const [, id, text = ""] = /\/actions\/runs\/(\d{1,15})#step=([\d.a-f]+)$/.exec(link) ?? [];
  const identity = parseIdentity(text);
  return identity?.reporter.id === Number(id) ? identity : undefined;
}
