import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createCatalogue } from '../../../server/src/core/components/catalogue.ts';
import { readPage } from '../../../server/src/core/page/readPage.ts';
import { referencesOf } from '../../../server/src/core/page/record/references.ts';
import { textAt } from '../../support/site.ts';

const catalogue = createCatalogue();

function named(text: string): readonly string[] {
  return referencesOf(readPage(text), catalogue).map(
    ({ kind, range, isSure }) => `${kind} ${textAt(text, range)}${isSure ? '' : ' ?'}`,
  );
}

describe('what elements in JavaScript refer to', () => {
  it('is known in the values of attributes, in expressions and in exports', () => {
    const text = [
      'export const Logo = () => <a href="/in-export"><img src={props.src} /></a>;',
      '<Card title="A" icon={<img src="/in-value.png" alt="A" />} />',
      '{<img src="/in-block.png" alt="B" />}',
      'Text {true && <a href="/in-text">here</a>} and {list.map(() => <Card img=\'/deep.png\' href="/deep" />)}.',
    ].join('\n\n');
    assert.deepEqual(named(text), [
      'link /in-export',
      'image /in-value.png',
      'image /in-block.png',
      'link /in-text',
      'image /deep.png',
      'link /deep',
    ]);
  });

  it('isn’t what strings, comments and templates say', () => {
    const text = [
      '{"<img src=\\"/a.png\\" />"} {`<a href="/b">c</a>`} {/* <a href="/d">e</a> */}',
      '<Card title={`<a href="/f">g</a>`} />',
      '{<a href={url}>h</a>} {<a {...rest}>i</a>}',
    ].join('\n\n');
    assert.deepEqual(named(text), []);
  });

  it('is uncertain for components of the site, and unknown in what can’t be read', () => {
    assert.deepEqual(named('{<Own href="/a" />}\n'), ['link /a ?']);
    assert.deepEqual(named('{<img src="/a.png"\n\nText.\n'), []);
  });

  it('is read once in a megabyte', () => {
    const text = `{<a href="/a">b</a>}\n\n{${'<a '.repeat(300_000)}}\n`;
    assert.equal(named(text).length, 1);
  });
});
