import { parseMarker } from "../../src/report/comment-marker.ts";
import type { Comment, Run } from "./answers.ts";
import type { Expectations } from "./expectations.ts";
import type { Forge, RepositoryName } from "./forge.ts";

/** The author that Gitea gives to comments by a job's own token. */
export const jobsLogin = "gitea-actions";

/** A pull request and the name of its status. */
export interface Gated {
  readonly repository: RepositoryName;
  readonly pullRequest: number;
  readonly statusName: string;
}

/** The expected verdict on a commit. */
export interface Judgement {
  readonly conclusion: "success" | "failure";
  /** The first word of the status. */
  readonly word: "Pass" | "Fail";
  /** The mark of the comment's heading. */
  readonly mark: "✅" | "❌";
}

export const pass: Judgement = { conclusion: "success", word: "Pass", mark: "✅" };
export const fail: Judgement = { conclusion: "failure", word: "Fail", mark: "❌" };

/**
 * Waits for a commit's run, and checks its status and its comment.
 *
 * @returns all comments of the pull request, and the gate's among them
 * @throws Error if the run takes too long
 */
export async function expectJudged(
  forge: Forge,
  expectations: Expectations,
  { repository, pullRequest, statusName }: Gated,
  commit: string,
  { conclusion, word, mark }: Judgement,
): Promise<{ readonly comments: readonly Comment[]; readonly report: Comment | undefined }> {
  const expect = expectations.expect.bind(expectations);
  const run = await forge.completedRun(repository, commit);
  expect(
    `the job ends as ${conclusion}`,
    run.conclusion === conclusion,
    await endOfLog(forge, repository, run),
  );
  const history = await forge.statusHistory(repository, commit, statusName);
  const states = history.map(({ status }) => status);
  expect(`the status goes from pending to ${conclusion}`, states.join() === `pending,${conclusion}`, history);
  const status = await forge.status(repository, commit, statusName);
  expect(`the status ends as ${conclusion}`, status?.status === conclusion, status);
  expect(`its text begins with "${word}"`, status?.description.startsWith(word) === true, status);
  expect("its link leads to the run", status?.target_url.split("#")[0] === run.html_url, { status, run });
  const comments = await forge.comments(repository, pullRequest);
  const own = comments.filter(({ user }) => user.login === jobsLogin);
  expect(`one comment is by ${jobsLogin}`, own.length === 1, comments);
  const [report] = own;
  const body = report?.body ?? "";
  const marker = parseMarker(body);
  const isOfRun = marker?.name === statusName && marker.identity.run.id === run.id;
  expect("its first line is the marker of the run", isOfRun, body);
  expect("it names the commit", body.includes(commit), body);
  expect(`its heading has ${mark}`, body.includes(`\n## ${mark} `), body);
  return { comments, report };
}

async function endOfLog(forge: Forge, repository: RepositoryName, run: Run): Promise<string> {
  return (await forge.log(repository, run)).split("\n").slice(-60).join("\n");
}
