import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it } from 'node:test';
import {
  CodeActionRequest,
  DocumentDiagnosticRequest,
  type ClientCapabilities,
  type CodeAction,
} from 'vscode-languageserver/node';
import { LineIndex } from '../../server/src/core/text/lines.ts';
import { fixRuleRequest, type RuleFixesInfo } from '../../server/src/protocol/proposedFiles.ts';
import { LanguageClient } from '../support/languageClient.ts';
import { page } from '../support/site.ts';
import { TempFolder } from '../support/tempFolder.ts';

const modern: ClientCapabilities = {
  workspace: { workspaceEdit: { documentChanges: true, resourceOperations: ['create'] } },
  textDocument: { diagnostic: {} },
};
const config = '{ "name": "Acme", "navigation": [{ "group": "Start", "pages": ["intro"] }] }\n';
const text = page('More');

let folder: TempFolder;
let client: LanguageClient;

beforeEach(() => {
  folder = new TempFolder().write({ 'docs.json': config, 'intro.mdx': page('Introduction'), 'more.mdx': text });
});

afterEach(async () => {
  assert.equal(await client.stop(), 0, 'the server ended with a failure');
  folder.remove();
});

async function actions(
  file: string,
  content: string,
  selected: string,
  only?: string[],
): Promise<readonly CodeAction[]> {
  const lines = new LineIndex(content);
  const start = content.indexOf(selected);
  const range = { start: lines.positionAt(start), end: lines.positionAt(start + selected.length) };
  const textDocument = { uri: client.uri(file) };
  const context = { diagnostics: [], ...(only === undefined ? {} : { only }) };
  return (await client.connection.sendRequest(CodeActionRequest.type, {
    textDocument,
    range,
    context,
  })) as CodeAction[];
}

describe('a quick fix', () => {
  it('is offered on the finding that it removes, also if another one has the same range', async () => {
    [client] = await LanguageClient.start(folder.path, modern);
    const bare = '---\nicon: rocket\n---\n\nThis is all about it. And more.\n';
    await client.open('more.mdx', bare, 'mdx');
    const textDocument = { uri: client.uri('more.mdx') };
    const report = await client.connection.sendRequest(DocumentDiagnosticRequest.type, { textDocument });
    const diagnostics = report.kind === 'full' ? report.items : [];
    const missing = diagnostics.filter(({ code }) => code === 'frontmatter/required');
    const range = { start: { line: 0, character: 0 }, end: { line: 0, character: 3 } };
    const context = { diagnostics: missing };
    const offered = await client.connection.sendRequest(CodeActionRequest.type, { textDocument, range, context });
    const add = (offered as readonly CodeAction[]).filter(({ title }) => /^Add `(?:title|description)`/.test(title));
    assert.deepEqual(
      add.map((action) =>
        action.diagnostics?.map(
          ({ message }) => /`\w+`/.exec(typeof message === 'string' ? message : message.value)?.[0],
        ),
      ),
      add.map(({ title }) => [/`\w+`/.exec(title)?.[0]]),
    );
    assert.equal(add.length, 2);
  });

  it('comes before the list of what a finding counts, and before what disables its rule', async () => {
    const redirects = ['/a/b', '/b/c', '/c/intro'].map((path) => {
      const [, source = '', destination = ''] = path.split('/');
      return { source: `/${source}`, destination: `/${destination}` };
    });
    const chained = config.replace('"Acme"', `"Acme", "redirects": ${JSON.stringify(redirects)}`);
    folder.write({ 'docs.json': chained });
    [client] = await LanguageClient.start(folder.path, modern, { showReferencesCommand: 'show' });
    await client.open('docs.json', chained);
    const titles = (await actions('docs.json', chained, '"/b"', ['quickfix'])).map(({ title }) => title);
    assert.deepEqual(
      titles.map((title) => /^(?:Show|Disable)|/.exec(title)?.[0]),
      ['', 'Show', 'Disable'],
      titles.join('\n'),
    );
  });
});

describe('refactorings', () => {
  it('are offered for a page, each under its kind', async () => {
    [client] = await LanguageClient.start(folder.path, modern);
    await client.open('more.mdx', text, 'mdx');
    const requested = (await actions('more.mdx', text, 'Text.', ['refactor'])).map(
      ({ title, kind }) => `${kind}: ${title}`,
    );
    assert.deepEqual(requested, [
      'refactor.extract: Extract to snippet `snippets/text.mdx`',
      'refactor: Add page to the group “Start”',
    ]);
    const [extract, ...others] = await actions('more.mdx', text, 'Text.', ['refactor.extract']);
    assert.deepEqual(others, []);
    assert.deepEqual(
      extract?.edit?.documentChanges?.map((change) => ('kind' in change ? change.kind : change.textDocument.uri)),
      ['create', client.uri('snippets/text.mdx'), client.uri('more.mdx')],
    );
    const fixes = await actions('more.mdx', text, 'Text.', ['quickfix']);
    assert.deepEqual(fixes, []);
  });

  it('leave out what a quick fix in the same menu does', async () => {
    [client] = await LanguageClient.start(folder.path, modern);
    await client.open('more.mdx', text, 'mdx');
    const titles = (await actions('more.mdx', text, '---')).map(({ title }) => title);
    assert.deepEqual(
      titles.filter((title) => title.includes('the group')),
      ['Add page to the group “Start”'],
    );
  });

  it('are offered in docs.json for the group at the cursor', async () => {
    [client] = await LanguageClient.start(folder.path, modern);
    await client.open('docs.json', config, 'json');
    const [add, ...others] = await actions('docs.json', config, 'Start', ['refactor']);
    assert.deepEqual([add?.title, others], ['Add `more` to the group “Start”', []]);
    const [change] = add?.edit?.documentChanges ?? [];
    assert.ok(change && 'edits' in change);
    const [edit] = change.edits;
    assert.equal(edit && 'newText' in edit ? edit.newText : undefined, ', "more"');
  });

  it('leave out what makes files where the client makes none', async () => {
    [client] = await LanguageClient.start(folder.path, { textDocument: { diagnostic: {} } });
    await client.open('more.mdx', text, 'mdx');
    const titles = (await actions('more.mdx', text, 'Text.', ['refactor'])).map(({ title }) => title);
    assert.deepEqual(titles, ['Add page to the group “Start”']);
  });
});

