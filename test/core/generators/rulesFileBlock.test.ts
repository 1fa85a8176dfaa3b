import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import {
  blockIn,
  foreignReason,
  sitesIn,
  withBlock,
} from '../../../server/src/core/generators/rulesFile/managedBlock.ts';
import { beginMark, blocksIn, endMark } from '../../../server/src/core/generators/rulesFile/marks.ts';
import { rulesTargets, type RulesTarget } from '../../../server/src/core/generators/rulesFile/targets.ts';
import { readPage } from '../../../server/src/core/page/readPage.ts';
import { anyString } from '../../support/anyValue.ts';

const text = '# Documentation of Acme\n\n- One.\n';
const old = '# Before\n';
const agents = target('agents');

function target(id: string): RulesTarget {
  const found = rulesTargets.find((one) => one.id === id);
  assert.ok(found, id);
  return found;
}

function block(content: string, folder = ''): string {
  return `${beginMark(folder)}\n${content}${endMark}`;
}

describe('a rules file', () => {
  it('that is new holds the block and nothing else', () => {
    assert.deepEqual(withBlock(agents, undefined, text, ''), { text: `${block(text)}\n`, state: 'new' });
  });

  it('that is blank belongs to nobody, so there is no question', () => {
    assert.deepEqual(withBlock(agents, ' \n', text, ''), { text: `${block(text)}\n`, state: 'managed' });
  });

  it("keeps a person's words around the block, byte for byte", () => {
    const around = ['\uFEFF# Ours \t\r\n\n', '\n\n## More\r\nno line end'] as const;
    const { text: result, state } = withBlock(agents, around.join(block(old)), text, '');
    assert.equal(state, 'managed');
    assert.equal(result, around.join(block(text).replaceAll('\n', '\r\n')));
  });

  it('that is already up to date is left alone, whatever its line ends', () => {
    const existing = `Ours.\r\n\r\n${block(text).replaceAll('\n', '\r\n')}\r\n`;
    assert.deepEqual(withBlock(agents, existing, text, ''), { text: existing, state: 'current' });
    assert.equal(blockIn(existing, ''), text);
  });

  it('to which an editor added a byte order mark is still the same', () => {
    assert.equal(withBlock(agents, `\uFEFF${block(text)}\n`, text, '').state, 'current');
  });

  it('without the block is a person’s, who is asked; the block comes last', () => {
    assert.deepEqual(withBlock(agents, 'Ours.', text, ''), { text: `Ours.\n\n${block(text)}\n`, state: 'foreign' });
    assert.equal(withBlock(agents, 'Ours.\n\n', text, '').text, `Ours.\n\n${block(text)}\n`);
    assert.equal(
      withBlock(agents, 'A.\r\n', 'B.\n', '').text,
      `A.\r\n\r\n${block('B.\n')}\n`.replaceAll(/\r?\n/g, '\r\n'),
    );
  });

  it('with an unpaired mark loses no text', () => {
    for (const existing of [
      `A.\n${beginMark('')}\nB.\n`,
      `A.\n${endMark}\nB.\n`,
      `${endMark}\nA.\n${beginMark('')}\n`,
    ]) {
      const { text: result, state } = withBlock(agents, existing, text, '');
      assert.equal(state, 'foreign');
      assert.equal(result, `${existing}\n${block(text)}\n`);
    }
  });

  it('in which only this site’s mark is unpaired is no longer Docsight’s alone to change', () => {
    const existing = `${block(old, 'other')}\n\n${beginMark('')}\nB.\n`;
    const { text: result, state } = withBlock(agents, existing, text, '');
    assert.deepEqual([result, state], [`${existing}\n${block(text)}\n`, 'foreign']);
    assert.equal(foreignReason(existing, ''), 'damaged');
    assert.equal(withBlock(agents, existing, text, 'third').state, 'managed');
  });

  it('with the block twice gets one of them, after somebody agreed', () => {
    const { text: result, state } = withBlock(agents, `${block(old)}\nA.\n${block(text)}\nB.\n`, text, '');
    assert.deepEqual([result, state], [`${block(text)}\nA.\n\nB.\n`, 'foreign']);
  });

  it('takes the marks for what they are only on lines of their own', () => {
    const existing = `The mark \`${beginMark('')}\` and ${endMark} in a sentence.\n`;
    assert.equal(withBlock(agents, existing, text, '').state, 'foreign');
    assert.deepEqual(sitesIn(existing), []);
  });

  it('holds a block for each site of the repository', () => {
    const one = withBlock(agents, undefined, text, 'docs').text;
    const both = withBlock(agents, one, old, 'help -->/é--<b>');
    assert.deepEqual([both.state, sitesIn(both.text)], ['managed', ['docs', 'help -->/é--<b>']]);
    assert.deepEqual([blockIn(both.text, 'docs'), blockIn(both.text, 'help -->/é--<b>')], [text, old]);
    assert.ok(withBlock(agents, both.text, old, 'docs').text.endsWith(both.text.slice(one.length)));
  });
});

