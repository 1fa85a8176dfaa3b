import { opaque, type Passage } from '../../prose/passages.ts';
import { isCommonVerb } from '../component/rewriting/procedureVerbs.ts';
import { count } from '../../util/messageText.ts';
import type { PageContext } from '../../site/siteSnapshot.ts';
import { type Finding, type Fix, type PageRule, pageFix } from '../engine/rule.ts';
import { isFinalText } from '../../paths/fileKinds.ts';
import { isNews } from './proseRule.ts';
import { deletion, insertion } from '../../text/textRange.ts';
import type { Block } from '../../page/blocks.ts';

export const parallelList: PageRule = {
  meta: {
    id: 'prose/parallel-list',
    title: 'List item unlike the others',
    severity: 'hint',
    presets: { strict: 'warning' },
    summary: 'a list item that begins or ends differently from all others',
    guideline: { convention: 'writing-4' },
  },
  *check(context) {
    if (isFinalText(context.file)) return;
    for (const { items, block } of proseLists(context)) {
      if (items.length < fewestItems || isNews(context, block.range.start)) continue;
      const finding = beginning(items) ?? ending(context, items);
      if (finding !== undefined) yield finding;
    }
  },
};

/** With fewer items there is no form that the others share. */
const fewestItems = 4;

type Form = 'verb' | 'gerund';

/** Reports the one item that begins with another form of a verb. */
function beginning(items: readonly Passage[]): Finding | undefined {
  const forms = items.map(({ text }) => formOf(text));
  if (forms.includes(undefined)) return undefined;
  const gerunds = forms.filter((form) => form === 'gerund').length;
  const odd: Form | undefined = gerunds === 1 ? 'gerund' : gerunds === items.length - 1 ? 'verb' : undefined;
  const item = items[forms.indexOf(odd)];
  if (odd === undefined || item === undefined) return undefined;
  const word = /^\s*\p{L}+/u.exec(item.text)?.[0] ?? '';
  const expected = odd === 'gerund' ? 'with a verb' : 'with a verb in -ing';
  return {
    range: { start: item.start, end: item.start + word.length },
    message: `The other ${count(items.length - 1, 'item')} begin ${expected}. Begin this item the same way.`,
  };
}

function formOf(text: string): Form | undefined {
  const word = /^\s*(\p{Lu}\p{Ll}+)\s/u.exec(text)?.[1]?.toLowerCase();
  if (word === undefined) return undefined;
  if (isCommonVerb(word)) return 'verb';
  const stem = /^(.+)ing$/.exec(word)?.[1];
  if (stem === undefined) return undefined;
  return [stem, `${stem}e`, stem.slice(0, -1)].some(isCommonVerb) ? 'gerund' : undefined;
}

/** Reports the one item that ends with a full stop, or the one without. */
function ending(context: PageContext, items: readonly Passage[]): Finding | undefined {
  const ends = items.map(({ text }) => endOf(text));
  if (ends.includes(undefined)) return undefined;
  const stops = ends.filter((end) => end === '.').length;
  const odd = stops === 1 ? '.' : stops === items.length - 1 ? '' : undefined;
  const item = odd === undefined ? undefined : items[ends.indexOf(odd)];
  if (item === undefined || odd === undefined || isWord(item.text)) return undefined;
  const end = item.start + item.text.trimEnd().length;
  const others = `The other ${count(items.length - 1, 'item')} end`;
  return {
    range: { start: end - 1, end },
    message:
      odd === ''
        ? `${others} with a full stop. End this item in the same way.`
        : `${others} without a full stop. End this item in the same way.`,
    fixes: () => [endFix(context, odd, end)],
  };
}

/** Whether an item is one word or two: a value among explanations. */
function isWord(text: string): boolean {
  return text.trim().split(/\s+/).length < 3;
}

function endFix(context: PageContext, odd: '' | '.', end: number): Fix {
  return odd === ''
    ? pageFix(context, 'Add the full stop', [insertion(end, '.')], { preferred: true })
    : pageFix(context, 'Remove the full stop', [deletion({ start: end - 1, end })], { preferred: true });
}

/** Returns the full stop at the end of one sentence, or nothing; undefined for other ends and for several sentences. */
function endOf(text: string): '' | '.' | undefined {
  const trimmed = text.trimEnd();
  if (trimmed.endsWith(opaque) || /[.!?]\s+\S/.test(trimmed) || / {2}/.test(trimmed.slice(-8))) return undefined;
  if (/\b(?:etc|e\.g|i\.e|Inc|Ltd|vs)\.$|\.\.$/.test(trimmed)) return undefined;
  if (trimmed.endsWith('.')) return '.';
  return /[\p{L}\p{N}]$/u.test(trimmed) ? '' : undefined;
}

/** A list of a page whose items are one paragraph each. */
interface ProseList {
  readonly block: Block;
  readonly items: readonly Passage[];
}

/** Returns the lists of an English page whose items are one paragraph each. */
function proseLists(context: PageContext): readonly ProseList[] {
  const { page, prose } = context;
  if (!prose.isEnglish) return [];
  const passages = new Map(prose.passages.map((passage) => [passage.start, passage]));
  return listsIn(page.blocks).flatMap((block) => {
    const items = block.children.map(({ children }) => {
      const [only, ...more] = children;
      return only?.kind === 'paragraph' && more.length === 0 ? passages.get(only.range.start) : undefined;
    });
    const known = items.filter((item) => item !== undefined);
    return known.length === items.length ? [{ block, items: known }] : [];
  });
}

function listsIn(blocks: readonly Block[]): readonly Block[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'quote') return [];
    const isList = block.kind === 'bulletList' || block.kind === 'orderedList';
    return [...(isList ? [block] : []), ...listsIn(block.children)];
  });
}
