import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import type { CompletionItem } from '../../../server/src/core/features/answers.ts';
import { completeFrontMatter } from '../../../server/src/core/features/page/frontMatter/completion.ts';
import { hoverFrontMatter } from '../../../server/src/core/features/page/frontMatter/hover.ts';
import { applyEdits } from '../../../server/src/core/text/textRange.ts';
import { configWith, cursorMark, page, pageAtCursor, textAt, type Files } from '../../support/site.ts';
import { runs } from '../../support/thorough.ts';

const openapi = JSON.stringify({
  openapi: '3.1.0',
  info: { title: 'Acme', version: '1' },
  paths: {
    '/users': { get: { summary: 'List *users*' }, post: {} },
    '/users/{id}': { parameters: [], delete: { summary: 'Delete a user' } },
  },
  webhooks: { 'order.created': { post: { summary: 'An order' } } },
  components: { schemas: { User: {}, Order: {} } },
});

const files: Files = {
  'docs.json': configWith({ openapi: '/openapi.json' }),
  'openapi.json': openapi,
  'guides/install.mdx': page('Install'),
  'images/card.png': '',
};

/** What is offered at the cursor of a page; undefined where front matter has nothing to say. */
function complete(text: string, more: Files = {}): readonly CompletionItem[] | undefined {
  const { page: at, offset } = pageAtCursor({ ...files, ...more, 'page.mdx': text });
  return completeFrontMatter(at, offset)?.items;
}

function labels(text: string, more: Files = {}): readonly string[] {
  return (complete(text, more) ?? []).map(({ label }) => label);
}

/** The text after an item was taken, tab stops shown as `·`. */
function accept(text: string, label: string, more: Files = {}): string {
  const item = complete(text, more)?.find((one) => one.label === label || one.edit.newText === label);
  assert.ok(item, `${label} is not offered, only ${labels(text, more).slice(0, 20).join(', ')}`);
  const plain = item.edit.newText
    .replace(/\$\{\d+\|([^,|]*)[^}]*\|\}/g, '$1')
    .replace(/\$\{\d+:([^}]*)\}/g, '$1')
    .replace(/\$\{?\d+\}?/g, '·');
  const newText = item.isSnippet ? plain : item.edit.newText;
  return applyEdits(text.replace(cursorMark, ''), [{ range: item.edit.range, newText }]);
}

describe('completing an icon', () => {
  it('offers the images of the site after a slash', () => {
    assert.ok(labels('---\nicon: "/<|>"\n---\n').includes('/images/card.png'));
    assert.ok(labels('---\nicon: /<|>\n---\n').includes('/images/card.png'));
    assert.ok(!labels('---\nicon: <|>\n---\n').includes('/images/card.png'));
  });
});

describe('completing keys', () => {
  it('offers those that are missing, the needed ones first', () => {
    const offered = labels('---\nicon: a\n<|>\n---\n');
    assert.deepEqual(offered.slice(0, 2), ['title', 'description']);
    assert.ok(offered.includes('sidebarTitle') && !offered.includes('icon'));
    assert.equal(labels('---\ntitle: A\n<|>\n---\n')[0], 'description');
  });

  it('offers keys of the current generation after those of every site', () => {
    const offered = labels('---\n<|>\n---\n');
    assert.ok(offered.indexOf('tag') > offered.indexOf('robots'));
  });

  for (const [before, label, after] of [
    ['---\n<|>\n---\n', 'title', '---\ntitle: "·"\n---\n'],
    ['---\ntit<|>\n---\n', 'title', '---\ntitle: "·"\n---\n'],
    ['---\ntitle: A\nmo<|>\ndescription: b\n---\n', 'mode', '---\ntitle: A\nmode: wide\ndescription: b\n---\n'],
    ['---\ntitle: A\n<|>', 'icon', '---\ntitle: A\nicon: ·'],
    ['---\nhid<|>', 'hidden', '---\nhidden: true'],
    ['---\nti<|>tle: A\n---\n', 'title', '---\ntitle: A\n---\n'],
    ['---\ndes<|>: A\n---\n', 'description', '---\ndescription: A\n---\n'],
    ['---\nog<|>\n---\n', 'og:image', '---\n"og:image": ·\n---\n'],
    ['---\n"og<|>"\n---\n', 'og:image', '---\n"og:image": ·\n---\n'],
    ['---\nkey<|>\n---\n', 'keywords', '---\nkeywords: [·]\n---\n'],
    ['---\r\ntit<|>\r\n---\r\n', 'title', '---\r\ntitle: "·"\r\n---\r\n'],
  ] as const) {
    it(`writes ${label} into ${JSON.stringify(before)}`, () => {
      assert.equal(accept(before, label), after);
    });
  }

  it('explains them', () => {
    const item = complete('---\n<|>\n---\n')?.find(({ label }) => label === 'mode');
    assert.match(item?.documentation ?? '', /layout/);
    assert.match(item?.documentation ?? '', /`"wide"` — /);
  });
});

