import assert from 'node:assert/strict';
import { journey } from './journey.mjs';

const PAGE = 'guides/configure.mdx';

const STEPS = `## Change a setting

<Steps>
  <Step title="Open the file">
    It is in the folder of the agent.
  </Step>
</Steps>

`;

const NOTE = '<Note>\n  Mind the gap.\n</Note>\n';

const NAME = '"name": "Acme",';
const addMissingPage = (text) => text.replace('"guides/configure"]', '"guides/configure", "guides/deplyo"]');
const addMode = (text) => text.replace(NAME, `${NAME}\n  "modeToggle": { "default": "drak" },`);
const misspellFavicon = (text) => text.replace('"favicon"', '"favicn"');

journey(
  'docs.json and pages are written with what is offered, and tags close',
  {
    essential: true,
    changes: {
      'docs.json': (text) => addMissingPage(misspellFavicon(addMode(text))),
      [PAGE]: (text) => `${text}\n${STEPS}`,
    },
  },
  async ({ open, step }) => {
    const editor = await open();
    await editor.openConfig();
    await step('see the problems of docs.json, each with its rule', async () => {
      const rules = ['config/value', 'config/unknown-property', 'navigation/page-not-found'];
      const problems = await editor.problems(...rules);
      for (const rule of rules) {
        assert.equal(problems.filter((problem) => problem.includes(rule)).length, 1, problems.join('\n'));
      }
      await editor.screenshot('problems');
    });
    await step('fix one of them', async () => {
      await editor.goToMark('"guides/dep|lyo"');
      await editor.applyQuickFix('guides/deploy', 'quick-fix');
      await editor.text('"guides/deploy"');
      await editor.noProblem('guides/deplyo');
    });
    await step('type a page that no group lists yet into a group', async () => {
      await editor.press('ControlOrMeta+j');
      await editor.page.locator('.markers-panel').waitFor({ state: 'hidden' });
      // The mark is as far along the line as in the text that the fix has changed.
      await editor.goToMark('"guides/deplyo"|]');
      await editor.type(', "');
      const labels = await editor.suggestionsWith('guides/upgrade');
      assert.ok(!labels.includes('guides/install'), 'a listed page is offered');
      await editor.type('guides/u');
      await editor.takeSuggestion('guides/upgrade');
      await editor.text('"guides/upgrade"');
    });
    await step('add a child component to a page, which comes first', async () => {
      await editor.openPage(PAGE);
      await editor.goToMark('  </Step>|');
      await editor.press('Enter');
      await editor.type('<');
      await editor.suggestionsWith('Step');
      await editor.showDocumentation();
      await editor.screenshot('page-completion');
      await editor.screenshot('walkthrough-write', { clip: { x: 400, y: 318, width: 660, height: 390 } });
      await editor.takeSuggestion('Step');
      await editor.lines('  </Step>', '  <Step title="Title">', '    ', '  </Step>', '</Steps>');
      await editor.press('Escape');
    });
    await step('close tags inside each other', async () => {
      await editor.press('Escape');
      await editor.press('ControlOrMeta+End');
      await editor.type('\n<Steps>');
      await editor.lines('<Steps></Steps>');
      await editor.press('Enter');
      await editor.type('<Frame caption="Gaps">');
      await editor.lines('<Steps>', '  <Frame caption="Gaps"></Frame>', '</Steps>');
    });
    await step('take the closing tag back with one undo', async () => {
      await editor.undo();
      await editor.lines('<Steps>', '  <Frame caption="Gaps">', '</Steps>');
    });
  },
);