describe('equal findings', () => {
  const links = `${page('Links')}\n## A\n\nOne []() two []().\n\n## B\n\nThree []().\n`;
  const titles = async (): Promise<readonly string[]> =>
    (await actions('links.mdx', links, '[]()', ['quickfix'])).map(({ title }) => title);

  it('are fixed together on the page, and the rule is disabled for the site', async () => {
    folder.write({ 'links.mdx': links, '.docsight.json': '{\n  "extends": "strict"\n}\n' });
    [client] = await LanguageClient.start(folder.path, modern);
    await client.open('links.mdx', links, 'mdx');
    assert.deepEqual(await titles(), [
      'Remove the empty link',
      'Fix all 3 `link/text` problems on this page',
      'Disable `link/text` here',
      'Disable `link/text` for the entire page',
      'Disable `link/text` for this site',
    ]);
    const offered = await actions('links.mdx', links, '[]()', ['quickfix']);
    const all = offered.find(({ title }) => title.startsWith('Fix all 3'));
    assert.equal(editsOf(all).length, 3);
    const disable = offered.find(({ title }) => title.endsWith('for this site'));
    assert.equal(editsOf(disable)[0], '  "extends": "strict",\n  "rules": {\n    "link/text": "off"\n  }');
  });

  it('are each fixed in the way that is right for it', async () => {
    const block = (text: string, name = ''): string => `\`\`\`${name}\n${text}\n\`\`\`\n\n`;
    const blocks = [block('ls', 'bash'), block('npm install acme\nnpm start'), block('{\n  "a": 1\n}')];
    const text = `${page('Blocks')}\n${blocks.join('')}`;
    folder.write({ 'blocks.mdx': text });
    [client] = await LanguageClient.start(folder.path, modern);
    await client.open('blocks.mdx', text, 'mdx');
    const offered = await actions('blocks.mdx', text, '```\nnpm', ['quickfix']);
    const fix = offered.find(({ title }) => title === 'Fix all 2 `code/language` problems on this page');
    assert.deepEqual(editsOf(fix), ['bash', 'json']);
  });

  it('with several ways to fix them say which one is meant', async () => {
    const text = `${page('Links')}\nSee [it](/guide-c).\n`;
    folder.write({ 'links.mdx': text, 'guide-a.mdx': page('A'), 'guide-b.mdx': page('B') });
    [client] = await LanguageClient.start(folder.path, modern, { fixRuleCommand: 'docsight.fixRule' });
    await client.open('links.mdx', text, 'mdx');
    const offered = (await actions('links.mdx', text, '/guide-c', ['quickfix'])).map(({ title }) => title);
    assert.ok(offered.includes('Change to `/guide-b`'), offered.join('\n'));
    assert.ok(offered.includes('Fix all `link/not-found` problems on the site: Change to `/guide-a`…'));
  });

  it('without content are what Fix All removes', async () => {
    folder.write({ 'links.mdx': links });
    [client] = await LanguageClient.start(folder.path, modern);
    await client.open('links.mdx', links, 'mdx');
    const [fixAll] = await actions('links.mdx', links, '[]()', ['source.fixAll']);
    assert.equal(editsOf(fixAll).length, 3);
  });

  it('of all pages of a site are fixed in the files as they are now', async () => {
    const listed = config.replace('"intro"', '"intro", "links", "other", "fine"');
    folder.write({ 'docs.json': listed, 'links.mdx': links, 'other.mdx': links, 'fine.mdx': page('Fine') });
    const options = { fixRuleCommand: 'docsight.fixRule' };
    [client] = await LanguageClient.start(folder.path, modern, options);
    const open = links.replace('Three []().', 'Three.');
    await client.open('links.mdx', open, 'mdx');
    const offered = await actions('links.mdx', open, '[]()', ['quickfix']);
    const command = offered.find(({ command: one }) => one?.command === 'docsight.fixRule')?.command;
    assert.equal(command?.title, 'Fix all `link/text` problems on the site…');
    const params: unknown = command.arguments?.[0];
    const fixed = await client.connection.sendRequest<RuleFixesInfo>(fixRuleRequest, params);
    assert.equal(fixed.count, 5);
    assert.deepEqual(
      fixed.files.map(({ path, text: after }) => [path, after.includes('[]')]),
      [
        ['links.mdx', false],
        ['other.mdx', false],
      ],
    );
  });
});

function editsOf(action: CodeAction | undefined): readonly string[] {
  const edits = (action?.edit?.documentChanges ?? []).flatMap((change) => ('edits' in change ? change.edits : []));
  return edits.map((edit) => ('newText' in edit ? edit.newText : ''));
}
