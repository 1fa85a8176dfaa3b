const assert = require('node:assert/strict');
const { afterEach, describe, it } = require('mocha');
const { assertUnique, at, closeAll, labelsAt, openWith, replace } = require('../support.cjs');

const GUIDES = '"pages": ["guides/configure"]';
const NAME = '"name": "Acme",';

/** Lines that people have above the rest. The second one would bring in VS Code's JSON support. */
const HEADS = {
  'without a $schema line': NAME,
  'with a $schema line': `"$schema": "https://mintlify.com/schema.json",\n  ${NAME}`,
};

for (const [title, head] of Object.entries(HEADS)) {
  describe(`completion in docs.json ${title}`, () => {
    afterEach(closeAll);

    it('offers the pages that are not listed yet, once each', async () => {
      const document = await openWith('docs.json', `${GUIDES}\n`, `${GUIDES.replace(']', ', ""]')}\n`);
      await replace(document, NAME, head);
      const labels = await labelsAt(document, at(document, ', "|"]'), 'guides/deploy');
      assert.ok(!labels.includes('guides/install'), 'a listed page is offered');
      assertUnique(labels);
    });

    it('offers each property once', async () => {
      const document = await openWith('docs.json', NAME, `${head} "",`);
      const labels = await labelsAt(document, at(document, '"|",'), 'modeToggle');
      assert.ok(!labels.includes('favicon'), 'a property that is there already is offered');
      assertUnique(labels);
    });
  });
}
