import { stringify } from "yaml";

/** Variables that the runner gives to jobs: the paths of the compiled engines. */
export const engineVariables = { candidate: "BUILT_CANDIDATE", baseline: "BUILT_BASELINE" } as const;

/**
 * A maintainer's workflow: it checks out, builds and gates every pull request.
 *
 * @param action what the workflow uses, such as `owner/name@v1`
 */
export function workflowFile(action: string, statusName: string): string {
  return stringify(
    {
      name: "gate",
      on: { pull_request: {} },
      // Gitea leaves out the permission "statuses": whoever may write code may set a commit's status.
      permissions: { contents: "write", "pull-requests": "write" },
      jobs: {
        gate: {
          "runs-on": "ubuntu-latest",
          steps: [
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
          ],
        },
      },
    },
    { lineWidth: 0 },
  );
}

export const workflowPath = ".gitea/workflows/gate.yml";
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
