import assert from 'node:assert/strict';
import { journey } from './journey.mjs';

const PAGE = 'guides/install.mdx';

/** One mistake for each of four rules. */
const WRONG = `## Choose a folder

<CardGroup cols={2}>
  <Card title="Deliveries" icon="folder-open" horizontal="maybe">
    New parcels, <br> one file each.
  </Card>
</CardGroup>

<Waring>
  To watch more folders, click [here](/guides/install).
</Waring>
`;

journey('a page explains its components, folds, and opens the pages that it links to', async ({ open, step }) => {
  const editor = await open();
  await editor.openPage(PAGE);
  await step('read what a component and its attribute are for', async () => {
    assert.match(await editor.hoverAt('<St|ep title="Download the agent">'), /procedure/i);
    assert.match(await editor.hoverAt('<Step tit|le="Download the agent">'), /title.*of.*Step/i);
  });
  await step('fold a component', async () => {
    await editor.goToMark('<Ste|ps>');
    await editor.press('ControlOrMeta+Shift+[');
    await editor.textWithout('<Steps>', 'Download the agent');
  });
  await step('follow a link', async () => {
    await editor.goToMark('(/guides/conf|igure)');
    await editor.press('F12');
    await editor.activeTab('configure.mdx');
  });
});

journey('the problems of a page are listed with their rules, and fixed where they are', async ({ open, step }) => {
  const page = 'guides/configure.mdx';
  const editor = await open({ [page]: (text) => text.replace(/## [^]*$/, WRONG) });
  await editor.openPage(page);
  const rules = ['mdx/syntax', 'component/unknown', 'component/attribute-value', 'link/text'];
  await step('see them in the Problems panel', async () => {
    const problems = await editor.problems(...rules);
    for (const rule of rules) {
      assert.equal(problems.filter((problem) => problem.includes(rule)).length, 1, problems.join('\n'));
    }
  });
  await step('fix one of them', async () => {
    await editor.goToMark('<Wa|ring>');
    await editor.applyQuickFix('Warning', 'page-findings');
    await editor.lines('<Warning>', '  To watch more folders, click [here](/guides/install).', '</Warning>');
    await editor.noProblem('component/unknown');
  });
});
