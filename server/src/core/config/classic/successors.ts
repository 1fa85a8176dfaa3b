/** Where the current generation says what a property of the classic one said; those that are missing have nothing like it. */
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

/** What took the place of a classic property at the top of the file, as a path. */
export function successorOf(property: string): string | undefined {
  return Object.hasOwn(successors, property) ? successors[property] : undefined;
}
