import { describe, expect, it } from "vitest";
import { renderFindings } from "../../../../src/features/start/doctor/command.ts";
import type { Finding } from "../../../../src/features/start/doctor/finding.ts";

const compiler: Finding = {
  subject: "C compiler",
  serves: "run",
  state: "missing",
  found: 'C compiler "cc" cannot be run',
  fix: "sudo apt-get install gcc libc6-dev",
  isNeeded: true,
};
const turbo: Finding = {
  subject: "Turbo",
  serves: "steady times",
  state: "limited",
  found: "on",
  fix: "off",
};
const git: Finding = { subject: "git", serves: "bisect", state: "ok", found: "2.39.5", fix: "never shown" };

describe("what a machine has", () => {
  it("is a table with what would help below it", () => {
    expect(renderFindings([compiler, turbo, git], "text")).toBe(
      [
        "A run is not possible here.",
        "",
        "State    Part        For           Found",
        'missing  C compiler  run           C compiler "cc" cannot be run',
        "limited  Turbo       steady times  on",
        "ok       git         bisect        2.39.5",
        "",
        "What would help",
        "  C compiler: sudo apt-get install gcc libc6-dev",
        "  Turbo: off",
        "",
      ].join("\n"),
    );
  });

  it("says in each format whether a run is possible", () => {
    expect(renderFindings([turbo, git], "text")).toMatch(/^A run is possible here\./);
    expect(renderFindings([turbo, git], "markdown")).toMatch(/^# A run is possible here\./);
    expect(renderFindings([turbo, git], "markdown")).toContain("- Turbo: off");
    expect(JSON.parse(renderFindings([turbo, git], "json"))).toEqual({
      canRun: true,
      findings: [turbo, git],
    });
    expect(JSON.parse(renderFindings([compiler], "json"))).toMatchObject({ canRun: false });
  });
});
