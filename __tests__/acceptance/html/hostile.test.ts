import { beforeAll, describe, expect, it } from "vitest";
import type { Plans } from "../../../src/features/figures/plans/record.ts";
import { features } from "../../../src/features.ts";
import { defaultCriteria } from "../../../src/model/criteria.ts";
import type { Recording } from "../../../src/model/recording.ts";
import { visible } from "../../../src/report/format/escape.ts";
import { acceptRegressions } from "../../../src/verdict/acceptances.ts";
import { judgeRecording } from "../../../src/verdict/judge-recording.ts";
import { fullRecording, makeControl, makeRecord, pairs, trios } from "../../builders/recordings.ts";
import { type OpenPage, useReports } from "./page.ts";

const reports = useReports();

/** Several in one name, since each report takes its time. */
const hostile = [
  "<script>alert(1)</script></script><script>alert(1)</script></SCRIPT ><img src=x onerror=alert(1)>",
  "<!--<script>--><svg onload=alert(1)>]]></style><style>*{display:none}</style><iframe src=http://evil.example></iframe>",
  `javascript:alert(1)" onmouseover="alert(1)" x="' autofocus onfocus='alert(1)`,
  "&lt;b&gt;&amp;&#60;\u2028\u2029</script>\u202etxet\u2066\u0007\u001b[2J$" + "{alert(1)}{{alert(1)}}",
  "__proto__",
  "%3Cscript%3E#test/x?y&z",
  "x".repeat(190),
];

const rounds = 15;

function series(baseline: number, candidate: number, base: number) {
  return trios(...new Array<readonly [number, number, number]>(rounds).fill([baseline, candidate, base]));
}

/** Plans and alternatives with `text` wherever they can have text: a changed plan, a slow one, a refused form, and an engine that is not asked. */
function plansOf(text: string): Plans {
  const [same, refused] = [{ hash: "0123456789abcdef" }, { reason: "error", message: text } as const];
  const pairsOfForms = Array.from({ length: 20 }, () => [30, 10] as [number, number]);
  const name = `int/${text}`;
  return {
    version: 1,
    claims: 2,
    workloads: [
      {
        workload: name,
        storage: "memory",
        statements: [
          { sql: text, plans: { baseline: text, candidate: `${text}\n  ${text} new`, base: text } },
        ],
        problems: { baseline: text },
      },
      {
        workload: `${name}#1`,
        storage: "memory",
        statements: [{ sql: text, plans: { candidate: `${text} best` } }],
      },
    ],
    tests: [
      {
        test: `int/memory/reads/${text}`,
        answers: { baseline: same, candidate: same },
        alternatives: [
          { sql: text, answers: { baseline: same, candidate: same }, pairs: pairsOfForms },
          { sql: text, answers: { baseline: refused, candidate: same }, pairs: pairsOfForms },
        ],
      },
    ],
  };
}

/** A recording with `text` wherever a results file can have text, in tests that pass, that fail and that broke. */
function recordingOf(text: string): Recording {
  const { run, suite, machine, engines } = fullRecording();
  const settings = { journal_mode: text, synchronous: text, cache_size: text, page_size: text };
  const engine = {
    name: text,
    path: text,
    version: text,
    sourceId: text,
    origin: text,
    uncounted: text,
    compileOptions: [text],
    pragmas: { memory: [text] },
    settings: { memory: settings },
  };
  return {
    run: {
      ...(run as NonNullable<typeof run>),
      tool: text,
      clock: text,
      timeline: { [text]: 1e9 },
      stopped: text,
    },
    ...(suite && { suite: { ...suite, sql: { [text]: suite.hash } } }),
    ...(machine && {
      machine: { ...machine, cpu: text, kernel: text, platform: text, node: text, fileSystem: text },
    }),
    engines: {
      baseline: { ...engines.baseline, ...engine },
      candidate: { ...engines.candidate, ...engine, compileOptions: [`${text} own`] },
      base: { ...engines.candidate, ...engine },
    },
    tests: [
      makeRecord({ workload: text, samples: series(10_000, 20_000, 20_000) }),
      makeRecord({ workload: `${text} slow`, samples: series(10_000, 90_000, 90_000) }),
      makeRecord({ workload: `${text} slower`, samples: series(10_000, 30_000, 20_000) }),
      makeRecord({
        workload: `${text} based`,
        samples: pairs(...new Array<readonly [number, number]>(rounds).fill([10_000, 20_000])),
        failures: [{ reason: "crash", role: "base", message: text }],
      }),
      makeRecord({
        workload: `${text} broken`,
        failures: [{ reason: "crash", role: "candidate", message: text }],
      }),
    ],
    controls: [makeControl(new Array(15).fill(1.4), { workload: text })],
    warnings: [text],
    features: { plans: plansOf(text) },
  };
}

