import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { CodeActionRequest, type ClientCapabilities, type WorkspaceEdit } from 'vscode-languageserver/node';
import { upgradeRequest, type UpgradeAnswer } from '../../server/src/protocol/proposedFiles.ts';
import { LanguageClient } from '../support/languageClient.ts';
import { page } from '../support/site.ts';
import { TempFolder } from '../support/tempFolder.ts';
import { pathToFileURL } from 'node:url';
import path from 'node:path';

const modern: ClientCapabilities = {
  workspace: {
    workspaceEdit: {
      documentChanges: true,
      resourceOperations: ['create', 'rename', 'delete'],
      changeAnnotationSupport: {},
    },
  },
};
const classic = `{
  "name": "Acme",
  "colors": { "primary": "#123456" },
  "feedback": { "raiseIssue": true },
  "navigation": [{ "group": "Start", "pages": ["intro"] }]
}
`;

let folder: TempFolder;
let client: LanguageClient | undefined;

beforeEach(() => {
  folder = new TempFolder().write({ 'site/mint.json': classic, 'site/intro.mdx': page('Introduction') });
});
afterEach(async () => {
  assert.equal(await client?.stop(), 0, 'the server ended with a failure');
  folder.remove();
});

function uriOf(name: string): string {
  return pathToFileURL(path.join(folder.path, name)).toString();
}

async function ask(config: string, capabilities = modern): Promise<UpgradeAnswer<WorkspaceEdit>> {
  const [started] = await LanguageClient.start(folder.path, capabilities);
  client = started;
  return started.connection.sendRequest<UpgradeAnswer<WorkspaceEdit>>(upgradeRequest, { config: uriOf(config) });
}

describe('the server about moving to the current format', () => {
  it('gives one edit, which writes the file and renames it, and lists what isn’t converted', async () => {
    const answer = await ask('site/mint.json');
    assert.ok('edit' in answer, JSON.stringify(answer));
    assert.equal(answer.config, uriOf('site/docs.json'));
    assert.deepEqual(answer.left, [{ path: 'feedback', message: 'Not available in the current format.' }]);
    const kinds = answer.edit.documentChanges?.map((change) => ('kind' in change ? change.kind : 'edit'));
    assert.deepEqual(kinds, ['edit', 'rename']);
    assert.match(answer.text, /^\{\n {2}"theme": "mint",\n/);
  });

  it('refuses with a message what can’t be converted', async () => {
    folder.write({ 'site/mint.json': classic.replace('"Acme",', '"Acme') });
    assert.match(JSON.stringify(await ask('site/mint.json')), /refused.*has a syntax error/);
    await client?.stop();
    folder.write({ 'site/mint.json': classic });
    assert.match(JSON.stringify(await ask('site/mint.json', {})), /refused.*can’t rename files/);
    await client?.stop();
    assert.match(JSON.stringify(await ask('other/docs.json')), /refused.*no longer exists/);
  });

  it('offers it where the cursor is at the top of the file, and nowhere else', async () => {
    await ask('site/mint.json');
    const uri = uriOf('site/mint.json');
    const titlesAt = async (line: number, character: number): Promise<readonly string[]> => {
      const at = { line, character };
      const params = { textDocument: { uri }, range: { start: at, end: at }, context: { diagnostics: [] } };
      const actions = (await client?.connection.sendRequest(CodeActionRequest.type, params)) ?? [];
      return actions.map(({ title }) => title).filter((title) => title.startsWith('Convert this site'));
    };
    assert.ok(client);
    await client.open('site/mint.json', classic);
    assert.deepEqual(await titlesAt(0, 0), ['Convert this site to the current format']);
    assert.deepEqual(await titlesAt(4, 5), ['Convert this site to the current format']);
    assert.deepEqual(await titlesAt(4, 30), []);
  });
});
