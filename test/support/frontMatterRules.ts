import assert from 'node:assert/strict';
import type { ReportedFinding } from '../../server/src/core/rules/engine/reportedFindings.ts';
import { afterFix, configWith, findingsInFiles, showPageFindings, type Files } from './site.ts';

/** What the rules about front matter find in a page. */
export function frontMatterFindings(text: string, files: Files = {}): readonly string[] {
  return showPageFindings(text, files).filter((line) => line.includes(' frontmatter/'));
}

/** A page around the lines of its front matter; title and description are given. */
export function withFrontMatter(...lines: readonly string[]): string {
  return `---\ntitle: A page\ndescription: What it is for.\n${lines.join('\n')}\n---\n\nText.\n`;
}

/** The findings about front matter in all files of a site. */
export function frontMatterFindingsIn(files: Files): readonly ReportedFinding[] {
  return findingsInFiles({
    'docs.json': configWith({ navigation: [{ group: 'Start', pages: ['page'] }] }),
    ...files,
  }).filter(({ rule }) => rule.id.startsWith('frontmatter/'));
}

/** The page after a fix of its only finding about front matter. */
export function afterFrontMatterFix(text: string, title?: string): string {
  const files = { 'docs.json': configWith({}), 'page.mdx': text };
  const [finding] = frontMatterFindingsIn(files);
  const fixes = finding?.fixes?.() ?? [];
  const fix = title === undefined ? fixes[0] : fixes.find((one) => one.title.includes(title));
  assert.ok(fix, `only ${fixes.map((one) => one.title).join(', ')}`);
  return afterFix(files, fix)['page.mdx'] ?? '';
}
