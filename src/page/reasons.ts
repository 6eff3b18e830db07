import { element } from "./dom.ts";

/** Why something is so, a sentence each. */
export function reasonList(reasons: readonly string[]): HTMLElement {
  return element("ul", { class: "reasons" }, ...reasons.map((reason) => element("li", {}, reason)));
}
