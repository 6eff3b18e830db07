import type { GroupLevel } from "../model/criteria.ts";
import { type Section, sectionPath, type Test, testPath } from "../model/test.ts";
import { claimName } from "./claims.ts";
import type { GroupVerdict } from "./judge-groups.ts";
import type { SectionVerdict } from "./judge-section.ts";
import type { Judgement } from "./judgement.ts";

/** A figure of a verdict that is compared with a ceiling. */
export interface Row {
  readonly figure: "test" | "average" | "base";
  /** The name of the claim that it is within its ceiling, by which one machine asks another to confirm it. */
  readonly claim: string;
  /** `int/memory/writes/oltp_insert`, `int/memory/writes`, or the name of a group of tests. */
  readonly name: string;
  /** Set for a group of tests, which are compared with the base together. */
  readonly level?: GroupLevel;
  /** The test, the section, or the tests of a group. */
  readonly target: (Section & Partial<Test>) | readonly Test[];
  /** The tests that it is made of, at least one. */
  readonly tests: readonly Test[];
  readonly judgement: Judgement;
}

/** The judged figures of a verdict. */
export interface JudgedRows {
  readonly sections: readonly SectionVerdict[];
  readonly groups: readonly GroupVerdict[];
}

/** In report order: of each section its tests, each against the baseline and the base, and its average; then the groups. */
export function rowsOf({ sections, groups }: JudgedRows): Row[] {
  return [
    ...sections.flatMap((section) => {
      const measured = section.tests.flatMap(({ comparison, judgement }) => (judgement ? [comparison] : []));
      const ofTests = section.tests.flatMap(({ comparison, judgement, base }) => {
        const own = { name: testPath(comparison), target: comparison, tests: [comparison] };
        return [...row("test", own, judgement), ...row("base", own, base)];
      });
      const own = { name: sectionPath(section), target: section, tests: measured };
      return [...ofTests, ...row("average", own, section.judgement)];
    }),
    ...groups.flatMap(({ name, level, tests, judgement }) =>
      row("base", { name, level, target: tests, tests }, judgement),
    ),
  ];
}

function row(
  figure: Row["figure"],
  own: Omit<Row, "figure" | "claim" | "judgement">,
  judgement: Judgement | undefined,
): Row[] {
  return judgement === undefined ? [] : [{ ...own, figure, claim: claimName(own.name, figure), judgement }];
}

/** The same figures, each judged in another way. */
export function mapRows(
  { sections, groups }: JudgedRows,
  change: (row: Row) => Partial<Judgement>,
): JudgedRows {
  const changes = new Map(rowsOf({ sections, groups }).map((one) => [one.judgement, change(one)]));
  const judge = <Own extends Judgement>(own: Own): Own => ({ ...own, ...changes.get(own) });
  return {
    sections: sections.map((section) => ({
      ...section,
      judgement: section.judgement && judge(section.judgement),
      tests: section.tests.map(({ comparison, judgement, base }) => ({
        comparison,
        judgement: judgement && judge(judgement),
        base: base && judge(base),
      })),
    })),
    groups: groups.map((group) => ({ ...group, judgement: judge(group.judgement) })),
  };
}
