/** The names of what a verdict decides, by which one machine asks another to confirm them. */

/** That a test is within its ceiling: the test's path. */
export function testClaim(testPath: string): string {
  return testPath;
}

/** That a test is within its ceiling against the base. */
export function baseClaim(testPath: string): string {
  return `${testPath} base`;
}

/** That a section's average is within its ceiling. */
export function averageClaim(sectionPath: string): string {
  return `${sectionPath} average`;
}
