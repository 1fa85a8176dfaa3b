const assert = require('node:assert/strict');
const { afterEach, describe, it } = require('mocha');
const vscode = require('vscode');
const { at, closeAll, openWith, replace, until } = require('../support.cjs');

const GUIDES = '"pages": ["guides/configure"]';
const NAME = '"name": "Acme",';

/** Lines that people have above the rest. The second one would bring in VS Code's JSON support. */
const HEADS = {
  'without a $schema line': NAME,
  'with a $schema line': `"$schema": "https://mintlify.com/schema.json",\n  ${NAME}`,
};

/** What all providers together offer at a position, once one of them offers a label. */
async function labelsAt(document, position, wanted) {
  return until(`${wanted} to be offered`, async () => {
    const args = [document.uri, position];
    const { items } = await vscode.commands.executeCommand('vscode.executeCompletionItemProvider', ...args);
    const labels = items.map(({ label }) => (typeof label === 'string' ? label : label.label).replaceAll('"', ''));
    return labels.includes(wanted) ? labels : undefined;
  });
}

const assertUnique = (labels) => assert.deepEqual(labels.toSorted(), [...new Set(labels)].toSorted());

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
