/**
 * Returns how an assistant uses Docsight's commands, in paragraphs.
 * @param folder the site's folder from the repository's root, empty for the root itself
 */
export function commandGuide(folder: string): readonly string[] {
  const page = folder === '' ? 'guides/install.mdx' : `${folder}/guides/install.mdx`;
  const moved = folder === '' ? 'setup/install.mdx' : `${folder}/setup/install.mdx`;
  return [
    '## Commands',
    [
      `- After each change: \`docsight check --format agent ${page}\` (all files that you changed; or \`--changed\`). Each line is \`path:line:column severity rule message → fix\`, the last one the verdict. Fix errors and warnings that you caused. For a new page add \`--severity hint\`, which also tells if the navigation lacks it.`,
      '- Apply the safe fixes: add `--fix`. Read why a rule exists: `docsight check --explain RULE`.',
      `- Never move, rename or delete a page by hand: \`docsight move ${page} ${moved}\` also changes the navigation, the links and the imports. It works for folders, images and snippets, and for sections: \`docsight move ${page}#old-name "New name"\`. \`--dry-run\` shows the diff, \`--redirect\` adds a redirect.`,
      '- If the command isn’t installed, say so and go on; don’t guess what it would report.',
    ].join('\n'),
  ];
}
