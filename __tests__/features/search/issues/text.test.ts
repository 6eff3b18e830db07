import { expect, it } from "vitest";
import type { Finding } from "../../../../src/features/search/issues/finding.ts";
import { issueText } from "../../../../src/features/search/issues/text.ts";

const source = {
  repositoryUrl: "https://github.com/octo-org/engine",
  run: { id: 77, url: "https://github.com/octo-org/engine/actions/runs/77" },
  mention: false,
  today: "2026-02-01",
};

it.each(["q", "\u{1f40c}"])(
  "a title has room for what GitHub takes, however an engine names its counters: %s",
  (letter) => {
    const name = letter.repeat(190);
    const since = { time: "2026-02-01T00:00:00Z", name: "n" };
    const finding: Finding = {
      ...{
        key: "k",
        kind: "figure",
        state: "open",
        subject: `int/memory/${name}`,
        figure: `counter:${name}`,
      },
      rows: [{ path: "int/memory/writes/oltp_insert", figure: `counter ${name}: 5 -> 9`, loss: 1, since }],
    };
    const { title } = issueText(finding, "<!-- m -->", {}, source);
    expect(title.length).toBeLessThanOrEqual(256);
    expect(title.isWellFormed()).toBe(true);
    expect(title).toMatch(/^int\/memory\/.*\u2026$/u);
  },
);
