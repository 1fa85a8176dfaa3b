import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { foldPage } from '../../server/src/core/features/page/folding.ts';
import { readPage } from '../../server/src/core/page/readPage.ts';
import { suppressionsOf } from '../../server/src/core/page/suppressions.ts';
import { safeEdits } from '../../server/src/core/rules/engine/fixAll.ts';
import type { SitePath } from '../../server/src/core/paths/sitePath.ts';
import { boundedInFile, mostOfFile } from '../../server/src/core/rules/engine/reportedFindings.ts';
import { syntaxErrorsOf } from '../../server/src/core/rules/mdx/syntax.ts';
import { checkPageAlone, checkPageInSite } from '../../server/src/core/rules/engine/runRules.ts';
import { pageContextOf } from '../../server/src/core/site/siteSnapshot.ts';
import { pageRules } from '../../server/src/core/rules/index.ts';
import { increment } from '../../server/src/core/rules/heading/increment.ts';
import type { ReportedFinding } from '../../server/src/core/rules/engine/reportedFindings.ts';
import type { Severity } from '../../server/src/core/settings/ruleSettings.ts';
import { applyEdits } from '../../server/src/core/text/textRange.ts';
import { configWith, pageIn, runWith, siteOf, type Files } from '../support/site.ts';

// Sizes that take minutes or gigabytes where work grows with the square of a page; or smaller ones, whose looks at the
// lists of a page are counted.

const head = '---\ntitle: Page\ndescription: About it.\n---\n\n';

/** What a rule finds in a page, before the whole file is bounded. */
function findingsOf(body: string, ruleId: string, settings: Files = {}): readonly ReportedFinding[] {
  const config = configWith({ navigation: [{ group: 'Start', pages: ['page'] }] });
  const context = pageIn({ 'docs.json': config, ...settings, 'page.mdx': head + body }, 'page.mdx');
  assert.ok(context);
  const found = [...checkPageAlone(context, runWith()), ...checkPageInSite(context, runWith())];
  return found.filter(({ rule }) => rule.id === ruleId);
}

/**
 * Throws if a rule looks at the lists of a page much more than twice as often where its body is twice as long: the square
 * of its length would be four times as often. The size is above the bounds that the rules have.
 */
function assertLinear(body: string, ruleId: string): void {
  const [once, twice] = [500, 1_000].map((times) => looksAt(body.repeat(times), ruleId));
  assert.ok(once !== undefined && twice !== undefined && once > 0);
  assert.ok(twice < 3 * once, `${ruleId}: ${once} looks, and ${twice} at a page that is twice as long`);
}

/** Returns how often a rule and its fixes look at an item of a page's lists. */
function looksAt(body: string, ruleId: string): number {
  const site = siteOf({ 'docs.json': configWith({ navigation: [{ group: 'Start', pages: ['page'] }] }) });
  const read = pageContextOf(site, 'page.mdx' as SitePath, readPage(head + body));
  const rule = pageRules.find(({ meta }) => meta.id === ruleId);
  assert.ok(read && rule, ruleId);
  let looks = 0;
  const counted = <Item>(items: readonly Item[]): readonly Item[] =>
    new Proxy(items, {
      get: (target, key, receiver): unknown => {
        looks++;
        return Reflect.get(target, key, receiver);
      },
    });
  const { elements, problems, blocks } = read.page;
  const page = { ...read.page, elements: counted(elements), problems: counted(problems), blocks: counted(blocks) };
  const found = [...rule.check({ ...read, page }, {})].filter((finding) => finding !== undefined);
  for (const { fixes } of found) {
    if (fixes?.mayBeNone !== true) fixes?.();
  }
  return looks;
}

