import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  allTestsName,
  allTestsText,
  at,
  blocksAt,
  drawBlocks,
  engineName,
  engineNames,
  foldedText,
  paint,
  reportBlocks,
  stringWidth
} from "./shared-wrap-ansi-index.js";
import {
  cutApart,
  inTerminal,
  perEngine,
  rolesOf
} from "./shared-jstat-dist-jstat.js";

// src/report/terminal.ts
var maxEngineNameWidth = 12;
function shortNames(names) {
  const roles = rolesOf(names);
  const cut = cutApart(
    roles.map((role) => engineName(names, role)),
    maxEngineNameWidth,
    stringWidth
  );
  return perEngine(names, (_, role) => cut[roles.indexOf(role)] ?? "");
}
var wordStyle = {
  text: inTerminal,
  cell: inTerminal,
  shortNames,
  link: (text, url) => url === void 0 ? text : `${text} (${inTerminal(url)})`,
  isNarrow: true,
  isTerminal: true,
  mark: "marked"
};
var firstScreen = [
  "verdict",
  "problems",
  "base",
  "baseline",
  "below the sections",
  "costs",
  "notes",
  "what to do"
];
var fewLines = 14;
var maxItems = { first: 5, whole: 50 };
var wholeOrder = [
  "verdict",
  "tests",
  "meaning",
  "measurement",
  "with the sections",
  "sections",
  "below the sections",
  "notes",
  "confidence",
  "evidence",
  "what to do",
  "baseline",
  "costs",
  "base",
  "problems",
  "verdict"
];
function renderTerminal(recording, verdict, { colour = false, isFirstScreen = false, ...options } = {}) {
  const all = reportBlocks(recording, verdict, wordStyle, {
    ...options,
    isBrief: true
  });
  const number = at("base", {
    kind: "text",
    lead: allTestsName(verdict),
    text: allTestsText(verdict, shortNames(engineNames(recording, inTerminal)))
  });
  const paragraphs = isFirstScreen ? drawBlocks(firstBlocks(verdict, all), maxItems.first) : drawBlocks(
    wholeOrder.flatMap((place) => blocksAt(place, [...all, ...number])),
    maxItems.whole
  );
  const texts = paragraphs.map((lines) => lines.map((line) => colour ? paint(line) : line.text).join("\n"));
  return `${texts.join("\n\n")}
`;
}
function firstBlocks(verdict, all) {
  const lines = verdict.sections.reduce((sum, { tests }) => sum + tests.length + 3, 0);
  const tables = lines > fewLines ? [] : blocksAt("tests", all);
  const isOpen = ({ kind, level }) => kind !== "details" && level !== "everything";
  const [sentence = [], ...others] = firstScreen.map((place) => blocksAt(place, all).filter(isOpen));
  const below = all.filter(({ place }) => place !== "notes");
  const rest = { kind: "text", text: `--details shows ${foldedText(verdict, below)}.` };
  return [...sentence, ...tables, ...others.flat(), rest];
}

export {
  renderTerminal
};
