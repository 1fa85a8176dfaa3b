import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  fromFsPath,
  fromUri,
  join,
  nameOf,
  parentFolderOf,
  relativeTo,
  toFsPath,
  toUri,
  type ResourcePath,
} from '../../server/src/workspace/files/resourcePath.ts';

describe('resource paths', () => {
  it('are one spelling for every way in which clients write a URI', () => {
    assert.equal(fromUri('file:///c%3A/my%20docs/docs.json'), fromUri('file:///C:/my docs/docs.json'));
    assert.equal(fromUri('file:///work/'), fromUri('file:///work'));
  });

  it('go back to URIs with every odd character', () => {
    for (const name of ['my docs', '100%', 'a#b', 'ü', 'a?b', '日本']) {
      const resource = join(fromUri('file:///work'), name);
      assert.equal(fromUri(toUri(resource)), resource);
    }
    assert.equal(toUri(fromUri('vscode-vfs://github/acme/docs')), 'vscode-vfs://github/acme/docs');
  });

  it('have a URI even with half of a character, as a string of docs.json may have it', () => {
    assert.equal(toUri('file:///site/x\ud800y.mdx' as ResourcePath), 'file:///site/x%EF%BF%BDy.mdx');
    assert.equal(fromFsPath('/site/x\udfffy.mdx'), 'file:///site/x\uFFFDy.mdx');
  });

  it('go to the disk and back', () => {
    assert.equal(toFsPath(fromFsPath('/work/my docs')), '/work/my docs');
  });

  it('know their folder, name and way down', () => {
    const root = fromUri('file:///');
    const folder = fromUri('file:///work');
    assert.equal(parentFolderOf(folder), root);
    assert.equal(parentFolderOf(root), undefined);
    assert.equal(nameOf(join(folder, 'a/b.mdx')), 'b.mdx');
    assert.equal(relativeTo(folder, join(folder, 'a/b.mdx')), 'a/b.mdx');
    assert.equal(relativeTo(root, folder), 'work');
    assert.equal(relativeTo(folder, fromUri('file:///workshop/a')), undefined);
  });
});
