import { describe, expect, it } from "vitest";
import { ageFacts, requireAge } from "../../../../src/features/figures/age/facts.ts";
import { type Age, ageSchema } from "../../../../src/features/figures/age/record.ts";
import { features } from "../../../../src/features.ts";
import { formatRecording, parseRecording } from "../../../../src/results/json/schema.ts";
import { makeRecord, makeRecording, pairs } from "../../../builders/recordings.ts";
import { verdictOn } from "../../../builders/verdicts.ts";
import { errorMessage } from "../../../error-message.ts";
import { makeAge, makeLife, makeShape, withoutWritten } from "./aged.ts";
import { makeLoad } from "./steady/loads.ts";

const age = makeAge([makeShape((n) => ({ disk: 1000 * n }))], { cleanup: "SELECT dolt_gc()" });
const recording = makeRecording({
  tests: [makeRecord({ samples: pairs([10_000, 15_000]) })],
  features: { age },
});
const lives = ["baseline", "candidate", "base"] as const;
const given = { age: 4000, "age-cleanup": "SELECT dolt_gc()" };

describe("the facts of aged databases", () => {
  it("come back from a results file as they were", () => {
    const text = formatRecording(recording, verdictOn(recording));
    expect(parseRecording(text, "results.json", features).features?.age).toEqual(age);
  });

  it("are those of the shard that has them", () => {
    const shard = { fileName: "1.json", recording };
    const without = { ...shard, facts: undefined };
    expect(ageFacts.merge([without, { ...shard, facts: age }, without])).toBe(age);
    expect(ageFacts.merge([without])).toBeUndefined();
  });

  it("are refused with two lives of one engine, or blocks that are missing", () => {
    const [first] = age.shapes;
    const twice = { ...age, shapes: [{ ...first, engines: [first?.engines[0], first?.engines[0]] }] };
    expect(ageSchema.safeParse(twice).error?.issues[0]?.message).toBe("the baseline's life is there twice");
    const cut = structuredClone<unknown>(age) as {
      shapes: { engines: { rungs: { blocksNs: number[] }[] }[] }[];
    };
    cut.shapes[0]?.engines[0]?.rungs[0]?.blocksNs.pop();
    expect(ageSchema.safeParse(cut).success).toBe(false);
  });

  it("are refused if rungs were taken out or changed", () => {
    const withRungs = (
      change: (rungs: NonNullable<(typeof age.shapes)[0]>["engines"][0]["rungs"]) => unknown,
    ) => {
      const [first, ...others] = age.shapes;
      const engines = first?.engines.map((life) => ({ ...life, rungs: change(life.rungs) }));
      return { ...age, shapes: [{ ...first, engines }, ...others] } as typeof age;
    };
    const check = (facts: typeof age) => ageFacts.inconsistency?.(facts, recording);
    const words = "age/append has other rungs than 250, 500, 1000, 2000, 4000 commits";
    expect(check(age)).toBeUndefined();
    expect(check(withRungs((rungs) => rungs.slice(0, -1)))).toBe(words);
    expect(check(withRungs((rungs) => rungs.map((rung) => ({ ...rung, commits: rung.commits + 1 }))))).toBe(
      words,
    );
  });
});

