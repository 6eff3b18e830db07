/** Adds a file to a branch, as one of several processes that do: node append.ts URL BRANCH FILE [TOKEN] */
import { BranchCopy } from "../../src/git/branch.ts";

const [url = "", branch = "", file = "", token] = process.argv.slice(2);
const copy = await BranchCopy.fetch({ url, branch, ...(token === undefined ? {} : { token }) });
try {
  const content = Buffer.from(`${file}\n`);
  const { races } = await copy.add([{ path: file, content }], `Add ${file}`);
  process.stdout.write(`${races}\n`);
} finally {
  copy.close();
}
