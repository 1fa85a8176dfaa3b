import type { ReportedFinding } from '../../core/rules/engine/reportedFindings.ts';
import { type TextRange, changeBetween } from '../../core/text/textRange.ts';
import type { ResourcePath } from '../files/resourcePath.ts';

type Found = readonly ReportedFinding[];

/** The text of an open file, and what of it was inserted in one piece: by a completion with its tab stops, say. */
interface Written {
  readonly text: string;
  readonly inserted: TextRange | undefined;
  /** What is shown of findings. */
  readonly shown: WeakMap<Found, Found>;
  isWithheld: boolean;
}

/** A value to be filled in: of an attribute, or of a property. */
const emptyValue = /(?:""|''|\[\])$/;

/**
 * Withholds findings about the empty values of what was inserted last: nobody has filled them in yet. They are shown
 * once something is changed elsewhere in the file, and when it is saved.
 */
export class UnfilledValues {
  readonly #files = new Map<ResourcePath, Written>();

  /** Notes the text of an open file. */
  note(path: ResourcePath, text: string): void {
    const before = this.#files.get(path);
    if (before?.text === text) return;
    this.#set(path, text, before && insertedIn(before, text));
  }

  /** Shows everything in a file; returns whether anything was withheld. */
  release(path: ResourcePath): boolean {
    const written = this.#files.get(path);
    if (written !== undefined) this.#set(path, written.text);
    return written?.isWithheld === true;
  }

  forget(path: ResourcePath): void {
    this.#files.delete(path);
  }

  /** Returns the findings in a file that aren’t withheld; the same object for the same findings and text. */
  shown(path: ResourcePath, findings: Found): Found {
    const written = this.#files.get(path);
    if (written?.inserted === undefined) return findings;
    const known = written.shown.get(findings);
    if (known !== undefined) return known;
    const others = findings.filter(({ range }) => !isUnfilled(written, range));
    if (others.length < findings.length) written.isWithheld = true;
    const shown = others.length < findings.length ? others : findings;
    written.shown.set(findings, shown);
    return shown;
  }

  #set(path: ResourcePath, text: string, inserted?: TextRange): void {
    this.#files.set(path, { text, inserted, shown: new WeakMap(), isWithheld: false });
  }
}

/** Returns what is inserted now: what was, while only that is changed, or else the change if it isn’t a keystroke. */
function insertedIn({ text: before, inserted }: Written, text: string): TextRange | undefined {
  const { start, oldEnd, newEnd } = changeBetween(before, text);
  if (inserted !== undefined && inserted.start <= start && oldEnd <= inserted.end) {
    return { start: inserted.start, end: inserted.end + newEnd - oldEnd };
  }
  return newEnd - start > '()'.length ? { start, end: newEnd } : undefined;
}

function isUnfilled({ text, inserted }: Written, { start, end }: TextRange): boolean {
  // The name before the value may have been typed.
  const value = end - 1;
  return (
    inserted !== undefined &&
    inserted.start <= value &&
    value <= inserted.end &&
    emptyValue.test(text.slice(Math.max(start, end - 2), end))
  );
}
