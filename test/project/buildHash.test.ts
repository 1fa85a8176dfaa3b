import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { it } from 'node:test';
import { writeBuildHash } from '../../scripts/build/buildHash.mjs';
import { TempFolder } from '../support/tempFolder.ts';

it('what one build has cached is never used by another', () => {
  const folder = new TempFolder();
  const hashWith = (files: Record<string, string>): string => {
    folder.write(files);
    writeBuildHash(folder.path);
    return readFileSync(path.join(folder.path, 'build.js'), 'utf8');
  };
  const first = hashWith({ 'cli.js': 'one', 'part-a.js': 'two', 'cli.js.map': '1' });
  assert.equal(hashWith({}), first);
  assert.equal(hashWith({ 'cli.js.map': '2' }), first);
  const others = [hashWith({ 'part-a.js': 'three' }), hashWith({ 'part-a.js': 'two', 'part-b.js': '' })];
  assert.equal(new Set([first, ...others]).size, 3);
  folder.remove();
});