journey(
  'what people write by hand is completed where they ask, closed and indented, and nothing else pops up',
  { changes: { [PAGE]: (text) => `${text}\n${NOTE}\n` } },
  async ({ open, step }) => {
    const editor = await open();
    await editor.openConfig();
    await editor.goToMark('"guides/configure"|]');
    await step(
      'see that an entry opens its page, and is no problem, as soon as another program has written that',
      async () => {
        await editor.type(', "guides/soon');
        await editor.problems('guides/soon');
        editor.write('guides/soon.mdx', '---\ntitle: Soon\n---\n');
        await editor.page.locator('.editor-instance .detected-link', { hasText: 'guides/soon' }).first().waitFor();
        await editor.noProblem('guides/soon');
      },
    );
    await editor.openPage(PAGE);
    await step('change both tags of a component together', async () => {
      await editor.goToMark('<Not|e>');
      await editor.waitFor('.linked-editing-decoration');
      await editor.type('i');
      await editor.lines('<Notie>', '  Mind the gap.', '</Notie>');
      // After a letter the editor asks for the names again, and links nothing until it has the answer.
      await editor.press('ArrowDown');
      await editor.waitForNo('.linked-editing-decoration');
      await editor.press('ArrowUp');
      await editor.waitFor('.linked-editing-decoration');
      await editor.type('c');
      await editor.lines('<Notice>', '  Mind the gap.', '</Notice>');
    });
    await step('insert a component by its first letters', async () => {
      await editor.press('ControlOrMeta+End');
      await editor.type('<No');
      await editor.takeSuggestion('Note');
      await editor.type('Mind the gap.');
      await editor.lines('<Note>', '  Mind the gap.', '</Note>');
    });
    await step('write a whole component by hand, as somebody who knows it', async () => {
      await editor.press('Escape');
      await editor.press('ControlOrMeta+End');
      await editor.type('\n\n<Tip>');
      await editor.lines('<Tip></Tip>');
      await editor.type('Once');
      await editor.type('</Ti');
      await editor.suggestionsWith('/Tip>');
      await editor.type('p>');
      await editor.noSuggestions();
      await editor.lines('<Tip>Once</Tip>');
      await editor.type('\n\nNext');
      await editor.lines('<Tip>Once</Tip>', '', 'Next');
    });
    await step('fill in the attributes of a tag', async () => {
      await editor.press('Escape');
      await editor.press('ControlOrMeta+End');
      await editor.type('\n\n<Card title="B" ico');
      const labels = await editor.suggestionsWith('icon');
      assert.ok(!labels.includes('title'), 'an attribute that the tag has is offered');
      await editor.takeSuggestion('icon');
      await editor.lines('<Card title="B" icon=""');
      // Its values come without being requested.
      await editor.suggestionsWith('rocket');
      await editor.type('rock');
      await editor.takeSuggestion('rocket');
      await editor.lines('<Card title="B" icon="rocket"');
    });
    await step('go on with an attribute on the next line', async () => {
      await editor.press('End');
      await editor.press('Enter');
      await editor.lines('<Card title="B" icon="rocket"', '  ');
      await editor.press('Control+Space');
      await editor.suggestionsWith('href');
      await editor.press('Escape');
      await editor.noSuggestions();
      await editor.type('/>');
      await editor.lines('<Card title="B" icon="rocket"', '/>');
    });
    await step('write prose, which no list of words interrupts', async () => {
      await editor.press('ControlOrMeta+End');
      await editor.type('\n\nThe agent reads');
      // Snippets come when they are asked for, which also shows that a list would have come by now.
      assert.equal(await editor.page.locator('.suggest-widget.visible').count(), 0);
      await editor.type('\n\nsteps');
      await editor.press('Control+Space');
      await editor.suggestionsWith('steps');
      await editor.takeSuggestion('steps');
      await editor.lines('<Steps>', '  <Step title="First step">');
    });
    await step('close a tag after which people have typed on', async () => {
      await editor.press('ControlOrMeta+End');
      await editor.type('\n<Tip>\nFast.');
      await editor.lines('<Tip>', '  Fast.', '</Tip>');
    });
    await step('offer keys and their values in front matter', async () => {
      await editor.goToMark('title: Configure the agent|');
      await editor.press('Enter');
      await editor.type('m');
      await editor.suggestionsWith('mode');
      await editor.type('ode: ');
      await editor.suggestionsWith('wide');
      await editor.type('cus');
      await editor.takeSuggestion('custom');
      await editor.lines('title: Configure the agent', 'mode: custom');
    });
    await step('write front matter and code by hand, where Enter ends the line', async () => {
      editor.write('guides/typed.mdx', '');
      await editor.openFile('guides/typed.mdx');
      const code = ['```js\n', 'go({})\n', '```\n', '\n', '```\n', 'plain\n', '```\n', 'End'];
      for (const text of ['---\n', 'title: Typed\n', '---\n', '\n', ...code]) {
        await editor.page.keyboard.type(text.slice(0, -2));
        // A list that is open when Enter comes might take it.
        await editor.page.keyboard.type(text.slice(-2), { delay: 150 });
      }
      await editor.lines(...`---\ntitle: Typed\n---\n\n${code.join('')}`.split('\n'));
      await editor.press('ControlOrMeta+End');
      await editor.cursor('Ln 12, Col 4');
    });
    await step('continue and end a list faster than the extension answers', async () => {
      editor.write('guides/fast.mdx', '# Fast\n\n');
      await editor.openFile('guides/fast.mdx');
      await editor.press('ControlOrMeta+End');
      await editor.page.keyboard.type('1. one\ntwo\n\nText\n\n> quoted\nmore\n\nEnd');
      await editor.lines('1. one', '2. two', '', 'Text', '', '> quoted', '> more', '', 'End');
    });
    await step('close and indent in a .md page', async () => {
      // The server and the editor's own Markdown support have to be there: providers that arrive while somebody types start
      // a search for suggestions of their own.
      await editor.openPage('guides/rotate-keys.md');
      await editor.press('ControlOrMeta+End');
      await editor.type('\n<Note>');
      await editor.lines('<Note></Note>');
      await editor.press('Enter');
      await editor.type('Mind the gap.');
      await editor.lines('<Note>', '  Mind the gap.', '</Note>');
    });
  },
);
