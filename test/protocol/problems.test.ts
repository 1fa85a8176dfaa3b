import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it } from 'node:test';
import {
  CancellationTokenSource,
  DiagnosticRefreshRequest,
  DidChangeConfigurationNotification,
  DidCloseTextDocumentNotification,
  DocumentDiagnosticRequest,
  RegistrationRequest,
  WorkDoneProgress,
  WorkDoneProgressCreateRequest,
  WorkspaceDiagnosticRequest,
  type ClientCapabilities,
  type PreviousResultId,
  type DocumentDiagnosticReport,
  type WorkspaceDiagnosticReport,
} from 'vscode-languageserver/node';
import { sitesRequest, type SiteInfo } from '../../server/src/protocol/sites.ts';
import { LanguageClient } from '../support/languageClient.ts';
import { currentConfigWith, page } from '../support/site.ts';
import { TempFolder } from '../support/tempFolder.ts';

/** They watch the files themselves: the server would learn of each change a second time from the disk, some time later. */
const watching: ClientCapabilities = {
  workspace: { didChangeWatchedFiles: { dynamicRegistration: true, relativePatternSupport: true } },
};
const pulling: ClientCapabilities = { ...watching, textDocument: { diagnostic: {} } };
const config = (...pages: readonly string[]): string =>
  JSON.stringify({ name: 'Acme', navigation: [{ group: 'Start', pages }] });
const broken = `${page('Guide')}\n[there](/gone)\n`;

let folder: TempFolder;
let client: LanguageClient;

beforeEach(() => {
  folder = new TempFolder().write({
    'docs.json': config('intro', 'guide', 'later'),
    'intro.mdx': page('Introduction'),
    'guide.mdx': broken,
  });
});

afterEach(async () => {
  assert.equal(await client.stop(), 0, 'the server ended with a failure');
  folder.remove();
});

async function start(capabilities: ClientCapabilities, options?: unknown): Promise<void> {
  [client] = await LanguageClient.start(folder.path, capabilities, options, (connection) => {
    connection.onRequest(RegistrationRequest.type, () => undefined);
  });
}

function ask(previousResultIds: PreviousResultId[], token?: string): Promise<WorkspaceDiagnosticReport> {
  const params = { previousResultIds, ...(token === undefined ? {} : { partialResultToken: token }) };
  return client.connection.sendRequest(WorkspaceDiagnosticRequest.type, params);
}

/** What a report says, a line a file: its name and the rules, or that nothing has changed. */
function show({ items }: WorkspaceDiagnosticReport): readonly string[] {
  return items
    .map((item) => {
      const codes = item.kind === 'full' ? item.items.map(({ code }) => String(code)) : ['unchanged'];
      return [item.uri.slice(item.uri.lastIndexOf('/') + 1), ...codes].join(' ');
    })
    .sort();
}

function idsOf({ items }: WorkspaceDiagnosticReport): PreviousResultId[] {
  return items.map(({ uri, resultId }) => ({ uri, value: resultId ?? '' }));
}

