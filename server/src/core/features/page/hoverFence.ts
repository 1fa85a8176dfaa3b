import { fenceOptions } from '../../code/fenceOptions.ts';
import { languageNamed } from '../../code/languages.ts';
import { readFenceMeta, type FenceOption } from '../../page/fenceMeta.ts';
import type { Fence, LocatedText } from '../../page/pageModel.ts';
import type { PageContext } from '../../site/pageContext.ts';
import type { SiteSnapshot } from '../../site/siteSnapshot.ts';
import { rangeHoldsCursor } from '../../text/textRange.ts';
import type { Hover } from '../answers.ts';
import { describeIcon } from '../icons.ts';
import { codeText } from '../markdown.ts';

/** Returns the description of the language or an option of a code block; undefined for the code itself. */
export function hoverFence({ page, site }: PageContext, fence: Fence, offset: number): Hover | undefined {
  if (!rangeHoldsCursor(fence.info, offset)) return undefined;
  const { language, options } = readFenceMeta(page.text, fence);
  if (language !== undefined && rangeHoldsCursor(language.range, offset)) return hoverLanguage(language);
  const option = options.find(({ range }) => rangeHoldsCursor(range, offset));
  return option && hoverOption(site, option, offset);
}

function hoverLanguage({ value, range }: LocatedText): Hover | undefined {
  const language = languageNamed(value);
  if (language === undefined) return undefined;
  const others = [language.id, ...language.aliases].filter((name) => name !== value.toLowerCase());
  const also = others.length === 0 ? '' : `\n\nAliases: ${others.map(codeText).join(', ')}.`;
  return { range, markdown: `**${language.title}** — the language for syntax highlighting.${also}` };
}

function hoverOption({ config }: SiteSnapshot, { name, range, value }: FenceOption, offset: number): Hover | undefined {
  const spec = fenceOptions.find((option) => option.name === name);
  if (spec === undefined) return undefined;
  if (spec.kind === 'icon' && value !== undefined && rangeHoldsCursor(value.range, offset)) {
    const markdown = describeIcon(value.value, config.iconLibrary);
    return markdown === undefined ? undefined : { range: value.range, markdown };
  }
  const values = spec.values === undefined ? '' : `\n\nValues: ${spec.values.map(codeText).join(', ')}`;
  return { range, markdown: `**${codeText(name)}** of a code block — ${spec.summary}.${values}` };
}
