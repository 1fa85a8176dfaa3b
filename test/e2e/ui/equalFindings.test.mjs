import { journey } from './journey.mjs';

const PAGE = 'guides/configure.mdx';
const OTHER = 'guides/install.mdx';
const LINKS = '\n\n## More\n\nOne []() and two []().\n';

journey('equal findings are fixed together, or their rule is disabled for the site', async ({ open, step }) => {
  const editor = await open({ [PAGE]: (text) => text + LINKS, [OTHER]: (text) => text + LINKS });
  await editor.openPage(PAGE);
  await step('fix those of the page', async () => {
    await editor.goToMark('One [|]() and');
    await editor.applyQuickFix('on this page', 'fix-rule');
    await editor.lines('One  and two .');
    await editor.undo();
    await editor.lines('One []() and two []().');
  });
  await step('fix those of the site, once their changes were shown', async () => {
    await editor.goToMark('One [|]() and');
    await editor.applyQuickFix('on the site');
    await editor.page.getByRole('button', { name: 'Fix', exact: true }).click();
    await editor.fileHas(OTHER, 'One  and two .');
    await editor.fileHas(PAGE, 'One  and two .');
  });
  await step('disable the rule for the site', async () => {
    await editor.press('ControlOrMeta+End');
    await editor.type('\nThree []().');
    await editor.press('ArrowLeft');
    await editor.press('ArrowLeft');
    await editor.applyQuickFix('for this site');
    await editor.openFile('.docsight.json');
    await editor.lines('  "rules": {', '    "link/text": "off"', '  }');
  });
});
