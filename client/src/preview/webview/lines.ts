/** A block with the line of the page at which it begins, and where it is on the screen. */
interface PlacedLine {
  readonly line: number;
  readonly top: number;
}

/** Returns the visible blocks of the page, in the order of their lines; snippets have lines of other files. */
function placedLines(): readonly PlacedLine[] {
  const placed: PlacedLine[] = [];
  for (const element of document.querySelectorAll<HTMLElement>('#_docsight-article [data-line]')) {
    const box = element.getBoundingClientRect();
    if (box.height === 0 && box.width === 0) continue;
    placed.push({ line: Number(element.dataset['line']), top: box.top + window.scrollY });
  }
  placed.sort((a, b) => a.line - b.line || a.top - b.top);
  // What is shown elsewhere (next to the page, say) mustn’t reverse the order.
  const rising: PlacedLine[] = [];
  for (const one of placed) {
    const last = rising.at(-1);
    if (last === undefined || (one.line > last.line && one.top >= last.top)) rising.push(one);
  }
  return rising;
}

/** Returns what stays at the top of the screen: the site’s bar, and in an editor the preview’s own above it. */
export function barAtTop(): HTMLElement | null {
  return document.querySelector<HTMLElement>('.top');
}

function offset(): number {
  return (barAtTop()?.offsetHeight ?? 0) + 8;
}

/** Returns the vertical position of a line, between those of the blocks around it. */
export function topOfLine(line: number): number | undefined {
  const placed = placedLines();
  const after = placed.findIndex((one) => one.line > line);
  const before = placed.at(after < 0 ? -1 : after - 1);
  // Above the title is the name of its group.
  if (line <= 0 || after === 0 || before === undefined) return 0;
  const next = after < 0 ? undefined : placed[after];
  if (next === undefined) return before.top - offset() + (line - before.line) * 20;
  const share = (line - before.line) / (next.line - before.line);
  return before.top + (next.top - before.top) * share - offset();
}

/** Returns how far to scroll, at least as far as given, so that the block of a line is on the screen. */
export function withLine(line: number, top: number): number {
  const box = blockOfLine(line)?.getBoundingClientRect();
  if (box === undefined) return top;
  const [start, end] = [box.top + window.scrollY - offset(), box.bottom + window.scrollY + 8 - window.innerHeight];
  return Math.max(top, Math.min(start, end));
}

export function lineAtTop(): number {
  const placed = placedLines();
  const top = window.scrollY + offset();
  const after = placed.findIndex((one) => one.top > top);
  const before = placed.at(after < 0 ? -1 : after - 1);
  if (after === 0 || before === undefined || window.scrollY <= 0) return 0;
  const next = after < 0 ? undefined : placed[after];
  if (next === undefined) return before.line + (top - before.top) / 20;
  return before.line + ((next.line - before.line) * (top - before.top)) / (next.top - before.top);
}

/** Returns the block that shows a line, or the last before it. */
export function blockOfLine(line: number): HTMLElement | undefined {
  let found: HTMLElement | undefined;
  let best = -1;
  for (const element of document.querySelectorAll<HTMLElement>(
    '#_docsight-article [data-line], #_docsight-aside [data-line]',
  )) {
    const own = Number(element.dataset['line']);
    if (own > line || own < best || element.getClientRects().length === 0) continue;
    best = own;
    found = element;
  }
  return found;
}
