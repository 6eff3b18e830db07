import { stringify } from "yaml";

/** Variables that the runner gives to jobs: the paths of the compiled engines. */
export const engineVariables = { candidate: "BUILT_CANDIDATE", baseline: "BUILT_BASELINE" } as const;

/**
 * A maintainer's workflow: it checks out, builds and gates every pull request.
 *
 * @param action what the workflow uses, such as `owner/name@v1`
 */
export function workflowFile(action: string, statusName: string): string {
  return workflow(steps(action, statusName));
}

/** Inputs that decide a step's status: a machine that is too noisy to decide does not change it. */
const inputs = {
  red: { ceiling: 0.01, "average-ceiling": 0.01, "on-inconclusive": "fail" },
  green: { ceiling: 100, "average-ceiling": 100, "on-inconclusive": "pass" },
} as const;

/** Two steps with one status-name: the first is red, the second green. */
export function sharedNameFile(action: string, statusName: string): string {
  const [checkOut, build, gate] = steps(action, statusName);
  const red = { ...gate, with: { ...gate.with, ...inputs.red } };
  const green = { ...gate, if: "always()", with: { ...gate.with, ...inputs.green } };
  return workflow([checkOut, build, red, green]);
}

/**
 * A workflow whose status has one colour.
 *
 * @param isLate whether its gate waits for a job, so that those that already wait run before it
 */
export function colourFile(
  action: string,
  statusName: string,
  colour: keyof typeof inputs,
  isLate: boolean,
): string {
  const [checkOut, build, gate] = steps(action, statusName);
  return workflow([checkOut, build, { ...gate, with: { ...gate.with, ...inputs[colour] } }], isLate);
}

/** A folder through which jobs hand over results. */
export const handedOver = "HANDED_OVER";

/**
 * A plan, a job for each of two machines, and one that publishes what they have left.
 *
 * @param lost the machine that leaves nothing
 */
export function machinesFile(action: string, statusName: string, lost?: number): string {
  const place = { "runs-on": "ubuntu-latest" };
  const [checkOut, build, gate] = steps(action, statusName);
  const { candidate, baseline, ...publishing } = gate.with;
  const common = { config: configurationPath, "allow-own-defaults": "true" };
  const folder = `$${handedOver}/$GITHUB_RUN_ID`;
  // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of the workflow
  const plan = "${{ needs.plan.outputs.matrix }}";
  const measure = (shard: number) => ({
    ...place,
    needs: "plan",
    steps: [
      checkOut,
      build,
      {
        uses: action,
        with: { ...common, mode: "measure", candidate, baseline, plan, shard, "github-token": "" },
      },
      {
        run:
          shard === lost
            ? "exit 1\n"
            : `mkdir -p "${folder}/${shard}" && cp bench-results/results.json "${folder}/${shard}/"\n`,
      },
    ],
  });
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
          steps: [checkOut, { id: "plan", uses: action, with: { ...common, mode: "plan", shards: 2 } }],
        },
        first: measure(1),
        second: measure(2),
        publish: {
          ...place,
          needs: ["plan", "first", "second"],
          if: "always()",
          steps: [
            checkOut,
            { run: `cp -r "${folder}" shards\n` },
            {
              uses: action,
              with: {
                ...publishing,
                ...common,
                mode: "publish",
                plan,
                results: "shards/*/results.json",
                "on-inconclusive": "pass",
              },
            },
          ],
        },
      },
    },
    { lineWidth: 0 },
  );
}

function workflow(steps: readonly object[], isLate = false): string {
  const place = { "runs-on": "ubuntu-latest" };
  return stringify(
    {
      name: "gate",
      on: { pull_request: {} },
      // Gitea leaves out the permission "statuses": whoever may write code may set a commit's status.
      permissions: { contents: "write", "pull-requests": "write" },
      jobs: {
        ...(isLate ? { first: { ...place, steps: [{ run: "true" }] } } : {}),
        gate: { ...place, ...(isLate ? { needs: "first" } : {}), steps },
      },
    },
    { lineWidth: 0 },
  );
}

function steps(action: string, statusName: string) {
  return [
    // The usual action would have to be fetched from the network.
    {
      name: "Check out",
      // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of the workflow
      env: { TOKEN: "${{ github.token }}" },
      run: checkOut,
    },
    {
      name: "Build the engine",
      run: `cp "$${engineVariables.candidate}" libdoltlite.so\ncp "$${engineVariables.baseline}" libsqlite3.so\n`,
    },
    {
      name: "Gate",
      uses: action,
      with: {
        candidate: "libdoltlite.so",
        baseline: "libsqlite3.so",
        config: configurationPath,
        status: "commit-status",
        "status-name": statusName,
      },
    },
  ] as const;
}

export const workflowPath = ".gitea/workflows/gate.yml";
/** Of a second workflow, which the forge starts after the first. */
export const laterWorkflowPath = ".gitea/workflows/later.yml";
export const configurationPath = "bench-gate.yml";

const checkOut = `git init --quiet .
header="Authorization: Basic $(printf 'x-access-token:%s' "$TOKEN" | base64 --wrap=0)"
git -c http.extraHeader="$header" fetch --quiet --depth 1 "$GITHUB_SERVER_URL/$GITHUB_REPOSITORY" "$GITHUB_SHA"
git checkout --quiet FETCH_HEAD
`;

/**
 * The gate's configuration: few tests of few rows, and fixed rounds, so that a busy machine does not change the
 * verdict.
 *
 * @param ceiling for each test and each average
 */
export function configurationFile(ceiling: number): string {
  return stringify({
    rows: 1000,
    variants: ["int"],
    storages: ["memory"],
    workloads: ["oltp_point_select", "oltp_range_select"],
    rounds: 3,
    ceiling,
    "average-ceiling": ceiling,
  });
}
