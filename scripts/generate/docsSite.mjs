// The documentation is a site of the kind that Docsight is for: what its generated pages and its docs.json have.

/** Returns the front matter of a page. */
export function frontMatter(title, description) {
  return `---\ntitle: ${title}\ndescription: ${/[:#`"]/.test(description) ? JSON.stringify(description) : description}\n---\n`;
}

/** Returns a text without what marks code, which front matter doesn’t show. */
export function plainText(markdown) {
  return markdown.replaceAll('`', '');
}

/**
 * Returns docs/docs.json; what isn’t listed is for contributors, see docs/.mintignore.
 *
 * @param {{ area: string, ids: string[] }[]} areas of the rules
 */
export function docsConfig(areas) {
  const rules = areas.map(({ area, ids }) => ({ group: area, pages: ids.map((id) => `rules/${id}`) }));
  return {
    $schema: 'https://mintlify.com/docs.json',
    theme: 'mint',
    name: 'Docsight',
    colors: { primary: '#0D9373' },
    favicon: '/images/icon.png',
    navigation: {
      groups: [
        { group: 'In the editor', pages: ['extension', 'writing', 'preview', 'commands', 'settings'] },
        { group: 'Everywhere', pages: ['command-line', 'ci', 'report', 'agents', 'editors', 'spelling'] },
        { group: 'Reference', pages: ['components', 'limits', 'reliability', 'benchmarks'] },
        { group: 'Rules', pages: ['rules', ...rules] },
      ],
    },
  };
}
