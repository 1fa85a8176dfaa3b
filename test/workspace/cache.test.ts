import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { readCached, writeCached } from '../../server/src/workspace/cache/cacheFile.ts';
import {
  Cache,
  ForeignCacheError,
  type CachedName,
  type CacheSlot,
} from '../../server/src/workspace/cache/cacheFolder.ts';
import { pack } from '../../server/src/workspace/cache/packedData.ts';
import { ownCacheFolder } from '../../server/src/workspace/cache/compileCache.ts';
import { TempFolder } from '../support/tempFolder.ts';

let folder: TempFolder;

beforeEach(() => {
  folder = new TempFolder();
});
afterEach(() => {
  folder.remove();
});

const day = 24 * 60 * 60;
const name = 'docsight-cache-v1';
const file: CachedName = `result-${'a'.repeat(43)}`;
const files: readonly CachedName[] = [file, `site-${'b'.repeat(43)}`, `fixes-${'c'.repeat(43)}`, '8-3', 'addresses'];

const inFolder = (...names: readonly string[]): string => path.join(folder.path, ...names);

function open(): Cache {
  const cache = Cache.open(folder.path, inFolder('user'));
  assert.ok(cache);
  return cache;
}

function setAge(target: string, days: number): void {
  const time = Date.now() / 1000 - days * day;
  utimesSync(target, time, time);
}

/** Returns slots that were used one after the other, the last one most recently. */
function slots(count: number, kind: 'runs' | 'pages' = 'runs'): readonly CacheSlot[] {
  const cache = open();
  return Array.from({ length: count }, (_, at) => {
    const slot = cache.slot(kind, at);
    writeCached(slot, file, at);
    setAge(slot.folder, 1 - at / count);
    return slot;
  });
}

describe('a cache removes nothing but what it has written', () => {
  it('removes the slots that were not used for long, or are too many', () => {
    const all = slots(20);
    const oldest = all[19];
    assert.ok(oldest);
    for (const one of files) writeCached(oldest, one, 0);
    setAge(oldest.folder, 40);
    open().slot('runs', 0);
    const isLeft = all.map((slot) => existsSync(slot.folder));
    assert.equal(isLeft.filter(Boolean).length, 16);
    assert.equal(isLeft[0], true);
    assert.equal(isLeft[19], false);
  });

  it('leaves files and folders next to it, whatever their names and age', () => {
    const others = ['runs/exp1/a', 'runs/notes.txt', 'pages/a.mdx', 'pages/aaaaaaaaaaaaaaaaaaaaaaaa/1-0', 'key'];
    for (const other of others) folder.write({ [other]: '' });
    for (const other of [...others, 'runs', 'pages']) setAge(inFolder(other), 60);
    slots(20);
    slots(20, 'pages');
    assert.deepEqual(
      others.filter((other) => !existsSync(inFolder(other))),
      [],
    );
  });

  it('leaves what others have put into it', () => {
    const all = slots(10);
    const [first] = all;
    const parent = path.dirname(first?.folder ?? '');
    const others = ['notes.txt', 'experiment/data', `${'b'.repeat(24)}/a.mdx`, 'b'.repeat(25)];
    for (const other of others) folder.write({ [path.relative(folder.path, path.join(parent, other))]: '' });
    writeFileSync(path.join(first?.folder ?? '', 'a.mdx'), '');
    for (const one of readdirSync(parent)) setAge(path.join(parent, one), 60);
    open().slot('runs', 19);
    assert.deepEqual(
      others.filter((other) => !existsSync(path.join(parent, other))),
      [],
    );
    assert.deepEqual(readdirSync(first?.folder ?? ''), ['a.mdx']);
    assert.ok(!existsSync(all[1]?.folder ?? ''));
  });

  it('removes the temporary files of killed processes, once they are old', () => {
    const [slot] = slots(1);
    assert.ok(slot);
    const uuid = '12345678-1234-1234-1234-123456789012';
    const [old, young, other] = [`${file}.${uuid}.tmp`, `1-0.${uuid}.tmp`, `a.mdx.${uuid}.tmp`];
    for (const one of [old, young, other]) writeFileSync(path.join(slot.folder, one), '');
    for (const one of [old, other]) setAge(path.join(slot.folder, one), 1);
    open().slot('runs', 0);
    assert.deepEqual(readdirSync(slot.folder).sort(), [young, other, file].sort());
  });
});

describe('a cache follows no link', { skip: process.platform === 'win32' }, () => {
  for (const at of [name, `${name}/runs`, `${name}/pages`, `${name}/addresses`]) {
    it(`at ${at}`, () => {
      folder.write({ [`home/${'a'.repeat(24)}/1-0`]: '' });
      setAge(inFolder('home', 'a'.repeat(24)), 60);
      open();
      rmSync(inFolder(at), { recursive: true, force: true });
      symlinkSync(inFolder('home'), inFolder(at));
      assert.throws(() => Cache.open(folder.path, inFolder('user')), ForeignCacheError);
      assert.deepEqual(readdirSync(inFolder('home')), ['a'.repeat(24)]);
    });
  }

  it('that is put in the place of a slot while it is used', () => {
    const cache = open();
    const slot = cache.slot('runs', 1);
    folder.write({ 'home/a': '' });
    rmSync(slot.folder, { recursive: true });
    symlinkSync(inFolder('home'), slot.folder);
    writeCached(slot, file, 1);
    cache.slot('runs', 1);
    slots(20);
    assert.deepEqual(readdirSync(inFolder('home')), ['a']);
    assert.ok(lstatSync(slot.folder).isSymbolicLink());
  });

  it('to a file, nor reads from a pipe or a device', () => {
    const slot = open().slot('runs', 1);
    writeCached(slot, file, 1);
    folder.write({ target: readFileSync(path.join(slot.folder, file)) });
    for (const target of ['/dev/zero', inFolder('target')]) {
      rmSync(path.join(slot.folder, file));
      symlinkSync(target, path.join(slot.folder, file));
      assert.equal(readCached(slot, file), undefined);
    }
    writeCached(slot, file, 2);
    assert.equal(readCached(slot, file), 2);
    assert.ok(existsSync(inFolder('target')));
  });
});

