/** Fetches what several files of tests need, before they run at the same time: `npm run test:acceptance` begins with it. */

import { fetchDoltlite, fetchSqlite } from "../../../bench/engines.ts";
import { compileDoltliteArchive, compileLibsql } from "../../../bench/fetched/builds.ts";
import { fetchAct, fetchActionlint, fetchHadolint, fetchZizmor } from "./tools.ts";

fetchAct();
fetchActionlint();
fetchZizmor();
fetchHadolint();
fetchDoltlite();
await Promise.all([fetchSqlite(), compileDoltliteArchive(), compileLibsql()]);
