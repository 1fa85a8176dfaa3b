import { journey } from './journey.mjs';

const PAGE = 'guides/configure.mdx';
const KEYS = '---\ntitle: Rotate the keys\ndescription: How to rotate keys.\n---\n\nText.\n';

journey('words of a title find its page, also after a space', async ({ open, step }) => {
  const editor = await open({ 'guides/new-keys.mdx': () => KEYS });
  await editor.openPage(PAGE);
  await step('in the address of a link', async () => {
    await editor.press('ControlOrMeta+End');
    await editor.type('\n\nSee [the page](rotate');
    await editor.suggestionsWith('/guides/new-keys');
    await editor.type(' the k');
    await editor.suggestionsWith('/guides/new-keys');
    await editor.screenshot('title-words');
    await editor.takeSuggestion('/guides/new-keys');
    await editor.lines('See [the page](/guides/new-keys)');
  });
  await step('in an attribute', async () => {
    await editor.press('ControlOrMeta+End');
    await editor.type('\n\n<Card title="B" href="rotate');
    await editor.suggestionsWith('/guides/new-keys');
    await editor.type(' the k');
    await editor.takeSuggestion('/guides/new-keys');
    await editor.lines('<Card title="B" href="/guides/new-keys"');
  });
  await step('in the navigation', async () => {
    await editor.openConfig();
    await editor.goToMark('"guides/configure"|]');
    await editor.type(', "rotate');
    await editor.suggestionsWith('guides/new-keys');
    await editor.type(' the k');
    await editor.takeSuggestion('guides/new-keys');
    await editor.text('"guides/new-keys"');
  });
});
