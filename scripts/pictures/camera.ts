import { createRequire } from "node:module";
import type { Browser, Page } from "playwright-core";
import { parseGithub, writeHtml } from "./github-html.ts";
import { framePage } from "./page.ts";
import type { Picture } from "./picture.ts";

/** Text is still sharp, and a picture stays within about 300 KB. */
export const pixelRatio = 1.25;

const mermaid = createRequire(import.meta.url).resolve("mermaid/dist/mermaid.min.js");

/**
 * Draws a picture. Nothing is fetched from anywhere.
 *
 * @returns a PNG file's bytes
 * @throws Error naming the picture, if a chart cannot be drawn, or if a part that it names does not exist
 */
export async function takePicture(browser: Browser, picture: Picture): Promise<Buffer> {
  const { place, theme, width } = picture;
  const page = await browser.newPage({ viewport: { width, height: 800 }, deviceScaleFactor: pixelRatio });
  try {
    await page.route("**/*", (route) => route.abort());
    await page.setContent(
      framePage(writeHtml(parseGithub(picture.markdown(), place)), { theme, place, width }),
    );
    await drawCharts(page, picture);
    await openParts(page, picture);
    return await page.screenshot({ clip: await measureClip(page, picture), fullPage: true });
  } catch (cause) {
    throw new Error(`${picture.name} cannot be drawn`, { cause });
  } finally {
    await page.close();
  }
}

/** With the theme that GitHub gives to Mermaid. */
async function drawCharts(page: Page, { theme }: Picture): Promise<void> {
  const charts = page.locator("code.language-mermaid");
  if ((await charts.count()) === 0) return;
  await page.addScriptTag({ path: mermaid });
  await page.evaluate(`(async () => {
    mermaid.initialize({ startOnLoad: false, theme: ${JSON.stringify(theme === "dark" ? "dark" : "default")} });
    let number = 0;
    for (const code of document.querySelectorAll("code.language-mermaid")) {
      const { svg } = await mermaid.render("chart" + number++, code.textContent);
      const chart = document.createElement("div");
      chart.className = "chart";
      chart.innerHTML = svg;
      code.closest("pre").replaceWith(chart);
    }
  })()`);
}

async function openParts(page: Page, { opened = [] }: Picture): Promise<void> {
  const missing = await page.evaluate(`${JSON.stringify(opened)}.filter((beginning) => {
    const parts = [...document.querySelectorAll("details")];
    const part = parts.find((one) => one.querySelector("summary").textContent.startsWith(beginning));
    part?.setAttribute("open", "");
    return part === undefined;
  })`);
  if (Array.isArray(missing) && missing.length > 0)
    throw new Error(`no folded part begins with ${missing.join(", ")}`);
}

/** The rectangle to draw; where the page goes on below it, its end fades. */
async function measureClip(
  page: Page,
  { from, width, height: most }: Picture,
): Promise<{ x: number; y: number; width: number; height: number }> {
  const start = from === undefined ? undefined : await page.locator(from).first().boundingBox();
  if (start === null) throw new Error(`${from} is not shown`);
  const frame = await page.locator(".frame").boundingBox();
  if (frame === null) throw new Error("the page is empty");
  const y = Math.max(0, (start?.y ?? 0) - 16);
  const height = Math.min(most, frame.height - y);
  if (y + height < frame.height)
    await page.evaluate(`{
      const fade = document.createElement("div");
      fade.className = "fade";
      fade.style.top = "${y + height - 64}px";
      document.body.append(fade);
    }`);
  return { x: 0, y, width, height };
}
