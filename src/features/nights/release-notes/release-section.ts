import * as z from "zod";
import type { Api } from "../../../github/api.ts";
import { isGone, request } from "../../../github/request-errors.ts";
import type { Repository } from "../../../github/workflow.ts";

const begin = "<!-- sqlite-bench-gate: performance -->";
const end = "<!-- sqlite-bench-gate: end -->";

/**
 * The text of a release with the section, in place of one that is there; behind the rest otherwise. No word of the section, such as an engine's
 * version, can begin an HTML comment, and so none can be taken for the section's end. Titles of pull requests can hold one, within a line.
 */
export function withSection(body: string, section: string): string {
  const own = `${begin}\n${section.trim().replaceAll("<!--", "<! --")}\n${end}`;
  const to = placesOf(end, body).at(-1) ?? -1;
  const from = placesOf(begin, body).findLast((place) => place < to);
  if (from !== undefined) return body.slice(0, from) + own + body.slice(to + end.length);
  return body.trim() === "" ? own : `${body.trimEnd()}\n\n${own}`;
}

/** Where a marker is a line of its own. */
function placesOf(marker: string, body: string): number[] {
  const lines = body.matchAll(/[^\n]+/g);
  return [...lines].flatMap(({ 0: line, index }) => (line.replace(/\r$/, "") === marker ? [index] : []));
}

const release = z.object({
  id: z.int(),
  body: z.string().nullish(),
  html_url: z.url({ protocol: /^https?$/ }),
});

/**
 * Writes the section into the text of a tag's release.
 *
 * @returns the release's address; undefined if the tag has none
 * @throws PublishError
 */
export async function writeSection(
  api: Api,
  repository: Repository,
  tag: string,
  section: string,
): Promise<string | undefined> {
  const found = await findRelease(api, repository, tag);
  if (found === undefined) return undefined;
  const body = withSection(found.body ?? "", section);
  if (body !== found.body)
    await request("write release", release, () =>
      api.rest.repos.updateRelease({ ...repository, release_id: found.id, body }),
    );
  return found.html_url;
}

async function findRelease(api: Api, repository: Repository, tag: string) {
  try {
    return await request("write release", release, () =>
      api.rest.repos.getReleaseByTag({ ...repository, tag }),
    );
  } catch (cause) {
    if (isGone(cause)) return undefined;
    throw cause;
  }
}
