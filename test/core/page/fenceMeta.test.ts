import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { readFenceMeta } from '../../../server/src/core/page/fences/fenceMeta.ts';
import { fenceText } from '../../../server/src/core/page/fences/fenceLines.ts';
import { readPage } from '../../../server/src/core/page/readPage.ts';

/** The opening line of a fence in readable parts, each checked to be where its range says. */
function read(info: string) {
  const text = `\`\`\`${info}\ncode\n\`\`\`\n`;
  const [fence] = readPage(text).fences;
  assert.ok(fence);
  const { language, title, options } = readFenceMeta(text, fence);
  const at = ({ start, end }: { start: number; end: number }): string => text.slice(start, end);
  if (language !== undefined) assert.equal(at(language.range), language.value);
  if (title?.form === 'option') assert.equal(at(title.range), title.value);
  for (const { value } of options) if (value !== undefined) assert.equal(at(value.range), value.value);
  return {
    language: language?.value,
    title: title?.value,
    options: options.map(({ name, value }) => (value === undefined ? name : `${name}=${value.value}`)),
  };
}

describe('what the line of a fence says', () => {
  it('takes words after the language for the title, up to options between them', () => {
    assert.deepEqual(read('js config.js'), { language: 'js', title: 'config.js', options: [] });
    assert.deepEqual(read('js My file lines {1,3-5}'), {
      language: 'js',
      title: 'My file',
      options: ['lines', 'highlight=1,3-5'],
    });
  });

  it('swallows words of a title that are options, as the platform does', () => {
    assert.equal(read('js My title lines').title, 'My');
  });

  it('takes a title attribute before loose words, with whatever quotes', () => {
    assert.deepEqual(read('ts title=\'A b\' wrap=false icon="globe"'), {
      language: 'ts',
      title: 'A b',
      options: ['title=A b', 'wrap=false', 'icon=globe'],
    });
  });

  it('knows options in any case, in brackets, and lines with a name', () => {
    assert.deepEqual(read('ts Highlight={1} focus="2,3" [expandable] NOCOPY').options, [
      'highlight=1',
      'focus=2,3',
      'expandable',
      'nocopy',
    ]);
  });

  it('leaves what is no option in the title', () => {
    assert.equal(read('ts filename="a.ts"').title, 'filename="a.ts"');
  });

  it('sees no language in an option, and lines that are joined to the language', () => {
    assert.deepEqual(read('{1}'), { language: undefined, title: undefined, options: ['highlight=1'] });
    assert.deepEqual(read('title="A"'), { language: undefined, title: 'A', options: ['title=A'] });
    assert.deepEqual(read('nocopy'), { language: undefined, title: undefined, options: ['nocopy'] });
    assert.deepEqual(read('python{15}'), { language: 'python', title: undefined, options: ['highlight=15'] });
    assert.deepEqual(read(''), { language: undefined, title: undefined, options: [] });
  });

  it('keeps the value that is being typed', () => {
    assert.deepEqual(read('ts title="Half').options, ['title=Half']);
    assert.deepEqual(read('ts title=').options, ['title=']);
  });

  it('reads any text', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\w ="'{}[\],.-]{0,40}$/), (info) => {
        read(info);
      }),
    );
  });
});

describe('the text of a block', () => {
  const textOf = (page: string): string | undefined => {
    const [fence] = readPage(page).fences;
    return fence && fenceText(page, fence);
  };

  it('has no indentation of the list or quote around it', () => {
    assert.equal(textOf('1. Do\n\n   ```py\n   if a:\n     b\n\n   ```\n'), 'if a:\n  b\n\n');
    assert.equal(textOf('> ```py\n> if a:\n>   b\n> ```\n'), 'if a:\n  b\n');
  });
});