const unfold = async (page: OpenPage["page"]) => {
  for (const part of await page.locator("details").all()) {
    await part.locator("summary").click();
    // The page makes the part's content after the click.
    await part.locator("> :nth-child(2)").first().waitFor();
  }
};

/** The elements of a page by name and number, and the attributes that they have. */
const shapeOf = (page: OpenPage["page"]) =>
  page.evaluate(`(() => {
    const counts = {};
    for (const { tagName, attributes } of document.body.querySelectorAll("*:not(.plot *)")) {
      const names = [...attributes].map(({ name }) => name).sort().join(" ");
      const key = tagName + " " + names;
      counts[key] = (counts[key] ?? 0) + 1;
    }
    return counts;
  })()`);

/** A report with its first test's details and all folded parts open. */
async function openWhole(name: string, text: string, untrusted = false) {
  const recording = recordingOf(text);
  const rules = [{ for: { workload: text }, test: 7 }];
  const criteria = { ...defaultCriteria, ceilings: { ...defaultCriteria.ceilings, rules }, untrusted };
  const accept = [
    { path: `int/memory/reads/${text} slow`, upTo: text, by: text, reason: text, until: "2999-01-31" },
  ];
  const verdict = acceptRegressions(judgeRecording(recording, { ...criteria, accept }, features), new Date());
  const file = await reports.draw(name, recording, verdict);
  const opened = await reports.open(file);
  await opened.page.locator(".grid td a").first().click();
  await opened.page.locator(".plot canvas").first().waitFor();
  await unfold(opened.page);
  return opened;
}

let tame: unknown;
beforeAll(async () => {
  tame = await shapeOf((await openWhole("tame", "tame")).page);
});

describe.each(hostile.map((text, index) => [JSON.stringify(text).slice(0, 40), text, index] as const))(
  "a report full of %s",
  (_, text, index) => {
    it("has the elements of a harmless one, and shows the text as it is", async () => {
      const { page, faults } = await openWhole(`hostile-${index}`, text);
      expect(faults).toEqual([]);
      expect(await shapeOf(page)).toEqual(tame);
      const shown = (await page.locator("body").innerText()).replace(/\s+/g, " ");
      expect(shown).toContain(visible(text));
      expect(await page.title()).toContain(visible(text));
      await expect.poll(() => page.locator("aside h2").innerText()).toBe(visible(text));
    });
  },
);

describe("a report with text of a results file", () => {
  it("shows it in every place that it can reach", async () => {
    const { page } = await openWhole("places", "evil");
    const text = await page.locator("body").innerText();
    for (const place of [
      "The run was stopped (evil)",
      "evil evil against evil evil",
      "int/memory/reads/evil broken: evil crashed: evil",
      "not compared: evil crashed: evil",
      "memory reads evil: evil measured against itself is 1.40x",
      "journal_mode=evil",
      "sqlite-bench-gate evil",
      "evil 1.0 s",
      "databases on evil",
      "*/*/*/evil 7x for a test",
      'the chosen plan takes 3.00x the time of alternative 1 "evil", over 1.50x; chosen: "evil; evil new"; alternative: "evil best"',
      'int/evil: the plan of "evil" changed: "evil; evil new" on evil, "evil" on evil',
      "int/memory/reads/evil: alternative 2: evil failed: evil; nothing fails by that",
      "No plans of evil: evil",
      "Query plans of alternative 1",
    ])
      expect(text).toContain(place);
  });

  it("quotes it if another job has measured", async () => {
    const { page } = await openWhole("quoted", "evil", true);
    const text = await page.locator("body").innerText();
    for (const place of [
      'The run was stopped, as the measuring job reports: "evil"',
      'evil broken: evil crashed: output "evil"',
      "As the measuring job reports, unverified where it is quoted:",
      'databases on "evil"',
      'evil "evil" against evil "evil"',
      'alternative 2: evil failed: output "evil"; nothing fails by that',
      'No plans of evil: "evil"',
    ])
      expect(text).toContain(place);
  });
});
