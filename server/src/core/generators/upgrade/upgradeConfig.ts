import type { SiteConfig } from '../../config/siteConfig.ts';
import type { SitePath } from '../../paths/sitePath.ts';
import { ClassicSource, type UnlistedAt, type UpgradeNote } from './classicSource.ts';
import { objectOut, valueOut } from './outNode.ts';
import { printOut } from './printOut.ts';
import { upgradeLinks } from './upgradeLinks.ts';
import { upgradeLook } from './upgradeLook.ts';
import { upgradeNavigation } from './upgradeNavigation.ts';
import { upgradeServices } from './upgradeServices.ts';

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
  const { redirects, ...services } = upgradeServices(source);
  const look = upgradeLook(source);
  const out = objectOut(
    {
      $schema: schema && valueOut(currentSchemaAddress),
      ...look,
      navigation: upgradeNavigation(source),
      ...upgradeLinks(source),
      ...services,
      redirects,
    },
    tree.root,
  );
  source.take('mintlify');
  const text = printOut(out, tree.text);
  return { file: 'docs.json' as SitePath, text, left: source.left(), changed: source.changed() };
}
