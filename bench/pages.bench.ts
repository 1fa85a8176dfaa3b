import MarkdownIt from 'markdown-it';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { parsePage, type ParsedPage } from '../server/src/core/page/mdx/parsedPage.ts';
import type { PageModel } from '../server/src/core/page/pageModel.ts';
import { readPage } from '../server/src/core/page/readPage.ts';
import type { SitePath } from '../server/src/core/paths/sitePath.ts';
import { isSlow } from '../server/src/core/rules/index.ts';
import type { PageRule } from '../server/src/core/rules/engine/rule.ts';
import { checkPageAlone, checkPageInSite } from '../server/src/core/rules/engine/runRules.ts';
import { pageContextOf } from '../server/src/core/site/siteSnapshot.ts';
import { siteOf } from '../test/support/site.ts';
import { measure, show } from './measure.ts';
import { configuredRules } from '../server/src/core/rules/engine/activeRules.ts';

const rules = configuredRules({});

// Compares the reading of pages with common parsers, and measures a keystroke in an unusually long page.

const section = (index: number): string => `## Section ${index} {#section-${index}}

Some *text* of section ${index} with a [link](/guides/page-${index} "A title"), \`code\` and <Icon icon="flag" />.
It goes on for another line, costs $5 or $6, and refers to [the first part][part] and https://example.com/a?b=${index}.

- one item with **weight**
- another with a [link](https://example.com)
  - and a nested one

<Card title="Card ${index}" icon="bolt" href="/card-${index}" cols={${index % 4}}>
  What the card says, {props.name}, in a line or two.
</Card>

\`\`\`js title="example-${index}.js" {1,3-4}
const value = { a: ${index}, b: [1, 2, 3] };
console.log(\`the value: \${value.a}\`);
\`\`\`

| Name | Type | What it is |
| --- | --- | --- |
| \`name\` | string | the name of thing ${index} |
| \`size\` | number | how large it is |

`;

function pageOf(sections: number): string {
  const front =
    '---\ntitle: "A page"\ndescription: "What it is about"\n---\n\nimport Note from \'/snippets/note.mdx\';\n\n';
  return (
    front + Array.from({ length: sections }, (_, index) => section(index)).join('') + '[part]: /first "The first"\n'
  );
}

function pagesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => readFileSync(path.join(folder, name), 'utf8'));
}

const remark = unified().use(remarkParse).use(remarkMdx).use(remarkGfm);
const markdownIt = new MarkdownIt();
const readers: Readonly<Record<string, (text: string) => unknown>> = {
  'Docsight, the tree': (text) => parsePage(text),
  'Docsight, the model with every problem': (text) => readPage(text),
  'markdown-it': (text) => markdownIt.parse(text, {}),
  'remark with MDX and GFM': (text) => {
    try {
      return remark.parse(text);
    } catch {
      return undefined;
    }
  },
};

function compare(what: string, pages: readonly string[]): void {
  const size = pages.reduce((sum, text) => sum + text.length, 0);
  console.log(`\n${what}: ${pages.length} pages, ${(size / 1e6).toFixed(1)} MB\n`);
  for (const [name, read] of Object.entries(readers)) {
    for (const text of pages.slice(0, 20)) read(text);
    const start = performance.now();
    for (const text of pages) read(text);
    const seconds = (performance.now() - start) / 1_000;
    console.log(`${name.padEnd(52)} ${(size / 1e6 / seconds).toFixed(2).padStart(7)} MB/s`);
  }
}

/** Types letters into a paragraph in the middle of a page, one after the other. */
function typeInto<T extends { readonly text: string }>(
  text: string,
  read: (text: string, previous?: T) => T,
  runs: number,
) {
  const offset = text.indexOf('Some *text*', text.length / 2) + 'Some *text*'.length;
  let page = read(text);
  return measure(runs, (run) => {
    const typed = page.text.slice(0, offset + run) + 'x' + page.text.slice(offset + run);
    page = read(typed, page);
  });
}

interface CheckedPage {
  readonly text: string;
  readonly page: PageModel;
}

/** Does the work of a keystroke: reads the page again and runs the rules about it, the slow ones excepted. */
function readAndCheck(text: string, previous?: CheckedPage): CheckedPage {
  return readAndRun((rule) => !isSlow(rule), text, previous);
}

/** Does the work of a keystroke and of the pause after it. */
function readAndCheckAll(text: string, previous?: CheckedPage): CheckedPage {
  return readAndRun(() => true, text, previous);
}

function readAndRun(isChosen: (rule: PageRule) => boolean, text: string, previous?: CheckedPage): CheckedPage {
  const page = readPage(text, previous?.page);
  const inSite = pageContextOf(site, 'page.mdx' as SitePath, page);
  if (inSite === undefined) throw new Error('page.mdx is no page');
  const onCrash = (rule: string, error: unknown): never => {
    throw new Error(`the rule ${rule} failed`, { cause: error });
  };
  checkPageAlone(inSite, { rules, onCrash }, isChosen);
  checkPageInSite(inSite, { rules, onCrash });
  return { text, page };
}

const site = siteOf({
  'docs.json': JSON.stringify({ name: 'Acme', navigation: [{ group: 'Start', pages: ['page'] }] }),
  'page.mdx': '',
});

compare(
  'generated pages',
  Array.from({ length: 200 }, (_, index) => pageOf(5 + (index % 20))),
);
const folder = process.env['DOCSIGHT_CORPUS'];
if (folder !== undefined) compare('pages of the given folder', pagesIn(folder));

const long = pageOf(80);
console.log(`\na page of ${long.split('\n').length} lines, ${Math.round(long.length / 1_000)} kB\n`);
const anew = measure(40, (run) => void parsePage(`${long}${run}`));
show('the tree, anew', anew, '');
const again = typeInto<ParsedPage>(long, parsePage, 200);
show('the tree, after a keystroke', again, `(${(anew.median / again.median).toFixed(0)} times as fast, target: 3)`);
show('the model with every problem, after a keystroke', typeInto(long, readPage, 100), '');
show('the model and all findings, after a keystroke', typeInto(long, readAndCheck, 200), '(target: p95 under 50 ms)');
show('the same with the slow rules, which run in a pause', typeInto(long, readAndCheckAll, 200), '');
