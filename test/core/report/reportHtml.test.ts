import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parse, type DefaultTreeAdapterMap } from 'parse5';
import MarkdownIt from 'markdown-it';
import { reportHtml } from '../../../server/src/core/report/reportHtml.ts';
import { reportMarkdown } from '../../../server/src/core/report/reportMarkdown.ts';
import { reportOfFiles } from '../../support/report.ts';
import { configWith } from '../../support/site.ts';

const hostile = `</style><script>alert(1)</script>"'><img src=x onerror=alert(1)>\u001B]0;\u202E@team | [x](javascript:alert(1))`;
const report = reportOfFiles({
  'docs.json': configWith({ name: hostile, navigation: [{ group: 'Start', pages: ['a', hostile] }] }),
  'a.mdx': `---\ntitle: ${JSON.stringify(hostile)}\n---\n\n[Gone](/gone)\n\n<Card title="A" ${'x'.repeat(9)}="1">\n\n[b](</${hostile.replace(/[<>]/g, '')}>)\n`,
  [`${hostile.replaceAll('/', '')}.mdx`]: '---\ntitle: B\n---\n\n[Gone](/gone)\n',
});

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

function elementsIn(node: Node): readonly Element[] {
  const children = 'childNodes' in node ? node.childNodes.flatMap(elementsIn) : [];
  return 'tagName' in node ? [node, ...children] : children;
}

const attribute = ({ attrs }: Element, name: string): string | undefined =>
  attrs.find((one) => one.name === name)?.value;

describe('a report as HTML', () => {
  const errors: string[] = [];
  const html = reportHtml(report, (file, line) => `command:open?${encodeURIComponent(JSON.stringify([file, line]))}`);
  const elements = elementsIn(
    parse(html, {
      onParseError: ({ code }) => {
        errors.push(code);
      },
    }),
  );

  it('is a valid document that a hostile site can’t add anything to', () => {
    assert.deepEqual(errors, []);
    const names = new Set(elements.map(({ tagName }) => tagName));
    for (const name of ['script', 'img', 'link', 'iframe', 'object']) assert.ok(!names.has(name), name);
    const attributes = new Set(elements.flatMap(({ attrs }) => attrs.map(({ name }) => name)));
    assert.deepEqual(
      [...attributes].filter((name) => /^on|^src|^style$/.test(name)),
      [],
    );
    assert.doesNotMatch(html, /(?!\n)[\p{Cc}\u202E]/u);
  });

  it('loads nothing: a policy forbids it, and every link stays in the document or opens a file', () => {
    const policies = elements.filter((one) => attribute(one, 'http-equiv') === 'Content-Security-Policy');
    assert.deepEqual(
      policies.map((one) => attribute(one, 'content')),
      ["default-src 'none'; style-src 'unsafe-inline'"],
    );
    for (const href of elements.flatMap((one) => attribute(one, 'href') ?? []))
      assert.match(href, /^(?:#|command:open\?)/);
    assert.doesNotMatch(html, /url\(|@import/);
  });

  it('links each number to its list, and back', () => {
    const ids = new Map(
      elements.flatMap((one) => (attribute(one, 'id') === undefined ? [] : [[attribute(one, 'id'), one]])),
    );
    const inside = elements.flatMap((one) => attribute(one, 'href') ?? []).filter((href) => href.startsWith('#'));
    assert.ok(inside.length > 6);
    for (const href of inside) assert.ok(ids.has(href.slice(1)), href);
  });

  it('reads well with a screen reader: one title, headings in order, tables with row headers, links with names', () => {
    const levels = elements.flatMap(({ tagName }) => /^h(\d)$/.exec(tagName)?.[1] ?? []).map(Number);
    assert.equal(levels.filter((level) => level === 1).length, 1);
    assert.ok(levels.slice(1).every((level, at) => level <= (levels[at] ?? 0) + 1));
    assert.ok(elements.some(({ tagName }) => tagName === 'main'));
    for (const one of elements.filter(({ tagName }) => tagName === 'th')) assert.equal(attribute(one, 'scope'), 'row');
    assert.ok(elements.some((one) => one.tagName === 'html' && attribute(one, 'lang') === 'en'));
  });
});

describe('a report as Markdown', () => {
  it('shows the strings of a hostile site as text, and mentions nobody', () => {
    const text = reportMarkdown(report);
    const elements = elementsIn(parse(new MarkdownIt({ html: true }).render(text)));
    const names = new Set(elements.map(({ tagName }) => tagName));
    for (const name of ['script', 'img', 'style', 'a']) assert.ok(!names.has(name), name);
    assert.ok(names.has('details') && names.has('table'));
    for (const row of elements.filter(({ tagName }) => tagName === 'tr'))
      assert.equal(row.childNodes.filter((child) => 'tagName' in child).length, 2);
    assert.doesNotMatch(text.replace(/`[^`\n]*`/g, ''), /@team/);
  });
});
