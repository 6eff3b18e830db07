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
  red: { ceiling: 0.01, settings: "average-ceiling: 0.01", "on-inconclusive": "fail" },
  green: { ceiling: 100, settings: "average-ceiling: 100", "on-inconclusive": "pass" },
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

function workflow(steps: readonly object[], isLate = false): string {
  const place = { "runs-on": "ubuntu-latest" };
  return stringify(
    {
      name: "gate",
      on: { pull_request: {} },
      // Gitea leaves out the permission "statuses": everybody who may write code may set a commit's status.
      permissions: { contents: "write", "pull-requests": "write" },
      jobs: {
        ...(isLate ? { first: { ...place, steps: [{ run: "true" }] } } : {}),
        gate: { ...place, ...(isLate ? { needs: "first" } : {}), steps },
      },
    },
    { lineWidth: 0 },
  );
}

/** The steps of a job that gates: check out, build, and call the action. */
export function steps(action: string, statusName: string) {
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
        // By default a first pass has no comment.
        comment: "single",
      },
    },
  ] as const;
}

export const workflowPath = ".gitea/workflows/gate.yml";
/** The path of a second workflow, which the forge starts after the first. */
export const laterWorkflowPath = ".gitea/workflows/later.yml";
export const configurationPath = "bench-gate.yml";

const checkOut = `git init --quiet .
header="Authorization: Basic $(printf 'x-access-token:%s' "$TOKEN" | base64 --wrap=0)"
git -c http.extraHeader="$header" fetch --quiet --depth 1 "$GITHUB_SERVER_URL/$GITHUB_REPOSITORY" "$GITHUB_SHA"
git checkout --quiet FETCH_HEAD
`;

/** Ceilings that every engine meets, and that none does. */
export const generous = 100;
export const tooLow = 0.01;

/**
 * The gate's configuration: few tests of few rows, and fixed rounds, so that a busy machine does not change the
 * verdict.
 *
 * @param ceiling for each test and each average
 * @param others further settings, in place of these
 */
export function configurationFile(ceiling: number, others: object = {}): string {
  return stringify({
    rows: 1000,
    variants: ["int"],
    storages: ["memory"],
    workloads: ["oltp_point_select", "oltp_range_select"],
    rounds: 3,
    ceiling,
    "average-ceiling": ceiling,
    ...others,
  });
}
