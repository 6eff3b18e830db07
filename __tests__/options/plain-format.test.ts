import { describe, expect, it } from "vitest";
import { runFormats } from "../../src/model/settings.ts";
import { plainFormat } from "../../src/options/plain-format.ts";
import { errorMessage } from "../error-message.ts";

describe("the format of an answer that is no report of a run", () => {
  it("is any but JUnit, which is refused with those that are allowed", () => {
    const others = runFormats.filter((format) => format !== "junit");
    expect(others.map(plainFormat)).toEqual(["text", "markdown", "json"]);
    expect(errorMessage(() => plainFormat("junit"))).toBe(
      '--format: "junit" is a list of tests, for run, report and replay: give text, markdown or json',
    );
  });
});
