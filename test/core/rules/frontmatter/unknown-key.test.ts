import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { probe } from '../../../support/pageRule.ts';

const rule = probe('frontmatter/unknown-key');

describe('frontmatter/unknown-key', () => {
  const pageWith = (...lines: readonly string[]): string =>
    ['---', 'title: Page', 'description: About the page.', ...lines, '---', '', 'Text.', ''].join('\n');

  it('reports keys that the platform ignores because of their case, hyphens or tool', () => {
    for (const [written, meant] of [
      ['sidebartitle', 'sidebarTitle'],
      ['sidebar-title', 'sidebarTitle'],
      ['sidebar_label', 'sidebarTitle'],
      ['Icon', 'icon'],
      ['noIndex', 'noindex'],
      ['no-index', 'noindex'],
      ['openAPI', 'openapi'],
      ['Keywords', 'keywords'],
      ['Mode', 'mode'],
    ] as const) {
      const page = pageWith(`${written}: x`);
      assert.deepEqual(rule.found(page), [written]);
      assert.equal(rule.fixed(page, meant), pageWith(`${meant}: x`));
    }
  });

  it('leaves own keys alone, and those next to the right one', () => {
    for (const lines of [
      [
        'audience: x',
        'tags: [a]',
        'slug: /a',
        'created_date: x',
        'content-type: x',
        'Version: 2',
        'URL: x',
        'Authors: x',
        'sidebar_position: 1',
      ],
      ['sidebarTitle: A', 'sidebar_label: B'],
      ['icon: rocket', 'Icon: B', 'Title: C', 'Description: D'],
    ]) {
      assert.deepEqual(rule.found(pageWith(...lines)), [], lines.join());
    }
  });
});
