import { mainName } from '../../components/catalogue.ts';
import type { Element } from '../../page/elements/elements.ts';
import type { PageContext } from '../../site/siteSnapshot.ts';
import { insertion } from '../../text/textRange.ts';
import { code } from '../../util/messageText.ts';
import { endOfAttributes, lacks } from '../component/componentUse.ts';
import { type Finding, type PageRule, pageFix } from '../engine/rule.ts';
import { hasOwnPlayground } from './ownPlayground.ts';

export const hiddenField: PageRule = {
  meta: {
    id: 'api/hidden-field',
    title: 'Parameter field hidden in the playground',
    severity: 'info',
    presets: { default: 'off' },
    summary: 'a `ParamField` that the playground of its page leaves out',
    once: 'page',
    fixes: { needReview: true },
  },
  pagesOnly: true,
  *check(context) {
    const { page } = context;
    if (!hasOwnPlayground(page)) return;
    for (const element of page.elements) {
      if (!isField(context, element) || isWithinField(context, element)) continue;
      if (element.parent !== undefined) yield nested(element);
      else if (lacks(element.opening, 'type')) yield untyped(context, element);
    }
  },
};

function isField({ catalogue }: PageContext, { name }: Element): boolean {
  return mainName(catalogue, name) === 'ParamField';
}

function isWithinField(context: PageContext, { parent }: Element): boolean {
  for (let at = parent; at !== undefined; at = at.parent) if (isField(context, at)) return true;
  return false;
}

function nested({ opening, parent }: Element): Finding {
  return {
    range: opening.nameRange,
    message: `The playground leaves out fields within ${code(parent?.name === '' ? '<>' : (parent?.name ?? ''))}. Move them to the top level of the page.`,
  };
}

function untyped(context: PageContext, { opening }: Element): Finding {
  return {
    range: opening.nameRange,
    message: `The playground leaves out fields without ${code('type')}. Add one.`,
    fixes: () => [pageFix(context, `Add ${code('type')}`, [insertion(endOfAttributes(opening), ' type="string"')])],
  };
}
