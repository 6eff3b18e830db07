import type uPlot from "uplot";
import type { Ink } from "./plot.ts";

/** How a vertical line is drawn. */
export interface MarkLook {
  readonly colour: string;
  readonly font: string;
  /** Where the text is; without a text, there is only the line. */
  readonly at: "top" | "bottom";
  readonly dash: readonly number[];
}

/** A vertical line across a plot, with a text beside it; nothing outside of the plot. */
export function drawMark(
  { ctx, bbox, valToPos }: uPlot,
  value: number,
  text: string,
  { colour, font, at, dash }: MarkLook,
): void {
  const x = valToPos(value, "x", true);
  if (x < bbox.left - 1 || x > bbox.left + bbox.width + 1) return;
  const ratio = devicePixelRatio;
  const gap = 3 * ratio;
  ctx.save();
  ctx.strokeStyle = colour;
  ctx.lineWidth = ratio;
  ctx.setLineDash(dash.map((part) => part * ratio));
  ctx.beginPath();
  ctx.moveTo(x, bbox.top);
  ctx.lineTo(x, bbox.top + bbox.height);
  ctx.stroke();
  ctx.font = scaledFont(font);
  ctx.fillStyle = colour;
  const isAtEnd = x + gap + ctx.measureText(text).width > bbox.left + bbox.width;
  ctx.textAlign = isAtEnd ? "right" : "left";
  ctx.textBaseline = at;
  ctx.fillText(
    text,
    isAtEnd ? x - gap : x + gap,
    at === "top" ? bbox.top + gap : bbox.top + bbox.height - gap,
  );
  ctx.restore();
}

/** In the pixels of the device. */
function scaledFont(font: string): string {
  return font.replace(/^\d+px/, (size) => `${Number.parseInt(size, 10) * devicePixelRatio}px`);
}

/** How a level is drawn. */
export interface LevelLook {
  readonly colour: string;
  readonly text: string;
  /** The place of the text; texts of near levels do not overlap. */
  readonly at: "above left" | "above right" | "below left" | "below right";
  /** CSS pixels; a full line if absent. */
  readonly dash?: readonly number[];
}

/** Horizontal lines across a plot, and then their texts, so that no line crosses one; nothing outside of the plot. */
export function drawLevels(
  plot: uPlot,
  levels: readonly (LevelLook & { readonly value: number })[],
  ink: Ink,
): void {
  const { ctx, bbox, valToPos } = plot;
  const ratio = devicePixelRatio;
  const [left, right, bottom] = [bbox.left, bbox.left + bbox.width, bbox.top + bbox.height];
  const gap = 4 * ratio;
  const drawn = levels
    .map((level) => ({ ...level, y: valToPos(level.value, "y", true) }))
    .filter(({ y }) => y >= bbox.top - 1 && y <= bottom + 1);
  ctx.save();
  ctx.lineWidth = 1.5 * ratio;
  for (const { colour, dash = [], y } of drawn) {
    ctx.strokeStyle = colour;
    ctx.setLineDash(dash.map((part) => part * ratio));
    ctx.beginPath();
    ctx.moveTo(left, y);
    ctx.lineTo(right, y);
    ctx.stroke();
  }
  ctx.font = scaledFont(ink.font);
  ctx.setLineDash([]);
  ctx.lineWidth = 4 * ratio;
  ctx.lineJoin = "round";
  ctx.strokeStyle = ink.of("surface");
  for (const { colour, text, at, y } of drawn) {
    // Below the lowest line, there are the labels of the axis.
    const isBelow = at.startsWith("below") && y + 16 * ratio < bottom;
    const isRight = at.endsWith("right");
    const place = [isRight ? right - gap : left + gap, isBelow ? y + gap : y - gap] as const;
    ctx.fillStyle = colour;
    ctx.textAlign = isRight ? "right" : "left";
    ctx.textBaseline = isBelow ? "top" : "bottom";
    ctx.strokeText(text, ...place);
    ctx.fillText(text, ...place);
  }
  ctx.restore();
}

/** A text in the middle of a plot that shows nothing else. */
export function drawText({ ctx, bbox }: uPlot, text: string, { of, font }: Ink): void {
  ctx.save();
  ctx.font = scaledFont(font);
  ctx.fillStyle = of("faint");
  ctx.textAlign = "center";
  ctx.fillText(text, bbox.left + bbox.width / 2, bbox.top + bbox.height / 2);
  ctx.restore();
}

/** A band across a plot, between two values. */
export function drawBand(plot: uPlot, low: number, high: number, colour: string): void {
  const { ctx, bbox, valToPos } = plot;
  const [top, bottom] = [valToPos(high, "y", true), valToPos(low, "y", true)];
  drawWithin(plot, () => {
    ctx.globalAlpha = 0.15;
    ctx.fillStyle = colour;
    ctx.fillRect(bbox.left, top, bbox.width, bottom - top);
  });
}

/** Draws without leaving the plot, and leaves the canvas as it was. */
export function drawWithin({ ctx, bbox }: uPlot, draw: () => void): void {
  ctx.save();
  ctx.beginPath();
  ctx.rect(bbox.left, bbox.top, bbox.width, bbox.height);
  ctx.clip();
  draw();
  ctx.restore();
}
