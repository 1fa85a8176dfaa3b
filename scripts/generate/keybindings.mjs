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

/** Returns package.json with the keys for writing, in place of those that it has. */
export function manifestWithWritingKeys(manifest) {
  const { keybindings } = manifest.contributes;
  const first = keybindings.findIndex(isWritingKey);
  const others = keybindings.filter((keybinding) => !isWritingKey(keybinding));
  others.splice(first, 0, ...writingKeys());
  return { ...manifest, contributes: { ...manifest.contributes, keybindings: others } };
}

function isWritingKey({ command, args }) {
  return command.startsWith('docsight.write.') || (args?.commands?.includes('docsight.write.enter') ?? false);
}

function writingKeys() {
  return [
    mark('bold', 'b'),
    mark('italic', 'i'),
    mark('code', 'e'),
    mark('link', 'k l'),
    command('comment', withModifier('/'), ["docsight.writingAt == 'script'"]),
    enterKey(['!editorHasSelection']),
    // The content of a cell is selected after Tab.
    enterKey(['editorHasSelection', "docsight.writingAt == 'table'"], ['cancelSelection']),
    ...tabKeys([...isFree, "docsight.writingAt == 'list'"]),
    ...tabKeys([...isFree, "docsight.writingAt == 'table'"]),
  ];
}

function mark(name, key) {
  return command(name, withModifier(key), isInserting);
}

function withModifier(key) {
  return { key: `ctrl+${key}`, mac: `cmd+${key}` };
}

/**
 * Enter: the editor breaks the line at once, and the extension completes it. An extension may answer later, on a busy
 * machine or one far away, and what is typed meanwhile would come before the line break.
 */
function enterKey(where, before = []) {
  const isEnter = [...isFree, ...isEnterFree, ...where, ...isInserting];
  const commands = [...before, { command: 'type', args: { text: '\n' } }, 'docsight.write.enter'];
  return { command: 'runCommands', key: 'enter', when: whenWriting(isEnter), args: { commands } };
}

function tabKeys(where) {
  const conditions = [...where, ...isTabFree, ...isInserting];
  return [command('tab', { key: 'tab' }, conditions), command('shiftTab', { key: 'shift+tab' }, conditions)];
}

function command(name, key, conditions) {
  return { command: `docsight.write.${name}`, ...key, when: whenWriting(conditions) };
}

function whenWriting(conditions) {
  // MDX pages are told by their language too: the context comes some time after a file is opened.
  const isPage = '(docsight.canWrite || docsight.isRunning && editorLangId == mdx)';
  return ['editorTextFocus', '!editorReadonly', isPage, ...conditions].join(' && ');
}
