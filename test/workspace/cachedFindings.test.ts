import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { repeatCounts, repeatsText } from '../../server/src/core/rules/engine/repeats.ts';
import type { CachedFindings, CachedPage, CachedPages } from '../../server/src/workspace/diagnostics/cachedFindings.ts';
import { FileTrace } from '../../server/src/workspace/files/fileTrace.ts';
import { MemoryFileSystem } from '../support/memoryFileSystem.ts';
import type { PageReader } from '../../server/src/workspace/pages/pageReader.ts';
import { hashOfRead, hashOfShared, readAlone, unreadPage } from '../../server/src/workspace/pages/pageReading.ts';
import { fromUri, join } from '../../server/src/workspace/files/resourcePath.ts';
import { Workspace } from '../../server/src/workspace/workspace.ts';
import { Random } from '../fuzz/random.ts';
import { runs } from '../support/thorough.ts';

// A run that takes over what an earlier one kept finds the same as one that doesn't, whatever has changed between them.

const root = fromUri('file:///work');
const seed = Number(process.env['DOCSIGHT_SEED'] ?? 20261121);

/** Enough pages that they are read by the reader for many. */
const pageCount = 310;
const names = Array.from({ length: pageCount }, (_, at) => `${at % 2 === 0 ? 'guides' : 'fr/guides'}/page-${at >> 1}`);

let disk: MemoryFileSystem;
/** What was kept, by the state in which it was. */
let kept: { readonly state: string | undefined; readonly pages: CachedPages } | undefined;

/** Reads pages as threads with a cache do. */
const reader: PageReader = {
  async read({ root: siteRoot, pages, site, take, ...checking }) {
    for (const file of pages) {
      const text = await disk.readFile(join(siteRoot, file));
      const hash = hashOfRead({ bytes: text === undefined ? text : Buffer.from(text) });
      const reading = text === undefined ? unreadPage(file) : readAlone(site, file, text, checking);
      take([{ ...reading, hashes: { text: hash, shared: hashOfShared(reading) } }]);
    }
  },
};

interface Run {
  readonly findings: readonly string[];
  /** How many pages' findings were taken over. */
  readonly taken: number;
}

async function run(isKept: boolean): Promise<Run> {
  const trace = new FileTrace(disk);
  let taken = 0;
  const counted = (pages: CachedPages): CachedPages => {
    const count = ({ hashes, inSite }: CachedPage): CachedPage => ({
      hashes,
      get inSite() {
        taken++;
        return inSite;
      },
    });
    return new Map([...pages].map(([file, page]) => [file, count(page)]));
  };
  const cachedFindings = (): CachedFindings => {
    let state: string | undefined;
    return {
      read: () => {
        state = trace.stateHash();
        return state === kept?.state ? kept && counted(kept.pages) : undefined;
      },
      write: (pages) => {
        kept = { state, pages: structuredClone(pages) };
      },
    };
  };
  const fail = (error: unknown): never => {
    throw error;
  };
  const workspace = new Workspace(isKept ? trace.fileSystem : disk, {
    onError: fail,
    onCrash: (_rule, error) => fail(error),
    readMany: reader,
    mostWaitedFor: 1000,
    countsFixes: true,
    ...(isKept && { cachedFindings }),
  });
  await workspace.addFolder(root);
  await workspace.loaded();
  await workspace.checked();
  const [site] = workspace.sites;
  assert.ok(site);
  const { diagnostics } = site;
  diagnostics.keep();
  const files = [...diagnostics.configFiles(), ...diagnostics.pages()];
  const findings = files.flatMap((file) =>
    diagnostics.all(file).map((finding) => {
      const { rule, severity, message, range, hasFix, repeatOf } = finding;
      const said = `${message}${repeatsText(repeatCounts(finding))}`;
      return JSON.stringify([file, rule.id, severity, said, range, hasFix, repeatOf]);
    }),
  );
  return { findings, taken };
}

const pieces = [
  '## Setup\n\n',
  '## Usage\n\nSome *prose* about it, e.g. colour.\n\n',
  'See [that](/guides/page-3#setup), [this](./page-4#usage) and [gone](/guides/gone).\n\n',
  'See [there](/moved/page-1) and [here](/moved/page-2) and [more](/moved/page-3).\n\n',
  '![](/images/one.png)\n\n',
  "import Part from '/snippets/part.mdx';\n\n<Part />\n\n",
  "import Other from '/guides/page-5.mdx';\n\n<Other />\n\n",
  "import { Box, Gone } from '/snippets/Box.jsx';\n\n<Box /><Gone />\n\n",
  '<Snippet file="part.mdx" />\n\n',
  '{/* docsight-disable */}\n\n',
  'Hi {{name}}.\n\n',
  '<Tab title="x">\n',
];

