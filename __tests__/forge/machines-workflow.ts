import { stringify } from "yaml";
import { configurationPath, steps } from "./workflow.ts";

/** The folder through which jobs hand over results, in place of artifacts, which the network's actions would have to carry. */
export const handedOver = "HANDED_OVER";

/** The work of the machines of a run, apart from measuring a shard each. */
export interface Machines {
  /** The shard that each of them measures. */
  readonly shards: readonly number[];
  /** The shard whose machine is killed in its first attempt. */
  readonly killed?: number;
  /** The run whose shards are published as well. */
  readonly foreign?: number;
  /** Whether one more machine measures a shard of a plan of its own. */
  readonly hasOtherPlan?: boolean;
  /** Whether another job measures again what fails. */
  readonly isConfirmed?: boolean;
}

const place = { "runs-on": "ubuntu-latest" };
const common = { config: configurationPath };

/** Another action of the same repository: `owner/name/actions/plan@v1`. */
export function beside(action: string, name: string): string {
  return action.replace(/@[^@/]*$/, `/actions/${name}$&`);
}

// biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of the workflow
const plan = "${{ needs.plan.outputs.matrix }}";
const results = `$${handedOver}/$GITHUB_RUN_ID`;

/** A plan for as many machines as there are shards, a job for each machine, and one that publishes what they have left. */
export function machinesFile(action: string, statusName: string, machines: Machines): string {
  const { shards, foreign, isConfirmed = false, hasOtherPlan = false } = machines;
  const [checkOut, , { with: gate }] = steps(action, statusName);
  const { candidate: _, baseline: __, ...publishing } = gate;
  const jobs = shards.map((shard, index) => [`machine-${index + 1}`, measure(action, shard, machines)]);
  if (hasOtherPlan) jobs.push(["other-plan", measure(action, 1, machines, shards.length - 1)]);
  const names = jobs.map(([name]) => name);
  return stringify(
    {
      name: "gate",
      on: { pull_request: {} },
      permissions: { contents: "write", "pull-requests": "write" },
      jobs: {
        plan: {
          ...place,
          // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of the workflow
          outputs: { matrix: "${{ steps.plan.outputs.matrix }}" },
          steps: [
            checkOut,
            { id: "plan", uses: beside(action, "plan"), with: { ...common, shards: shards.length } },
          ],
        },
        ...Object.fromEntries(jobs),
        ...(isConfirmed && { confirm: confirm(action, names) }),
        publish: {
          ...place,
          needs: ["plan", ...names, ...(isConfirmed ? ["confirm"] : [])],
          if: "always()",
          steps: [
            checkOut,
            {
              run: [
                `cp -r "${results}" left`,
                ...(foreign === undefined
                  ? []
                  : [`cp -r "$${handedOver}/${foreign}/." left/shards-of-another/`]),
              ].join("\n"),
            },
            {
              uses: beside(action, "publish"),
              with: {
                ...publishing,
                ...common,
                plan,
                results: "left/shard*/**/results.json",
                comment: "single",
                ...(isConfirmed && { "confirmed-by": "left/confirmed/results.json" }),
                "on-inconclusive": "fail",
              },
            },
          ],
        },
      },
    },
    { lineWidth: 0 },
  );
}

/**
 * Measures a shard, and hands over its results under the job's name, so that no machine overwrites another's.
 *
 * @param ownShards of a plan that the job makes for itself, in place of the common one
 */
function measure(action: string, shard: number, { killed, isConfirmed }: Machines, ownShards?: number) {
  const [checkOut, build, { with: gate }] = steps(action, "");
  const { candidate, baseline } = gate;
  const measured = {
    ...common,
    publish: false,
    candidate,
    baseline,
    out: "left-results",
    "github-token": "",
  };
  const confirmation = isConfirmed === true ? { settings: "confirm-elsewhere: true" } : {};
  const ownPlan = { id: "plan", uses: beside(action, "plan"), with: { ...common, shards: ownShards } };
  const planned = ownShards === undefined ? plan : plan.replace("needs.", "steps.");
  return {
    ...place,
    needs: "plan",
    steps: [
      checkOut,
      build,
      ...(ownShards === undefined ? [] : [ownPlan]),
      { uses: action, with: { ...measured, plan: planned, shard, ...confirmation } },
      ...(shard === killed ? [{ run: 'test "$GITHUB_RUN_ATTEMPT" -gt 1 || kill -KILL $$\n' }] : []),
      { run: keep(`shard-$GITHUB_JOB`) },
    ],
  };
}

/** Measures again what failed on the machines. */
function confirm(action: string, machines: readonly unknown[]) {
  const [checkOut, build, { with: gate }] = steps(action, "");
  const { candidate, baseline } = gate;
  return {
    ...place,
    needs: ["plan", ...machines],
    steps: [
      checkOut,
      build,
      { run: `cp -r "${results}" left\n` },
      {
        uses: action,
        with: {
          ...{ ...common, publish: false, candidate, baseline, out: "left-results", "github-token": "" },
          confirm: "left/shard*/results.json",
        },
      },
      { run: keep("confirmed") },
    ],
  };
}

function keep(name: string): string {
  return `mkdir -p "${results}/${name}" && cp left-results/results.json "${results}/${name}/"\n`;
}
