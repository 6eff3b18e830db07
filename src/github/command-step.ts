import { info, setOutput } from "@actions/core";
import * as z from "zod";
import { InputError } from "../model/errors.ts";
import { type GetInput, readPublishInputs } from "../options/action-inputs.ts";
import type { ActionOutput } from "../options/actions.ts";
import { type CommentCommand, parseCommentCommand } from "../options/comment-command.ts";
import type { Offering } from "../options/offering.ts";
import { inMarkdown } from "../report/format/escape.ts";
import { hasWriteAccess } from "./acceptances.ts";
import { type Api, openApi } from "./api.ts";
import { annotate } from "./job-log.ts";
import { PublishError, request } from "./request-errors.ts";
import { parsePayload, type Repository, readWorkflow, type Workflow } from "./workflow.ts";

/** The first word of a comment that asks for a run. */
const word = "/bench";

const commentEvent = z.object({
  action: z.literal("created"),
  issue: z.object({ number: z.int().min(1), pull_request: z.object({}).optional() }),
  comment: z.object({
    id: z.int().min(1),
    body: z.string(),
    created_at: z.iso.datetime(),
    user: z.object({ login: z.string().min(1), type: z.string() }),
  }),
});

const pullRequest = z.object({
  state: z.string(),
  head: z.object({
    sha: z.string().regex(/^[0-9a-f]{40,64}$/),
    repo: z.object({ id: z.int(), full_name: z.string(), pushed_at: z.iso.datetime() }).nullable(),
  }),
  base: z.object({ ref: z.string(), repo: z.object({ id: z.int() }) }),
});

/** A comment on a pull request, and the means to answer it. */
interface Conversation {
  readonly api: Api;
  readonly repository: Repository;
  readonly number: number;
  readonly comment: z.output<typeof commentEvent>["comment"];
}

/**
 * Checks a comment that asks for a run: who wrote it, what it asks for, and which commit it was written about. Sets the output
 * `command` if the run may begin, and answers the comment otherwise.
 *
 * @throws InputError if the event is not a new comment on a pull request, or there is no token
 * @throws PublishError if GitHub does not answer
 */
export async function commandStep(
  getInput: GetInput,
  environment: NodeJS.ProcessEnv,
  features: readonly Offering[],
): Promise<void> {
  const { token } = readPublishInputs(getInput, "action command", features);
  const workflow = readWorkflow(environment);
  const { comment, issue } = readEvent(workflow);
  if (issue.pull_request === undefined) return info(`Comment ${comment.id} is not on a pull request`);
  if (comment.user.type === "Bot")
    return info(`Comment ${comment.id} is a bot's, which cannot ask for a run`);
  const parsed = tryParse(comment.body, features);
  if (parsed === undefined) return info(`Comment ${comment.id} does not begin with ${word}`);
  if (token === undefined)
    throw new InputError("input github-token: a token is needed to check and answer the comment");
  const { repository, apiUrl, run } = workflow;
  const conversation = { api: openApi(token, apiUrl), repository, number: issue.number, comment };
  if (!(await hasWriteAccess(conversation.api, conversation.repository, conversation.comment.user.login))) {
    annotate.notice(`${comment.user.login} may not write to this repository, and so cannot ask for a run`);
    return await react(conversation, "confused");
  }
  const command = parsed instanceof InputError ? parsed : await fixCommit(conversation, parsed);
  if (command instanceof InputError) return await refuse(conversation, command.message);
  await react(conversation, "eyes");
  const settings = Object.entries(command.settings).map(([name, value]) => ` \`${name}=${value}\``);
  const words = settings.length === 0 ? "" : ` with${settings.join()}`;
  await reply(
    conversation,
    `Measuring commit \`${command.commit.slice(0, 12)}\`${words}: [the run](${run.url})`,
  );
  const output: ActionOutput = "command";
  setOutput(output, command);
}

/**
 * Answers the comment that asked for a run with what became of it, if there is one. It is for the action publish.
 *
 * @param skipReason why nothing was published; undefined if something was
 */
