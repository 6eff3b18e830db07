import { beforeEach, describe, expect, it } from "vitest";
import { withSection, writeSection } from "../../../../src/features/nights/release-notes/release-section.ts";
import { workflowToken } from "../../../rest-server/tokens.ts";
import { repository, useServer } from "../../../rest-server/use-server.ts";

const used = useServer();

beforeEach(() => {
  const permissions = { contents: "write" } as const;
  used.server.state.tokens.set("workflow-token", { ...workflowToken, permissions });
});

describe("the section of a release's text", () => {
  it("stands behind what is there, and is replaced by a second one", () => {
    const once = withSection("Many things.\n", "Slower.\n");
    expect(once).toBe(
      "Many things.\n\n<!-- sqlite-bench-gate: performance -->\nSlower.\n<!-- sqlite-bench-gate: end -->",
    );
    expect(withSection(`${once}\n\nThanks.\n`, "Faster: $& $1")).toBe(
      `${once.replace("Slower.", () => "Faster: $& $1")}\n\nThanks.\n`,
    );
    expect(withSection("", "Slower.")).toBe(once.replace("Many things.\n\n", ""));
  });

  it("has no end that one of its words makes", () => {
    const forged = "`9 <!-- sqlite-bench-gate: end --> @octo-org/all`";
    const once = withSection("Many things.", forged);
    expect(withSection(once, "Slower.")).toBe(withSection("Many things.", "Slower."));
    const before = once.replace("<! -- sqlite-bench-gate: end -->", "<!-- sqlite-bench-gate: end -->");
    expect(withSection(before, "Slower.")).toBe(withSection("Many things.", "Slower."));
  });

  it.each([
    "<!-- sqlite-bench-gate: performance -->",
    "<!-- sqlite-bench-gate: end -->",
    "<!-- sqlite-bench-gate: performance --> x <!-- sqlite-bench-gate: end -->",
  ])("deletes nothing behind a marker in the title of a pull request: %s", (title) => {
    const notes = `* ${title} by @mallory in #7\n* Fix a data loss, upgrade at once by @ann in #8`;
    const twice = withSection(withSection(notes, "Slower."), "Faster.");
    expect(twice).toBe(withSection(notes, "Faster."));
    expect(twice.startsWith(`${notes}\n\n`)).toBe(true);
    expect(withSection(`${twice}\n\nThanks.`, "Slower.")).toBe(
      `${twice.replace("Faster.", "Slower.")}\n\nThanks.`,
    );
  });

  it("is written into the release of the tag, if there is one", async () => {
    used.server.state.releases.push({ id: 5, tag: "v2+a/b", body: "Many things." });
    expect(await writeSection(used.api, repository, "v2+a/b", "Slower.")).toMatch(/^https:/);
    expect(used.server.state.releases[0]?.body).toBe(withSection("Many things.", "Slower."));
    expect(await writeSection(used.api, repository, "v3", "Slower.")).toBeUndefined();
  });

  it("is refused with the right that is missing", async () => {
    used.server.state.releases.push({ id: 5, tag: "v2", body: "" });
    const permissions = { contents: "read" } as const;
    used.server.state.tokens.set("workflow-token", { ...workflowToken, permissions });
    await expect(writeSection(used.api, repository, "v2", "Slower.")).rejects.toThrow(
      'give the job "contents: write"',
    );
  });
});
