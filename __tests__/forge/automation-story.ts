import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { stringify } from "yaml";
import type { Case, Hunt } from "../../src/features/search/hunt/cases.ts";
import { formatHunt } from "../../src/features/search/hunt/hunt-file.ts";
import { formatRecording } from "../../src/results/json/schema.ts";
import { huntOf, slowCase } from "../features/search/hunt/situations.ts";
import { wholeRun } from "../results/whole-run.ts";
import { DispatchedRuns } from "./dispatched-runs.ts";
import type { Forge, RepositoryName } from "./forge.ts";
import { jobsLogin } from "./judged-commit.ts";
import { beside, handedOver } from "./machines-workflow.ts";
import { type Stage, standIn, withOwnRun } from "./nights-story.ts";
import { WorkingCopy } from "./working-copy.ts";

/** Another cause than the slow scan. */
const otherCase: Case = {
  ...slowCase,
  ...{ name: "hunt_slow_00000002", fingerprint: "0000000200000002", cause: "00000000000000c2" },
  statements: ["SELECT sum(a.c1b) FROM t1 AS a;"],
};

/** The slow scan, which the newest hunt has looked for and not found. */
const { cause, name, kind, statements, since } = slowCase;
const goneCase: Hunt["gone"] = [{ cause, name, kind, statements, since }];

/**
 * Hunts, a release, and a watchdog on a forge. The findings of hunts and measurements are simulated; issues, texts, workflows and rights are the
 * forge's.
 *
 * @throws Error if it cannot continue
 */
export async function tellAutomation(stage: Stage): Promise<void> {
  const { forge, folder, handed, action, expectations } = stage;
  const repository = await forge.createRepository("automation", "private");
  const copy = new WorkingCopy(
    path.join(folder, "automation"),
    forge.address(repository),
    forge.authorization,
  );
  const commit = copy.push("main", "An engine", workflowFiles(action));
  const runs = new DispatchedRuns(forge, repository, expectations);
  const given = (files: Readonly<Record<string, string>>) => {
    const place = path.join(handed, "automation");
    rmSync(place, { recursive: true, force: true });
    mkdirSync(place);
    for (const [name, text] of Object.entries(files)) writeFileSync(path.join(place, name), text);
  };
  const hunted = async (cases: readonly Case[], gone: Hunt["gone"] = []) => {
    given({ "hunt.json": formatHunt(huntOf(cases, { gone: [...gone] })) });
    await runs.run("hunted.yml", commit, "a hunt");
    return await issuesOf(forge, repository);
  };
  const shown = (issues: Awaited<ReturnType<typeof issuesOf>>) =>
    issues.map(({ state, title }) => `${state}: ${title}`);

  expectations.begin("a hunt finds a cause");
  const [opened, ...more] = await hunted([slowCase]);
  const title = opened?.title ?? "";
  expectations.expect(
    "there is one issue, which has the statement",
    more.length === 0 && opened?.state === "open" && opened.body.includes("LIKE '%7%'"),
    opened,
  );

  expectations.begin("the next hunt finds it again, and another one");
  const [known, another, ...others] = await hunted([slowCase, otherCase]);
  expectations.expect(
    "the issue is the same, and the other cause has one of its own",
    others.length === 0 && known?.number === opened?.number && another?.state === "open",
    shown([known, another, ...others].flatMap((one) => one ?? [])),
  );

  expectations.begin("the cause is gone");
  const closed = await hunted([otherCase], goneCase);
  expectations.expect(
    "its issue alone is closed",
    closed.map(({ state }) => state).join() === "closed,open",
    shown(closed),
  );
  const number = opened?.number ?? 0;
  const [said] = await forge.comments(repository, number);
  expectations.expect("a comment says so", said !== undefined, said);

  expectations.begin("the cause has returned");
  const back = await hunted([slowCase, otherCase]);
  expectations.expect(
    "the same issue is open again",
    back.length === 2 && back[0]?.state === "open" && back[0].title === title,
    shown(back),
  );
  expectations.expect(
    "another comment says so",
    (await forge.comments(repository, number)).length === 2,
    await forge.comments(repository, number),
  );

  expectations.begin("a release is measured beside the one before");
  await forge.createRelease(repository, "v2", "Many things.");
  given({ "old.json": resultsWith(2), "now.json": resultsWith(3) });
  await runs.run("released.yml", commit, "the release");
  const text = await forge.releaseText(repository, "v2");
  expectations.expect(
    "its text goes on with what became slower",
    /^Many things\.\s/.test(text) && text.includes("v1 to v2") && text.includes("(+50%)"),
    text,
  );
  await runs.run("released.yml", commit, "the release, once more");
  const again = await forge.releaseText(repository, "v2");
  expectations.expect(
    "its text has that once",
    again.split("v1 to v2").length === text.split("v1 to v2").length,
    again,
  );

  expectations.begin("workflows are watched, whose runs Gitea does not list");
  const log = await runs.run("watched.yml", commit, "the watchdog", "failure");
  expectations.expect(
    "it says so, and opens no issue",
    log.includes("the watched workflows: the workflow's runs cannot be read: 404") &&
      (await issuesOf(forge, repository)).length === 2,
    shown(await issuesOf(forge, repository)),
  );
}

async function issuesOf(forge: Forge, repository: RepositoryName) {
  return (await forge.issues(repository)).filter(({ user }) => user.login === jobsLogin);
}

/** The results of an engine that takes so many times as long as SQLite. */
function resultsWith(multiplier: number): string {
  return formatRecording({
    ...wholeRun({ multiplier: () => multiplier }),
    origin: { run: standIn.run, attempt: 1, head: standIn.commit },
  });
}

const releases = JSON.stringify({
  old: { tag: "v1", commit: "1".repeat(40), date: "2026-05-01T10:00:00Z" },
  now: { tag: "v2", commit: "2".repeat(40), date: "2026-05-02T10:00:00Z" },
});

function workflowFiles(action: string): Readonly<Record<string, string>> {
  const take = `cp -r "$${handedOver}/automation" .\n`;
  const own = `${take}sed -i "${withOwnRun}" automation/*.json\n`;
  const issues = (inputs: Readonly<Record<string, string>>) => ({
    uses: beside(action, "issues"),
    with: { "issue-label": "off", ...inputs },
  });
  const files = {
    hunted: workflow({ issues: "write" }, [{ run: take }, issues({ hunted: "automation/hunt.json" })]),
    released: workflow({}, [
      { run: own },
      {
        uses: beside(action, "release-notes"),
        with: {
          "compared-releases": releases,
          "old-results": "automation/old.json",
          results: "automation/now.json",
          "history-branch": "bench-history",
        },
      },
    ]),
    watched: workflow({ issues: "write" }, [issues({ "watched-workflows": "hunted.yml\n" })]),
  };
  return Object.fromEntries(
    Object.entries(files).map(([name, text]) => [`.gitea/workflows/${name}.yml`, text]),
  );
}

function workflow(permissions: Readonly<Record<string, string>>, steps: readonly object[]): string {
  const job = { "runs-on": "ubuntu-latest", steps };
  return stringify(
    {
      on: { workflow_dispatch: {} },
      permissions: { contents: "write", actions: "read", ...permissions },
      jobs: { job },
    },
    { lineWidth: 0 },
  );
}
