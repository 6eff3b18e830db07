/** The fields that all nodes of parsed Markdown share. */
interface Node {
  readonly type: string;
  readonly value?: string;
  readonly children?: readonly Node[];
}

/** A copy of parsed Markdown in which each line break in running text is shown, as in comments on GitHub. */
export function breakLines<One extends Node>(tree: One): One {
  const { children } = tree;
  return children === undefined ? tree : { ...tree, children: children.flatMap(breakText) };
}

function breakText(node: Node): Node[] {
  if (node.type !== "text") return [breakLines(node)];
  return (node.value ?? "")
    .split("\n")
    .flatMap((value, index) => [...(index === 0 ? [] : [{ type: "break" }]), { type: "text", value }]);
}
