import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Place } from "./github-html.ts";

export type Theme = "light" | "dark";

/** How a page looks around what it shows. */
export interface Look {
  readonly theme: Theme;
  readonly place: Place;
  /** The width of the page, in CSS pixels. */
  readonly width: number;
}

/** The width of a comment's box where there is room for it. */
const boxWidth = 830;

/** Narrower pages have no margin and show the avatar within the box, as on a phone. */
export const narrowest = boxWidth + 88;

const { resolve } = createRequire(import.meta.url);

const colours = {
  light: { page: "#ffffff", head: "#f6f8fa", line: "#d1d9e0", text: "#1f2328", faint: "#59636e" },
  dark: { page: "#0d1117", head: "#151b23", line: "#3d444d", text: "#f0f6fc", faint: "#9198a1" },
} as const satisfies Record<Theme, unknown>;

/** A page that frames what `html` shows as a comment on a pull request, or as the summary of a job. */
export function framePage(html: string, look: Look): string {
  const head =
    look.place === "comment"
      ? `<b>github-actions</b><span class="label">bot</span><span class="faint">commented</span>`
      : `<b>gate summary</b>`;
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><style>${markdownStyle(look.theme)}${frameStyle(look)}</style></head>
<body>
<div class="frame ${look.place}">
<i class="avatar"></i>
<div class="box"><div class="head">${head}</div><div class="markdown-body">${html}</div></div>
</div>
</body>
</html>`;
}

function markdownStyle(theme: Theme): string {
  return readFileSync(resolve(`github-markdown-css/github-markdown-${theme}.css`), "utf8");
}

/** GitHub sets comments in 14 pixels, documents in 16. */
function frameStyle({ theme, width, place }: Look): string {
  const { page, head, line, text, faint } = colours[theme];
  const narrow = width < narrowest;
  return `
* { box-sizing: border-box }
body { margin: 0; background: ${page}; color: ${text}; font: 14px/1.5 "Noto Sans", Helvetica, Arial, sans-serif }
.frame { width: ${width}px; padding: 16px ${narrow ? 0 : 16}px; display: flex; gap: 16px }
.avatar { flex: none; width: 40px; height: 40px; border-radius: 50%; background: ${faint}; opacity: .5 }
.frame.document .avatar { display: none }
.box { flex: 1; min-width: 0; border: 1px solid ${line}; border-radius: 6px; overflow: hidden }
.head { display: flex; gap: 6px; padding: 8px 16px; background: ${head}; border-bottom: 1px solid ${line} }
.label { border: 1px solid ${line}; border-radius: 2em; padding: 0 7px; font-size: 12px; color: ${faint} }
.faint { color: ${faint} }
.markdown-body { padding: 16px; font-size: ${place === "comment" ? 14 : 16}px }
.chart { margin-bottom: 16px; text-align: center }
.fade { position: absolute; left: 0; width: 100%; height: 64px; background: linear-gradient(${page}00, ${page}) }
${narrow ? ".frame > .avatar { display: none } .box { border-radius: 0; border-width: 1px 0 }" : ""}`;
}
