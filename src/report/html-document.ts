/**
 * A page of HTML that needs nothing else: no script, and nothing is loaded.
 *
 * @param title escaped
 * @param style of the page, CSS
 * @param body lines of HTML
 * @returns the page, which ends with a line break
 */
export function htmlDocument(title: string, style: string, body: readonly string[]): string {
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
${body.join("\n")}
</body>
</html>
`;
}
