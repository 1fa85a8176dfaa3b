import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it } from 'node:test';
import {
  checkSiteRequest,
  siteReportRequest,
  unusedFilesRequest,
  sitesChangedNotification,
  sitesRequest,
  type SiteCounts,
  type SiteInfo,
  type SiteReportAnswer,
} from '../../server/src/protocol/sites.ts';
import { LanguageClient } from '../support/languageClient.ts';
import { page } from '../support/site.ts';
import { TempFolder } from '../support/tempFolder.ts';

const classic = '{ "name": "Acme", "navigation": [{ "group": "Start", "pages": ["intro"] }] }\n';
const current =
  '{ "theme": "mint", "name": "Beta", "navigation": { "tabs": [{ "tab": "Guides", "pages": ["intro"] }] } }\n';
const intro = `${page('Introduction')}\n[a](/gone)\n`;

let folder: TempFolder;
let client: LanguageClient;
let notified: (() => void) | undefined;

async function start(options: unknown): Promise<void> {
  [client] = await LanguageClient.start(folder.path, { textDocument: { diagnostic: {} } }, options, (connection) => {
    connection.onNotification(sitesChangedNotification, () => notified?.());
  });
}

/** Ends when the server next tells that the sites look otherwise. */
function nextChange(): Promise<void> {
  return new Promise((resolve) => {
    notified = resolve;
  });
}

function sites(): Promise<readonly SiteInfo[]> {
  return client.connection.sendRequest<readonly SiteInfo[]>(sitesRequest);
}

beforeEach(() => {
  folder = new TempFolder().write({
    'a/docs.json': classic,
    'a/intro.mdx': intro,
    'b/docs.json': current,
    'b/intro.mdx': page('Introduction'),
  });
});

afterEach(async () => {
  notified = undefined;
  assert.equal(await client.stop(), 0, 'the server ended with a failure');
  folder.remove();
});

describe('the server about its sites', () => {
  it('names each with its generation, whichever it is in', async () => {
    await start({});
    const found = await sites();
    assert.deepEqual(
      found.map(({ name, generation, pages, config, root }) => [name, generation, pages, config, root]),
      [
        ['Acme', 'classic', 1, client.uri('a/docs.json'), client.uri('a')],
        ['Beta', 'current', 1, client.uri('b/docs.json'), client.uri('b')],
      ],
    );
  });

  it('counts what is wrong in one of them, once all of it is checked', async () => {
    await start({});
    const counts = await client.connection.sendRequest<SiteCounts | null>(checkSiteRequest, {
      config: client.uri('a/docs.json'),
    });
    assert.equal(counts?.errors, 1, 'the broken link');
    assert.equal(counts.pages, 1);
  });

  it('counts the text in the editor and not the one on the disk', async () => {
    await start({});
    await client.open('a/intro.mdx', page('Introduction'), 'mdx');
    const counts = await client.connection.sendRequest<SiteCounts | null>(checkSiteRequest, {
      config: client.uri('a/docs.json'),
    });
    assert.equal(counts?.errors, 0);
  });

  it('counts the problems of open pages as well', async () => {
    await start({});
    await client.open('a/intro.mdx', intro, 'mdx');
    const counts = await client.connection.sendRequest<SiteCounts | null>(checkSiteRequest, {
      config: client.uri('a/docs.json'),
    });
    assert.equal(counts?.errors, 1);
  });

  it('reports on one of them, with links that open the lines of its files', async () => {
    await start({});
    const config = client.uri('a/docs.json');
    const answer = await client.connection.sendRequest<SiteReportAnswer | null>(siteReportRequest, { config });
    const [, args = ''] = /href="command:docsight\.openLine\?([^"]*)"/.exec(answer?.html ?? '') ?? [];
    assert.deepEqual(JSON.parse(decodeURIComponent(args)), [client.uri('a/intro.mdx'), 8]);
  });

  it('lists the files of one that nothing mentions', async () => {
    folder.write({
      'a/images/old.png': 'x'.repeat(2000),
      'a/images/used.png': 'x',
      'a/other.mdx': '![A](/images/used.png)\n',
    });
    await start({});
    const answer = await client.connection.sendRequest(unusedFilesRequest, { config: client.uri('a/docs.json') });
    assert.deepEqual(answer, [{ uri: client.uri('a/images/old.png'), path: 'images/old.png', size: '2 kB' }]);
  });

  it('has nothing to say of a site that is gone', async () => {
    await start({});
    const params = { config: client.uri('c/docs.json') };
    assert.equal(await client.connection.sendRequest(checkSiteRequest, params), null);
    assert.equal(await client.connection.sendRequest(siteReportRequest, params), null);
  });

  it('tells a view when a title changes that it shows, and when a site comes', async () => {
    const first = nextChange();
    await start({ showsSites: true });
    await first;
    await client.open('a/intro.mdx', intro, 'mdx');
    const second = nextChange();
    await client.change('a/intro.mdx', page('Another title'));
    await second;
    const third = nextChange();
    folder.write({ 'c/docs.json': classic });
    await client.filesChanged('c/docs.json');
    await third;
    assert.equal((await sites()).length, 3);
  });
});
