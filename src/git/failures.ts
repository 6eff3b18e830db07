/**
 * Whether a push was refused because the branch has moved on, is being moved by another push, or was deleted: the words of git's own server
 * and of those that forges run.
 */
export function isRace(refusal: string): boolean {
  return /\[rejected\]|\((?:fetch first|non-fast-forward|stale info)\)|cannot lock ref|failed to (?:lock|update ref)|incorrect old value|reference already exists|shallow update not allowed/.test(
    refusal,
  );
}

/** Whether a command failed for a reason that may be gone in a moment: the words of git and of libcurl. */
export function isTransient(stderr: string): boolean {
  return /returned error: (?:429|5\d\d)|RPC failed|early EOF|hung up unexpectedly|unexpected disconnect|Connection (?:reset|timed out)|Could not resolve host/.test(
    stderr,
  );
}
