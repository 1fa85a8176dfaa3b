/** What may stand behind the language of a code block. */
export interface FenceOptionSpec {
  readonly name: string;
  /** One sentence without a full stop. */
  readonly summary: string;
  /** A `flag` stands alone, `lines` take numbers and ranges (`{1,3-5}`), the others a text in quotes. */
  readonly kind: 'flag' | 'lines' | 'text' | 'icon';
  /** The only values there are. */
  readonly values?: readonly string[];
  /** The only language with whose blocks it does something. */
  readonly language?: string;
}

const placements = ['top-left', 'top-right', 'bottom-left', 'bottom-right'];

/** The options of code blocks, those that are used most first. Upper and lower case make no difference. */
export const fenceOptions: readonly FenceOptionSpec[] = [
  { name: 'title', kind: 'text', summary: 'What stands above the block: a file name, or its label in a group' },
  { name: 'lines', kind: 'flag', summary: 'Numbers the lines' },
  { name: 'expandable', kind: 'flag', summary: 'Shows the first lines and a button for the rest' },
  { name: 'highlight', kind: 'lines', summary: 'Lines to mark: `{1,3-5}`, with or without the name in front' },
  { name: 'focus', kind: 'lines', summary: 'Lines to show clearly while the others are faded' },
  { name: 'wrap', kind: 'flag', summary: 'Breaks long lines instead of scrolling' },
  { name: 'icon', kind: 'icon', summary: 'An icon beside the title' },
  { name: 'nocopy', kind: 'flag', summary: 'Leaves the button for copying out' },
  {
    name: 'lang',
    kind: 'text',
    summary: 'The language that the code is highlighted as, where it is another than the block’s',
  },
  { name: 'twoslash', kind: 'flag', summary: 'Shows the types of TypeScript when a reader points at a name' },
  { name: 'theme', kind: 'text', summary: 'The colours of the code' },
  {
    name: 'placement',
    kind: 'text',
    summary: 'Where the buttons of a diagram stand',
    values: placements,
    language: 'mermaid',
  },
  { name: 'actions', kind: 'flag', summary: 'Whether a diagram has buttons to zoom and move it', language: 'mermaid' },
];

const names: ReadonlySet<string> = new Set(fenceOptions.map(({ name }) => name));

/** Whether a word behind the language is an option and no part of the title. */
export function isFenceOption(word: string): boolean {
  return names.has(word.toLowerCase());
}
