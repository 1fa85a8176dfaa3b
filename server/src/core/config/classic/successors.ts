import { showPath, type JsonPath } from '../json/jsonTree.ts';
import { ownValue } from '../../util/values.ts';

/** The current property for each classic one; others have no equivalent. */
const successors: Readonly<Record<string, string>> = {
  layout: 'theme',
  openapi: 'api.openapi',
  modeToggle: 'appearance',
  versions: 'navigation.versions',
  codeBlock: 'styling.codeblocks',
  eyebrow: 'styling.eyebrows',
  topbarCtaButton: 'navbar.primary',
  topbarLinks: 'navbar.links',
  anchors: 'navigation.anchors',
  tabs: 'navigation.tabs',
  primaryTab: 'navigation.tabs',
  topAnchor: 'navigation.anchors',
  backgroundImage: 'background.image',
  font: 'fonts',
  analytics: 'integrations',
  footerSocials: 'footer.socials',
};

/** The current path for classic properties that moved to another level. */
const newPaths: Readonly<Record<string, string>> = {
  'colors.background': 'background.color',
  'background.style': 'background.decoration',
  'api.baseUrl': 'api.mdx.server',
  'api.auth': 'api.mdx.auth',
  'api.request': 'api.examples',
  'api.paramFields': 'api.params',
  'api.playground.disableProxy': 'api.playground.proxy',
  'seo.indexHiddenPages': 'seo.indexing',
};

/**
 * Returns the path in the current generation of a property that the classic one has in an object below the top level.
 */
export function successorPath(owner: JsonPath, property: string): string | undefined {
  if (owner.length === 0) return undefined;
  // The metadata of pages was at the top level, whatever its names.
  if (owner.length === 1 && owner[0] === 'metadata') return property.includes(':') ? 'seo.metatags' : undefined;
  if (property === 'iconType') return owner[0] === 'navigation' || owner[0] === 'navbar' ? 'icon.style' : undefined;
  const path = showPath([...owner, property]);
  return ownValue(newPaths, path);
}

/** Returns the path of what replaced a classic top-level property. */
export function successorOf(property: string): string | undefined {
  return ownValue(successors, property);
}
