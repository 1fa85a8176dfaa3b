import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
  writeFileSync,
  type Dirent,
} from 'node:fs';
import { createHash } from 'node:crypto';
import path from 'node:path';
import { anyText } from '../mutations.ts';
import type { Random } from '../random.ts';

/** A file, folder, link or pipe of a generated folder; bytes are in Latin 1, so that they can be kept as JSON. */
export interface Entry {
  readonly path: string;
  readonly kind: 'text' | 'bytes' | 'folder' | 'link' | 'pipe';
  readonly content?: string;
  readonly mode?: number;
}

const isWindows = process.platform === 'win32';

const page = (title: string, text: string): string => `---\ntitle: ${title}\ndescription: About it.\n---\n\n${text}\n`;

const classic = JSON.stringify(
  { name: 'Acme', navigation: [{ group: 'G', pages: ['index', 'guides/one', 'gone'] }], openapi: '/api.yaml' },
  undefined,
  2,
);
const current = JSON.stringify(
  {
    $schema: 'https://mintlify.com/docs.json',
    name: 'Acme',
    theme: 'mint',
    colors: { primary: '#0a0a0a' },
    navigation: { groups: [{ group: 'G', pages: ['index', 'guides/one'] }, { $ref: './parts.json' }] },
  },
  undefined,
  2,
);

const names = [
  'index.mdx',
  'guides/one.mdx',
  'guides/two.md',
  'snippets/part.mdx',
  'a b/ü ß.mdx',
  '-x.mdx',
  '__proto__.mdx',
  'constructor/toString.mdx',
  'x'.repeat(200) + '.mdx',
  '日本/語.mdx',
  'docs.json.mdx',
  '[id].mdx',
  'a%20b.mdx',
  '.hidden/page.mdx',
  ...(isWindows ? [] : ['new\nline.mdx', 'back\\slash.mdx', 'quote".mdx', 'col:on.mdx', ' space .mdx']),
];

const texts = [
  page('One', 'See [that](/guides/one#x), [it](../../outside/page) and <Card title="x" />.'),
  page('Part', 'Text.\n\n## A\n\n## A\n'),
  page(
    'Import',
    "import Part from '/snippets/part.mdx';\nimport Out from '../../outside/secret.mdx';\n\n<Part /> <Out />",
  ),
];

/** Link targets: ordinary, out of the folder, without an end, round in a circle. */
const targets = [
  'index.mdx',
  '.',
  '..',
  '../outside',
  '../outside/secret.mdx',
  '../outside/secret.json',
  '/dev/zero',
  '/dev/stdin',
  '/dev/full',
  '/proc/self/environ',
  'gone',
  'loop',
  '/etc/hostname',
];

/** The names that Docsight reads or writes by themselves. */
const special = [
  'docs.json',
  'mint.json',
  '.docsight.json',
  '.mintignore',
  '.gitignore',
  'AGENTS.md',
  '.cursor/rules.md',
  'llms.txt',
  'parts.json',
  'api.yaml',
  '.git',
  'CLAUDE.md',
  'out',
];

/** Returns the entries of a folder that is or was a site. */
export function anyFolder(random: Random): readonly Entry[] {
  const entries: Entry[] = [{ path: 'docs.json', kind: 'text', content: configText(random) }];
  if (random.oneIn(2)) entries.push({ path: '.git', kind: 'folder' });
  const count = random.pick([1, 4, 8, 20]);
  for (let index = 0; index < count; index++)
    entries.push(anyEntry(random, random.pick([...names, ...names, ...special])));
  // A site of many pages is read in threads.
  if (random.oneIn(8))
    for (let index = 0; index < 300; index++)
      entries.push({ path: `many/page-${index}.mdx`, kind: 'text', content: random.pick(texts) });
  return entries;
}

function configText(random: Random): string {
  const text = random.pick([classic, current]);
  return random.oneIn(2) ? text : anyText(random, 'docs.json', text, [classic, current]);
}