describe('a page with more problems than anybody reads', () => {
  it('keeps the first thousand of each kind, and how many more there are', () => {
    const found = findingsOf('<'.repeat(30_000), 'mdx/syntax');
    assert.equal(found.length, 1001);
    assert.match(found.at(-1)?.message ?? '', /^At least 1000 more problems of this kind in this file aren’t shown\.$/);
    assert.equal(found.at(-1)?.severity, 'error');
  });

  it('shows no more than an editor does, the worst first of all, and counts the others', () => {
    const finding = (severity: Severity, start: number): ReportedFinding => ({
      rule: increment.meta,
      severity,
      file: 'page.mdx' as SitePath,
      range: { start, end: start + 1 },
      message: `${start}`,
    });
    const hints = Array.from({ length: 1_200 }, (_, at) => finding('hint', at));
    const all = [...hints, finding('error', 2_000), { ...finding('info', 3_000), more: 300 }];
    const shown = boundedInFile(all);
    assert.equal(shown.length, mostOfFile);
    assert.deepEqual(shown.slice(0, 998), hints.slice(0, 998));
    assert.equal(shown.at(-2)?.severity, 'error');
    assert.equal(shown.at(-1)?.message, '502 more problems in this file aren’t shown.');
    assert.equal(shown.at(-1)?.severity, 'info');
    assert.equal(boundedInFile(hints.slice(0, mostOfFile)).length, mostOfFile);
  });

  it('is as wrong as the worst that isn’t shown', () => {
    const found = findingsOf(
      `## A\n\n${'##### A.\n\n## B\n\n'.repeat(1001)}### C\n\n#### D\n\n## E\n\n#### F\n`,
      'heading/increment',
    );
    assert.deepEqual(new Set(found.slice(0, 1000).map(({ severity }) => severity)), new Set(['hint']));
    assert.equal(found.at(-1)?.severity, 'warning');
    assert.match(found.at(-1)?.message ?? '', /^2 more problems/);
  });

  it('ends for closing tags without opening ones', () => {
    const site = siteOf({ 'docs.json': configWith({ navigation: [{ group: 'Start', pages: ['page'] }] }) });
    const context = pageContextOf(site, 'page.mdx' as SitePath, readPage('</b>\n\n'.repeat(10_000)));
    assert.ok(context);
    assert.equal([...syntaxErrorsOf(context)].length, 10_000);
    assertLinear('</b>\n\n', 'mdx/syntax');
  });

  it('ends for names that a script declares', () => {
    const names = Array.from({ length: 10_000 }, (_, at) => `export const a${at} = ${at};\n`).join('');
    assert.equal(findingsOf(`${names}export const a7 = 1;\n`, 'mdx/syntax').length, 1);
  });

  it('ends for images and code below unclosed tags, and for tags that may be meant to close them', () => {
    const images = '<Frame>\n\n![](/a.png)\n\n<Card title="A">\n\n![](/a.png)\n\n';
    assertLinear(images, 'image/frame');
    assert.ok(findingsOf(images.repeat(600), 'image/frame').length <= 1001);
    const runs = '<Tab title="A">\n\n```js\na();\n```\n\n```python\na()\n```\n\n';
    assertLinear(runs, 'component/prefer-code-group');
    for (const tags of [
      '<Note>\n\n<Note/>\n\n',
      '<Note>\n\n<Tip>\n\n</Notes>\n\n',
      '<Note>\n<Note>\n</Note>\n</Nte>\n',
    ]) {
      assertLinear(tags, 'mdx/syntax');
    }
  });

  it('ends for samples of empty lines', () => {
    const sample = `\`\`\`python\na = f(1 2)\n${'\n'.repeat(19_000)}...\n\`\`\`\n\n`;
    const settings = { '.docsight.json': '{ "extends": "strict" }' };
    assert.equal(findingsOf(sample.repeat(5), 'code/invalid-python', settings).length, 0);
  });

  it('ends for headings with one text', () => {
    assert.equal(findingsOf('## Same\n\n'.repeat(5_000), 'heading/duplicate').length, 1001);
  });

  it('ends for variables and expressions on one line', () => {
    assert.equal(findingsOf(`${'{{a-b-}} '.repeat(5_000)}\n`, 'mdx/syntax').length, 1001);
    assert.equal(findingsOf(`${'{a} '.repeat(5_000)}\n\n# A\n`, 'heading/increment').length, 0);
  });

  it('ends for a line that could begin an address anywhere', () => {
    const long = '_'.repeat(150_000);
    assert.equal(findingsOf(`${long}x${long} and x@example.com.\n`, 'mdx/syntax').length, 0);
  });

  it('ends for attributes and icons that nobody knows', () => {
    const attributes = Array.from({ length: 10_000 }, (_, at) => ` a${at}="b"`).join('');
    assert.ok(findingsOf(`<Card title="A"${attributes} />\n`, 'component/attribute-unknown').length <= 200);
    const cards = Array.from({ length: 2_000 }, (_, at) => `<Icon icon="zz-${at}-qq" />\n\n`).join('');
    assert.ok(findingsOf(cards, 'component/unknown-icon').length <= 1001);
  });

  it('ends for suppressions', () => {
    const next = '{/* docsight-disable-next-line link/text */}\n\n[here](/page)\n\n';
    assert.equal(findingsOf(next.repeat(2_000), 'link/text').length, 0);
    const pairs = '{/* docsight-disable */}\n\n{/* docsight-enable heading/* */}\n\n';
    assert.ok(suppressionsOf(readPage(pairs.repeat(2_000))).length <= 1000);
  });

  it('is folded, however deeply its tags are nested on one line', () => {
    assert.equal(foldPage(readPage('<a>'.repeat(50_000) + '</a>'.repeat(50_000))).length, 0);
  });
});

describe('edits', () => {
  it('of Fix All need no fix that is never safe', () => {
    const fixes = (): never => assert.fail('computed');
    const finding = {
      rule: increment.meta,
      severity: 'info',
      file: 'a.mdx',
      range: { start: 0, end: 0 },
      message: '',
      fixes,
    };
    assert.deepEqual(safeEdits([finding as unknown as ReportedFinding]), []);
  });

  it('are applied in one pass, insertions at one offset in reverse', () => {
    const at = (start: number, end: number, newText: string) => ({ range: { start, end }, newText });
    assert.equal(applyEdits('abc', [at(1, 1, 'x'), at(1, 2, 'B'), at(3, 3, '!')]), 'axBc!');
    const many = Array.from({ length: 150_000 }, (_, index) => at(index, index + 1, 'yy'));
    assert.equal(applyEdits('x'.repeat(150_000), many).length, 300_000);
  });
});
