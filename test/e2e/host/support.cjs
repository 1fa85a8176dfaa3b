// What the tests in the extension host share: opening, editing and restoring documents, and waiting for conditions.
const assert = require('node:assert/strict');
const { setTimeout: pause } = require('node:timers/promises');
const vscode = require('vscode');

/** How long a test waits for an answer. It is no measure of speed: other processes may keep all cores busy. */
const LIMIT_MS = 60_000;

/** The workspace's folder. */
const folder = vscode.workspace.workspaceFolders[0].uri;

/** The address of a file of the workspace. */
const uriOf = (name) => vscode.Uri.joinPath(folder, name);

/** The extension under test. */
const extension = () => {
  const found = vscode.extensions.getExtension('docsight.docsight');
  assert.ok(found, 'the extension is not installed');
  return found;
};

/** Opens a file, given by its name or address, in an editor that has the focus. */
async function open(file) {
  const document = await vscode.workspace.openTextDocument(typeof file === 'string' ? uriOf(file) : file);
  await vscode.window.showTextDocument(document, { preview: false });
  return document;
}

/** Opens a file with one passage replaced. Nothing is saved; `closeAll` takes it back. */
async function openWith(name, before, after) {
  const document = await open(name);
  await replace(document, before, after);
  return document;
}

/** Replaces the one passage of a document that reads like this. */
async function replace(document, before, after) {
  const start = indexOf(document, before);
  const range = new vscode.Range(document.positionAt(start), document.positionAt(start + before.length));
  const edit = new vscode.WorkspaceEdit();
  edit.replace(document.uri, range, after);
  assert.ok(await vscode.workspace.applyEdit(edit), 'the edit was refused');
}

/** Closes all editors without saving, so that the next test finds the files as they are on disk. */
async function closeAll() {
  // A page that isn't a text, such as a preview, may be in front.
  for (const document of vscode.workspace.textDocuments.filter(({ isDirty }) => isDirty)) {
    await vscode.window.showTextDocument(document, { preview: false });
    await vscode.commands.executeCommand('workbench.action.revertAndCloseActiveEditor');
  }
  await vscode.commands.executeCommand('workbench.action.closeAllEditors');
}

/** The position of `|` in a passage that the document has once, without the mark. */
function at(document, marked) {
  const [before, after] = marked.split('|');
  return document.positionAt(indexOf(document, before + after) + before.length);
}

function indexOf(document, passage) {
  const text = document.getText();
  const index = text.indexOf(passage);
  assert.ok(index >= 0, `the document lacks ${passage}:\n${text}`);
  assert.equal(text.indexOf(passage, index + 1), -1, `the document has this more than once: ${passage}`);
  return index;
}

/** The extension's findings in a document. */
const findings = ({ uri }) => vscode.languages.getDiagnostics(uri).filter(({ source }) => source === 'docsight');

/** The rule of a finding: a plain code, or one with the address of its page. */
const ruleOf = ({ code }) => (typeof code === 'object' ? String(code.value) : String(code));

/** Waits until a document has a finding of a rule on a passage. An older finding may still be there for a moment. */
const found = (document, rule, passage) =>
  until(`a finding of ${rule} on ${passage}`, () =>
    findings(document).find(
      (finding) => ruleOf(finding) === rule && document.getText(finding.range).replaceAll('"', '') === passage,
    ),
  );

/** Waits until a document has no finding of a rule any more. */
const gone = (document, rule) =>
  until(`no finding of ${rule}`, () => !findings(document).some((finding) => ruleOf(finding) === rule));

/**
 * Waits until a question has an answer that is neither undefined, false nor an empty list, and returns it. The question
 * is asked again and again, since no event tells that a provider has come or would now answer differently.
 */
async function until(what, ask) {
  const deadline = Date.now() + LIMIT_MS;
  for (;;) {
    const answer = await ask();
    if (Array.isArray(answer) ? answer.length > 0 : answer) return answer;
    if (Date.now() > deadline) throw new Error(`Waited ${LIMIT_MS / 1000} s for ${what}. Findings: ${describeAll()}`);
    await pause(25);
  }
}

/** Asks the editor's providers, as its own features do, until one of them answers. */
const ask = (command, ...args) => until(command, () => vscode.commands.executeCommand(command, ...args));

/** What all providers together offer at a position, once one of them offers a label; without the quotation marks of JSON. */
function labelsAt(document, position, expected) {
  return until(`${expected} to be offered`, async () => {
    const labels = await offered(document, position);
    return labels.includes(expected) ? labels : undefined;
  });
}

/** What all providers together offer at a position now. */
async function offered({ uri }, position) {
  const { items } = await vscode.commands.executeCommand('vscode.executeCompletionItemProvider', uri, position);
  return items.map(({ label }) => (typeof label === 'string' ? label : label.label).replaceAll('"', ''));
}

/** Checks that nothing is offered twice. */
const assertUnique = (labels) => assert.deepEqual(labels.toSorted(), [...new Set(labels)].toSorted());

/** The one quick fix for a finding whose title has a text, whatever the case. */
async function quickFix(document, finding, text) {
  const actions = await until(`a quick fix with ${text}`, async () => {
    const args = [document.uri, finding.range, vscode.CodeActionKind.QuickFix.value, 20];
    const offers = await vscode.commands.executeCommand('vscode.executeCodeActionProvider', ...args);
    return offers.filter(({ title }) => title.toLowerCase().includes(text.toLowerCase()));
  });
  assert.equal(actions.length, 1, `more than one fix with ${text}: ${actions.map(({ title }) => title).join(', ')}`);
  return actions[0];
}

/** Makes the changes of a quick fix. */
async function apply({ edit, command }) {
  if (edit) assert.ok(await vscode.workspace.applyEdit(edit), 'the fix was refused');
  if (command) await vscode.commands.executeCommand(command.command, ...(command.arguments ?? []));
}

/** Changes a setting of the workspace while something is done. */
async function withSetting(name, value, action) {
  const update = (given) => {
    const [section, key] = name.split(/\.(.*)/);
    return vscode.workspace.getConfiguration(section).update(key, given, vscode.ConfigurationTarget.Workspace);
  };
  await update(value);
  try {
    await action();
  } finally {
    await update(undefined);
  }
}

function describeAll() {
  const all = vscode.languages.getDiagnostics().flatMap(([uri, list]) => list.map((finding) => ({ uri, finding })));
  const lines = all.map(({ uri, finding }) => `${uri.path}: ${finding.source} ${ruleOf(finding)} ${finding.message}`);
  return lines.join('\n') || 'none';
}

module.exports = {
  ...{ apply, ask, assertUnique, at, closeAll, extension, findings, found, gone, labelsAt, offered, open, openWith },
  ...{ quickFix, replace, ruleOf, until, uriOf, withSetting },
};
