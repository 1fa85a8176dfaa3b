import assert from 'node:assert/strict';
import { afterEdits, configWith, currentConfigWith, findingsIn, page, siteOf, type Files } from './site.ts';

const pages: Files = {
  'intro.mdx': page('Intro'),
  'guides/install.mdx': page('Install'),
  'guides/index.mdx': page('Guides'),
};

export function siteWith(config: unknown, more: Files = {}) {
  return siteOf({ ...pages, ...more, 'docs.json': typeof config === 'string' ? config : JSON.stringify(config) });
}

export function simpleConfig(fields: Readonly<Record<string, unknown>>, listed: readonly unknown[] = ['intro']) {
  return { name: 'Acme', navigation: [{ group: 'Start', pages: listed }], ...fields };
}

/** docs.json after the fix with these words in its title. */
export function fixedConfig(text: string, titlePart: string, more: Files = {}): string {
  const subject = siteWith(text, more);
  const fixes = findingsIn(subject).flatMap((finding) => finding.fixes?.() ?? []);
  const fix = fixes.find((candidate) => candidate.title.includes(titlePart));
  assert.ok(fix, `offered: ${fixes.map((candidate) => candidate.title).join(', ')}`);
  return afterEdits(
    subject,
    fix.edits.flatMap((edit) => (edit.kind === 'edit' ? edit.edits : [])),
  );
}

/** Returns a site of the classic generation with one page. */
export function classicSite(fields: Readonly<Record<string, unknown>>, more: Files = {}): Files {
  return { ...more, 'intro.mdx': page('Intro'), 'docs.json': configWith(fields) };
}

/** Returns a site of the current generation with one page. */
export function currentSite(fields: Readonly<Record<string, unknown>>, more: Files = {}): Files {
  return { ...more, 'intro.mdx': page('Intro'), 'docs.json': currentConfigWith(fields) };
}
