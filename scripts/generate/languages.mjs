// The languages that code blocks can name, read from the grammars that the platform's highlighter bundles.
//   schemas/languages.json: [{"id": "javascript", "title": "JavaScript", "aliases": ["js", "cjs", "mjs"]}, …]
import { grammars } from 'tm-grammars';

/** Titles that are better known than those of the grammars. */
const TITLES = {
  bat: 'Batch',
  'common-lisp': 'Common Lisp',
  docker: 'Dockerfile',
  dotenv: '.env',
  haml: 'Haml',
  hcl: 'HCL',
  jsonc: 'JSON with comments',
  make: 'Makefile',
  nushell: 'Nushell',
  proto: 'Protocol Buffers',
  shellsession: 'Console',
  smalltalk: 'Smalltalk',
};

/** Ids that are better known than those of the grammars, which become aliases. */
const IDS = { docker: 'dockerfile', make: 'makefile', shellsession: 'console', viml: 'vim' };

/**
 * Languages that the highlighter supports without a grammar, and the shells, which share one grammar but are several
 * languages to readers.
 */
const OTHERS = [
  { id: 'text', title: 'Plain text', aliases: ['txt', 'plain', 'plaintext'] },
  { id: 'ansi', title: 'Terminal output', aliases: [] },
  { id: 'bash', title: 'Bash', aliases: [] },
  { id: 'shell', title: 'Shell', aliases: ['sh', 'shellscript'] },
  { id: 'zsh', title: 'Zsh', aliases: [] },
];

/** Embedded grammars, in which nobody writes code blocks, and the grammar of the shells. */
const NOT_LISTED = /^(?:angular-|html-derivative$|vue-|git-|.*-fixed-form$|sdbl$|shellscript$)/;

/**
 * @returns {string} the text of schemas/languages.json
 * @throws {Error} if the package has changed its form
 */
export function languages() {
  const read = grammars.filter(({ name }) => !NOT_LISTED.test(name)).map(entry);
  const all = [...read, ...OTHERS].sort((a, b) => (a.id < b.id ? -1 : 1));
  if (read.length < 100 || all.some(({ id, title }) => !id || !title)) {
    throw new Error('The languages of code blocks can’t be listed: the package tm-grammars has another form.');
  }
  return `[\n${all.map((language) => `  ${JSON.stringify(language)}`).join(',\n')}\n]\n`;
}

function entry({ name, displayName, aliases = [] }) {
  const id = IDS[name] ?? name;
  return { id, title: TITLES[name] ?? displayName, aliases: [name, ...aliases].filter((alias) => alias !== id) };
}