function anyEntry(random: Random, file: string): Entry {
  const isConfig = file.endsWith('.json');
  const text = isConfig
    ? random.pick([classic, current, '{}', '[{"group":"P","pages":["guides/two"]}]'])
    : random.pick(texts);
  return random.weighted<() => Entry>([
    [8, () => ({ path: file, kind: 'text', content: text })],
    [6, () => ({ path: file, kind: 'text', content: anyText(random, file, text, texts) })],
    [2, () => ({ path: file, kind: 'bytes', content: anyBytes(random, text) })],
    [
      1,
      () => ({
        path: file,
        kind: 'text',
        content: random.pick(['<', '# A\n', '{', '[x](/y) ', '<A>', '`${']).repeat(3_000),
      }),
    ],
    [isWindows ? 0 : 3, () => ({ path: file, kind: 'link', content: random.pick(targets) })],
    [isWindows ? 0 : 1, () => ({ path: file, kind: 'pipe' })],
    [1, () => ({ path: file, kind: 'folder' })],
    [isWindows ? 0 : 2, () => ({ path: file, kind: 'text', content: text, mode: random.pick([0, 0o200, 0o444]) })],
    [isWindows ? 0 : 1, () => ({ path: file, kind: 'folder', mode: random.pick([0, 0o100, 0o500]) })],
  ])();
}

/** Returns a text in another encoding, or bytes that are none. */
function anyBytes(random: Random, text: string): string {
  const bytes = random.pick([
    () => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]),
    () => Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from(text, 'utf16le').swap16()]),
    () => Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from(text)]),
    () => Buffer.from(`${text}\u00e9`, 'latin1'),
    () => Buffer.from([0, 0xff, 0xc0, 0x80, 0xed, 0xa0, 0x80, 0x0d, 0x0a]),
    () => Buffer.alloc(2_000, 0),
  ])();
  return bytes.toString('latin1');
}

/** The user who owns generated folders and runs the command: for root, no rights would be missing. */
export const plainUser = process.getuid?.() === 0 ? 65_534 : undefined;

/** Writes entries to the disk; one that is in the way of another is left out. Rights are set last. */
export function writeFolder(folder: string, entries: readonly Entry[]): void {
  mkdirSync(folder, { recursive: true });
  for (const entry of entries) {
    try {
      writeEntry(path.join(folder, entry.path), entry);
    } catch {
      // Its name is taken, or this file system has no such name.
    }
  }
  if (plainUser !== undefined) chownAll(folder, plainUser);
  for (const { path: file, mode } of entries) {
    const target = path.join(folder, file);
    if (mode !== undefined && isOwnFile(target)) chmodSync(target, mode);
  }
}

function isOwnFile(file: string): boolean {
  const found = lstatSync(file, { throwIfNoEntry: false });
  return found !== undefined && !found.isSymbolicLink();
}

function writeEntry(target: string, { kind, content = '' }: Entry): void {
  mkdirSync(path.dirname(target), { recursive: true });
  if (kind === 'folder') mkdirSync(target, { recursive: true });
  else if (kind === 'link') symlinkSync(content, target);
  else if (kind === 'pipe') spawnSync('mkfifo', [target]);
  else writeFileSync(target, kind === 'bytes' ? Buffer.from(content, 'latin1') : content, { flag: 'wx' });
}

function chownAll(folder: string, user: number): void {
  chownSync(folder, user, user);
  for (const [target, entry] of below(folder)) if (!entry.isSymbolicLink()) chownSync(target, user, user);
}

/** Yields everything below a folder, without following links; of a folder that can't be read, only itself. */
function* below(folder: string): Iterable<readonly [target: string, entry: Dirent]> {
  let entries: readonly Dirent[] = [];
  try {
    entries = readdirSync(folder, { withFileTypes: true });
  } catch {
    // Nobody else sees what is in it either.
  }
  for (const entry of entries) {
    const target = path.join(folder, entry.name);
    yield [target, entry];
    if (entry.isDirectory()) yield* below(target);
  }
}

/** Gives all rights to the folders below a folder, so that it can be removed. */
export function allowAll(folder: string): void {
  for (const [target, entry] of below(folder)) if (entry.isDirectory()) chmodSync(target, 0o700);
}

/** Describes everything below a folder by path: kind, rights and a hash of what is in it. Pipes aren't read. */
export function contentOf(folder: string): ReadonlyMap<string, string> {
  return new Map([...below(folder)].map(([target]) => [path.relative(folder, target), describe(target)]));
}

function describe(target: string): string {
  const found = lstatSync(target);
  const mode = (found.mode & 0o777).toString(8);
  if (found.isSymbolicLink()) return `link ${readlinkSync(target)}`;
  if (found.isDirectory()) return `folder ${mode}`;
  if (!found.isFile()) return `other ${mode}`;
  try {
    return `file ${mode} ${createHash('sha1').update(readFileSync(target)).digest('hex')}`;
  } catch {
    return `file ${mode} unreadable`;
  }
}
