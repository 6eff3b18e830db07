import type { Tree } from "../../../scripts/pictures/github-html.ts";

type Node = Tree | Tree["children"][number];
export type Element = Extract<Node, { type: "element" }>;

/** All elements, in the order of the text. */
export function elementsOf(node: Node): Element[] {
  const own = node.type === "element" ? [node] : [];
  return "children" in node ? [...own, ...node.children.flatMap(elementsOf)] : own;
}

export function named(node: Node, name: string): Element[] {
  return elementsOf(node).filter(({ tagName }) => tagName === name);
}

/** How many elements there are of each name. */
export function countElements(node: Node): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { tagName } of elementsOf(node)) counts[tagName] = (counts[tagName] ?? 0) + 1;
  return counts;
}

export function textOf(node: Node): string {
  if (node.type === "text") return node.value;
  return "children" in node ? node.children.map(textOf).join("") : "";
}

/** The texts in which GitHub looks for mentions, references, addresses, emoji and formulas. */
export function textOutsideCode(node: Node): string {
  if (node.type === "text") return node.value;
  if (node.type === "element" && node.tagName === "code") return "";
  return "children" in node ? node.children.map(textOutsideCode).join("\n") : "";
}

/** Signs outside of code that GitHub shows as more than text. */
export const reactive =
  /@|#\d|GH-\d|:\/\/|www\.|:[a-z_\d]+:|\$|::|\b(?=\d*[a-f])(?=[a-f]*\d)[\da-f]{7,40}\b|[\p{Cc}\p{Cf}](?<!\n)/iu;
