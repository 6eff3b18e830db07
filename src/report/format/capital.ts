/** With a capital letter, for a text that stands as a sentence of its own. Apart from the other words, since pages have it too. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
