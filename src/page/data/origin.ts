import { repositoryUrl } from "../../model/recording.ts";

/** The addresses of a run's code and of the workflow run that measured it. Each is on the server of its repository. */
export interface LinksData {
  /** The address of the repository's server, if it is another one than GitHub's. */
  readonly server?: string;
  readonly commit?: LinkData;
  readonly pullRequest?: LinkData;
  readonly run?: LinkData;
}

export interface LinkData {
  readonly text: string;
  readonly url: string;
}

/** The parts of an origin that have addresses. */
interface Origin {
  readonly repository?: string;
  readonly commit?: string;
  readonly pullRequest?: number;
  readonly run: number;
  readonly attempt: number;
}

/**
 * The links of an origin. The repository's address is checked again, since anybody can write a results file: every address begins with it,
 * and goes on with digits and names of ours.
 *
 * @returns undefined without a repository
 */
export function originLinks({
  repository,
  commit,
  pullRequest,
  run,
  attempt,
}: Origin): LinksData | undefined {
  if (repository === undefined || !repositoryUrl.test(repository)) return undefined;
  const { host } = new URL(repository);
  return {
    ...(host === "github.com" ? {} : { server: host }),
    ...(commit === undefined
      ? {}
      : { commit: { text: `commit ${commit.slice(0, 10)}`, url: `${repository}/commit/${commit}` } }),
    ...(pullRequest === undefined
      ? {}
      : { pullRequest: { text: `pull request #${pullRequest}`, url: `${repository}/pull/${pullRequest}` } }),
    run: { text: `run ${run}`, url: `${repository}/actions/runs/${run}/attempts/${attempt}` },
  };
}
