import type { LinkData, LinksData } from "../data/origin.ts";
import { type Child, element } from "./dom.ts";

/**
 * Links to a run's commit, pull request and workflow run; nothing without links. The server is named unless it is GitHub's, since the results
 * may come from anybody.
 *
 * @param lead before the links
 */
export function originLinks(links: LinksData | undefined, lead = ""): Child[] {
  const { server, commit, pullRequest, run } = links ?? {};
  const all = [commit, pullRequest, run].filter((link) => link !== undefined);
  if (all.length === 0) return [];
  const where = server === undefined ? "" : ` on ${server}`;
  return [
    element(
      "span",
      { class: "origin" },
      lead,
      ...all.flatMap((link, index) => [index === 0 ? null : ", ", externalLink(link)]),
      where,
    ),
  ];
}

/** A link to another page; the text alone if the address is not one of a web server. */
export function externalLink({ text, url }: LinkData): Child {
  return URL.canParse(url) && new URL(url).protocol === "https:"
    ? element("a", { href: url, rel: "noopener noreferrer" }, text)
    : text;
}
