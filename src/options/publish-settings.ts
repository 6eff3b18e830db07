import * as z from "zod";
import { InputError } from "../model/errors.ts";
import { omitUndefined } from "../model/omit-undefined.ts";
import { defaultPolicies, type Policies, policies } from "../model/outcome.ts";
import {
  type CommentMode,
  commentModes,
  type Mode,
  modes,
  type StatusKind,
  statusKinds,
} from "../model/settings.ts";
import { type GetInput, givenTexts, inputSource } from "./action-inputs.ts";
import { readTexts } from "./text-values.ts";
import { choice, invalidMessage, mapping, wholeNumber } from "./values.ts";

/** What the action is to do on GitHub. */
export interface PublishSettings {
  readonly mode: Mode;
  /** Patterns of results files, for `publish` only: at least one there, none elsewhere. */
  readonly results: readonly string[];
  readonly comment: CommentMode;
  readonly status: StatusKind;
  /** What tells this report from others in the same repository, and what the status is called. */
  readonly statusName: string;
  readonly policies: Policies;
  /** The pull request to report on, where the event names none. */
  readonly pullRequest?: number;
  /** Absent where none is given: then nothing is published but the job summary. */
  readonly token?: string;
}

/** The action's inputs that say what is done on GitHub, by the names that `action.yml` documents. */
export const publishInputs = [
  "mode",
  "comment",
  "status",
  "status-name",
  "on-fail",
  "on-inconclusive",
  "pull-request",
  "results",
  "github-token",
] as const;

/** A check run's name is a line that people pick from a list. */
const statusName = z
  .string()
  .max(100)
  .regex(
    /^[\p{L}\p{N} ._/()+-]+$/u,
    invalidMessage("a name of letters, digits, spaces and ._/()+-, 100 at most"),
  );

const schema = mapping({
  mode: choice("mode", modes).default("gate"),
  comment: choice("comment", commentModes).default("single"),
  status: choice("status", statusKinds).default("check-run"),
  "status-name": statusName.default("sqlite-bench-gate"),
  "on-fail": choice("policy", policies).default(defaultPolicies.onFail),
  "on-inconclusive": choice("policy", policies).default(defaultPolicies.onInconclusive),
  "pull-request": wholeNumber(1, 2 ** 31 - 1).exactOptional(),
  results: z.string().default(""),
  "github-token": z.string().default(""),
});

/**
 * What the inputs say of publishing.
 *
 * @throws InputError naming the input, the value and what is allowed, also where inputs do not go together
 */
export function readPublishInputs(getInput: GetInput): PublishSettings {
  const given = readTexts(schema, givenTexts(publishInputs, getInput), inputSource);
  const { mode, comment, status, "pull-request": pullRequest } = given;
  const results = given.results
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  const token = given["github-token"];
  if (mode === "publish" && results.length === 0)
    throw new InputError("input results: mode publish needs the results files to publish, paths or patterns");
  if (mode !== "publish" && results.length > 0)
    throw new InputError(`input results: mode ${mode} measures; results are given to mode publish only`);
  if (mode === "publish")
    for (const name of ["candidate", "baseline", "base"])
      if (getInput(name).trim() !== "")
        throw new InputError(`input ${name}: mode publish measures nothing; leave it out`);
  if (mode === "publish" && token === "" && (comment !== "off" || status !== "off"))
    throw new InputError("input github-token: mode publish needs a token for its comment and its status");
  return {
    mode,
    results,
    comment,
    status,
    statusName: given["status-name"],
    policies: { onFail: given["on-fail"], onInconclusive: given["on-inconclusive"] },
    ...omitUndefined({ pullRequest }),
    ...(token === "" ? {} : { token }),
  };
}
