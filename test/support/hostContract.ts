import assert from 'node:assert/strict';
import { DidChangeWatchedFilesNotification, FileChangeType } from 'vscode-languageserver/node';
import { answerOf, client, files, openFiles, requestsOf } from './everyRequest.ts';
import { page } from './pageText.ts';
import { RemoteSite, uriOf, type Host } from './remoteSite.ts';

// What holds for the server wherever it runs. The files come over requests to the client everywhere: a server in a web
// worker has no others.

/** Starts a server on the site of every request. */
export async function openSite(host: Host): Promise<RemoteSite> {
  // As VS Code: what the slow rules find may come later.
  const workspace = { ...client.capabilities.workspace, diagnostics: { refreshSupport: true } };
  const site = await RemoteSite.open(host, files, { ...client, capabilities: { ...client.capabilities, workspace } });
  for (const name of openFiles) await site.show(name, files[name]);
  return site;
}

/** Returns the answers of a server by request. */
export async function answersOf({ connection }: RemoteSite): Promise<ReadonlyMap<string, unknown>> {
  const answers = new Map<string, unknown>();
  for (const [method, params] of Object.entries(requestsOf(uriOf))) {
    answers.set(method, await answerOf(connection, method, params));
  }
  return answers;
}

/** A test of a server; `expected` are the answers of another host. */
interface ContractTest {
  readonly title: string;
  readonly run: (site: RemoteSite, expected: ReadonlyMap<string, unknown>) => Promise<void>;
}

/** What has to hold for each host, in this order on one site. */
export const contract: readonly ContractTest[] = [
  {
    title: 'answers every request as the others do',
    run: async (site, expected) => {
      for (const [method, answer] of await answersOf(site)) assert.deepEqual(answer, expected.get(method), method);
    },
  },
  {
    title: 'follows a file that somebody creates',
    run: async (site) => {
      const before = await site.findingsIn(uriOf('intro.mdx'));
      site.write('nowhere.mdx', page('Nowhere'));
      await site.connection.sendNotification(DidChangeWatchedFilesNotification.type, {
        changes: [{ uri: uriOf('nowhere.mdx'), type: FileChangeType.Created }],
      });
      const isGone = (message: string): boolean => !message.startsWith('Page not found: `/nowhere`');
      const after = await site.findingsIn(uriOf('intro.mdx'));
      assert.deepEqual(after, before.filter(isGone));
      assert.equal(after.length, before.length - 1);
    },
  },
  {
    title: 'shows the problems of a page while somebody types in it',
    run: async (site) => {
      const before = await site.findingsIn(uriOf('intro.mdx'));
      await site.change('intro.mdx', `${files['intro.mdx']}\nMore words.\n`, 2);
      assert.deepEqual(await site.findingsIn(uriOf('intro.mdx')), before);
      assert.ok(before.length > 0);
    },
  },
  {
    title: 'ends when it is told to',
    run: (site) => site.close(),
  },
];
