import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fragmentAt } from '../../../server/src/core/config/composedTree.ts';
import type { CompletionItem } from '../../../server/src/core/features/answers.ts';
import { completeConfig } from '../../../server/src/core/features/config/completion.ts';
import { hoverConfig } from '../../../server/src/core/features/config/hover.ts';
import { findingConfigLinks } from '../../../server/src/core/features/config/links.ts';
import { finished } from '../../../server/src/core/util/finished.ts';
import { outlineConfig } from '../../../server/src/core/features/config/symbols.ts';
import { applyEdits } from '../../../server/src/core/text/textRange.ts';
import {
  group,
  fragmentOf,
  plain,
  ref,
  siteAtFragment,
  siteWith,
  split,
  write,
} from '../../support/configFragments.ts';
import { cursorMark, siteOf, type Files } from '../../support/site.ts';

// An included file has the same help as the root config has at the path where the file is included.

function complete(files: Files): readonly CompletionItem[] {
  const { site, offset } = siteAtFragment(files);
  return completeConfig(site, offset).items;
}

function labels(files: Files): readonly string[] {
  return complete(files).map(({ label }) => label);
}

/** The text of an included file after a proposal was accepted. */
function accepted(files: Files, label: string): string {
  const { site, offset } = siteAtFragment(files);
  const item = completeConfig(site, offset).items.find((one) => one.label === label) ?? assert.fail(label);
  const { start, tree } = fragmentAt(site.config.composed, offset);
  const edits = [item.edit, ...(item.additionalEdits ?? [])];
  return applyEdits(
    tree.text,
    edits.map(({ range, newText }) => ({
      newText,
      range: { start: range.start - start, end: range.end - start },
    })),
  );
}

/** A site whose only group is in an included file. */
function groupIn(text: string, more: Readonly<Record<string, unknown>> = {}): Files {
  return split('a b c', { groups: [group('Own', 'a'), ref('./config/g.json')] }, { 'config/g.json': text, ...more });
}

