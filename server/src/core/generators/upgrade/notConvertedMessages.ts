import type { JsonPath } from '../../config/json/jsonTree.ts';
import { code } from '../../util/messageText.ts';
import { ownValue } from '../../util/ownValue.ts';

const noCounterpart = 'Not available in the current format.';

/** Why a value of the classic file isn't converted, by the end of its path; all others have the general message. */
const reasons: Readonly<Record<string, string>> = {
  'colors.anchors': `In the current format, each anchor has its own ${code('color')}.`,
  'colors.ultraLight': 'It had no effect.',
  'colors.ultraDark': 'It had no effect.',
  'anchors.color': 'The current format has no gradients. Set one color for each mode.',
  'auth.inputPrefix': 'It had no effect.',
  'paramFields.expanded': `The current format only supports ${code('all')} and ${code('closed')}.`,
  footerSocials: `${code('footer.socials')} is set and takes precedence.`,
  versions: 'No group, tab or anchor has a version, so each page belongs to all versions.',
  primaryTab: 'All pages belong to other tabs.',
  topAnchor: 'It has no effect together with tabs.',
};

/** Returns why the value at a path of the classic file isn't converted, as a sentence. */
export function notConvertedMessage(path: JsonPath): string {
  const names = path.filter((step) => typeof step === 'string');
  return ownValue(reasons, names.slice(-2).join('.')) ?? noCounterpart;
}
