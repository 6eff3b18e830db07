import { describe, expect, it } from "vitest";
import { parseReply } from "../../src/engines/protocol.ts";

describe("parseReply", () => {
  it("reads a reply by its name", () => {
    expect(parseReply('{"done":{"signal":11}}')).toEqual({ name: "done", value: { signal: 11 } });
    expect(parseReply('{"error":{"where":"open","message":"no"}}')).toEqual({
      name: "error",
      value: { where: "open", message: "no" },
    });
  });

  it.each([
    ["a line that is cut off", '{"done":{"sig', 'not JSON: "{\\"done\\":{\\"sig"'],
    ["a time of zero", sample({ ns: 0 }), 'a wrong "sample" reply'],
    ["a negative time", sample({ ns: -5 }), 'a wrong "sample" reply'],
    ["a time that is no integer", sample({ ns: 1.5 }), 'a wrong "sample" reply'],
    ["a hash of another form", sample({ hash: "xyz" }), 'a wrong "sample" reply'],
    ["a reply that it does not know", '{"hello":1}', "an unknown reply"],
    ["a bare value", "7", "an unknown reply"],
    [
      "a driver of another protocol",
      '{"engine":{"protocol":99,"static":false,"version":"","source_id":""}}',
      "a wrong",
    ],
  ])("refuses %s, showing the line", (_, line, message) => {
    expect(() => parseReply(line)).toThrow(message);
  });
});

function sample(changed: object): string {
  const counts = {
    statements: 1,
    rows: 1,
    changes: 0,
    cpu_ns: 1,
    peak_bytes: 1,
    minor_faults: 0,
    major_faults: 0,
  };
  return JSON.stringify({ sample: { ns: 1, ...counts, ...changed } });
}
