import type { LocatedText } from '../../page/pageModel.ts';
import type { Inclusion } from '../../page/record/inclusions.ts';
import type { KnownPage } from '../../site/siteSnapshot.ts';
import { resolveReference } from '../../site/references/resolveLink.ts';
import { type TextRange, insertion } from '../../text/textRange.ts';
import { code } from '../../util/messageText.ts';
import { type Finding, type SiteRule, pageFix } from '../engine/rule.ts';
import { undefinedNameMeta } from './undefined-name.ts';

/** The part of mdx/undefined-name about snippets, in which names mean the attributes that pages pass. */
export const snippetName: SiteRule = {
  meta: undefinedNameMeta,
  *check(page) {
    const { namesLeftOpen, membersLeftOpen } = page.pageIndex;
    if (!page.isSnippet || namesLeftOpen.length + membersLeftOpen.length === 0 || !page.site.isLoaded) return;
    const inclusions = inclusionsOf(page);
    // Another form of inclusion, or none: what the snippet gets isn't known.
    if (inclusions.length === 0 || inclusions.some(({ kind }) => kind === 'snippet')) return;
    const passed = new Set(inclusions.flatMap(({ passes = [] }) => passes));
    const isOpen = ({ value }: LocatedText): boolean => !passed.has(value) && !passed.has('*');
    const needed = membersLeftOpen.filter(isOpen);
    for (const { value, range } of needed) yield needsValue(value, range);
    for (const one of namesLeftOpen) {
      const { value, range } = one;
      if (value === 'props') yield propsInSnippet(range);
      else if (isOpen(one) && !needed.some((other) => other.value === value)) yield notPassed(page, value, range);
    }
  },
};

/** Returns how pages and other snippets include the complete text of a snippet. */
function inclusionsOf({ site, file }: KnownPage): readonly Inclusion[] {
  return (site.includedBy.get(file) ?? []).flatMap((page) =>
    (site.pages.get(page)?.inclusions ?? []).filter((inclusion) => {
      if (inclusion.name !== undefined) return false;
      const target = resolveReference(site, page, inclusion);
      return target.kind === 'file' && target.file === file;
    }),
  );
}

function propsInSnippet(range: TextRange): Finding {
  return {
    range,
    severity: 'error',
    message: `Snippets have no ${code('props')}, so pages with this one can’t be shown. Write the attribute’s name alone: ${code('{name}')}.`,
  };
}

function needsValue(name: string, range: TextRange): Finding {
  return {
    range,
    severity: 'error',
    message: `${code(name)} isn’t defined, since ${causeOf(name)}, so pages with this one can’t be shown. ${name === 'children' ? 'Remove it.' : 'Pass it as an attribute.'}`,
  };
}

function causeOf(name: string): string {
  return name === 'children'
    ? 'snippets don’t get what is between their tags'
    : `no page passes ${code(name)} to this snippet`;
}

function notPassed(page: KnownPage, name: string, range: TextRange): Finding {
  const escape = [insertion(range.start, '\\'), insertion(range.end - 1, '\\')];
  return {
    range,
    message: `${code(`{${name}}`)} isn’t shown, since ${causeOf(name)}. ${name === 'children' ? 'Remove it.' : 'Pass it as an attribute, or escape the braces.'}`,
    ...(name !== 'children' && { fixes: () => [pageFix(page, 'Escape the braces', escape)] }),
  };
}
