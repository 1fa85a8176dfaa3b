import assert from 'node:assert/strict';
import { readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { CodeActionRequest, type ClientCapabilities, type CodeAction, type TextEdit } from 'vscode-languageserver/node';
import { LineIndex } from '../../server/src/core/text/lines.ts';
import { applyEdits } from '../../server/src/core/text/textRange.ts';
import {
  rulesRequest,
  rulesTargetsRequest,
  type ProposedRules,
  type RulesTargetInfo,
} from '../../server/src/protocol/proposedFiles.ts';
import { LanguageClient } from '../support/languageClient.ts';
import { page } from '../support/site.ts';
import { TempFolder } from '../support/tempFolder.ts';

const pulling = { textDocument: { diagnostic: {} } };
const modern: ClientCapabilities = {
  ...pulling,
  workspace: { workspaceEdit: { documentChanges: true, resourceOperations: ['create'] } },
};
const configFile = 'docs/docs.json';

let folder: TempFolder;
let client: LanguageClient;

beforeEach(() => {
  folder = new TempFolder().write({
    '.git/HEAD': '',
    [configFile]: config('Gearbox'),
    'docs/intro.mdx': page('Introduction'),
  });
});

afterEach(async () => {
  assert.equal(await client.stop(), 0, 'the server ended with a failure');
  folder.remove();
});

function config(name: string): string {
  return JSON.stringify({ name, navigation: [{ group: 'Start', pages: ['intro'] }] });
}

async function start(capabilities: ClientCapabilities = modern): Promise<void> {
  [client] = await LanguageClient.start(folder.path, capabilities);
}

function rules(target: string): Promise<ProposedRules | null> {
  return client.connection.sendRequest<ProposedRules | null>(rulesRequest, { config: client.uri(configFile), target });
}

/** Writes what the server proposes to the disk, and tells it. */
async function write(target: string): Promise<string> {
  const answer = await rules(target);
  assert.ok(answer);
  folder.write({ [answer.file.path]: answer.file.text });
  await client.filesChanged(answer.file.path);
  return answer.file.text;
}

async function quickFixes(file: string, text: string): Promise<readonly CodeAction[]> {
  const range = { start: { line: 0, character: 0 }, end: new LineIndex(text).positionAt(text.length) };
  const actions = (await client.connection.sendRequest(CodeActionRequest.type, {
    textDocument: { uri: client.uri(file) },
    range,
    context: { diagnostics: [], only: ['quickfix'] },
  })) as CodeAction[];
  return actions.filter(({ title }) => /^Update|mintignore/.test(title));
}

/** A file of the folder after the edits of a protocol's answer. */
function edited(name: string, edits: readonly TextEdit[]): string {
  const text = readFileSync(path.join(folder.path, name), 'utf8');
  const lines = text.split('\n');
  const offsetAt = ({ line, character }: TextEdit['range']['start']): number =>
    lines.slice(0, line).reduce((sum, one) => sum + one.length + 1, 0) + character;
  return applyEdits(
    text,
    edits.map(({ range, newText }) => ({
      range: { start: offsetAt(range.start), end: offsetAt(range.end) },
      newText,
    })),
  );
}

describe('the rules file of a site', () => {
  it('can be one of several, each with whose assistant reads it and whether it is there', async () => {
    folder.write({ 'CLAUDE.md': 'Be brief.\n' });
    await start();
    const targets = await client.connection.sendRequest<readonly RulesTargetInfo[]>(rulesTargetsRequest, {
      config: client.uri(configFile),
    });
    assert.deepEqual(
      targets.filter(({ exists }) => exists),
      [{ id: 'claude', path: 'CLAUDE.md', reader: 'Claude Code', exists: true, hasSection: false }],
    );
    const readers = targets.map(({ reader }) => reader);
    assert.deepEqual(readers, [...new Set(readers)], 'each assistant is offered once');
    assert.ok(targets.some(({ id, path: file }) => id === 'cursor-rules' && file === '.cursor/rules/docs.mdc'));
  });

  it('is offered where an assistant has it already', async () => {
    await start();
    await write('cursor');
    const targets = await client.connection.sendRequest<readonly RulesTargetInfo[]>(rulesTargetsRequest, {
      config: client.uri(configFile),
    });
    const own = targets.filter(({ reader }) => reader === 'Cursor');
    assert.deepEqual(
      own.map(({ path: file, hasSection }) => [file, hasSection]),
      [['.cursor/rules.md', true]],
    );
  });

  it('is proposed for the root of the repository, in each state that the file may be in', async () => {
    folder.write({ 'CLAUDE.md': 'Be brief.\n' });
    await start();
    const fresh = await rules('cursor');
    assert.deepEqual([fresh?.file.state, fresh?.file.uri], ['new', client.uri('.cursor/rules.md')]);
    assert.match(fresh?.file.text ?? '', /Gearbox/);
    const foreign = await rules('claude');
    assert.equal(foreign?.file.state, 'foreign');
    assert.ok(foreign.file.text.startsWith('Be brief.\n'));
    await write('cursor');
    assert.equal((await rules('cursor'))?.file.state, 'current');
    await client.open(configFile, config('Renamed'));
    const managed = await rules('cursor');
    assert.equal(managed?.file.state, 'managed');
    assert.match(managed.file.text, /Renamed/);
  });

  it('begins with the text in the editor, which nobody has saved yet', async () => {
    await start();
    await client.open('AGENTS.md', 'Not saved.\n', 'markdown');
    const answer = await rules('agents');
    assert.equal(answer?.file.state, 'foreign');
    assert.ok(answer.file.text.startsWith('Not saved.\n'));
  });

  it('says why a person has to agree: the file is theirs, or the marks in it are damaged', async () => {
    await start();
    const part = (await rules('agents'))?.file.text ?? '';
    const states = [
      ['Be brief.\n', 'others'],
      [part.replace('<!-- docsight:end -->', ''), 'damaged'],
      [part + part, 'doubled'],
    ] as const;
    for (const [text, why] of states) {
      folder.write({ 'AGENTS.md': text });
      await client.filesChanged('AGENTS.md');
      const answer = await rules('agents');
      assert.deepEqual([answer?.file.state, answer?.foreign], ['foreign', why]);
    }
  });

  it('comes with the ignore file where the platform would publish it', async () => {
    folder.delete('docs');
    folder.write({ [configFile]: '[]', 'docs.json': config('Root'), 'intro.mdx': page('Introduction') });
    await start();
    const answer = await client.connection.sendRequest<ProposedRules | null>(rulesRequest, {
      config: client.uri('docs.json'),
      target: 'agents',
    });
    assert.deepEqual(answer?.ignore, {
      uri: client.uri('.mintignore'),
      path: '.mintignore',
      text: '/AGENTS.md\n',
      state: 'new',
    });
    await client.open('docs.json', config('Root'));
  });

  it('is refused with a message if it would lose what a broken docs.json hides, or be outside of the repository', async () => {
    const elsewhere = new TempFolder().write({ 'mine.md': 'Mine.\n' });
    symlinkSync(path.join(elsewhere.path, 'mine.md'), path.join(folder.path, 'AGENTS.md'));
    await start();
    assert.match(
      JSON.stringify(await rules('agents')),
      /refused.*“AGENTS\.md” is a symbolic link that points outside the repository/,
    );
    await client.open(configFile, config('Gearbox').slice(0, -20));
    assert.match(JSON.stringify(await rules('cursor')), /refused.*`docs\.json` has a syntax error/);
    elsewhere.remove();
  });

  it('is nothing where the site or the target isn’t known', async () => {
    await start();
    assert.equal(await rules('emacs'), null);
    const params = { config: client.uri('gone/docs.json'), target: 'cursor' };
    assert.equal(await client.connection.sendRequest(rulesRequest, params), null);
    assert.deepEqual(await client.connection.sendRequest(rulesTargetsRequest, params), []);
  });

  for (const [kind, capabilities] of [
    ['with changes of documents', modern],
    ['with plain changes', pulling],
  ] as const) {
    it(`is refreshed from docs.json above which it lies, in a client ${kind}`, async () => {
      await start(capabilities);
      const before = await write('cursor');
      await client.open(configFile, config('Renamed'));
      assert.ok((await client.pull(configFile)).includes('config/rules-file'));
      const [action, ...others] = await quickFixes(configFile, config('Renamed'));
      assert.deepEqual([action?.title, others], ['Update `.cursor/rules.md`', []]);
      const uri = client.uri('.cursor/rules.md');
      const change = action?.edit?.documentChanges?.[0];
      const edits = action?.edit?.changes?.[uri] ?? (change !== undefined && 'edits' in change ? change.edits : []);
      if (change !== undefined) assert.equal('textDocument' in change && change.textDocument.uri, uri);
      const after = edited('.cursor/rules.md', edits as TextEdit[]);
      assert.equal(after, before.replaceAll('Gearbox', 'Renamed'));
      folder.write({ '.cursor/rules.md': after });
      await client.filesChanged('.cursor/rules.md');
      assert.ok(!(await client.pull(configFile)).includes('config/rules-file'));
    });
  }
});