describe('completing values', () => {
  for (const [before, label, after] of [
    ['mode: <|>', 'wide', 'mode: wide'],
    ['mode:<|>', 'wide', 'mode: wide'],
    ['mode: wi<|>de # c', 'center', 'mode: center # c'],
    ['mode: "<|>"', 'center', 'mode: "center"'],
    ['mode: "ce<|>', 'center', 'mode: "center'],
    ['noindex: <|>', 'true', 'noindex: true'],
    ['icon: boo<|>', 'book-open', 'icon: book-open'],
    ["icon: 'boo<|>k'", 'book-open', "icon: 'book-open'"],
    ['openapi: <|>', 'GET /users', 'openapi: GET /users'],
    ['openapi: "get /us<|>"', 'DELETE /users/{id}', 'openapi: "DELETE /users/{id}"'],
    ['openapi: /openapi.json GE<|>', 'GET /users', 'openapi: /openapi.json GET /users'],
    ['openapi: <|>', 'webhook order.created', 'openapi: webhook order.created'],
    ['openapi-schema: U<|>', 'User', 'openapi-schema: User'],
    ['api: <|>', 'POST', 'api: POST /'],
    ['url: <|>', 'https://', 'url: https://'],
    ['related: <|>', 'false', 'related: false'],
    ['related: [<|>]', '/guides/install', 'related: [/guides/install]'],
    ['related: [/a, /gui<|>, /b]', '/guides/install', 'related: [/a, /guides/install, /b]'],
    ['related:\n  - /gui<|>', '/guides/install', 'related:\n  - /guides/install'],
    ['"og:image": <|>', '/images/card.png', '"og:image": /images/card.png'],
    ['"twitter:card": <|>', 'summary', '"twitter:card": summary'],
    ['iconType: <|>', 'brands', 'iconType: brands'],
  ] as const) {
    it(`writes ${label} into ${JSON.stringify(before)}`, () => {
      const around = (line: string): string => `---\ntitle: A\n${line}\ndescription: b\n---\n`;
      assert.equal(accept(around(before), label), around(after));
      assert.equal(accept(`---\ntitle: A\n${before}`, label), `---\ntitle: A\n${after}`);
    });
  }

  it('names the description of the API where the site has several', () => {
    const more = { 'docs.json': configWith({ openapi: ['/openapi.json', '/b.json'] }), 'b.json': openapi };
    assert.equal(
      accept('---\nopenapi: <|>\n---\n', 'GET /users', more),
      '---\nopenapi: /openapi.json GET /users\n---\n',
    );
  });

  it("offers the operations of the site's own API rather than examples", () => {
    assert.ok(!labels('---\nopenapi: <|>\n---\n').includes('GET /users/{id}'));
  });

  it('continues in the next line after the key of a description was typed', () => {
    const item = complete('---\nopenapi: "openapi.json GE<|>"\n---\n')?.find(({ label }) => label === 'GET /users');
    assert.equal(item?.filterText, 'openapi.json GET /users');
    assert.equal(
      accept('---\nopenapi: openapi.json <|>\n---\n', 'GET /users'),
      '---\nopenapi: openapi.json GET /users\n---\n',
    );
    const more = { 'docs.json': configWith({ openapi: ['/openapi.json', '/b.json'] }), 'b.json': openapi };
    assert.equal(labels('---\nopenapi: b.json <|>\n---\n', more).filter((label) => label === 'GET /users').length, 1);
    assert.equal(
      accept('---\nopenapi-schema: ./openapi.json U<|>\n---\n', 'User'),
      '---\nopenapi-schema: ./openapi.json User\n---\n',
    );
  });

  it('offers methods where no description is known', () => {
    const more = { 'openapi.json': '' };
    assert.equal(accept('---\nopenapi: <|>\n---\n', 'GET', more), '---\nopenapi: GET /\n---\n');
  });

  for (const text of ['title: <|>', 'own: <|>', 'title: A # <|>', 'hidden: "<|>"', 'tag: <|>']) {
    it(`has nothing for ${JSON.stringify(text)}`, () => {
      assert.deepEqual(labels(`---\n${text}\n---\n`), []);
    });
  }
});

