import type { Recording } from "../../model/recording.ts";
import type { Test } from "../../model/test.ts";
import type { GivenOptions } from "../../options/option.ts";
import type { Reporting } from "../../report/blocks.ts";
import type { EngineNames } from "../../report/format/words.ts";
import type { Verdict } from "../../verdict/judge.ts";
import type { PageData, TestData } from "./page-data.ts";

/** One subject of a page. All texts that it returns are escaped. */
interface PagePart {
  /** Adds the part's data to the page of a run. */
  add?(page: PageData, recording: Recording, verdict: Verdict): PageData;
  /** Data of one test on the page of a run. */
  testData?(test: Test, verdict: Verdict, names: EngineNames): Partial<TestData>;
  /** The page of earlier runs alone; undefined if the options name none. @throws InputError if they cannot be read */
  alone?(given: GivenOptions): Promise<PageData | undefined>;
}

/** The part of a feature, a `Feature & OnPage`, that pages have. */
export interface OnPage extends Reporting {
  readonly page?: PagePart;
}
