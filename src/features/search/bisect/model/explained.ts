import * as z from "zod";
import { cutApart } from "../../../../messages/cut-apart.ts";
import { truncate } from "../../../../messages/format-value.ts";
import type { DeepReadonly } from "../../../../model/deep-readonly.ts";
import { limits } from "../../../../model/limits.ts";
import { profileSchema } from "../../../figures/counts/counts.ts";
import { maxSql, maxStatements } from "../../../figures/plans/record.ts";

const plan = z.string().max(limits.planText).nullable();

/** The changes within the engine from the one before the answer to the answer. Texts are untrusted. */
export const explainedSchema = z.strictObject({
  /** The functions whose instructions changed, the one before as base; absent if instructions cannot be counted here. */
  profile: profileSchema.optional(),
  /** Statements with another query plan. */
  plans: z
    .array(z.strictObject({ sql: z.string().max(maxSql), before: plan, after: plan }))
    .max(maxStatements),
});
export type Explained = DeepReadonly<z.output<typeof explainedSchema>>;

/** Statements, and characters of a text, that are kept where there is little room. */
const fewStatements = 2;
const fewSigns = 200;

/** As much of it as an issue has room for: some thousand characters at most. */
export function shortened({ profile, plans }: Explained): Explained {
  const short = (text: string) => truncate(text, fewSigns);
  const few = plans.slice(0, fewStatements);
  const statements = cutApart(
    few.map(({ sql }) => sql),
    fewSigns,
  );
  const kept = few.map(({ before, after }, index) => {
    const shown = cutApart(
      [before, after].filter((plan) => plan !== null),
      fewSigns,
    );
    const [was, is] = [before, after].map((plan) => (plan === null ? null : (shown.shift() ?? null)));
    return { sql: statements[index] ?? "", before: was ?? null, after: is ?? null };
  });
  if (profile === undefined) return { plans: kept };
  if ("unknown" in profile) return { profile: { unknown: short(profile.unknown) }, plans: kept };
  const functions = profile.functions.map(({ name, ...costs }) => ({ name: short(name), ...costs }));
  return { profile: { functions }, plans: kept };
}