describe('where front matter begins', () => {
  for (const [before, after] of [
    ['<|>', '---\ntitle: "Page"\ndescription: "·"\n---\n\n·'],
    ['--<|>', '---\ntitle: "Page"\ndescription: "·"\n---\n\n·'],
    ['---<|>\n', '---\ntitle: "Page"\ndescription: "·"\n---\n\n·\n'],
    ['<|>\n# The *start*\n', '---\ntitle: "The start"\ndescription: "·"\n---\n·\n# The *start*\n'],
  ] as const) {
    it(`is offered completely in ${JSON.stringify(before)}`, () => {
      assert.equal(accept(before, 'Front matter'), after);
    });
  }

  it('is offered at the first hyphen that is typed, and doesn’t take the Enter of whoever types all three', () => {
    const typed = (text: string): number | undefined => {
      const { page: at, offset } = pageAtCursor({ ...files, 'page.mdx': `${text}<|>` });
      return completeFrontMatter(at, offset, true)?.items.length;
    };
    assert.deepEqual(['-', '--', '---'].map(typed), [1, undefined, undefined]);
  });

  for (const text of [
    'A<|>',
    '\n<|>',
    '---\ntitle: A\n---\n<|>',
    '---\ntitle: A\n-<|>--\n',
    'Text\n---\na<|>\n---\n',
    '---js\na<|>\n---\n',
  ]) {
    it(`leaves ${JSON.stringify(text)} to others`, () => {
      assert.equal(complete(text), undefined);
    });
  }

  it('is not offered in snippets', () => {
    const { page: at, offset } = pageAtCursor({ ...files, 'snippets/a.mdx': cursorMark });
    assert.equal(completeFrontMatter(at, offset), undefined);
  });
});

/** The text of a hover’s range, and the hover’s text. */
function hover(text: string): readonly [string, string] | undefined {
  const { page: at, offset } = pageAtCursor({ ...files, 'page.mdx': text });
  const found = hoverFrontMatter(at, offset);
  return found && [textAt(at.page.text, found.range), found.markdown];
}

describe('hovering', () => {
  for (const [text, on, expected] of [
    ['tit<|>le: A', 'title', /\*\*`title`\*\* — text · required/],
    ['mode: wi<|>de', 'wide', /`wide`: No table of contents/],
    ['icon: book<|>', 'book', /Font Awesome/],
    ['openapi: GET /us<|>ers', 'GET /users', /\*\*`GET \/users`\*\*\n\nList \\\*users\\\*\n\nFrom `\/openapi.json`/],
    ['openapi: openapi.json delete /users/{<|>id}', 'openapi.json delete /users/{id}', /Delete a user/],
    ['openapi: GET /noth<|>ing', 'GET /nothing', /\*\*`openapi`\*\*/],
    ['openapi-schema: Us<|>er', 'User', /Schema `User`/],
    ['tag: N<|>EW', 'NEW', /current format/],
  ] as const) {
    it(`explains ${JSON.stringify(text)}`, () => {
      const found = hover(`---\n${text}\n---\n`);
      assert.equal(found?.[0], on);
      assert.match(found[1], expected);
    });
  }

  it('shows an image of the site', () => {
    const { page: at, offset } = pageAtCursor({ ...files, 'page.mdx': '---\n"og:image": /images/ca<|>rd.png\n---\n' });
    assert.equal(hoverFrontMatter(at, offset)?.image, 'images/card.png');
  });

  it('has nothing for keys of the site, comments and text', () => {
    for (const text of ['---\now<|>n: a\n---\n', '---\n# ti<|>tle: a\n---\n', '---\na: b\n---\n\nti<|>tle: A\n']) {
      assert.equal(hover(text), undefined, text);
    }
  });
});

describe('any state of typing', () => {
  const text =
    '---\ntitle: "A: b"\nicon: book\nrelated:\n  - /a\n  - "B": /b\nkeywords: [a, "b"]\nopenapi: GET /users\n---\n\nText.\n';
  it('is answered with edits around the cursor', () => {
    fc.assert(
      fc.property(
        fc.nat(text.length),
        fc.nat(text.length),
        fc.constantFrom('', '"', ':', '[', '\n', '- ', '\t', '#'),
        (end, at, typed) => {
          const offset = Math.min(at, end);
          const half = text.slice(0, offset) + typed + cursorMark + text.slice(offset, end);
          const { page: where, offset: cursor } = pageAtCursor({ ...files, 'page.mdx': half });
          for (const { edit } of completeFrontMatter(where, cursor)?.items ?? []) {
            assert.ok(edit.range.start <= cursor && cursor <= edit.range.end);
            assert.ok(!textAt(where.page.text, edit.range).includes('\n'));
          }
          hoverFrontMatter(where, cursor);
        },
      ),
      { numRuns: runs(60, 500) },
    );
  });
});
