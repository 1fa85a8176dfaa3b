import { nearestIcons as meantInstead } from '../../icons/nearestIcons.ts';
import type { JsxAttribute } from '../../page/mdx/script/scanTag.ts';
import { attributeText, attributeTextRange } from '../../page/pageQueries.ts';
import type { PageContext } from '../../site/siteSnapshot.ts';
import type { Nearest } from '../../util/nearest.ts';
import { code, formatList } from '../../util/messageText.ts';
import { fixesIfAny, type Finding, type PageRule, changeFixes } from '../engine/rule.ts';
import { attributeSpecOf, usesOf } from './componentUse.ts';

export const unknownIcon: PageRule = {
  meta: {
    id: 'component/unknown-icon',
    title: 'Unknown icon on a page',
    severity: 'warning',
    summary: 'an icon name that isn’t in any icon library',
    guideline: 'Spell icon names as their library does',
  },
  *check(context) {
    const nearestByName = new Map<string, Nearest | undefined>();
    for (const { element, spec } of usesOf(context)) {
      for (const attribute of element.opening.attributes) {
        if (attributeSpecOf(spec, attribute.name)?.kind === 'icon') yield* judge(context, attribute, nearestByName);
      }
    }
  },
};

/** A page names fewer icons; each unknown one is compared with those of all libraries. */
const mostNames = 500;

function* judge(
  context: PageContext,
  attribute: JsxAttribute,
  nearestByName: Map<string, Nearest | undefined>,
): Iterable<Finding> {
  const [text, range] = [attributeText(attribute), attributeTextRange(attribute)];
  if (text !== undefined && !nearestByName.has(text) && nearestByName.size < mostNames)
    nearestByName.set(text, meantInstead(text));
  const nearest = text === undefined ? undefined : nearestByName.get(text);
  if (text === undefined || range === undefined || nearest === undefined) return;
  const { names } = nearest;
  const hint = names.length > 0 ? `Did you mean ${formatList(names.map(code))}?` : 'Use a name from one of them.';
  yield {
    range,
    message: `Unknown icon ${code(text)}: it isn’t in Font Awesome, Lucide or Tabler. ${hint}`,
    fixes: fixesIfAny(() => changeFixes(context, range, nearest)),
  };
}