describe('any rules file', () => {
  const folder = fc.constantFrom('', 'docs', 'a b/ü', '-->', '%2D-', 'ü%20x');
  const piece = fc.oneof(
    anyString,
    fc.constantFrom(
      '\uFEFF',
      '\n',
      '\r\n',
      '\u2028',
      '---\n',
      ' ',
      endMark,
      `${endMark}\n`,
      block(old),
      `\n${block(old, 'docs')}\n`,
    ),
    folder.map(beginMark),
  );
  const any = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));
  const anyTarget = fc.constantFrom(...rulesTargets);

  it('is complete after one run: a second one changes nothing', () => {
    fc.assert(
      fc.property(anyTarget, any, folder, (which, existing, site) => {
        const once = withBlock(which, existing, text, site);
        assert.deepEqual(withBlock(which, once.text, text, site), { text: once.text, state: 'current' });
        assert.equal(blockIn(once.text, site), text);
      }),
      { numRuns: 1000, seed: 20261121 },
    );
  });

  it('keeps all text outside of the blocks of the site', () => {
    fc.assert(
      fc.property(any, folder, (existing, site) => {
        const outside = (fullText: string): string =>
          blocksIn(fullText)
            .filter((one) => one.folder === site)
            .reduceRight((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), fullText)
            .trim();
        assert.equal(outside(withBlock(agents, existing, text, site).text), outside(existing));
      }),
      { numRuns: 1000, seed: 20261121 },
    );
  });
});

describe('the front matter of a rules file', () => {
  it('is above the block where the tool reads one, and says which files it is about', () => {
    const cursor = withBlock(target('cursor-rules'), undefined, text, 'docs').text;
    assert.match(
      cursor,
      /^---\ndescription: ".+"\nglobs: docs\/docs\.json,.*docs\/\*\*\/\*\.mdx.*\nalwaysApply: false\n---\n\n<!--/,
    );
    assert.match(
      withBlock(target('windsurf-rules'), undefined, text, '').text,
      /^---\ntrigger: glob\n.*\nglobs: docs\.json,.*,\*\*\/\*\.mdx/,
    );
  });

  it('is YAML, whatever the folder is called', () => {
    for (const folder of ['', 'docs', 'a: b #c', '"x"', '*', '{a,b}', "it's", 'ü ö', '- x', '[y]']) {
      for (const { id, frontMatter, isSkill } of rulesTargets) {
        const page = readPage(`${frontMatter?.([folder]) ?? ''}\nText.\n`);
        assert.deepEqual(page.problems, [], id);
        const key = isSkill === true ? 'description' : 'globs';
        const value = page.frontMatter?.entries.find((entry) => entry.key === key)?.value;
        assert.ok(frontMatter === undefined || typeof value === 'string', `${id} ${folder}`);
      }
    }
  });

  it('isn’t written again if a person has changed it', () => {
    const cursor = target('cursor-rules');
    const changed = withBlock(cursor, undefined, old, '').text.replace('alwaysApply: false', 'alwaysApply: true');
    assert.equal(withBlock(cursor, changed, text, '').text, changed.replace(old, text));
    assert.ok(withBlock(cursor, changed, text, 'docs').text.startsWith(changed));
  });

  it('covers the pages of a further site, where it is as Docsight wrote it', () => {
    const cursor = target('cursor-rules');
    const one = withBlock(cursor, undefined, text, 'docs').text;
    const both = withBlock(cursor, one, text, 'help').text;
    assert.match(both, /^globs: docs\/.*,help\/.*$/m);
    assert.equal(both.split('---\n').length, 3);
    assert.deepEqual(sitesIn(both), ['docs', 'help']);
  });
});
