// The keys for writing on pages in package.json: what they do is in client/src/editing.

/** When nothing else has any of the keys: no second cursor and no text that waits to be accepted. */
const isFree = ['!editorHasMultipleSelections', '!inlineSuggestionVisible', '!inlineEditIsVisible'];
/**
 * When the editor doesn’t take a suggestion with Enter: the one in the list is what was typed already, as with the
 * language of a code block. A snippet has Tab alone, and Enter writes in it as elsewhere.
 */
const isEnterFree = ['(!suggestWidgetVisible || !suggestionMakesTextEdit)'];
/** The modes of Vim in which keys don’t write. */
const isInserting = ["vim.mode != 'Normal'", "vim.mode != 'Visual'"];
/** Tab neither takes a suggestion, moves the focus nor steps through the placeholders of a snippet or of a new page. */
const isTabFree = [
  '!suggestWidgetVisible',
  '!inSnippetMode',
  '!editorTabMovesFocus',
  'resourceFilename not in docsight.fillingIn',
];

/** What Enter inserts where that is all it does: a list marker, or the end of a code block below the cursor. */
const insertedByEnter = [
  ...['- ', '* ', '+ ', '- [ ] ', '* [ ] ', '+ [ ] ', '> '],
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => `${number}. `),
  '$0\n```',
];

/** Returns package.json with the keys for writing, in place of those that it has. */
export function manifestWithWritingKeys(manifest) {
  const { keybindings } = manifest.contributes;
  const first = keybindings.findIndex(isWritingKey);
  const others = keybindings.filter((keybinding) => !isWritingKey(keybinding));
  others.splice(first, 0, ...writingKeys());
  return { ...manifest, contributes: { ...manifest.contributes, keybindings: others } };
}

function isWritingKey({ command, when }) {
  return command.startsWith('docsight.write.') || when.includes('docsight.enterInserts');
}

function writingKeys() {
  return [
    mark('bold', 'b'),
    mark('italic', 'i'),
    mark('code', 'e'),
    mark('link', 'k l'),
    command('comment', withModifier('/'), ["docsight.writingAt == 'script'"]),
    ...enterKeys(),
    ...tabKeys([...isFree, '!editorHasSelection', "docsight.writingAt == 'list'"]),
    ...tabKeys([...isFree, "docsight.writingAt == 'table'"]),
  ];
}

function mark(name, key) {
  return command(name, withModifier(key), isInserting);
}

function withModifier(key) {
  return { key: `ctrl+${key}`, mac: `cmd+${key}` };
}

/** Enter, by the extension or, where the context says what is inserted, by commands of the editor: they wait for nobody. */
function enterKeys() {
  const key = { key: 'enter' };
  const isEnter = [...isFree, ...isEnterFree, '!editorHasSelection'];
  const isLine = ['docsight.writingAt =~ /^(?:list|quote|fence)$/', '!docsight.enterInserts'];
  return [
    command('enter', key, [...isEnter, ...isLine, ...isInserting]),
    ...insertedByEnter.map((text) => ({
      command: 'runCommands',
      ...key,
      // A space for each line break, since a condition has none; `ownEnterAt` sets the context.
      when: whenWriting([...isEnter, `docsight.enterInserts == '${text.replaceAll('\n', ' ')}'`, ...isInserting]),
      args: {
        commands: [
          { command: 'editor.action.insertSnippet', args: { snippet: `\n${text}` } },
          // Takes the context back, so that a second Enter isn’t taken for what it would have been on the line before.
          { command: '_setContext', args: ['docsight.enterInserts'] },
        ],
      },
    })),
  ];
}

function tabKeys(where) {
  const conditions = [...where, ...isTabFree, ...isInserting];
  return [command('tab', { key: 'tab' }, conditions), command('shiftTab', { key: 'shift+tab' }, conditions)];
}

function command(name, key, conditions) {
  return { command: `docsight.write.${name}`, ...key, when: whenWriting(conditions) };
}

function whenWriting(conditions) {
  return ['editorTextFocus', '!editorReadonly', 'docsight.canWrite', ...conditions].join(' && ');
}
