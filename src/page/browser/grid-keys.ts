/** The move of a key in a grid: rows and columns to go, or to an end of the row or the table. */
const moves: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  Home: [0, Number.NEGATIVE_INFINITY],
  End: [0, Number.POSITIVE_INFINITY],
  PageUp: [Number.NEGATIVE_INFINITY, 0],
  PageDown: [Number.POSITIVE_INFINITY, 0],
};

/**
 * Lets arrow keys go from link to link of a table, which is one stop of the tabulator key.
 *
 * @param onMove a key has moved the focus to a link
 */
export function handleGridKeys(table: HTMLTableElement, onMove: (link: HTMLAnchorElement) => void): void {
  table.addEventListener("keydown", (event) => {
    const move = moves[event.key];
    const from = event.target;
    const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    if (move === undefined || !isPlain || !(from instanceof HTMLAnchorElement)) return;
    event.preventDefault();
    const to = linkAfter(table, from, move);
    if (to === undefined) return;
    to.focus();
    onMove(to);
  });
  // The tabulator key comes back to the link that had the focus last, even by a click.
  table.addEventListener("focusin", ({ target }) => {
    if (!(target instanceof HTMLAnchorElement)) return;
    for (const link of table.querySelectorAll<HTMLAnchorElement>('a[tabindex="0"]')) link.tabIndex = -1;
    target.tabIndex = 0;
  });
}

/** The next link in a direction, or the last if the way is endless; undefined if there is none. */
function linkAfter(
  table: HTMLTableElement,
  from: HTMLAnchorElement,
  [rows, columns]: readonly [number, number],
): HTMLAnchorElement | undefined {
  const lines = [...table.querySelectorAll<HTMLTableRowElement>("tbody:not([hidden]) tr:not([hidden])")]
    .map((row) => [...row.cells].map((cell) => (isOpen(cell) ? cell.querySelector("a") : null)))
    .filter((links) => links.some((link) => link !== null));
  const row = lines.findIndex((links) => links.includes(from));
  const column = lines[row]?.indexOf(from) ?? -1;
  const way =
    rows === 0
      ? inDirection(lines[row] ?? [], column, columns)
      : inDirection(
          lines.map((links) => links[column] ?? null),
          row,
          rows,
        );
  const reachable = way.filter((link) => link !== null);
  return Number.isFinite(rows + columns) ? reachable[0] : reachable.at(-1);
}

function isOpen(cell: HTMLTableCellElement): boolean {
  return !cell.hidden && !cell.classList.contains("left-out");
}

function inDirection<Item>(items: readonly Item[], from: number, sign: number): Item[] {
  return sign > 0 ? items.slice(from + 1) : items.slice(0, from).reverse();
}
