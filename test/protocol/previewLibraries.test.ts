import assert from 'node:assert/strict';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { draw, type Drawing } from '../../server/src/preview/drawing.ts';
import { Drawer } from '../../server/src/preview/drawer.ts';
import { Libraries } from '../../server/src/preview/libraries.ts';
import { TempFolder } from '../support/tempFolder.ts';

const program = path.resolve('dist/drawing.js');
const code: Drawing = { kind: 'code', text: 'const a = "<b>";', language: 'js' };
const formula: Drawing = { kind: 'formula', text: 'a^2', isBlock: false };

describe('the thread that draws code and formulas', () => {
  let folder: TempFolder;
  before(() => {
    const receive = (body: string): string =>
      `const { parentPort } = require('node:worker_threads');
      parentPort.on('message', ({ text }) => {
        parentPort.postMessage({ kind: 'begun' });
        if (text === 'bad') { ${body} }
        parentPort.postMessage({ kind: 'drawn', html: text });
      });`;
    folder = new TempFolder().write({
      'endless.js': receive('for (;;);'),
      'greedy.js': receive('const all = []; for (;;) all.push(new Array(1e5).fill(all.length));'),
      'broken.js': receive('throw new Error("broken");'),
    });
  });
  after(() => {
    folder.remove();
  });

  it('draws what the libraries draw', async () => {
    const drawn = await new Drawer(program).draw([code, formula]);
    assert.deepEqual(
      drawn.map(({ html }) => html),
      [await draw(code), await draw(formula)],
    );
    assert.match(drawn[0]?.html ?? '', /<span class="hljs-string">&quot;&lt;b&gt;&quot;<\/span>/);
    assert.match(drawn[1]?.html ?? '', /^<span class="katex"><math/);
  });

  for (const [name, what] of [
    ['endless', 'takes too long'],
    ['greedy', 'takes too much memory'],
    ['broken', 'ends with an error'],
  ] as const) {
    it(`is another one after a drawing that ${what}, which has no HTML`, async () => {
      const drawer = new Drawer(path.join(folder.path, `${name}.js`), { oneMs: 50, allMs: 600_000 });
      const texts = ['good', 'bad', 'good'].map((text): Drawing => ({ kind: 'code', text, language: '' }));
      const drawn = await drawer.draw(texts);
      assert.deepEqual(
        drawn.map(({ html }) => html),
        ['good', undefined, 'good'],
      );
    });
  }

  it('draws no more of a page than there is time for, but something each time', async () => {
    const drawer = new Drawer(program, { oneMs: 600_000, allMs: 0 });
    assert.equal((await drawer.draw([code, formula])).length, 1);
    assert.equal((await drawer.draw([formula, code])).length, 1);
  });

  it('draws nothing for formulas with thousands of levels', async () => {
    const many = 4000;
    for (const text of [`${'{'.repeat(many)}x${'}'.repeat(many)}`, '\\frac{'.repeat(1500), '\\left('.repeat(1600)])
      assert.doesNotMatch((await draw({ kind: 'formula', text, isBlock: true })) ?? '', /<mfrac>/);
  });
});

describe('the libraries of the preview', () => {
  it('render again with what was missing, and only then', async () => {
    const libraries = new Libraries(() => undefined);
    const renderOnce = (): Promise<readonly (string | undefined)[]> => {
      const results: (string | undefined)[] = [];
      return libraries
        .render((services) => {
          results.push(services.math('b^2', true));
          return Promise.resolve();
        })
        .then(() => results);
    };
    const [first, second, ...more] = await renderOnce();
    assert.equal(first, undefined);
    assert.match(second ?? '', /<math/);
    assert.deepEqual(more, []);
    assert.equal((await renderOnce()).length, 1);
  });
});
