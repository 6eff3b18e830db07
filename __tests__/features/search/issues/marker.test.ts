import { describe, expect, it } from "vitest";
import {
  formatMarker,
  type Marker,
  parseMarker,
  withMarker,
} from "../../../../src/features/search/issues/marker.ts";

const marker: Marker = {
  key: "time writes/oltp_insert",
  state: "open",
  turn: 3,
  loss: 0.1133,
  since: "2026-11-10T03:17:00.000Z",
  night: "2026-11-22T03:17:00.000Z",
};

describe("the marker of an issue", () => {
  it("is one line that keeps everything, and that nothing in it can end", () => {
    const hostile = { ...marker, answer: "--> <b>\n`-->`", key: "result <!-- x -->" };
    for (const one of [marker, hostile]) {
      const line = formatMarker(one);
      expect(line).not.toContain("\n");
      expect(line.indexOf("-->")).toBe(line.length - 3);
      expect(line.slice(4, -3)).not.toMatch(/[<>]/);
      expect(parseMarker(`${line}\nbody`)).toEqual(one);
    }
  });

  it("keeps what changed within the engine, and the rest without it if it cannot be read", () => {
    const explained = { plans: [{ sql: "SELECT 1 --> x", before: null, after: "SCAN t" }] };
    const line = formatMarker({ ...marker, explained });
    expect(parseMarker(line)?.explained).toEqual(explained);
    expect(parseMarker(line.replace('"plans"', '"plan"'))).toEqual({ ...marker, explained: undefined });
  });

  it("keeps small losses without an exponent", () => {
    expect(parseMarker(formatMarker({ ...marker, loss: 1e-9 }))?.loss).toBe(0);
  });

  it("is none if it is elsewhere, cut off, or of another form", () => {
    const line = formatMarker(marker);
    for (const body of ["", ` ${line}`, `text\n${line}`, line.slice(0, -5), line.replace("open", "ajar")])
      expect(parseMarker(body)).toBeUndefined();
  });

  it("is replaced with the sentence about what became of the finding", () => {
    const body = `${formatMarker(marker)}\nText\n\nMore\n`;
    const closed = withMarker(body, { ...marker, turn: 4 }, "It has recovered.");
    expect(closed.split("\n").slice(1)).toEqual(["**Now**: It has recovered.", "", "Text", "", "More", ""]);
    expect(parseMarker(closed)?.turn).toBe(4);
    expect(withMarker(closed, marker)).toBe(body);
  });
});
