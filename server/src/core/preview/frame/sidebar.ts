import type { NavigationDivision } from '../../config/navigation.ts';
import { memberOf, nodeAt, stringOf } from '../../config/json/jsonTree.ts';
import { containerTitle } from '../../features/site/outline.ts';
import { escapeHtml, tag, type Html } from '../html.ts';
import { classicNavigation } from './classicNavigation.ts';
import { entriesHtml, frameIcon, frameLink, type FrameContext } from './frameContext.ts';
import { firstPage, type Choice, type ShownNavigation, type Switch } from './shownNavigation.ts';

/** Returns the part of the navigation around a page, and the ways to the other parts. */
export function navigationAround(context: FrameContext): ShownNavigation {
  const { site, file } = context;
  const { navigation } = site.config;
  const trail = navigation.entriesOf(file)[0]?.divisions ?? [];
  const switches: Switch[] = [];
  let { nodes } = navigation;
  for (;;) {
    const divisions = nodes.filter((node) => node.kind === 'division');
    const [first] = divisions;
    if (first === undefined) break;
    const shown = divisions.filter(({ isHidden }) => !isHidden);
    const current =
      divisions.find((one) => trail.includes(one)) ??
      shown.find(({ isDefault }) => isDefault) ??
      shown.find(({ href }) => href === undefined);
    switches.push({
      kind: first.division,
      choices: shown.slice(0, mostChoices).map((one) => choiceOf(context, one, one === current)),
    });
    nodes = current?.children ?? [];
  }
  return site.config.generation === 'classic' ? classicNavigation(context, nodes) : { switches, nodes };
}

function choiceOf(context: FrameContext, division: NavigationDivision, isCurrent: boolean): Choice {
  const icon = stringOf(memberOf(nodeAt(context.site.config.composed.root, division.path), 'icon'));
  return {
    label: division.division === 'language' ? languageName(containerTitle(division)) : containerTitle(division),
    isCurrent,
    file: firstPage(context.site, division.children),
    href: division.href,
    icon: frameIcon(context, icon),
  };
}

/** More tabs or versions than anybody chooses from. */
const mostChoices = 1000;

/** Codes of the platform that are codes of countries. */
const languageOf: ReadonlyMap<string, string> = new Map([
  ['cn', 'zh'],
  ['jp', 'ja'],
]);

/** Returns the name of a language in the language itself; its code if that is unknown. */
function languageName(code: string): string {
  const language = languageOf.get(code) ?? code;
  try {
    const name = new Intl.DisplayNames([language], { type: 'language', fallback: 'none' }).of(language);
    return name === undefined ? code : `${name.charAt(0).toLocaleUpperCase(language)}${name.slice(1)}`;
  } catch {
    return code;
  }
}

/** Returns tabs, versions and languages as links. */
export function switchHtml(context: FrameContext, { kind, choices }: Switch): Html {
  const link = (one: Choice): Html => {
    const attributes = { ...frameLink(context, one), 'aria-current': one.isCurrent ? 'true' : undefined };
    return tag('a', attributes, `${one.icon}${tag('span', {}, escapeHtml(one.label))}`);
  };
  const items = entriesHtml(context, choices, (one) => tag('li', {}, link(one)));
  if (kind === 'tab' || kind === 'anchor') return tag('ul', { class: `switch-${kind}` }, items);
  const current = choices.find(({ isCurrent }) => isCurrent) ?? choices[0];
  const summary = tag('summary', {}, escapeHtml(current?.label ?? kind));
  return tag(
    'details',
    { class: 'switch', 'data-menu': true, 'data-key': `switch:${kind}` },
    `${summary}${tag('ul', {}, items)}`,
  );
}