describe('a folder with the name of a cache', () => {
  it('is refused if it has other files, and stays as it is', () => {
    folder.write({ [`${name}/notes.txt`]: '' });
    assert.throws(() => Cache.open(folder.path, inFolder('user')), ForeignCacheError);
    folder.write({ [`${name}/CACHEDIR.TAG`]: 'Signature: 8a477f597d28d172789f06886806bc55\n# By another program.\n' });
    assert.throws(() => Cache.open(folder.path, inFolder('user')), ForeignCacheError);
    assert.deepEqual(readdirSync(inFolder(name)).sort(), ['CACHEDIR.TAG', 'notes.txt']);
  });

  it('is refused if it is a file', () => {
    folder.write({ [name]: '' });
    assert.throws(() => Cache.open(folder.path, inFolder('user')), ForeignCacheError);
  });

  it('is used if it is empty, or only a temporary file of a killed process is in it', () => {
    folder.write({ [`${name}/CACHEDIR.TAG.12345678-1234-1234-1234-123456789012.tmp`]: '' });
    writeCached(open().slot('runs', 1), file, 1);
    assert.equal(readCached(open().slot('runs', 1), file), 1);
  });
});

describe('a result in a cache', () => {
  it('counts only with the key of the user, for its inputs and its name', () => {
    const slot = open().slot('runs', 1);
    writeCached(slot, file, 'clean');
    const target = path.join(slot.folder, file);
    const sealed = readFileSync(target);
    const content = pack('forged');
    for (const forged of [
      Buffer.concat([createHash('sha256').update(content).digest(), content]),
      Buffer.concat([sealed.subarray(0, 32), content]),
      Buffer.alloc(0),
      Buffer.alloc(20),
    ]) {
      writeFileSync(target, forged);
      assert.equal(readCached(slot, file), undefined);
    }
    writeFileSync(target, sealed);
    assert.equal(readCached(slot, file), 'clean');
    const other = open().slot('runs', 2);
    writeFileSync(path.join(other.folder, file), sealed);
    assert.equal(readCached(other, file), undefined, 'in the place of another site');
    assert.ok(Cache.open(folder.path, inFolder('other user')));
    const foreign = Cache.open(folder.path, inFolder('other user'))?.slot('runs', 1);
    assert.equal(foreign && readCached(foreign, file), undefined, 'of another user');
  });

  it('is sealed with a key that only the user can read, and that a repository can’t contain', () => {
    open();
    const key = inFolder('user', 'key');
    assert.equal(readFileSync(key).length, 32);
    if (process.platform === 'win32') return;
    assert.equal(statSync(key).mode & 0o777, 0o600);
    const known = readFileSync(key);
    chmodSync(key, 0o644);
    open();
    assert.notDeepEqual(readFileSync(key), known);
    assert.equal(statSync(key).mode & 0o777, 0o600);
    rmSync(key);
    folder.write({ 'known key': known });
    chmodSync(inFolder('known key'), 0o600);
    symlinkSync(inFolder('known key'), key);
    open();
    assert.notDeepEqual(readFileSync(key), known);
  });

  it('is neither kept nor used without a place for the key', () => {
    folder.write({ file: '' });
    assert.equal(Cache.open(folder.path, inFolder('file', 'user')), undefined);
    mkdirSync(inFolder('odd', 'key'), { recursive: true });
    assert.equal(Cache.open(folder.path, inFolder('odd')), undefined);
  });
});

describe('the user’s cache folder', () => {
  const home = '/nowhere';

  it('is not used inside a repository, whose files would be run as compiled code', () => {
    folder.write({ 'site/.git/HEAD': '' });
    assert.equal(ownCacheFolder(inFolder('site', '.cache', 'docsight'), home), undefined);
    assert.equal(ownCacheFolder(inFolder('cache', 'docsight'), home), inFolder('cache', 'docsight'));
    if (process.platform === 'win32') return;
    symlinkSync(inFolder('site'), inFolder('link'));
    assert.equal(ownCacheFolder(inFolder('link', 'docsight'), home), undefined);
  });

  it('is used if the whole home is a repository', () => {
    folder.write({ '.git/HEAD': '' });
    assert.equal(ownCacheFolder(inFolder('.cache', 'docsight'), folder.path), inFolder('.cache', 'docsight'));
  });

  it('is not used if others can write to it', { skip: process.platform === 'win32' }, () => {
    mkdirSync(inFolder('docsight'));
    chmodSync(inFolder('docsight'), 0o777);
    assert.equal(ownCacheFolder(inFolder('docsight'), home), undefined);
    chmodSync(inFolder('docsight'), 0o755);
    assert.equal(ownCacheFolder(inFolder('docsight'), home), inFolder('docsight'));
  });
});
