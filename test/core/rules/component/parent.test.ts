import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { pageRules } from '../../../../server/src/core/rules/index.ts';
import { configWith, pageIn } from '../../../support/site.ts';
import { applyFix, componentFindings, fixTitles, snippetFindings } from '../../../support/componentFindings.ts';

describe('component/parent', () => {
  const misplacedIn = (body: string): readonly string[] => componentFindings('component/parent', body);

  it('reports children that are alone or in another component', () => {
    assert.deepEqual(misplacedIn('<Step title="A">B</Step>\n\n<Note>\n<Tab title="C">D</Tab>\n</Note>'), [
      'warning: Step',
      'warning: Tab',
    ]);
  });

  it('reports a child within another child of the same parent', () => {
    assert.deepEqual(misplacedIn('<Steps>\n<Step title="A">\n<Step title="B">C</Step>\n</Step>\n</Steps>'), [
      'warning: Step',
    ]);
  });

  it('reports neighbors once, and a child in another parent by itself', () => {
    const body = '<Steps>\n<Tab title="A">B</Tab>\n\n<Tab title="C">D</Tab>\n</Steps>';
    assert.deepEqual(misplacedIn(body), ['warning: Tab']);
    assert.deepEqual(componentFindings('component/children', body), []);
    assert.equal(applyFix('component/parent', body, 'Change to `Step`'), body.replaceAll('Tab', 'Step'));
    assert.deepEqual(componentFindings('component/children', '<Steps>\n<Card title="A" />\n</Steps>'), [
      'warning: Card',
    ]);
  });

  it('looks through a page a few times in all, not once for each of thousands of components', () => {
    const text = `---\ntitle: A\n---\n\n${'<Step title="A">a</Step>\n\n</b>\n\n'.repeat(500)}`;
    const context = pageIn({ 'docs.json': configWith({}), 'page.mdx': text }, 'page.mdx');
    const rule = pageRules.find(({ meta }) => meta.id === 'component/parent');
    assert.ok(context !== undefined && rule !== undefined);
    let looks = 0;
    const elements = new Proxy(context.page.elements, {
      get: (target, key, receiver): unknown => {
        looks++;
        return Reflect.get(target, key, receiver);
      },
    });
    const found = [...rule.check({ ...context, page: { ...context.page, elements } }, {})];
    assert.equal(found.length, 500);
    assert.ok(looks < 10_000, `${looks} looks at 500 elements`);
  });

  it('looks through fragments', () => {
    assert.deepEqual(misplacedIn('<Steps>\n<>\n<Step title="A">B</Step>\n</>\n</Steps>'), []);
  });

  it('leaves what is between a child and its parent to component/children', () => {
    const body = '<Steps>\n<div>\n<Step title="A">B</Step>\n</div>\n</Steps>';
    assert.deepEqual(misplacedIn(body), []);
    assert.deepEqual(componentFindings('component/children', body), ['warning: div']);
  });

  it('is silent within components that nothing is known of', () => {
    const body =
      'import { Guide } from "/snippets/guide.jsx";\n\n<Guide>\n<div>\n<Step title="A">B</Step>\n</div>\n</Guide>';
    assert.deepEqual(misplacedIn(body), []);
    assert.deepEqual(misplacedIn('<Zebra>\n<Step title="A">B</Step>\n</Zebra>'), []);
  });

  it('is silent at the top of a snippet, which a page may include in the parent', () => {
    assert.deepEqual(snippetFindings('component/parent', '<Step title="A">B</Step>'), []);
    assert.deepEqual(snippetFindings('component/parent', '<Note>\n<Step title="A">B</Step>\n</Note>'), [
      'warning: Step',
    ]);
  });

  it('is silent where a tag of the parent is broken, which is reported', () => {
    assert.deepEqual(misplacedIn('<Steps>\n\n<Step title="A">B</Step>\n\n<Step title="C">D</Step>'), []);
    assert.deepEqual(misplacedIn('<Step title="A">B</Step>\n\n</Steps>'), []);
    assert.deepEqual(misplacedIn('<Steps titleSize="h2\n\n<Step title="A">B</Step>\n\n</Steps>'), []);
  });

  it('knows a parent under its other name', () => {
    assert.deepEqual(
      misplacedIn('<FileTree>\n<Tree.Folder name="a">\n<Tree.File name="b" />\n</Tree.Folder>\n</FileTree>'),
      [],
    );
  });

  it('puts one parent around all neighbors of the child', () => {
    const body = 'Text.\n\n<Step title="A">B</Step>\n\n<Step title="C">\n  D\n</Step>\n\nText.';
    assert.equal(
      applyFix('component/parent', body, 'Wrap in `Steps`'),
      'Text.\n\n<Steps>\n<Step title="A">B</Step>\n\n<Step title="C">\n  D\n</Step>\n</Steps>\n\nText.',
    );
  });

  it('offers no parent around a child within a line', () => {
    assert.deepEqual(fixTitles('component/parent', 'See <Tab title="A">B</Tab> there.'), []);
  });
});
