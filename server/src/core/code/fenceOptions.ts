/** An option that may follow the language of a code block. */
export interface FenceOptionSpec {
  readonly name: string;
  /** One sentence without a full stop. */
  readonly summary: string;
  /** A `flag` has no value, `lines` take numbers and ranges (`{1,3-5}`), the others take a quoted string. */
  readonly kind: 'flag' | 'lines' | 'text' | 'icon';
  /** The only allowed values. */
  readonly values?: readonly string[];
  /** The only language with whose blocks it does something. */
  readonly language?: string;
}

const placements = ['top-left', 'top-right', 'bottom-left', 'bottom-right'];

/** The options of code blocks, those that are used most first. Upper and lower case make no difference. */
export const fenceOptions: readonly FenceOptionSpec[] = [
  { name: 'title', kind: 'text', summary: 'The title of the block, such as a file name, or its tab label in a group' },
  { name: 'lines', kind: 'flag', summary: 'Shows line numbers' },
  {
    name: 'expandable',
    kind: 'flag',
    summary: 'Collapses the block to its first lines, with a button that expands it',
  },
  { name: 'highlight', kind: 'lines', summary: 'Lines to highlight: `{1,3-5}`, with or without the option name' },
  { name: 'focus', kind: 'lines', summary: 'Lines to focus; all others are dimmed' },
  { name: 'wrap', kind: 'flag', summary: 'Wraps long lines' },
  { name: 'icon', kind: 'icon', summary: 'An icon next to the title' },
  { name: 'nocopy', kind: 'flag', summary: 'Hides the copy button' },
  {
    name: 'lang',
    kind: 'text',
    summary: 'The language for syntax highlighting, if it differs from that of the block',
  },
  { name: 'twoslash', kind: 'flag', summary: 'Shows TypeScript types on hover' },
  { name: 'theme', kind: 'text', summary: 'The color theme of the code' },
  {
    name: 'placement',
    kind: 'text',
    summary: 'Where the controls of a diagram are',
    values: placements,
    language: 'mermaid',
  },
  { name: 'actions', kind: 'flag', summary: 'Whether a diagram has zoom and pan controls', language: 'mermaid' },
];

const names: ReadonlySet<string> = new Set(fenceOptions.map(({ name }) => name));

/** Whether a word after the language is an option rather than text of the title. */
export function isFenceOption(word: string): boolean {
  return names.has(word.toLowerCase());
}
