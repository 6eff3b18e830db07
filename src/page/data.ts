import type { PageData } from "../report/html/page-data.ts";

/** The data that the report has embedded, compressed. */
export async function readData(): Promise<PageData> {
  const text = document.getElementById("data")?.textContent;
  if (!text) throw new Error("the report has no data: it was cut off; make it again");
  const bytes = Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
  const json = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return await new Response(json).json();
}
