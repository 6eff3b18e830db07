import rehypeRaw from "rehype-raw";
import rehypeSanitize, { defaultSchema } from "rehype-sanitize";
import rehypeStringify from "rehype-stringify";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { breakLines } from "./line-breaks.ts";

/** The elements that GitHub makes of Markdown. */
export type Tree = ReturnType<typeof document.runSync>;

/** The kind of page: a comment shows each line break, a job summary or a file reads it as a space. */
export type Place = "comment" | "document";

// The default schema is GitHub's own list of elements and attributes: https://github.com/syntax-tree/hast-util-sanitize
const document = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype, { allowDangerousHtml: true })
  .use(rehypeRaw)
  .use(rehypeSanitize, defaultSchema);

const writer = unified().use(rehypeStringify);

/**
 * The elements that GitHub makes of Markdown. Mentions, references and emoji, which GitHub finds in the texts outside of
 * code afterwards, stay text.
 */
export function parseGithub(markdown: string, place: Place): Tree {
  const tree = document.parse(markdown);
  return document.runSync(place === "comment" ? breakLines(tree) : tree);
}

export function writeHtml(tree: Tree): string {
  return writer.stringify(tree);
}