describe("the facts of a steady load", () => {
  const engines = [makeLoad("baseline", 30), makeLoad("candidate", 30)];
  const loaded: Age = {
    ...age,
    dialect: "mysql",
    collectors: { candidate: "on" },
    steady: { minutes: 0.5, engines },
  };

  it("come back from a results file as they were", () => {
    const own = { ...recording, features: { age: loaded } };
    const text = formatRecording(own, verdictOn(own));
    expect(parseRecording(text, "results.json", features).features?.age).toEqual(loaded);
  });

  it("are refused if windows were taken out, unless the engine failed", () => {
    const cut = makeLoad("candidate", 20);
    const withLoad = (load: typeof cut) => ({ ...loaded, steady: { minutes: 0.5, engines: [load] } });
    expect(ageFacts.inconsistency?.(loaded, recording)).toBeUndefined();
    expect(ageFacts.inconsistency?.(withLoad(cut), recording)).toBe(
      "age/steady has other windows of the candidate than 30",
    );
    const failed = { ...cut, failure: { after: 1, reason: "crash", message: "gone" } } as const;
    expect(ageFacts.inconsistency?.(withLoad(failed), recording)).toBeUndefined();
  });

  it("are required as they are configured, of each engine", () => {
    const require = (facts: object, own: object = { ...given, "age-minutes": 0.5 }) =>
      errorMessage(() =>
        requireAge({ ...recording, features: { age: facts } }, { given: own as typeof given }),
      );
    expect(() =>
      requireAge(
        { ...recording, features: { age: loaded } },
        { given: { ...given, "age-minutes": 0.5 } as typeof given },
      ),
    ).not.toThrow();
    expect(require(age)).toContain("the steady load took no minutes, and 0.5 are configured");
    expect(require(loaded, given)).toContain("the steady load took 0.5 minutes, and none are configured");
    const one = { ...loaded, steady: { minutes: 0.5, engines: engines.slice(0, 1) } };
    expect(require(one)).toBe("input results: age/steady is missing: measure again");
  });
});

describe("requireAge", () => {
  const requirement = (changes: Partial<typeof recording>, own: object = given) =>
    errorMessage(() => requireAge({ ...recording, ...changes }, { given: own as typeof given }));

  it("takes results that are as configured, and all results if nothing is configured", () => {
    expect(() => requireAge(recording, { given })).not.toThrow();
    expect(() => requireAge(makeRecording(), { given: {} })).not.toThrow();
  });

  it("refuses results without aged databases, or with others", () => {
    const measure = "measure again with age and age-cleanup as configured";
    expect(requirement({ features: {} })).toBe(
      `input results: databases were aged by no commits, and 4000 are configured: ${measure}`,
    );
    expect(requirement({}, { ...given, age: 8000 })).toBe(
      `input results: databases were aged by 4000 commits, and 8000 are configured: ${measure}`,
    );
    expect(requirement({}, { age: 4000 })).toContain(measure);
  });

  it("refuses results that lack an engine", () => {
    const shapes = age.shapes.map((shape) => ({ ...shape, engines: shape.engines.slice(0, 1) }));
    expect(requirement({ features: { age: { ...age, shapes } } })).toBe(
      "input results: age/append has no candidate: measure again",
    );
  });

  it.each(["candidate", "baseline", "base"] as const)(
    "refuses results in which the written bytes of the %s were taken out of one rung",
    (role) => {
      const whole = makeAge(
        [{ shape: "append", engines: lives.map((one) => makeLife(one, 4000, () => ({}))) }],
        { cleanup: "SELECT dolt_gc()" },
      );
      const shapes = whole.shapes.map((shape) => ({
        ...shape,
        engines: shape.engines.map((life) => ({
          ...life,
          rungs: life.rungs.map(({ written, ...rung }) =>
            shape.shape === "append" && life.role === role && rung.commits === 1000
              ? rung
              : { ...rung, written },
          ),
        })),
      }));
      const other = role === "baseline" ? "candidate" : "baseline";
      expect(() => requireAge({ ...recording, features: { age: whole } }, { given })).not.toThrow();
      expect(requirement({ features: { age: { ...whole, shapes } } })).toBe(
        `input results: age/append: the bytes that the ${role} has written after 1000 commits are missing, and the ${other}'s are ` +
          `there: measure again; if the ${role} hides from the system what it writes, omit age`,
      );
    },
  );

  it("takes results in which no engine has written bytes, as where the system counts none", () => {
    const shapes = age.shapes.map((shape) => ({ ...shape, engines: shape.engines.map(withoutWritten) }));
    expect(() =>
      requireAge({ ...recording, features: { age: { ...age, shapes } } }, { given }),
    ).not.toThrow();
  });

  it("refuses results that lack a shape", () => {
    const shapes = age.shapes.slice(1);
    expect(requirement({ features: { age: { ...age, shapes } } })).toBe(
      "input results: age/append is missing: measure again",
    );
  });
});
