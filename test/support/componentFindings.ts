import assert from 'node:assert/strict';
import type { Catalogue } from '../../server/src/core/components/catalogue.ts';
import { pageRules } from '../../server/src/core/rules/index.ts';
import type { Finding, PageRule } from '../../server/src/core/rules/engine/rule.ts';
import type { PageContext } from '../../server/src/core/site/siteSnapshot.ts';
import { afterFix, configWith, pageIn, textAt, type Files } from './site.ts';

const head = '---\ntitle: Page\ndescription: About the page.\n---\n\n';

/** Returns the findings of one rule about components in the body of a page: severity and text of the range. */
export function componentFindings(id: string, body: string, files: Files = {}): readonly string[] {
  return show(id, pageWith(body, files));
}

/** Like {@link componentFindings}, in a snippet. */
export function snippetFindings(id: string, body: string, file = 'snippets/part.mdx'): readonly string[] {
  const files = { 'docs.json': configWith({}), [file]: body };
  return show(id, the(pageIn(files, file)));
}

/** Like {@link componentFindings}, in a site with another catalogue of components. */
export function configWithCatalogue(id: string, body: string, catalogue: Catalogue): readonly string[] {
  return show(id, { ...pageWith(body), catalogue });
}

/** Returns the messages of one rule for the body of a page. */
export function componentMessages(id: string, body: string): readonly string[] {
  return find(id, pageWith(body)).map(({ message }) => message);
}

/** Returns the titles of the fixes of the first finding. */
export function fixTitles(id: string, body: string): readonly string[] {
  return fixesOf(id, body).map(({ title }) => title);
}

/** Returns the body of a page after a fix of its first finding. */
export function applyFix(id: string, body: string, title: string): string {
  const fix = fixesOf(id, body).find((candidate) => candidate.title === title);
  assert.ok(fix, `no fix “${title}” among ${fixTitles(id, body).join(', ')}`);
  const { file, page } = pageWith(body);
  const text = afterFix({ [file]: page.text }, fix)[file] ?? '';
  assert.ok(text.startsWith(head));
  return text.slice(head.length);
}

function fixesOf(id: string, body: string) {
  const [finding] = find(id, pageWith(body));
  assert.ok(finding, 'nothing is found');
  return finding.fixes?.() ?? [];
}

function show(id: string, page: PageContext): readonly string[] {
  const { severity } = ruleOf(id).meta;
  return find(id, page).map((finding) => `${finding.severity ?? severity}: ${textAt(page.page.text, finding.range)}`);
}

function find(id: string, page: PageContext): readonly Finding[] {
  const found = [...ruleOf(id).check(page, {})].filter((finding) => finding !== undefined);
  return found.sort((a, b) => a.range.start - b.range.start);
}

function ruleOf(id: string): PageRule {
  return the(pageRules.find(({ meta }) => meta.id === id));
}

function pageWith(body: string, files: Files = {}): PageContext {
  const all = { 'docs.json': configWith({}), ...files, 'intro.mdx': head + body };
  return the(pageIn(all, 'intro.mdx'));
}

function the<T>(value: T | undefined): T {
  assert.ok(value !== undefined);
  return value;
}
