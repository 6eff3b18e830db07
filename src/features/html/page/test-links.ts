const prefix = "#test/";

/** The address of a test within the page. */
export function linkTo({ id }: { readonly id: string }): string {
  return prefix + id.split("/").map(encodeURIComponent).join("/");
}

/** The id of the test that an address within the page names; undefined if it names none. */
export function linkedId(hash: string): string | undefined {
  if (!hash.startsWith(prefix)) return undefined;
  try {
    return decodeURIComponent(hash.slice(prefix.length));
  } catch {
    // Somebody has typed a percent sign.
    return undefined;
  }
}