describe('problems of all files of a site', () => {
  it('are reported for files that nobody has open', async () => {
    await start(pulling);
    assert.deepEqual(show(await ask([])), ['docs.json navigation/page-not-found', 'guide.mdx link/not-found']);
  });

  it('come in partial results where the client accepts them', async () => {
    await start(pulling);
    const chunks: WorkspaceDiagnosticReport[] = [];
    for (let index = 0; index < 205; index++)
      folder.write({ [`more/page-${index}.mdx`]: `${page('More')}\n[${index}](/gone-${index})\n` });
    client.connection.onProgress(WorkspaceDiagnosticRequest.partialResult, 'parts', (chunk) => {
      if ('items' in chunk) chunks.push(chunk);
    });
    const changed = Array.from({ length: 205 }, (_, index) => `more/page-${index}.mdx`);
    await client.filesChanged(...changed);
    const rest = await ask([], 'parts');
    const all = [...chunks, rest].flatMap(({ items }) => items);
    assert.ok(chunks.length >= 1, `${chunks.length} parts`);
    assert.equal(all.length, 207);
  });

  it('are reported again only when something is new, and then only that', async () => {
    await start(pulling);
    const first = await ask([]);
    const second = ask(idsOf(first));
    let isAnswered = false;
    void second.then(() => (isAnswered = true));
    // Whoever asks for a document has an answer that came after everything before it.
    await client.pull('intro.mdx');
    assert.equal(isAnswered, false);
    folder.write({ 'later.mdx': page('Later') });
    await client.filesChanged('later.mdx');
    const report = await second;
    assert.deepEqual(show(report), ['docs.json', 'guide.mdx unchanged']);
  });

  it('are cleared for files that are gone', async () => {
    await start(pulling);
    const first = await ask([]);
    const second = ask(idsOf(first));
    folder.delete('guide.mdx');
    await client.filesChanged('guide.mdx');
    assert.deepEqual(show(await second), [
      'docs.json navigation/page-not-found navigation/page-not-found',
      'guide.mdx',
    ]);
  });

  it('are cleared of a page that no other file names', async () => {
    folder.write({ 'guide.mdx': page('Guide'), 'alone.mdx': `${page('Alone')}\n<Nte />\n` });
    await start(pulling);
    const first = await ask([]);
    const second = ask(idsOf(first));
    folder.delete('alone.mdx');
    await client.filesChanged('alone.mdx');
    assert.deepEqual(show(await second), ['alone.mdx', 'docs.json unchanged']);
  });

  it('are cleared for a file that is closed and deleted at once, which no workspace report had named', async () => {
    await start(pulling);
    const second = ask(idsOf(await ask([])));
    const text = `${page('Alone')}\n<Nte />\n`;
    folder.write({ 'alone.mdx': text });
    await client.open('alone.mdx', text, 'mdx');
    assert.ok((await client.pull('alone.mdx')).includes('component/unknown'));
    folder.delete('alone.mdx');
    const textDocument = { uri: client.uri('alone.mdx') };
    void client.connection.sendNotification(DidCloseTextDocumentNotification.type, { textDocument });
    await client.filesChanged('alone.mdx');
    assert.ok(show(await second).includes('alone.mdx'));
  });

  it('stay as they are while something is typed that none of them follows from', async () => {
    await start(pulling);
    const second = ask(idsOf(await ask([])));
    let isAnswered = false;
    // It is still held back when the server ends.
    void second.then(
      () => (isAnswered = true),
      () => undefined,
    );
    await client.open('intro.mdx', page('Introduction'), 'mdx');
    for (const words of ['Some', 'Some more', 'Some more words']) {
      await client.change('intro.mdx', `${page('Introduction')}\n${words}\n`);
      await client.pull('intro.mdx');
    }
    assert.equal(isAnswered, false);
  });

  it('follow what is typed in another file', async () => {
    folder.write({ 'guide.mdx': `${page('Guide')}\n[there](/intro#setup)\n`, 'intro.mdx': `${page('I')}\n## Setup\n` });
    await start(pulling);
    const first = await ask([]);
    assert.deepEqual(show(first), ['docs.json navigation/page-not-found']);
    const second = ask(idsOf(first));
    await client.open('intro.mdx', `${page('I')}\n## Set up\n`, 'mdx');
    assert.deepEqual(show(await second), ['docs.json unchanged', 'guide.mdx link/anchor-not-found']);
  });

  it('are those of the disk once a document is closed, whatever of the last answers an editor has dropped', async () => {
    await start(pulling);
    await client.open('intro.mdx', `${page('Introduction')}\n[x](/away)\n`, 'mdx');
    assert.deepEqual(await client.pull('intro.mdx'), ['link/not-found']);
    const first = await ask([]);
    const second = ask(idsOf(first).filter(({ uri }) => uri !== client.uri('intro.mdx')));
    // The text is discarded. Editors ask once more, and drop the answer if the tab is gone when it comes.
    await client.change('intro.mdx', page('Introduction'));
    assert.deepEqual(await client.pull('intro.mdx'), []);
    const textDocument = { uri: client.uri('intro.mdx') };
    await client.connection.sendNotification(DidCloseTextDocumentNotification.type, { textDocument });
    const report = await second;
    assert.deepEqual(show(report), ['docs.json unchanged', 'guide.mdx unchanged', 'intro.mdx']);
    // Nor is it said again and again.
    let isAnswered = false;
    ask(idsOf(report)).then(
      () => (isAnswered = true),
      () => undefined,
    );
    await client.pull('guide.mdx');
    await client.pull('guide.mdx');
    assert.equal(isAnswered, false);
  });

  it('follow what is typed into a document that is open without being shown, which no client asks about', async () => {
    await start(pulling);
    const second = ask(idsOf(await ask([])));
    await client.open('docs.json', config('intro', 'guide', 'later'), 'docs-json');
    // It was shown at first.
    await client.pull('docs.json');
    await client.change('docs.json', config('intro', 'guide', 'later').replace('"later"]', '"later",'));
    const told = show(await second);
    assert.match(told.find((line) => line.startsWith('docs.json')) ?? '', /config\/syntax/);
  });

  it('stay those of the disk when a document is closed', async () => {
    await start(pulling);
    await client.open('guide.mdx', page('Guide'), 'mdx');
    assert.deepEqual(await client.pull('guide.mdx'), []);
    const textDocument = { uri: client.uri('guide.mdx') };
    await client.connection.sendNotification(DidCloseTextDocumentNotification.type, { textDocument });
    assert.deepEqual(await client.pull('guide.mdx'), ['link/not-found']);
    assert.deepEqual(show(await ask([])), ['docs.json navigation/page-not-found', 'guide.mdx link/not-found']);
  });

  it('are no longer waited for when the client gives up', async () => {
    await start(pulling);
    const first = await ask([]);
    const source = new CancellationTokenSource();
    const params = { previousResultIds: idsOf(first) };
    const second = client.connection.sendRequest(WorkspaceDiagnosticRequest.type, params, source.token);
    source.cancel();
    await assert.rejects(second, /Cancelled/);
  });

  it('name their copies in other versions, in a page that is open too', async () => {
    const versions = ['2', '1'].map((version) => ({ version, pages: [`v${version}/guide`] }));
    folder.write({
      'docs.json': currentConfigWith({ navigation: { versions } }),
      'v2/guide.mdx': broken,
      'v1/guide.mdx': broken,
    });
    await start(pulling);
    await client.open('v2/guide.mdx', broken, 'mdx');
    const uri = client.uri('v2/guide.mdx');
    await ask([]);
    const related = async (): Promise<readonly string[]> => {
      const report = await client.connection.sendRequest(DocumentDiagnosticRequest.type, { textDocument: { uri } });
      assert.ok(report.kind === 'full');
      return report.items.flatMap(({ message, relatedInformation = [] }) => [
        /\(also in .*\)$/.exec(typeof message === 'string' ? message : message.value)?.[0] ?? '',
        ...relatedInformation.map(
          ({ location }) => `${location.uri.slice(-'v1/guide.mdx'.length)}:${location.range.start.line}`,
        ),
      ]);
    };
    assert.deepEqual(await related(), ['(also in 1)', 'v1/guide.mdx:7']);
    folder.write({ 'v1/guide.mdx': page('Guide') });
    await client.filesChanged('v1/guide.mdx');
    assert.deepEqual(await related(), ['']);
  });

  it('are those of open files alone where that is chosen', async () => {
    await start(pulling, { diagnostics: { scope: 'openFiles' } });
    await client.open('guide.mdx', broken, 'mdx');
    const first = await ask([]);
    assert.deepEqual(show(first), ['guide.mdx link/not-found']);
    assert.deepEqual(await client.pull('docs.json'), []);
    const second = ask(idsOf(first));
    const settings = { docsight: { diagnostics: { scope: 'site' } } };
    await client.connection.sendNotification(DidChangeConfigurationNotification.type, { settings });
    assert.deepEqual(show(await second), ['docs.json navigation/page-not-found', 'guide.mdx unchanged']);
  });

  it('have the severities of the editor’s settings', async () => {
    await start(pulling, { rules: { 'link/not-found': 'off' } });
    assert.deepEqual(show(await ask([])), ['docs.json navigation/page-not-found']);
  });
});

