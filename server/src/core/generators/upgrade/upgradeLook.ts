import { memberOf, stringOf } from '../../config/json/jsonTree.ts';
import { code } from '../../util/messageText.ts';
import type { ClassicSource } from './classicSource.ts';
import { objectIfAny, objectOut, sameOut, valueOut, type OutMembers, type OutNode } from './outNode.ts';
import { ownValue } from '../../util/values.ts';

const themes: Readonly<Record<string, string>> = { venus: 'palm', quill: 'willow' };
const layouts: Readonly<Record<string, string>> = { sidenav: 'maple', solidSidenav: 'willow' };

/** Returns the site's look: theme, colors, logo, background, fonts, code. */
export function upgradeLook(source: ClassicSource): OutMembers {
  return {
    theme: valueOut(themeOf(source)),
    name: source.same('name'),
    logo: logoOf(source),
    favicon: source.same('favicon'),
    colors: colorsOf(source),
    background: objectIfAny({
      image: source.same('backgroundImage'),
      decoration: source.same('background', 'style'),
      color: source.same('colors', 'background'),
    }),
    appearance: objectIfAny({
      default: source.same('modeToggle', 'default'),
      strict: source.same('modeToggle', 'isHidden'),
    }),
    fonts: fontsOf(source),
    styling: objectIfAny({ eyebrows: source.same('eyebrow', 'display'), codeblocks: codeblocksOf(source) }),
  };
}

/** Returns the theme, or else the one for the layout of the classic generation. */
function themeOf(source: ClassicSource): string {
  const theme = stringOf(source.take('theme')) ?? '';
  const layout = stringOf(source.take('layout')) ?? '';
  return ownValue(themes, theme) ?? (theme === '' ? ownValue(layouts, layout) : undefined) ?? 'mint';
}

/** The current generation requires the images of both modes. */
function logoOf(source: ClassicSource): OutNode | undefined {
  const logo = source.peek('logo');
  if (logo?.type !== 'object') return source.same('logo');
  const actual = memberOf(logo, 'light') ?? memberOf(logo, 'dark');
  if (actual === undefined) {
    source.leave(logo, 'It has no image.');
    return undefined;
  }
  const missing = (['light', 'dark'] as const).find((mode) => memberOf(logo, mode) === undefined);
  if (missing === undefined) return source.same('logo');
  source.change(
    ['logo', missing],
    'The current format requires an image for each mode. Both are set to the same image.',
  );
  source.takeMember(logo, missing === 'light' ? 'dark' : 'light');
  return objectOut({ light: sameOut(actual), dark: sameOut(actual), href: source.sameIn(logo, 'href') }, logo);
}

/** The default color of a site. */
const usualPrimary = '#0D9373';

function colorsOf(source: ClassicSource): OutNode {
  const primary = source.same('colors', 'primary');
  if (primary === undefined) {
    const message = `The current format requires a color. It was set to ${code(usualPrimary)}; change it to your own.`;
    source.change(['colors', 'primary'], message);
  }
  return objectOut(
    {
      primary: primary ?? valueOut(usualPrimary),
      light: source.same('colors', 'light'),
      dark: source.same('colors', 'dark'),
    },
    source.peek('colors'),
  );
}

function codeblocksOf(source: ClassicSource): OutMembers[string] {
  const mode = source.take('codeBlock', 'mode');
  return mode && valueOut(stringOf(mode) === 'dark' ? 'dark' : 'system');
}

function fontsOf(source: ClassicSource): OutMembers[string] {
  const details = (...path: readonly string[]): OutMembers => ({
    family: source.same('font', ...path, 'family'),
    weight: source.same('font', ...path, 'weight'),
    source: source.same('font', ...path, 'url'),
    format: source.same('font', ...path, 'format'),
  });
  return objectIfAny({
    ...details(),
    heading: objectIfAny(details('headings')),
    body: objectIfAny(details('body')),
  });
}
