import { withoutGitVariables } from "./git.ts";

/** Names of variables that hold secrets, in workflows and elsewhere. */
const secret = /TOKEN|SECRET|PASSW(?:OR)?D|CREDENTIAL|(?:ACCESS|API|PRIVATE)_?KEY/i;

/** A runner's own: inputs, services with their tokens, and files by which a step sets what later steps see. */
const runnersOwn = /^(?:INPUT|ACTIONS|GITHUB)_/;

/**
 * The environment that a build sees. Compilers and package managers need much of a user's own, so that no list could name it; but a
 * build runs the code of every commit that is searched, which gets no token.
 */
export function buildEnvironment(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const seen = Object.entries(environment).filter(([name]) => !secret.test(name) && !runnersOwn.test(name));
  return withoutGitVariables(Object.fromEntries(seen));
}