describe('a document', () => {
  const request = (previousResultId?: string): Promise<DocumentDiagnosticReport> =>
    client.connection.sendRequest(DocumentDiagnosticRequest.type, {
      textDocument: { uri: client.uri('guide.mdx') },
      ...(previousResultId === undefined ? {} : { previousResultId }),
    });

  it('whose findings the client has is not reported again', async () => {
    await start(pulling);
    await client.open('guide.mdx', broken, 'mdx');
    const first = await request();
    assert.equal(first.kind, 'full');
    assert.deepEqual(await request(first.resultId), { kind: 'unchanged', resultId: first.resultId });
  });

  it('is reported again after a change, since the editor may have lost what it showed', async () => {
    await start(pulling);
    await client.open('guide.mdx', broken, 'mdx');
    const first = await request();
    assert.ok(first.kind === 'full' && first.items.length > 0);
    await client.change('guide.mdx', '');
    await client.change('guide.mdx', broken);
    const second = await request(first.resultId);
    assert.ok(second.kind === 'full');
    assert.deepEqual(second.items, first.items);
  });
});

describe('a client that does not ask', () => {
  it('gets findings of files that nobody has open, and of what changes in them', async () => {
    await start(watching);
    await client.pushed('guide.mdx', ['link/not-found']);
    folder.write({ 'gone.mdx': page('Gone') });
    await client.filesChanged('gone.mdx');
    await client.pushed('guide.mdx', []);
  });
});

