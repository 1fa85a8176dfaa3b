import type { SitePath } from '../../paths/sitePath.ts';
import { ownText } from '../../util/strings.ts';
import type { PageModel } from '../pageModel.ts';
import type { Section } from '../sections/sections.ts';

/**
 * Returns the abbreviations that a glossary explains: those in its sections, in the first cells of its tables, and with
 * which its paragraphs and list items begin. Other pages explain none.
 */
export function glossaryTerms(
  file: SitePath,
  page: PageModel,
  title: string | undefined,
  sections: readonly Section[],
): readonly string[] {
  if (!isGlossary(file, title)) return [];
  const leads = [...sections.map((section) => section.title), ...leadsOf(page)];
  const terms = leads.flatMap((lead) => lead.match(abbreviation) ?? []);
  return [...new Set(terms)].sort().map(ownText);
}

function isGlossary(file: SitePath, title = ''): boolean {
  const name =
    file
      .replace(/(?:\/index)?\.\w+$/, '')
      .split('/')
      .at(-1) ?? '';
  return [name, title].some((text) => text.split(/[^\p{L}]+/u).some((word) => names.test(word)) && !legal.test(text));
}

const names = /^(?:glossar(?:y|ies)|terminolog(?:y|ies)|terms|abbreviations?|acronyms?|definitions?)$/i;

const legal = /\bterms[- _](?:of|and[- _]conditions)\b/i;

const abbreviation = /(?<![\p{L}\p{N}])\p{Lu}{2,6}(?=s?(?![\p{L}\p{N}]))/gu;

/** Returns what entries begin with: a first cell, bold text, or the words before a colon or a dash. */
function leadsOf({ text, parsed }: PageModel): readonly string[] {
  const leads: string[] = [];
  parsed.tree.iterate({
    enter: ({ name, node, from, to }) => {
      if (name === 'TableRow') {
        const cell = node.getChild('TableCell');
        if (cell !== null) leads.push(text.slice(cell.from, cell.to));
        return false;
      }
      if (name !== 'Paragraph' && name !== 'Task') return true;
      leads.push(entryName.exec(text.slice(from, Math.min(to, from + 200)))?.[0] ?? '');
      return false;
    },
  });
  return leads;
}

const entryName = /^(?:\*\*|__)[^*_\n]+(?:\*\*|__)(?:\s*\([^()\n]+\))?|^[^:–—\n.]{2,80}?(?=:|\s[-–—]\s)/;
