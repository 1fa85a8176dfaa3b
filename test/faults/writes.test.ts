import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { linkSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, it } from 'node:test';
import { prepareFile, type PreparedFile } from '../../server/src/workspace/writing/diskWrites.ts';
import { runCommand } from '../support/commandLine.ts';
import { TempFolder } from '../support/tempFolder.ts';
import { runs } from '../support/thorough.ts';

interface FaultyDisk {
  /** Lets the call with this number fail, or removes the fault; returns how many calls there were, and which failed. */
  readonly setFault: (
    fault?: string,
    where?: { readonly at: number; readonly folder: string },
  ) => {
    readonly calls: number;
    readonly failed: string | undefined;
  };
}

const shim = path.resolve('test/faults/faultyDisk.cjs');
const { setFault } = createRequire(shim)(shim) as FaultyDisk;

const faults = ['ENOSPC', 'EROFS', 'EMFILE', 'EACCES', 'EIO'];

const page = (title: string): string =>
  `---\ntitle: ${title}\ndescription: About it.\n---\n\n${'Text. '.repeat(200)}\n`;
const site = {
  '.git/HEAD': '',
  'mint.json': JSON.stringify(
    {
      name: 'Acme',
      colors: { primary: '#0a0a0a' },
      favicon: '/f.svg',
      logo: '/f.svg',
      navigation: [{ group: 'G', pages: ['index', 'guide'] }],
    },
    undefined,
    2,
  ),
  'index.mdx': page('Start'),
  'guide.mdx': page('Guide'),
  'AGENTS.md': 'What a person wrote.\n',
  '.mintignore': 'out/\n',
  'out/llms.txt': '# Old\n',
};

/** Commands that write one file, several, or files in new folders. */
const commands: readonly (readonly string[])[] = [
  ['upgrade', '--yes'],
  ['rules', '--editor', 'agents', '--editor', 'cursor', '--yes'],
  ['llms', '--url', 'https://docs.example', '--out', 'out', '--pages', '--yes'],
  ['new', 'page', 'added/one', '--title', 'One'],
  ['new', 'group', 'More'],
];

/** Returns the text of every file by its path, without what is left of a write that was killed. */
function filesIn(folder: string): ReadonlyMap<string, string> {
  const files = (readdirSync(folder, { recursive: true }) as string[]).filter((file) =>
    statSync(path.join(folder, file)).isFile(),
  );
  return new Map(files.map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]));
}

/** The files before and after a command that nothing disturbs. */
async function undisturbed(
  args: readonly string[],
): Promise<readonly [ReadonlyMap<string, string>, ReadonlyMap<string, string>]> {
  const folder = new TempFolder().write(site);
  const before = filesIn(folder.path);
  const { exitCode, error } = await runCommand(folder.path, args);
  assert.equal(exitCode, 0, error);
  const after = filesIn(folder.path);
  folder.remove();
  return [before, after];
}

/** Throws unless each file is the old one or the new one; returns those that are new or gone. */
function expectComplete(
  folder: string,
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
  what: string,
): readonly string[] {
  const now = filesIn(folder);
  const names = new Set([...before.keys(), ...after.keys(), ...now.keys()]);
  return [...names].filter((file) => {
    if (/^(?:.*\/)?\.docsight-[\da-f]{16}\.tmp$/.test(file)) return false;
    const text = now.get(file);
    assert.ok(
      text === before.get(file) || text === after.get(file),
      `${what}: ${file} is neither the old nor the new file: ${text?.length} characters`,
    );
    return text !== before.get(file);
  });
}

describe('a disk that fails while a command writes', () => {
  for (const args of commands) {
    it(`loses no text, and says what is in place: docsight ${args.slice(0, 2).join(' ')}`, async () => {
      const [before, after] = await undisturbed(args);
      // Every call fails; a thorough run lets it fail in each way, others in one, which changes from call to call.
      for (let at = 1, hasFailed = true; hasFailed; at++) {
        for (const fault of runs(0, 1) === 1 ? faults : [faults[at % faults.length] ?? 'EIO'])
          hasFailed = await withstands(args, fault, at, before, after);
      }
    });
  }
});

/** Runs a command whose n-th write fails; resolves to whether there was such a write. */
async function withstands(
  args: readonly string[],
  fault: string,
  at: number,
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): Promise<boolean> {
  const folder = new TempFolder().write(site);
  setFault(fault, { at, folder: folder.path });
  const { exitCode, out, error } = await runCommand(folder.path, args);
  const { failed } = setFault();
  const what = `${fault} in ${failed}, call ${at}`;
  const changed = expectComplete(folder.path, before, after, what);
  // Where nothing can be removed, a temporary file has to stay.
  const left = [...filesIn(folder.path).keys()].filter((file) => file.endsWith('.tmp'));
  if (failed !== 'rm') assert.deepEqual(left, [], what);
  if (exitCode !== 0)
    expectExplained(
      exitCode,
      error,
      changed.filter((file) => !out.includes(` ${file}`)),
      what,
    );
  folder.remove();
  return failed !== undefined;
}

/** Throws unless a message of one line names what can't be written, and the files that are in place. */
function expectExplained(exitCode: number | undefined, error: string, changed: readonly string[], what: string): void {
  assert.equal(exitCode, 2, what);
  assert.match(error, /^[^\n]+\n$/, what);
  assert.doesNotMatch(error, /Docsight failed/, what);
  const [failure = '', inPlace = ''] = error.split('Already written:');
  for (const file of changed) {
    assert.ok(!failure.includes(`“${file}” can’t be written`), `${what}: ${file} is in place: ${error}`);
    const isSaid = inPlace.includes(file) || inPlace.includes('other file');
    assert.ok(isSaid, `${what}: ${file} is in place, and nobody says so: ${error}`);
  }
}