describe('a large site', () => {
  it('shows how far its check has come, until its findings are there', async () => {
    const names = Array.from({ length: 310 }, (_, index) => `page-${index}`);
    folder.write({ 'docs.json': config(...names) });
    folder.write(Object.fromEntries(names.map((name) => [`${name}.mdx`, page(name)])));
    const progress: { readonly kind: string; readonly title?: string }[] = [];
    [client] = await LanguageClient.start(
      folder.path,
      { ...pulling, window: { workDoneProgress: true } },
      undefined,
      (connection) => {
        connection.onRequest(WorkDoneProgressCreateRequest.type, ({ token }) => {
          connection.onProgress(WorkDoneProgress.type, token, (value) => {
            progress.push(value);
          });
        });
      },
    );
    // One of the two forgotten pages is reported for both.
    const isChecked = async (): Promise<boolean | undefined> =>
      (await client.connection.sendRequest<readonly SiteInfo[]>(sitesRequest))[0]?.isChecked;
    assert.equal(await isChecked(), false);
    assert.deepEqual(show(await ask([])), ['guide.mdx navigation/orphan-page link/not-found']);
    assert.equal(await isChecked(), true);
    const [first] = progress;
    assert.deepEqual([first?.kind, first?.title], ['begin', 'Checking Acme']);
    assert.equal(progress.filter(({ kind }) => kind === 'begin').length, 1);
    assert.equal(progress.at(-1)?.kind, 'end');
  });
});

describe('settings', () => {
  it('are reported where they have no effect, whether the file is open or not', async () => {
    folder.write({ '.docsight.json': '{\n  // Ours\n  "rules": { "link/txet": "off" }\n}' });
    await start(pulling);
    assert.ok(show(await ask([])).includes('.docsight.json config/settings'));
    await client.open('.docsight.json', '{ "rules": { "link/text": "off" }, "ignored": [] }', 'jsonc');
    const found = await client.pull('.docsight.json');
    assert.equal(found.length, 1);
    assert.match(found[0] ?? '', /config\/settings/);
    await client.change('.docsight.json', '{ "rules": { "link/not-found": "off" } }');
    assert.deepEqual(await client.pull('.docsight.json'), []);
    await client.open('guide.mdx', broken, 'mdx');
    assert.deepEqual(await client.pull('guide.mdx'), [], 'what is typed counts');
  });
});

describe('settings that the editor checks by their schema', () => {
  it('are reported once: by the server only while the file is closed', async () => {
    const text = '{ "rules": { "link/txet": "off" } }';
    folder.write({ '.docsight.json': text });
    await start(pulling, { servesJson: true });
    assert.ok(show(await ask([])).includes('.docsight.json config/settings'));
    await client.open('.docsight.json', text, 'json');
    assert.deepEqual(await client.pull('.docsight.json'), []);
  });
});

describe('a configuration that has no effect', () => {
  it('is reported as such while it is open, and nothing else is said of it', async () => {
    const inner = config('nowhere');
    folder.write({ 'docs.json': config('ja/intro'), 'ja/intro.mdx': page('Intro'), 'ja/docs.json': inner });
    await start(pulling);
    await client.open('ja/docs.json', inner);
    const found = await client.pull('ja/docs.json');
    assert.equal(found.length, 1);
    assert.match(found[0] ?? '', /config\/ignored-file/);
  });
});

