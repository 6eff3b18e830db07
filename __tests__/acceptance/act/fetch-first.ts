import { fetchDoltlite, fetchSqlite } from "../../../bench/engines.ts";
import { fetchAct, fetchActionlint, fetchZizmor } from "./tools.ts";

/** Fetches what several files of tests need, before they run at the same time. */
export default async function fetchFirst(): Promise<void> {
  fetchAct();
  fetchActionlint();
  fetchZizmor();
  fetchDoltlite();
  await fetchSqlite();
}
