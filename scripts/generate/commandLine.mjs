// Generates the tables of the options in docs/command-line.md from what the command line accepts.
import { readFileSync } from 'node:fs';

/** Returns docs/command-line.md with the section of options, which is its last one. */
export function commandLinePage({ commandLines, typedOption }) {
  const sections = commandLines
    .map(({ name, options }) => ({ name, rows: Object.entries(options) }))
    .filter(({ rows }) => rows.length > 0)
    .map(({ name, rows }) => {
      const lines = rows.map(([key, option]) => `| \`${typedOption(key, option)}\` | ${markdown(option.help)} |`);
      return `### docsight ${name}\n\n| option | description |\n| --- | --- |\n${lines.join('\n')}\n`;
    });
  const page = readFileSync('docs/command-line.md', 'utf8');
  return page.replace(/^## Options\n[^]*$/m, () => `## Options\n\n${sections.join('\n')}`);
}

/** Returns a line of the help for a table: options and values in quotes as code, other characters as themselves. */
function markdown(help) {
  return help
    .split(/(--[a-z-]+|\.docsight\.json|docs\.json|docsight addresses|\S*=(?:\S*\[.*?\]|severity))/)
    .map((text, at) => (at % 2 === 1 ? `\`${text}\`` : text.replace(/[\\`*_{}[\]<|]/g, String.raw`\$&`)))
    .join('');
}
