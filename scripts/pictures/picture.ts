import type { Place } from "./github-html.ts";
import type { Theme } from "./page.ts";

/** A picture to be made of a report. */
export interface Picture {
  /** The file's name without its ending. */
  readonly name: string;
  readonly markdown: () => string;
  readonly place: Place;
  readonly theme: Theme;
  /** The width of the page, in CSS pixels. */
  readonly width: number;
  /** In CSS pixels; a longer page fades out. */
  readonly height: number;
  /** Beginnings of the summaries of the folded parts to open; none if absent. */
  readonly opened?: readonly string[];
  /** A CSS selector of the element that the picture begins at; the top of the page if absent. */
  readonly from?: string;
}
