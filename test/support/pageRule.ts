import assert from 'node:assert/strict';
import type { ReportedFinding } from '../../server/src/core/rules/engine/reportedFindings.ts';
import { afterFix, configWith, findingsInPage, textAt, type Files } from './site.ts';

/** Runs one rule on a page with valid front matter. */
export interface PageRuleProbe {
  /** Returns the texts of its findings' ranges. */
  found(body: string, files?: Files): readonly string[];
  /** Returns the severities of its findings. */
  severities(body: string, files?: Files): readonly string[];
  /** Returns the message of the only finding. */
  message(body: string, files?: Files): string;
  /** Returns the titles of the only finding's fixes, `*` before the preferred one and `!` before safe ones. */
  fixes(body: string, files?: Files): readonly string[];
  /** Returns the page's text after the fix whose title contains this. */
  fixed(body: string, title: string, files?: Files): string;
}

const head = '---\ntitle: Page\ndescription: About the page.\n---\n\n';

const noFiles: Files = {};

export function probe(ruleId: string): PageRuleProbe {
  const filesOf = (body: string, files: Files): Files => ({
    'docs.json': configWith({ navigation: [{ group: 'Start', pages: ['page'] }] }),
    ...files,
    'page.mdx': (body.startsWith('---') ? '' : head) + body,
  });
  // Most pages are asked for several things in a row.
  let last: { readonly body: string; readonly files: Files; readonly found: readonly ReportedFinding[] } | undefined;
  const findings = (body: string, files: Files = noFiles): readonly ReportedFinding[] => {
    if (last?.body !== body || last.files !== files) {
      const found = findingsInPage(filesOf(body, files), 'page.mdx').filter(({ rule }) => rule.id === ruleId);
      last = { body, files, found };
    }
    return last.found;
  };
  const only = (body: string, files?: Files): ReportedFinding => {
    const all = findings(body, files);
    assert.equal(all.length, 1, `${ruleId}: ${all.map(({ message }) => message).join(' | ')}`);
    const [finding] = all;
    assert.ok(finding);
    return finding;
  };
  return {
    found: (body, files = noFiles) =>
      findings(body, files).map(({ range }) => textAt(filesOf(body, files)['page.mdx'] ?? '', range)),
    severities: (body, files) => findings(body, files).map(({ severity }) => severity),
    message: (body, files) => only(body, files).message,
    fixes: (body, files) =>
      (only(body, files).fixes?.() ?? []).map(
        ({ title, preferred, isSafe }) => `${preferred ? '*' : ''}${isSafe === true ? '!' : ''}${title}`,
      ),
    fixed: (body, expected, files = noFiles) => {
      const fix = only(body, files)
        .fixes?.()
        .find(({ title }) => title.includes(expected));
      assert.ok(fix, `no fix has “${expected}” in its title`);
      const text = afterFix(filesOf(body, files), fix)['page.mdx'] ?? '';
      return body.startsWith('---') || !text.startsWith(head) ? text : text.slice(head.length);
    },
  };
}
