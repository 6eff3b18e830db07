import { describe, expect, it } from "vitest";
import { formatBisection } from "../../../../../src/features/search/bisect/bisection-file.ts";
import type {
  BisectedPair,
  BisectedPoint,
  Bisection,
} from "../../../../../src/features/search/bisect/model/bisection.ts";
import { renderBisection } from "../../../../../src/features/search/bisect/report/render.ts";
import { exampleBisection, exampleFaultSearch } from "../../../../builders/bisection.ts";

const renderBisectionText = (bisection: Bisection) => renderBisection(bisection, "text");
const renderBisectionHtml = (bisection: Bisection) => renderBisection(bisection, "html");
const renderBisectionMarkdown = (bisection: Bisection) => renderBisection(bisection, "markdown");

describe("the report of a search", () => {
  it("names the range, why it is one, and every measured point", () => {
    expect(renderBisectionText(exampleBisection())).toMatchSnapshot();
    expect(renderBisectionMarkdown(exampleBisection())).toMatchSnapshot();
  });

  it("of a fault says what was shown, and has no figures", () => {
    const text = renderBisectionText(exampleFaultSearch());
    expect(text).toMatchSnapshot();
    expect(text).not.toContain("x good");
    const hostile = renderBisectionMarkdown(exampleFaultSearch("a | b\n<script>"));
    expect(hostile).not.toMatch(/^<script>/m);
    expect(hostile).toContain("| point | state | it showed |");
  });

  // jakebailey/every-ts#51
  it("for a fix names what it was fixed in, and how much faster that is", () => {
    const points = ["3.0", "2.0", "1.0"].map((name, one) => ({
      name,
      id: name,
      parents: one === 0 ? [] : [one - 1],
    }));
    const pair = (candidate: number) => [{ candidate, base: 1_000_000 }];
    const observations = [
      { point: 2, pairs: pair(2_000_000) },
      { point: 1, pairs: pair(2_000_000) },
      { point: 0, pairs: pair(1_000_000) },
    ];
    const fix = {
      ...exampleBisection(),
      ...({ by: "instructions", points, observations, good: 0, bad: 2, isFix: true } as const),
    };
    const text = renderBisectionText(fix).replaceAll(/\s+/g, " ");
    expect(text).toContain("was fixed in 3.0: it takes 50.00% fewer instructions than the one before.");
    expect(JSON.parse(formatBisection(fix)).derived.fixedIn).toBe(0);
    const [first, , last] = observations;
    const untestable = { reason: "build", message: "it cannot be built" } as const;
    const unbuilt = {
      ...fix,
      observations: [first, { point: 1, pairs: [], untestable }, last].flatMap((one) => one ?? []),
    };
    const range = renderBisectionText(unbuilt).replaceAll(/\s+/g, " ");
    expect(range).toContain("was fixed in one of 2: 3.0, 2.0.");
    expect(range).toContain("1.0, the one before them, is not fixed.");
    expect(range).toContain("2.0: it cannot be built");
  });

  it("for a figure that is higher in the newer end says that it changed, not that it was fixed", () => {
    const points = ["0.50.12", "0.50.11", "0.50.10"].map((name, one) => ({
      name,
      id: name,
      parents: one === 0 ? [] : [one - 1],
    }));
    const [newer, older] = [1_007_500, 1_000_000];
    const pair = (candidate: number) => [{ candidate, base: newer }];
    const observations: BisectedPoint[] = [
      { point: 2, pairs: pair(older) },
      { point: 1, pairs: pair(older) },
      { point: 0, pairs: pair(newer) },
    ];
    const search = {
      ...exampleBisection(),
      ...({ by: "engine-bytes", points, observations, good: 0, bad: 2, isFix: true } as const),
    };
    const textOf = (parts: Partial<Bisection>) =>
      renderBisectionText({ ...search, ...parts }).replaceAll(/\s+/g, " ");
    expect(textOf({})).toContain("changed in 0.50.12: it has 0.75% more engine-bytes than the one before.");
    expect(textOf({})).not.toContain("fixed");
    const untestable = { reason: "build", message: "it cannot be built" } as const;
    const range = textOf({
      observations: observations.map((one) => (one.point === 1 ? { point: 1, pairs: [], untestable } : one)),
    });
    expect(range).toContain("changed in one of 2: 0.50.12, 0.50.11.");
    expect(range).toContain("0.50.10, the one before them, does not have the change.");
    expect(range).not.toContain("fixed");
  });

  it("counts what is fewer, and measures what is less", () => {
    const [good, bad] = [2_000_000, 1_000_000];
    const textOf = (by: NonNullable<Bisection["by"]>) => {
      const points = [0, 1].map((one) => ({ name: `v${one}`, id: `v${one}`, parents: one === 0 ? [] : [0] }));
      const pair = (candidate: number) =>
        Array<BisectedPair>(by === "age-open" ? 60 : 1).fill({ baseline: good, candidate, base: good });
      const observations = [
        { point: 1, pairs: pair(bad) },
        { point: 0, pairs: pair(good) },
      ];
      return renderBisectionText({ ...exampleBisection(), ...{ by, points, observations, good: 0, bad: 1 } });
    };
    expect(textOf("instructions").replaceAll(/\s+/g, " ")).toContain(
      "it takes 50.00% fewer instructions than the one",
    );
    expect(textOf("age-disk").replaceAll(/\s+/g, " ")).toContain("it has 50.00% less age-disk than the one");
    expect(textOf("age-open").replaceAll(/\s+/g, " ")).toContain("it opens 2.00x faster than the one before");
  });

  it("of a sequence names the steps that are enough", () => {
    const test = { storage: "file", order: 2, form: "short" } as const;
    const steps = ["recreate_autoincrement", "oltp_update_index"];
    const text = renderBisectionText({ ...exampleFaultSearch(), test, steps }).replaceAll(/\s+/g, " ");
    expect(text).toContain("shows a wrong result in sequence/file/2");
    expect(text).toContain(
      "2 steps on one connection are enough for it: recreate_autoincrement, oltp_update_index.",
    );
  });

  it("names the point if all others can be tested", () => {
    const { points, observations } = exampleBisection();
    const text = renderBisectionText(
      exampleBisection({
        points: points
          .filter((_, index) => index !== 2)
          .map((one, index) => ({ ...one, parents: index === 0 ? [] : [index - 1] })),
        bad: 2,
        observations: observations.flatMap((one) =>
          one.point === 2 ? [] : [{ ...one, point: Math.min(2, one.point) }],
        ),
      }),
    );
    expect(text.replaceAll(/\s+/g, " ")).toContain(
      "is the first that changed int/memory/reads/table_scan: it is 1.10x slower than the one before.",
    );
  });

  it("names what was left out, and says if the machine was not steady", () => {
    const { points, observations } = exampleBisection();
    const [bad, , good] = observations as [BisectedPoint, BisectedPoint, BisectedPoint];
    // The first five pairs say bad, and the others good.
    const wavering = good.pairs.map((pair, index) =>
      index < 5 ? { ...pair, candidate: 2 * pair.candidate } : pair,
    );
    const text = renderBisectionText(
      exampleBisection({
        points: [...points, { name: "eeeeeee", id: "e".repeat(40), parents: [3] }],
        bad: 4,
        observations: [
          { ...bad, point: 4 },
          { ...bad, point: 3 },
          { ...good, point: 2 },
          { point: 1, pairs: wavering },
        ],
      }),
    ).replaceAll(/\s+/g, " ");
    expect(text).toContain("is the first that changed");
    expect(text).toContain(
      "Left out, as they cannot be tested: bbbbbbb (5 pairs say bad, and 5 fresh ones say good).",
    );
    expect(text).toContain("This machine was not steady: 1 point contradicted earlier pairs.");
  });

  it("says so if there is no answer, no difference or no end", () => {
    expect(renderBisectionText(exampleBisection({ observations: [] }))).toMatch(/^No answer yet: 3 points/);
    const { observations } = exampleBisection();
    const same = (observations[2]?.pairs ?? []).concat(
      ...Array.from({ length: 3 }, () => observations[2]?.pairs ?? []),
    );
    expect(renderBisectionText(exampleBisection({ observations: [{ point: 3, pairs: same }] }))).toMatch(
      /^The ends do not differ on this machine/,
    );
    const untestable = { reason: "crash", message: "it crashed" } as const;
    expect(
      renderBisectionText(exampleBisection({ observations: [{ point: 0, pairs: [], untestable }] })),
    ).toMatch(/^aaaaaaa "First", one of the ends, cannot be used: it crashed\./);
  });

  it("prints no sign of a subject that would act", () => {
    expect(renderBisectionText(exampleBisection())).not.toContain("\u001b");
    expect(renderBisectionMarkdown(exampleBisection())).not.toContain("\u001b");
  });
});

