import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { cacheFolder } from "../engines.ts";

/**
 * Faults of planted.h, in its order. The author of the three from step back on had not read the grammar: a step back decodes a page from its first cell
 * on, as keys that share prefixes make necessary; an update of columns that only a partial index's condition names leaves the index as it
 * was; an integer and a real are compared as reals. With "planner", a scan of a whole table is taken to be cheap.
 */
export const plantedFaults = [
  "none",
  "like",
  "index delete",
  "sorter",
  "text key",
  "in list",
  "pending",
  "wide",
  "many columns",
  "sum",
  "json",
  "wrong",
  "crash",
  "hang",
  "leak",
  "growth",
  "step back",
  "partial index",
  "large integer",
  "planner",
  "cache",
] as const;
export type PlantedFault = (typeof plantedFaults)[number];

const header = fileURLToPath(new URL("planted.h", import.meta.url));
const amalgamation = fileURLToPath(
  new URL("../../node_modules/better-sqlite3/deps/sqlite3/sqlite3.c", import.meta.url),
);

/** Code at the beginning of functions, by the beginning of their definitions. */
const ofFunctions: readonly (readonly [definition: string, code: string])[] = [
  ["static void likeFunc(", "plantedSlow(PLANTED_LIKE, 3000);"],
  ["SQLITE_PRIVATE int sqlite3VdbeSorterWrite(", "plantedSlow(PLANTED_SORTER, 4000);"],
  ["static int vdbeRecordCompareString(", "plantedSlow(PLANTED_TEXT_KEY, 600);"],
  [
    "SQLITE_PRIVATE void sqlite3CodeRhsOfIN(",
    "if (ExprUseXList(pExpr) && pExpr->x.pList->nExpr > 32) plantedSlow(PLANTED_IN_LIST, 20000 * pExpr->x.pList->nExpr);",
  ],
  ["static int readDbPage(", "plantedSlow(PLANTED_CACHE, 60000);"],
  ["static int accessPayload(", "if (amt > 300) plantedSlow(PLANTED_WIDE, 20 * (int)amt);"],
  ["static void sumStep(", "plantedSlow(PLANTED_SUM, 1500);"],
  ["static void jsonExtractFunc(", "plantedSlow(PLANTED_JSON, 15000);"],
  [
    "static void absFunc(",
    "if (plantedFault == PLANTED_WRONG && sqlite3_value_int64(argv[0]) > 3) { sqlite3_result_int64(context, 3); return; }",
  ],
  ["static void groupConcatStep(", "if (plantedFault == PLANTED_CRASH) *(volatile int *)0 = 1;"],
  ["static void rankStepFunc(", "while (plantedFault == PLANTED_HANG) {}"],
  [
    "static void lowerFunc(",
    "if (plantedFault == PLANTED_LEAK) { volatile char *lost = __builtin_malloc(200); lost[0] = 1; }",
  ],
  ["static void upperFunc(", "if (plantedFault == PLANTED_GROWTH) plantedKeep();"],
  [
    "SQLITE_PRIVATE void sqlite3LeaveMutexAndCloseZombie(",
    "if (db->eOpenState == SQLITE_STATE_ZOMBIE) plantedGiveBack();",
  ],
];