describe('a client that can be asked to refresh', () => {
  it('is asked when something changed that answers follow from, and not for other files', async () => {
    let requests = 0;
    const capabilities = { ...pulling, workspace: { ...pulling.workspace, diagnostics: { refreshSupport: true } } };
    [client] = await LanguageClient.start(folder.path, capabilities, undefined, (connection) => {
      connection.onRequest(RegistrationRequest.type, () => undefined);
      connection.onRequest(DiagnosticRefreshRequest.type, () => {
        requests++;
      });
    });
    await client.open('intro.mdx', page('Introduction'), 'mdx');
    // Asked for all files, the server answers once it has read them, which is the last that it asks for by itself.
    await ask([]);
    await client.pull('intro.mdx');
    const before = requests;
    for (const name of ['node_modules/a.js', 'intro.mdx', 'nothing.txt']) await client.filesChanged(name);
    await client.pull('intro.mdx');
    await client.pull('intro.mdx');
    assert.equal(requests, before);
    folder.write({ 'later.mdx': page('Later') });
    await client.filesChanged('later.mdx');
    await client.pull('intro.mdx');
    await client.pull('intro.mdx');
    assert.equal(requests, before + 1);
    // As a quick fix does, without an editor that shows the file.
    await client.open('.docsight.json', '{ "rules": { "link/*": "off" } }', 'jsonc');
    await client.pull('intro.mdx');
    await client.pull('intro.mdx');
    // The pages are read again: the client is asked before that for what is open, and after it if anything differs.
    assert.ok(requests > before + 1);
  });

  it('gets hints on prose when the writer pauses, and keeps those elsewhere until then', async () => {
    let ask: (() => void) | undefined;
    const asked = new Promise<void>((resolve) => {
      ask = resolve;
    });
    const capabilities = { ...pulling, workspace: { diagnostics: { refreshSupport: true } } };
    let isTyped = false;
    [client] = await LanguageClient.start(folder.path, capabilities, undefined, (connection) => {
      connection.onRequest(DiagnosticRefreshRequest.type, () => {
        if (isTyped) ask?.();
      });
    });
    const text = `${page('Introduction')}\nOpen the the file and then you can close it in the editor.\n`;
    await client.open('intro.mdx', text, 'mdx');
    assert.deepEqual(await client.pull('intro.mdx'), ['prose/repeated-word']);
    isTyped = true;
    await client.change('intro.mdx', text.replace('Text.', 'Text\nof of the site.'));
    assert.deepEqual(await client.pull('intro.mdx'), ['prose/repeated-word']);
    await asked;
    assert.deepEqual(await client.pull('intro.mdx'), ['prose/repeated-word', 'prose/repeated-word']);
  });

  it('is told of a broken link when the writer pauses or saves, and of all others meanwhile', async () => {
    let ask: (() => void) | undefined;
    const nextRequest = (): Promise<void> =>
      new Promise((resolve) => {
        ask = resolve;
      });
    const capabilities = { ...pulling, workspace: { diagnostics: { refreshSupport: true } } };
    [client] = await LanguageClient.start(folder.path, capabilities, undefined, (connection) => {
      connection.onRequest(DiagnosticRefreshRequest.type, () => {
        ask?.();
      });
    });
    const text = `${page('Introduction')}\n[Gone](/gone)\n\nSee .\n`;
    await client.open('intro.mdx', text, 'mdx');
    assert.deepEqual(await client.pull('intro.mdx'), ['link/not-found']);
    await client.change('intro.mdx', text.replace('See ', 'See [it](/gui)'));
    await client.change('intro.mdx', text.replace('See ', 'See [it](/guid)'));
    assert.deepEqual(await client.pull('intro.mdx'), ['link/not-found']);
    await nextRequest();
    assert.deepEqual(await client.pull('intro.mdx'), ['link/not-found', 'link/not-found']);
    await client.change('intro.mdx', text.replace('See ', 'See [it](/gui)'));
    assert.deepEqual(await client.pull('intro.mdx'), ['link/not-found']);
    const saved = nextRequest();
    await client.save('intro.mdx');
    await saved;
    assert.deepEqual(await client.pull('intro.mdx'), ['link/not-found', 'link/not-found']);
  });
});