describe("the page of a search", () => {
  const page = renderBisectionHtml(exampleBisection());

  it("has the plot of the other reports as its last column, with all spaces of it, and says what its signs mean", () => {
    const cells = [...page.matchAll(/<td><code>(.*)<\/code><\/td><\/tr>/g)].map(([, cell = ""]) => cell);
    const lines = renderBisectionText(exampleBisection()).split("\n");
    expect(cells).toHaveLength(2);
    for (const cell of cells)
      expect(lines).toContainEqual(
        expect.stringMatching(new RegExp(`\\d {2}${cell.replaceAll("\u00a0", " ")}$`)),
      );
    expect(cells.join()).not.toContain(" ");
    expect(page).toMatch(
      /<code>●<\/code> is the median of a point \/ the good end, .* the line at 1\.\d+x\./,
    );
  });

  it("of a fault has no plot, and escapes what engines say", () => {
    const faults = renderBisectionHtml(exampleFaultSearch("<script>alert(1)</script>"));
    expect(faults).not.toMatch(/plotted|<script/);
    expect(faults).toContain("it showed");
    expect(faults).toContain("&#60;script&#62;");
  });

  it("needs nothing else: no script, no address, a policy that allows neither", () => {
    expect(page).not.toMatch(/<script|https?:|src=|@import/);
    expect(page).toContain("default-src 'none'");
  });

  it("escapes what commits and engines say", () => {
    const { points, observations } = exampleBisection();
    const nasty = `<script>alert("x")</script>&'`;
    const hostile = renderBisectionHtml(
      exampleBisection({
        points: points.map((one) => ({ ...one, name: nasty, title: nasty })),
        observations: observations.map((one) =>
          one.untestable === undefined ? one : { ...one, untestable: { reason: "crash", message: nasty } },
        ),
      }),
    );
    expect(hostile).not.toContain("<script");
    expect(hostile).not.toContain('alert("');
    expect(hostile).toContain("&#60;script&#62;");
  });

  it("is there too while there is no answer", () => {
    expect(renderBisectionHtml(exampleBisection({ observations: [] }))).toContain("<h1>No answer yet");
  });
});
