import { writeFileSync } from "node:fs";
import path from "node:path";
import * as fc from "fast-check";
import { exampleBisection, exampleFaultSearch } from "../../__tests__/builders/bisection.ts";
import { formatBisection, readBisectionFile } from "../../src/features/search/bisect/bisection-file.ts";
import {
  renderSearchComment,
  renderSearchSummary,
} from "../../src/features/search/bisect/report/published.ts";
import { renderBisection } from "../../src/features/search/bisect/report/render.ts";
import { changed, damaged } from "./mutations.ts";
import { htmlViolations, markdownViolations, terminalViolations } from "./sinks.ts";
import { refusing, requireNone, source, type Target } from "./target.ts";

const examples = [
  exampleBisection(),
  exampleFaultSearch(),
  { ...exampleFaultSearch(), test: { storage: "file", order: 2, form: "full" } as const, steps: ["a step"] },
].map((one) => JSON.parse(formatBisection(one)));

/** The file of a search that another job made. */
export const searches: Target = {
  name: "searches",
  property: (folder) => {
    const file = path.join(folder, "bisect.json");
    const { run, identity } = source;
    const content = fc.constantFrom(...examples).chain((one) => changed(one, 4));
    return fc.property(damaged(content.map((one) => JSON.stringify(one) ?? "null")), (bytes) => {
      writeFileSync(file, bytes);
      const search = refusing(() => readBisectionFile(file), /bisect\.json/);
      if (search === undefined) return;
      const from = { run, identity, at: new Date(0) };
      requireNone("the summary", markdownViolations(renderSearchSummary(search, from)));
      requireNone("the comment", markdownViolations(renderSearchComment(search, from)));
      requireNone("the short comment", markdownViolations(renderSearchComment(search, from, 800)));
      requireNone("the terminal", terminalViolations(renderBisection(search, "text")));
      requireNone("the page", htmlViolations(renderBisection(search, "html")));
    });
  },
};
