import assert from 'node:assert/strict';
import { journey } from './journey.mjs';

const PAGE = 'guides/install.mdx';
const EMPTY_LINKS = [PAGE, 'introduction.mdx'];

const LINKS = '\n\n## More\n\nOne []() and two []().\n';

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

journey(
  'a page folds, links to other pages, and has its problems fixed: one, all equal ones, or none of them for the whole site',
  { changes: { 'guides/configure.mdx': (text) => text.replace(/## [^]*$/, WRONG) } },
  async ({ open, step }) => {
    const editor = await open();
    await editor.openPage(PAGE);
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
    await step('see the problems, each with its rule', async () => {
      await editor.openPage('guides/configure.mdx');
      const rules = ['mdx/syntax', 'component/unknown', 'component/attribute-value', 'link/text'];
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
    await step('fix all of a rule on the page', async () => {
      await editor.press('ControlOrMeta+j');
      for (const name of EMPTY_LINKS) editor.write(name, editor.read(name) + LINKS);
      await editor.openPage(EMPTY_LINKS[0]);
      await editor.goToMark('One [|]() and');
      const titles = await editor.quickFixes();
      const place = (text) => titles.findIndex((title) => title.includes(text));
      assert.ok(place('on this page') < place('Disable'), titles.join('\n'));
      await editor.press('Escape');
      await editor.applyQuickFix('on this page', 'fix-rule');
      await editor.lines('One  and two .');
      await editor.undo();
      await editor.lines('One []() and two []().');
    });
    await step('see the changes of a rule’s fixes on the site, and discard them with Escape', async () => {
      await editor.goToMark('One [|]() and');
      await editor.applyQuickFix('on the site');
      await editor.messages.notification('link/text');
      await editor.waitFor('.monaco-diff-editor .line-insert');
      await editor.waitFor('.monaco-diff-editor .editor.modified .monaco-editor.focused');
      await editor.press('Escape');
      await editor.activeTab('install.mdx');
      await editor.waitForNo('.monaco-diff-editor');
      await editor.messages.noNotification('link/text');
    });
    await step('fix all of a rule on the site, once their changes were shown', async () => {
      await editor.applyQuickFix('on the site');
      await editor.page.getByRole('button', { name: 'Fix', exact: true }).click();
      for (const name of EMPTY_LINKS) await editor.fileHas(name, 'One  and two .');
      await editor.waitForNo('.tab[data-resource-name="introduction.mdx"]');
    });
    await step('disable the rule for the site', async () => {
      await editor.press('ControlOrMeta+End');
      await editor.type('\nThree []().');
      await editor.press('ArrowLeft');
      await editor.press('ArrowLeft');
      await editor.applyQuickFix('Disable the rule…');
      await editor.quickInput.pick('for this site');
      await editor.openFile('.docsight.json');
      await editor.lines('  "rules": {', '    "link/text": "off"', '  }');
    });
  },
);
