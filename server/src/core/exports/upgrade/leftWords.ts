import type { JsonPath } from '../../config/json/jsonTree.ts';
import { code } from '../../util/words.ts';

const noCounterpart = 'The current format has nothing like it.';

/** Why a value of the classic file is left out, by the end of its path; of all others there is nothing special to say. */
const reasons: Readonly<Record<string, string>> = {
  'colors.anchors': `The current format gives each anchor a colour of its own, as ${code('color')}.`,
  'colors.ultraLight': 'It had no effect any more.',
  'colors.ultraDark': 'It had no effect any more.',
  'anchors.color': 'The current format has no gradients: give the anchor one colour for each mode.',
  'auth.inputPrefix': 'It had no effect any more.',
  'paramFields.expanded': `Of its values the current format has ${code('all')} and ${code('closed')} only.`,
  footerSocials: `${code('footer.socials')} is said, and counts instead.`,
  versions: 'No group, tab or anchor says its version, so every page belongs to all of them.',
  primaryTab: 'There are no pages outside of the other tabs that it would hold.',
  topAnchor: 'It has no effect beside tabs.',
};

/** Why the value at a path of the classic file is left out, as a sentence. */
export function leftWords(path: JsonPath): string {
  const names = path.filter((step) => typeof step === 'string');
  return reasons[names.slice(-2).join('.')] ?? noCounterpart;
}