describe('a file that another program holds on Windows for a moment', () => {
  for (const isNew of [true, false]) {
    it(`is ${isNew ? 'created' : 'replaced'} as soon as it is free`, async () => {
      const folder = new TempFolder().write(isNew ? {} : { 'a.md': 'Old.' });
      const target = path.join(folder.path, 'a.md');
      const waits: number[] = [];
      const wait = (milliseconds: number): Promise<void> => Promise.resolve(void waits.push(milliseconds));
      const prepared = await prepareFile(target, 'New.', isNew, { isWindows: true, wait });
      setFault('EPERM', { at: 1, folder: folder.path });
      await prepared.putInPlace();
      const { failed } = setFault();
      assert.deepEqual([failed, waits], isNew ? ['link', []] : ['rename', [10]]);
      assert.deepEqual([...filesIn(folder.path)], [['a.md', 'New.']]);
      folder.remove();
    });
  }
});

/** Runs the built command in a folder, and kills it at its n-th write; returns whether it had one. */
function killAtWrite(folder: TempFolder, args: readonly string[], at: number): boolean {
  const { signal } = spawnSync(process.execPath, ['--require', shim, path.resolve('dist/cli.js'), ...args], {
    cwd: folder.path,
    env: {
      ...process.env,
      DOCSIGHT_FAULT: 'kill',
      DOCSIGHT_FAULT_AT: String(at),
      DOCSIGHT_FAULT_FOLDER: folder.path,
    },
  });
  return signal !== null;
}

/** Leaves the disk as if a command had been killed at its n-th write; returns whether it had one. */
async function dieAtWrite(folder: TempFolder, args: readonly string[], at: number): Promise<boolean> {
  setFault('dead', { at, folder: folder.path });
  await runCommand(folder.path, args);
  return setFault().failed !== undefined;
}

describe('a command that is killed while it writes', () => {
  for (const args of [
    ['upgrade', '--yes'],
    ['rules', '--editor', 'agents', '--editor', 'cursor', '--yes'],
  ]) {
    it(`leaves each file as it was or as it should be: docsight ${args[0]}`, async () => {
      const [before, after] = await undisturbed(args);
      let at = 1;
      for (let isKilled = true; isKilled; at++) {
        const folder = new TempFolder().write(site);
        isKilled = await dieAtWrite(folder, args, at);
        expectComplete(folder.path, before, after, `killed at call ${at}`);
        folder.remove();
      }
      assert.ok(at > 6);
      const folder = new TempFolder().write(site);
      assert.ok(killAtWrite(folder, args, Math.floor(at / 2)));
      expectComplete(folder.path, before, after, 'killed');
      folder.remove();
    });
  }
});

describe('a file with several names', { skip: process.platform === 'win32' }, () => {
  const [old, text] = ['Old. '.repeat(1000), 'New text. '.repeat(900)];

  /** Lets something happen at each write, until there are no more. */
  async function atEachWrite(happen: (folder: TempFolder, at: number) => Promise<boolean>): Promise<number> {
    for (let at = 1; ; at++) {
      const folder = new TempFolder().write({ 'a.mdx': old });
      linkSync(path.join(folder.path, 'a.mdx'), path.join(folder.path, 'b.txt'));
      const hasHappened = await happen(folder, at);
      const files = filesIn(folder.path);
      assert.equal(files.get('a.mdx'), files.get('b.txt'));
      folder.remove();
      if (!hasHappened) return at;
    }
  }

  it('is the old or the new one if a write fails', async () => {
    const calls = await atEachWrite(async (folder, at) => {
      setFault('ENOSPC', { at, folder: folder.path });
      const error = await writeNow(path.join(folder.path, 'a.mdx'), text);
      const { failed } = setFault();
      const now = filesIn(folder.path);
      if (failed !== 'rm') assert.equal(now.size, 2, `${failed}, call ${at}`);
      assert.equal(now.get('a.mdx'), error === undefined ? text : old, `${failed}, call ${at}`);
      return failed !== undefined;
    });
    assert.ok(calls > 6);
  });

  it('or has its new text next to it if the process is killed', async () => {
    const calls = await atEachWrite(async (folder, at) => {
      folder.write({ 'docs.json': '{"name":"A","navigation":[{"group":"G","pages":["a"]}]}', 'a.mdx': 'Text.   \n' });
      // One is killed indeed.
      const isKilled = await (at === 4 ? killAtWrite : dieAtWrite)(folder, ['format'], at);
      const files = filesIn(folder.path);
      const copy = [...files].find(([name]) => name.endsWith('.new'))?.[1];
      const now = files.get('a.mdx') ?? '';
      assert.ok(['Text.   \n', 'Text.\n'].includes(now) || copy === 'Text.\n', `call ${at}: ${now}`);
      if (!isKilled) assert.equal(now, 'Text.\n');
      return isKilled;
    });
    assert.ok(calls > 6);
  });
});

/** Replaces a file; resolves to the error. */
async function writeNow(file: string, text: string): Promise<unknown> {
  let prepared: PreparedFile | undefined;
  try {
    prepared = await prepareFile(file, text, false);
    await prepared.putInPlace();
    return undefined;
  } catch (error) {
    await prepared?.discard().catch(() => undefined);
    return error;
  }
}
