/** The range of a placeholder; offsets. */
export interface Placeholder {
  readonly start: number;
  readonly end: number;
}

/** The text before and after a placeholder, which locates it while it is edited. */
export interface TextAround {
  readonly before: string;
  readonly after: string;
}

/** Returns the placeholder texts of a new page: its description below the title, and its prose. */
export function placeholdersIn(page: string): readonly string[] {
  const found: string[] = [];
  let fence: string | undefined;
  for (const line of page.split(/\r?\n/)) {
    const [, mark] = /^\s*(`{3,}|~{3,})/.exec(line) ?? [];
    if (mark !== undefined) fence = fence === undefined ? mark : undefined;
    else if (fence === undefined) for (const placeholder of placeholderIn(line)) found.push(placeholder);
  }
  return found;
}

function placeholderIn(line: string): readonly string[] {
  const [, value] = /^(?!title:)\w+: "(.+)"$/.exec(line) ?? [];
  if (value !== undefined) return [value];
  const [, prose] = /^\s*(?:- |\d+\. )?([^\s<#|*-].*)$/.exec(line) ?? [];
  return prose === undefined || /^\w+: /.test(prose) ? [] : [prose];
}

/** Returns the first placeholder that is still unchanged after an offset. */
export function nextPlaceholder(text: string, offset: number, texts: readonly string[]): Placeholder | undefined {
  const placeholders = texts.flatMap((one) => placeholderAt(one, text.indexOf(one, offset)));
  return placeholders.toSorted((a, b) => a.start - b.start)[0];
}

/** Returns the last placeholder that is still unchanged before an offset. */
export function previousPlaceholder(text: string, offset: number, texts: readonly string[]): Placeholder | undefined {
  const before = text.slice(0, offset);
  const placeholders = texts.flatMap((one) => placeholderAt(one, before.lastIndexOf(one)));
  return placeholders.toSorted((a, b) => b.start - a.start)[0];
}

/**
 * Whether a selection is at the placeholder that was selected last, edited or not, or at one that is still unchanged.
 * On another line the person writes freely.
 */
export function isAtPlaceholder(
  text: string,
  selection: Placeholder,
  { before, after }: TextAround,
  texts: readonly string[],
): boolean {
  const last = { start: before.length, end: text.length - after.length };
  const isThere = last.start <= last.end && text.startsWith(before) && text.endsWith(after);
  const isOneLine = isThere && !text.slice(last.start, last.end).includes('\n');
  const remaining = texts.flatMap((one) => placeholderAt(one, text.lastIndexOf(one, selection.start)));
  return [...(isOneLine ? [last] : []), ...remaining].some(
    ({ start, end }) => start <= selection.start && selection.end <= end,
  );
}

function placeholderAt(text: string, start: number): readonly Placeholder[] {
  return start < 0 ? [] : [{ start, end: start + text.length }];
}
