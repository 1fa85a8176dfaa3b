import { ClassicSource, type UnlistedAt, type UpgradeNote } from '../../config/classic/classicSource.ts';
import { convertLinks, convertServices, convertStyle } from '../../config/classic/convertSettings.ts';
import { objectOut, sameOut, valueOut, type OutMembers, type OutNode } from '../../config/classic/outNode.ts';
import { printOut } from '../../config/classic/printOut.ts';
import { memberOf, stringOf } from '../../config/json/jsonTree.ts';
import type { SiteConfig } from '../../config/siteConfig.ts';
import type { SitePath } from '../../paths/sitePath.ts';
import { code } from '../../util/messageText.ts';
import { ownValue } from '../../util/values.ts';
import { upgradeNavigation } from './upgradeNavigation.ts';

/** A classic configuration converted to the current generation. */
export interface Upgrade {
  /** The file name of the configuration in the current generation. */
  readonly file: SitePath;
  readonly text: string;
  /** Values without a counterpart, which aren't converted. */
  readonly left: readonly UpgradeNote[];
  /** Values that are converted differently, or added. */
  readonly changed: readonly UpgradeNote[];
}

/** The URL of the current generation's schema, for files with a `$schema`. */
const currentSchemaAddress = 'https://mintlify.com/docs.json';

/**
 * Returns a classic configuration converted to the current generation, with its layout and comments; undefined if it is
 * current already, or has syntax errors and can't be read completely. `unlistedAt` returns the pages outside of groups
 * that tabs open.
 */
export function upgradeConfig(
  { generation, tree }: SiteConfig,
  unlistedAt: UnlistedAt = () => undefined,
): Upgrade | undefined {
  const isBroken = tree.problems.some(({ kind }) => kind === 'other');
  if (generation !== 'classic' || isBroken || tree.root?.type !== 'object') return undefined;
  const source = new ClassicSource(tree.root, unlistedAt);
  const schema = source.take('$schema');
  const { redirects, ...services } = convertServices(source);
  const look = { ...upgradeIdentity(source), ...convertStyle(source) };
  const out = objectOut(
    {
      $schema: schema && valueOut(currentSchemaAddress),
      ...look,
      navigation: upgradeNavigation(source),
      ...convertLinks(source),
      ...services,
      redirects,
    },
    tree.root,
  );
  source.take('mintlify');
  const text = printOut(out, tree.text);
  return { file: 'docs.json' as SitePath, text, left: source.left(), changed: source.changed() };
}

const themes: Readonly<Record<string, string>> = { venus: 'palm', quill: 'willow' };
const layouts: Readonly<Record<string, string>> = { sidenav: 'maple', solidSidenav: 'willow' };

/** Returns what every site needs: theme, name, colors; and its logo. */
function upgradeIdentity(source: ClassicSource): OutMembers {
  return {
    theme: valueOut(themeOf(source)),
    name: source.same('name'),
    logo: logoOf(source),
    favicon: source.same('favicon'),
    colors: colorsOf(source),
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
