import type { PageModel } from '../../../page/pageModel.ts';
import { isHtmlName } from '../../../page/elements/elements.ts';
import { ownValue } from '../../../util/values.ts';
import type { JsxAttribute } from '../../../page/mdx/script/scanTag.ts';
import type { PageContext } from '../../../site/pageContext.ts';
import { replacement } from '../../../text/textEdit.ts';
import { code } from '../../../util/messageText.ts';
import { pageFix } from '../../engine/pageEdits.ts';
import type { Finding } from '../../engine/rule.ts';

/** The switches of HTML that React knows by another spelling: it omits any other attribute that is only true. */
const switches: Readonly<Record<string, string>> = {
  autoplay: 'autoPlay',
  playsinline: 'playsInline',
  allowfullscreen: 'allowFullScreen',
  autofocus: 'autoFocus',
  readonly: 'readOnly',
  novalidate: 'noValidate',
  formnovalidate: 'formNoValidate',
  nomodule: 'noModule',
  disablepictureinpicture: 'disablePictureInPicture',
  disableremoteplayback: 'disableRemotePlayback',
  itemscope: 'itemScope',
  contenteditable: 'contentEditable',
};

/** Yields the switches of HTML elements in lower case and without a text, which are lost. */
export function* lostSwitches(context: PageContext, { elements }: PageModel): Iterable<Finding> {
  for (const { name: element, opening } of elements) {
    if (opening.attributes.length === 0 || !isHtmlName(element)) continue;
    for (const attribute of opening.attributes) {
      const name = isOn(attribute) ? ownValue(switches, attribute.name) : undefined;
      if (name === undefined) continue;
      yield {
        range: attribute.nameRange,
        cause: attribute.name,
        message: `${code(attribute.name)} has no effect, because React knows it as ${code(name)}. Use that name.`,
        fixes: () => [
          pageFix(context, `Change to ${code(name)}`, [replacement(attribute.nameRange, name)], { preferred: true }),
        ],
      };
    }
  }
}

function isOn({ value }: JsxAttribute): boolean {
  return value === undefined || (value.kind === 'expression' && value.text.trim() === 'true');
}