describe('completion in a file that docs.json refers to', () => {
  it('offers the pages that no file lists yet', () => {
    assert.deepEqual(labels(groupIn(`{ "group": "G", "pages": ["b", "${cursorMark}"] }`)), ['c']);
    const list = { 'config/pages.json': `["${cursorMark}"]` };
    assert.deepEqual(labels(groupIn('{ "group": "G", "pages": { "$ref": "./pages.json" } }', list)), ['b', 'c']);
  });

  it('works in a text that is being typed, whatever is missing in it', () => {
    for (const text of [
      `{ "group": "G", "pages": ["b", "${cursorMark}`,
      `{\n  "group": "G",\n  "pages": [\n    "b",\n    "${cursorMark}\n  ]\n}\n`,
      `{\r\n  "group": "G"\r\n  "pages": [\r\n    "b"\r\n    "${cursorMark}"\r\n  ]\r\n`,
      `\uFEFF{ "group": "G", "pages": ["b", "${cursorMark}`,
    ]) {
      assert.deepEqual(labels(groupIn(text)), ['c'], text);
    }
    const broken = groupIn(`{ "group": "G", "pages": ["b", "${cursorMark}"] }`);
    const docs = (broken['docs.json'] ?? '').replace('"name": "Acme",', '"name": "Acme" "x');
    assert.deepEqual(labels({ ...broken, 'docs.json': docs }), ['c']);
  });

  it('writes into the included file, the comma that is missing included', () => {
    const text = `\uFEFF{\r\n  "group": "G",\r\n  "pages": [\r\n    "b"\r\n    "${cursorMark}"\r\n  ]\r\n}\r\n`;
    assert.equal(
      accepted(groupIn(text), 'c'),
      '\uFEFF{\r\n  "group": "G",\r\n  "pages": [\r\n    "b",\r\n    "c"\r\n  ]\r\n}\r\n',
    );
  });

  it('offers the properties of that object in the composed config, those first that it needs', () => {
    const inGroup = labels(groupIn(`{ ${cursorMark} }`));
    assert.equal(inGroup[0], 'group');
    assert.ok(inGroup.includes('pages') && !inGroup.includes('navigation'));
    assert.ok(!labels(groupIn(`{ "group": "G", ${cursorMark} }`)).includes('group'));
  });

  it('fills an included file that is empty', () => {
    for (const text of [cursorMark, `\n${cursorMark}\n`, `"${cursorMark}`]) {
      const files = split('a b', { pages: ['a', ref('./g.json')] }, { 'g.json': text });
      assert.deepEqual(
        labels(files).filter((label) => ['a', 'b'].includes(label)),
        ['b'],
        text,
      );
    }
  });

  it('knows the path of a file included by an included file, and of one next to other properties', () => {
    const nested = groupIn('{ "$ref": "./deep/inner.json", "icon": "gear" }', {
      'config/deep/inner.json': `{ "group": "G", "pages": ["b", "${cursorMark}"] }`,
    });
    assert.deepEqual(labels(nested), ['c']);
    const between = groupIn(`{ "$ref": "./deep/inner.json", "icon": "rocke${cursorMark}" }`, {
      'config/deep/inner.json': '{ "group": "G", "pages": ["b"] }',
    });
    assert.ok(labels(between).includes('rocket'));
  });

  it('takes the first of several references to an included file', () => {
    const colors = { ...plain, colors: ref('./c.json'), navbar: ref('./c.json') };
    const files = siteWith('a', {
      'docs.json': { ...colors, navigation: { pages: ['a'] } },
      'c.json': `{ ${cursorMark} }`,
    });
    assert.equal(labels(files)[0], 'primary');
  });

  it('offers further files from the included file’s own folder, and neither that file nor docs.json', () => {
    const files = groupIn(`{ "group": "G", "pages": [{ "$ref": "${cursorMark}" }] }`, { 'config/x.json': '{}' });
    assert.deepEqual(labels(files), ['./x.json']);
  });

  it('lets properties of an included file be overridden next to the reference', () => {
    const text = write({ ...plain, navigation: { groups: [ref('./g.json')] } }).replace(
      '"$ref": "./g.json"',
      `"$ref": "./g.json", ${cursorMark}`,
    );
    const files = siteWith('a', { 'docs.json': text, 'g.json': { group: 'G', icon: 'gear', pages: ['a'] } });
    assert.ok(labels(files).includes('icon'));
  });
});

describe('a file that docs.json refers to, while it is typed', () => {
  const typed = `{
  "group": "G",
  "icon": "gear",
  "pages": [
    "b",
    { "group": "In", "expanded": true, "pages": ["c"] },
    "x"
  ]
}`;

  it('gets what docs.json would get at every position in it', () => {
    const head = write({ ...plain, navigation: { groups: [] } }).replace(/\][\s}]*$/, '\n      ');
    for (let end = 1; end <= typed.length; end++) {
      const files = split('a b c', { groups: [ref('./g.json')] }, { 'g.json': typed.slice(0, end) + cursorMark });
      const composedSite = siteWith('a b c', {
        'docs.json': head + typed.slice(0, end).replaceAll('\n', '\n      ') + cursorMark,
      });
      assert.deepEqual(labels(files), labels(composedSite), typed.slice(0, end));
    }
  });

  it('is answered within its own text', () => {
    for (let end = 0; end <= typed.length; end++) {
      const site = siteOf(
        split('a b c', { pages: ref('./g.json') }, { 'g.json': typed.slice(0, end), 'z.json': '[]' }),
      );
      const fragment = fragmentOf(site, 'g.json');
      const hover = hoverConfig(site, fragment.start + end);
      const ranges = [
        ...completeConfig(site, fragment.start + end).items.map(({ edit }) => edit.range),
        ...[...outlineConfig(site, fragment), ...finished(findingConfigLinks(site, fragment))].map(
          ({ range }) => range,
        ),
        ...(hover === undefined ? [] : [hover.range]),
      ];
      for (const range of ranges) {
        assert.ok(fragment.start <= range.start && range.end <= fragment.start + end, `${range.start}–${range.end}`);
      }
    }
  });
});
