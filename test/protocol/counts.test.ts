import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { WorkspaceDiagnosticRequest, type Diagnostic } from 'vscode-languageserver/node';
import { findingMarksRequest, type FindingMark } from '../../server/src/protocol/preview.ts';
import {
  checkSiteRequest,
  sitesRequest,
  type DiagnosticData,
  type SiteCounts,
  type SiteInfo,
} from '../../server/src/protocol/sites.ts';
import { runCommand } from '../support/commandLine.ts';
import { LanguageClient } from '../support/languageClient.ts';
import { currentConfigWith, page } from '../support/site.ts';
import { TempFolder } from '../support/tempFolder.ts';

type Files = Readonly<Record<string, string>>;

const withText = (text: string): string => `${page('Page')}\n${text}\n`;
const listing = (...pages: readonly string[]): string => currentConfigWith({ navigation: { pages } });

/** Sites in which a finding represents others, or isn’t reported while its page is closed. */
const sites: Readonly<Record<string, Files>> = {
  'several links with one cause': {
    'docs.json': listing('a', 'b', 'c'),
    'a.mdx': withText('[x](/c#old) and [y](/c#old)'),
    'b.mdx': withText('[x](/c#old)\n\n<Nope />\n\n<Nope />'),
    'c.mdx': withText('## New\n\n<Nope />'),
  },
  'copies for versions': {
    'docs.json': currentConfigWith({
      navigation: { versions: ['2', '1'].map((version) => ({ version, pages: [`v${version}/a`] })) },
    }),
    'v2/a.mdx': withText('# Again\n\n[x](/gone)'),
    'v1/a.mdx': withText('# Again\n\n[x](/gone)'),
  },
  'a page outside the navigation': {
    'docs.json': listing('a'),
    'a.mdx': withText('Text.'),
    'draft.mdx': withText('# Again\n\n[x](/gone)'),
  },
  'an unused snippet': {
    'docs.json': listing('a'),
    'a.mdx': withText('# Again'),
    'snippets/unused.mdx': '# Again\n\n<Nope />\n\n<Card title="x">\n',
  },
  'a page that nobody could have written': {
    'docs.json': listing('a', 'long'),
    'a.mdx': withText('# Again'),
    'long.mdx': withText('a'.repeat(1_000_001)),
  },
  'pages without descriptions': {
    'docs.json': listing(...Array.from({ length: 12 }, (_, at) => `p${at}`)),
    ...Object.fromEntries(
      Array.from({ length: 12 }, (_, at) => [`p${at}.mdx`, `---\ntitle: Page ${at}\n---\n\nText.\n`]),
    ),
  },
};

interface Counts {
  readonly problems: number;
  readonly pages: number;
}

async function onCommandLine(folder: TempFolder): Promise<Counts> {
  const { out } = await runCommand(folder.path, ['check', '--format', 'json']);
  const { sites: found, summary } = JSON.parse(out) as {
    readonly sites: readonly { readonly pages: number }[];
    readonly summary: { readonly errors: number; readonly warnings: number };
  };
  return { problems: summary.errors + summary.warnings, pages: found[0]?.pages ?? 0 };
}

/** Returns the numbers of errors and warnings that the extension counts for each file. */
async function inEditor(client: LanguageClient): Promise<ReadonlyMap<string, number>> {
  const { items } = await client.connection.sendRequest(WorkspaceDiagnosticRequest.type, { previousResultIds: [] });
  return new Map(items.map((item) => [item.uri, item.kind === 'full' ? item.items.filter(isCounted).length : 0]));
}

function isCounted({ severity = 1, data }: Diagnostic): boolean {
  return severity <= 2 && (data as DiagnosticData | undefined)?.isExtra !== true;
}

const sum = (counts: ReadonlyMap<string, number>): number => [...counts.values()].reduce((all, one) => all + one, 0);

for (const [name, files] of Object.entries(sites)) {
  describe(`the number of problems of ${name}`, () => {
    let folder: TempFolder;
    let client: LanguageClient;

    before(async () => {
      folder = new TempFolder().write(files);
      [client] = await LanguageClient.start(folder.path, { textDocument: { diagnostic: {} } });
    });
    after(async () => {
      assert.equal(await client.stop(), 0, 'the server ended with a failure');
      folder.remove();
    });

    async function assertSame(): Promise<void> {
      const expected = await onCommandLine(folder);
      const counts = await client.connection.sendRequest<SiteCounts>(checkSiteRequest, {
        config: client.uri('docs.json'),
      });
      assert.deepEqual({ problems: counts.errors + counts.warnings, pages: counts.pages }, expected, 'Check Site');
      const [site] = await client.connection.sendRequest<readonly SiteInfo[]>(sitesRequest);
      assert.equal(site?.pages, expected.pages, 'the status bar');
      const shown = await inEditor(client);
      assert.equal(sum(shown), expected.problems, 'the tree and Site Problems');
      for (const file of Object.keys(files).filter((one) => one.endsWith('.mdx'))) {
        const uri = client.uri(file);
        const marks = await client.connection.sendRequest<readonly FindingMark[]>(findingMarksRequest, { uri });
        const problems = marks.filter(
          ({ severity, isExtra }) => (severity === 'error' || severity === 'warning') && !isExtra,
        );
        if (marks.length > 0) assert.equal(problems.length, shown.get(uri) ?? 0, `the preview of ${file}`);
      }
    }

    it('is the same everywhere while all pages are closed', assertSame);

    it('stays the same when pages are opened', async () => {
      for (const [file, text] of Object.entries(files).filter(([one]) => one.endsWith('.mdx'))) {
        await client.open(file, text, 'mdx');
        await assertSame();
      }
    });
  });
}
