import { unreadableText, type Files } from './site.ts';

/** The examples of a rule's page, each a small site. */
export interface RulePage {
  readonly wrong: readonly Files[];
  readonly right: readonly Files[];
}

/**
 * Parses the examples of a page in docs/rules. An example is a fence whose info string ends with a file name (`json
 * docs.json`, `mdx page.mdx`); a line "Other files: `a.mdx`, `logo.svg`." after it adds other files, "Unreadable files: `b.mdx`." ones that can't be read. Named fences
 * without prose between them belong to one example. A site without a docs.json in its example gets one that lists its
 * pages.
 */
export function readRulePage(markdown: string): RulePage {
  return { wrong: examplesIn(sectionOf(markdown, 'Wrong')), right: examplesIn(sectionOf(markdown, 'Right')) };
}

/** Returns the lines between a second-level heading and the next one that isn't in a fence. */
function sectionOf(markdown: string, heading: string): string {
  const withoutFences = markdown.replace(/^(`{3,})[^`\n]*\n[\s\S]*?^\1$/gm, (fence) => fence.replace(/^#/gm, '.'));
  const start = withoutFences.search(new RegExp(`^## ${heading}$`, 'm'));
  if (start < 0) return '';
  const bodyStart = markdown.indexOf('\n', start) + 1;
  const length = withoutFences.slice(bodyStart).search(/^## /m);
  return markdown.slice(bodyStart, length < 0 ? undefined : bodyStart + length);
}

function examplesIn(section: string): readonly Files[] {
  const examples: Record<string, string>[] = [];
  let isNew = true;
  const parts = /^(`{3,})\w+ (\S+)\n([\s\S]*?)^\1$|^Other files: (.*)$|^Unreadable files: (.*)$|^(\S.*)$/gm;
  for (const [, , name, text, beside, unreadable, prose] of section.matchAll(parts)) {
    if (prose !== undefined) isNew = true;
    if (name !== undefined) {
      if (isNew) examples.push({});
      isNew = false;
      const current = examples.at(-1);
      if (current !== undefined) current[name] = text ?? '';
    }
    for (const [, file = ''] of (beside ?? unreadable ?? '').matchAll(/`([^`]+)`/g)) {
      const current = examples.at(-1);
      if (current !== undefined) current[file] = unreadable === undefined ? plainFile(file) : unreadableText;
    }
  }
  return examples.map(withConfig);
}

function withConfig(files: Files): Files {
  if ('docs.json' in files) return files;
  const pages = Object.keys(files).filter((name) => /\.mdx?$/.test(name) && !name.startsWith('snippets/'));
  const names = pages.map((name) => name.replace(/\.mdx?$/, ''));
  const config = { name: 'Acme', navigation: [{ group: 'Start', pages: names }] };
  return { ...files, 'docs.json': JSON.stringify(config, undefined, 2) };
}

/** Returns the default content of a file by its kind. */
function plainFile(name: string): string {
  if (/\.mdx?$/.test(name)) return `---\ntitle: ${name}\ndescription: About ${name}.\n---\n\nText.\n`;
  if (/\.ya?ml$/.test(name))
    return 'openapi: 3.1.0\ninfo: { title: Acme, version: "1" }\npaths: {}\nwebhooks: { used: {} }\n';
  if (name.endsWith('.json'))
    return '{ "openapi": "3.1.0", "info": { "title": "Acme", "version": "1" }, "paths": {}, "webhooks": { "used": {} } }\n';
  return '';
}
