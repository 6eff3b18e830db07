/** GitHub interrupts a cancelled job, and kills it ten seconds later. */
export function abortOnSignals(): AbortController {
  const abort = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.on(signal, () => abort.abort(`interrupted by ${signal}`));
  return abort;
}
