/** The key of the issue that lists the findings which have none of their own. */
export const moreKey = "more";

/** The key of the finding that a night is lost. */
export const nightKey = "night";

/** The key of the weekly report, which is no finding. */
export const reportKey = "report";