function pageText(random: Random): string {
  const title = `title: ${random.pick(['Setup', 'Usage', `Page ${random.below(400)}`])}\n`;
  const more = random.pick([
    '',
    'description: About it.\n',
    'hidden: true\n',
    'icon: rocket\n',
    'url: https://a.example\n',
  ]);
  const count = random.below(4);
  return `---\n${title}${more}---\n\n${Array.from({ length: count }, () => random.pick(pieces)).join('')}`;
}

function config(random: Random): string {
  const listed = names.filter(() => !random.oneIn(40));
  const versions = ['en', 'fr'].map((language) => ({
    language,
    groups: [{ group: 'All', pages: listed.filter((name) => name.startsWith('fr/') === (language === 'fr')) }],
  }));
  const redirects = random.oneIn(2) ? [{ source: '/guides/gone', destination: '/guides/page-1' }] : [];
  return JSON.stringify({
    theme: 'mint',
    name: 'Acme',
    colors: { primary: '#123456' },
    navigation: { languages: versions },
    redirects,
  });
}

const write = (name: string, text: string): void => {
  disk.write(join(root, name), text);
};

/** Changes a page: mostly its prose, sometimes what others may depend on. */
async function changePage(random: Random): Promise<void> {
  const name = `${random.pick(names)}.mdx`;
  const text = (await disk.readFile(join(root, name))) ?? '';
  const pick = random.below(4);
  if (pick < 2) write(name, `${text}\nOne more line.\n${pick === 0 ? `[A link](#gone-${random.below(9)})` : ''}\n`);
  else if (pick === 2) write(name, pageText(random));
  else write(name, text.replace('---\n\n', '---\n\nFirst. '));
}

/** Changes something else. */
function changeElse(random: Random): void {
  const changes: readonly (() => void)[] = [
    () => {
      disk.remove(join(root, `${random.pick(names)}.mdx`));
    },
    () => {
      write(`${random.pick(names)}.mdx`, pageText(random));
    },
    () => {
      write('guides/gone.mdx', pageText(random));
    },
    () => {
      disk.remove(join(root, 'guides/gone.mdx'));
    },
    () => {
      write('docs.json', config(random));
    },
    () => {
      write('snippets/part.mdx', pageText(random));
    },
    () => {
      write('snippets/Box.jsx', random.pick(['export const Box = 1;', 'export const Gone = 1;']));
    },
    () => {
      write('.docsight.json', random.pick(['{}', '{"rules":{"link/not-found":"info"}}']));
    },
    () => {
      write('.mintignore', random.pick(['', 'fr/guides/page-1.mdx\n', 'moved/\n']));
    },
    () => {
      write('images/one.png', '');
    },
  ];
  random.pick(changes)();
}

beforeEach(() => {
  disk = new MemoryFileSystem();
  kept = undefined;
  const random = new Random(seed);
  write('docs.json', config(random));
  for (const name of names) write(`${name}.mdx`, pageText(random));
  write('snippets/part.mdx', '## Part\n');
  write('snippets/Box.jsx', 'export const Box = 1;');
});

describe('findings that an earlier run kept', () => {
  it('are taken over for all pages but the one whose prose has changed, unless others may depend on it', async () => {
    const first = await run(true);
    assert.equal(first.taken, 0);
    const { taken, findings } = await run(true);
    assert.equal(taken, pageCount + 1);
    assert.deepEqual(findings, first.findings);
    const page = join(root, 'guides/page-7.mdx');
    disk.write(page, `${await disk.readFile(page)}\nMore.\n`);
    assert.equal((await run(true)).taken, pageCount);
    write('guides/page-7.mdx', '---\ntitle: Another title\n---\n\n## Another section\n');
    const changed = await run(true);
    assert.equal(changed.taken, 0);
    assert.deepEqual(changed.findings, (await run(false)).findings);
  });

  it('never differ from those of a run of its own', async () => {
    const random = new Random(seed);
    let taken = 0;
    for (let step = 0; step < runs(2, 300); step++) {
      const before = await run(true);
      assert.deepEqual(before.findings, (await run(false)).findings, `step ${step}`);
      taken += before.taken;
      const count = 1 + random.below(3);
      for (let at = 0; at < count; at++) await changePage(random);
      if (random.oneIn(3)) changeElse(random);
    }
    assert.ok(taken > 0);
  });
});