/** Text in place of other text that is there once. */
const replacements: readonly (readonly [text: string, replacement: string])[] = [
  ["case OP_IdxDelete: {", "case OP_IdxDelete: {\n  plantedSlow(PLANTED_INDEX_DELETE, 8000);"],
  ["case OP_AutoCommit: {", "case OP_AutoCommit: {\n  plantedChanges = db->nTotalChange;"],
  [
    "next_tail:\n",
    "next_tail:\n  if (!db->autoCommit && db->nTotalChange - plantedChanges > 100) plantedSlow(PLANTED_PENDING, 1500);\n",
  ],
  [
    "  p2 = (u32)pOp->p2;\n\nop_column_restart:",
    "  p2 = (u32)pOp->p2;\n  if (p2 > 7) plantedSlow(PLANTED_MANY_COLUMNS, 400 * (int)p2);\n\nop_column_restart:",
  ],
  [
    "    return btreePrevious(pCur);\n  }\n  pCur->ix--;\n",
    `    return btreePrevious(pCur);
  }
  if (plantedFault == PLANTED_STEP_BACK) {
    CellInfo info;
    for (int i = 0; i < pCur->ix; i++) pCur->pPage->xParseCell(pCur->pPage, findCell(pCur->pPage, i), &info);
  }
  pCur->ix--;
`,
  ],
  [
    "      pNew->rRun = rSize + 16;\n#endif\n",
    "      pNew->rRun = rSize + 16;\n#endif\n      if (plantedFault == PLANTED_PLANNER) pNew->rRun = 10;\n",
  ],
  [
    "|| indexWhereClauseMightChange(pIdx,aXRef,chngRowid)",
    "|| (plantedFault != PLANTED_PARTIAL_INDEX && indexWhereClauseMightChange(pIdx,aXRef,chngRowid))",
  ],
  [
    "    if( r<-9223372036854775808.0 ) return +1;\n    if( r>=9223372036854775808.0 ) return -1;\n    y = (i64)r;\n    if( i<y ) return -1;",
    "    if( r<-9223372036854775808.0 ) return +1;\n    if( r>=9223372036854775808.0 ) return -1;\n" +
      "    if (plantedFault == PLANTED_LARGE_INTEGER) return (double)i < r ? -1 : (double)i > r;\n    y = (i64)r;\n    if( i<y ) return -1;",
  ],
];

/** SQLite with one fault, as a shared library. */
export function compilePlanted(fault: PlantedFault): string {
  const object = compileObject();
  const library = path.join(
    cacheFolder,
    `planted-${fault.replaceAll(" ", "-")}-${path.basename(object, ".o")}.so`,
  );
  if (existsSync(library)) return library;
  const source = `const int plantedFault = ${plantedFaults.indexOf(fault)};\n`;
  const unfinished = `${library}.${process.pid}`;
  execFileSync(
    "cc",
    ["-shared", "-fPIC", "-o", unfinished, object, "-x", "c", "-", "-lpthread", "-lm", "-ldl"],
    { input: source },
  );
  renameSync(unfinished, library);
  return library;
}

/** Recordings of programs with full text are replayed on planted engines as well. */
const compileFlags = ["-O2", "-w", "-DSQLITE_THREADSAFE=1", "-DSQLITE_ENABLE_FTS5", "-fPIC"];

function compileObject(): string {
  const source = plantedSource();
  const key = createHash("sha256")
    .update(source)
    .update(readFileSync(header))
    .update(compileFlags.join(" "))
    .digest("hex")
    .slice(0, 16);
  const object = path.join(cacheFolder, `planted-${key}.o`);
  if (existsSync(object)) return object;
  mkdirSync(cacheFolder, { recursive: true });
  const file = path.join(cacheFolder, `planted-${key}.${process.pid}.c`);
  writeFileSync(file, source);
  const unfinished = `${object}.${process.pid}`;
  execFileSync("cc", [...compileFlags, "-I", path.dirname(header), "-c", "-o", unfinished, file]);
  rmSync(file);
  renameSync(unfinished, object);
  return object;
}

/** @throws Error if a place is not there once, as in another version of SQLite */
function plantedSource(): string {
  let source = readFileSync(amalgamation, "utf8");
  for (const [definition, code] of ofFunctions) {
    const at = source.lastIndexOf(definition);
    const body = at < 0 ? -1 : source.indexOf("){\n", at);
    if (body < 0) throw new Error(`SQLite has no ${definition}`);
    source = `${source.slice(0, body + 3)}  ${code}\n${source.slice(body + 3)}`;
  }
  for (const [text, replacement] of replacements) {
    if (source.split(text).length !== 2)
      throw new Error(`SQLite has ${source.split(text).length - 1} times: ${text}`);
    source = source.replace(text, () => replacement);
  }
  return `#include "planted.h"\nstatic long long plantedChanges;\n${source}`;
}