export async function answerCommand(
  getInput: GetInput,
  environment: NodeJS.ProcessEnv,
  features: readonly Offering[],
  isPublished: boolean,
  skipReason?: string,
): Promise<void> {
  const { token } = readPublishInputs(getInput, "action publish", features);
  const workflow = readWorkflow(environment);
  if (workflow.event !== "issue_comment" || token === undefined) return;
  const { comment, issue } = readEvent(workflow);
  if (tryParse(comment.body, features) === undefined) return;
  const { repository, apiUrl } = workflow;
  const conversation = { api: openApi(token, apiUrl), repository, number: issue.number, comment };
  try {
    if (skipReason !== undefined) await refuse(conversation, `nothing is published: ${skipReason}`);
    else await react(conversation, isPublished ? "rocket" : "confused");
  } catch (cause) {
    // The report, or the reason for its absence, is published elsewhere.
    if (!(cause instanceof PublishError)) throw cause;
    annotate.warning(cause.message);
  }
}

function readEvent({ event, payload }: Workflow): z.output<typeof commentEvent> {
  if (event !== "issue_comment")
    throw new InputError(
      `event ${event}: this action answers comments; run it on issue_comment with types: [created]`,
    );
  return parsePayload(commentEvent, { event, payload }, "run it on issue_comment with types: [created]");
}

function tryParse(body: string, features: readonly Offering[]): CommentCommand | InputError | undefined {
  try {
    return parseCommentCommand(body, word, features);
  } catch (cause) {
    if (cause instanceof InputError) return cause;
    throw cause;
  }
}

/** The command with the commit that its author saw; an error if that is unknown. */
async function fixCommit(
  { api, repository, number, comment }: Conversation,
  { commit: named, settings, yaml }: CommentCommand,
): Promise<(Required<CommentCommand> & { readonly base: string }) | InputError> {
  const { state, head, base } = await request("read pull request", pullRequest, () =>
    api.rest.pulls.get({ ...repository, pull_number: number }),
  );
  if (state !== "open") return new InputError("the pull request is closed");
  if (head.repo === null) return new InputError("the repository of the pull request has been deleted");
  const short = head.sha.slice(0, 12);
  const words = Object.entries(settings).map(([name, value]) => ` ${name}=${value}`);
  const naming = (commit: string) => `look at it, and comment ${word} commit=${commit}${words.join("")}`;
  if (named !== undefined && !head.sha.startsWith(named))
    return new InputError(`argument commit: ${named} is not the head of the pull request, which is ${short}`);
  // A push may come just before the comment. With 2^24 tries, an author has two commits with 12 equal digits (birthday bound).
  if (head.repo.id !== base.repo.id && named !== head.sha)
    return new InputError(
      `a fork's commit is named by its whole hash; the head is ${short}: ${naming(head.sha)}`,
    );
  // Times within commits are the author's own; this is GitHub's, to the second.
  const isPushedSince = Date.parse(head.repo.pushed_at) >= Date.parse(comment.created_at);
  if (named === undefined && isPushedSince)
    return new InputError(
      `${head.repo.full_name} was pushed to after the comment, so its author may not have seen the head ${short}: ${naming(short)}`,
    );
  return { commit: head.sha, base: base.ref, settings, yaml };
}

async function refuse(conversation: Conversation, reason: string): Promise<void> {
  annotate.notice(reason);
  await react(conversation, "confused");
  await reply(conversation, inMarkdown(reason));
}

async function react(
  { api, repository, comment }: Conversation,
  content: "eyes" | "rocket" | "confused",
): Promise<void> {
  await request("write reaction", z.unknown(), () =>
    api.rest.reactions.createForIssueComment({ ...repository, comment_id: comment.id, content }),
  );
}

async function reply({ api, repository, number }: Conversation, body: string): Promise<void> {
  await request("write comment", z.unknown(), () =>
    api.rest.issues.createComment({ ...repository, issue_number: number, body }),
  );
}
