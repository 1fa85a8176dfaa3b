import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Element } from '../../../server/src/core/page/elements/elements.ts';
import { elementAround, elementsAround } from '../../../server/src/core/page/pageQueries.ts';
import { readPage } from '../../../server/src/core/page/readPage.ts';

describe('the tree of elements', () => {
  it('nests what is between tags', () => {
    assert.deepEqual(tree('<Steps>\n  <Step title="a">\n    Text <b>bold</b>.\n  </Step>\n  <Step />\n</Steps>\n'), [
      'Steps (Step (b) Step)',
    ]);
  });

  it('leaves the surroundings of a tag that is never closed as they are', () => {
    assert.deepEqual(tree('<Tabs>\n<Tab>\n\n<Note>\n\nText <b>bold</b>\n\n</Tab>\n<Tab>\n</Tab>\n</Tabs>\n'), [
      'Tabs (Tab (Note b) Tab)',
    ]);
  });

  it('skips an unfinished tag, and gives its children to the element around it', () => {
    assert.deepEqual(tree('<Tabs\n\n<Tab>\n<b>x</b>\n</Tab>\n</Tabs>\n\n<Note>\n<Car\n</Note>\n'), [
      'Tab (b)',
      'Note (Car…)',
    ]);
  });

  it('takes a closing tag whose opening tag is missing for one slip, also in an element of the same name', () => {
    const text = '<Tabs>\n<Tab>\n<Tabs>\n<Tab>\nA\n</Tab>\nB\n</Tab>\n<Tab>\nC\n</Tab>\n</Tabs>\n</Tab>\n</Tabs>\n';
    assert.deepEqual(tree(text), ['Tabs (Tab (Tabs (Tab Tab)))']);
    const slips = readPage(text).problems.map(
      ({ kind, range }) => `${kind} ${text.slice(0, range.start).split('\n').length}`,
    );
    assert.deepEqual(slips, ['strayClosing 8']);
  });

  it("ends a paragraph's element with the paragraph", () => {
    assert.deepEqual(tree('<Note>\n\nA <b>c\n\n<i>d</i>\n\n</Note>\n'), ['Note (b i)']);
  });

  it('closes an element whose closing tag is in another paragraph', () => {
    const text = 'A <Note>b\n\n<i>c</i>\n\nd</Note> <b>e</b>\n';
    assert.deepEqual(tree(text), ['Note (i)', 'b']);
    assert.equal(readPage(text).elements[0]?.closing?.range.start, text.indexOf('</Note>'));
  });

  it('takes an opening tag for the closing one that it was meant as', () => {
    assert.deepEqual(tree('<Tabs>\n<Tab title="a">\nx\n<Tab>\n<Tab title="b">\ny\n</Tab>\n</Tabs>\n'), [
      'Tabs (Tab Tab)',
    ]);
  });

  it('takes a closing tag of another name for the one that is missing', () => {
    assert.deepEqual(tree('<Tabs>\n<Tab>\nx\n</Tip>\n<Tab>\ny\n</Tab>\n</Tabs>\n'), ['Tabs (Tab Tab)']);
  });

  it('reads tags over several lines of a quote', () => {
    const text = '> <Card\n>   title="a"\n>   href="/b"\n> >\n> text\n> </Card>\n';
    const page = readPage(text);
    assert.deepEqual(tree(text), ['Card']);
    assert.deepEqual(
      page.tags[0]?.attributes.map(({ name }) => name),
      ['title', 'href'],
    );
    assert.deepEqual(page.problems, []);
  });

  it("reads what begins like a quote or HTML within a tag's lines or a paragraph", () => {
    assert.deepEqual(tree('<span\n  >text</span>\n\ntext\n<aside>x</aside> y\n'), ['span', 'aside']);
  });
});

describe('what is around an offset', () => {
  const text = '<Tabs>\n<Tab>\na\n</Tab>\nb\n</Tabs>\nc\n';
  const page = readPage(text);

  it('is the innermost element between whose tags it lies', () => {
    const around = (mark: string): readonly string[] =>
      elementsAround(page, text.indexOf(`\n${mark}\n`) + 1).map(({ name }) => name);
    assert.deepEqual(around('a'), ['Tab', 'Tabs']);
    assert.deepEqual(around('b'), ['Tabs']);
    assert.deepEqual(around('c'), []);
  });

  it('isn’t the element whose tag contains it', () => {
    assert.equal(elementAround(page, text.indexOf('Tab>'))?.name, 'Tabs');
  });
});

function tree(text: string): readonly string[] {
  const show = ({ name, children, isBroken }: Element): string =>
    (children.length === 0 ? name : `${name} (${children.map(show).join(' ')})`) + (isBroken ? '…' : '');
  return readPage(text)
    .elements.filter(
      (element) =>
        !readPage(text).elements.some(({ opening }) => opening.range.start === element.parent?.opening.range.start),
    )
    .map(show);
}
