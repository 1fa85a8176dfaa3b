import type { Files } from './site.ts';

/** The examples of a rule's page, each a small site. */
export interface RulePage {
  readonly wrong: readonly Files[];
  readonly right: readonly Files[];
}

/**
 * Reads the examples of a page in docs/rules. An example is a fence whose info string ends with a file's name
 * (`json docs.json`); a line "Files beside it: `a.mdx`, `logo.svg`." behind it names files that are there too.
 * Further named fences that follow directly belong to the same example.
 */
export function readRulePage(markdown: string): RulePage {
  return { wrong: examplesIn(sectionOf(markdown, 'Wrong')), right: examplesIn(sectionOf(markdown, 'Right')) };
}

function sectionOf(markdown: string, heading: string): string {
  return new RegExp(`^## ${heading}\\n([\\s\\S]*?)(?=^## |(?![\\s\\S]))`, 'm').exec(markdown)?.[1] ?? '';
}

function examplesIn(section: string): readonly Files[] {
  const examples: Record<string, string>[] = [];
  const parts = /^```\w+ (\S+)\n([\s\S]*?)^```$|^Files beside it: (.*)$/gm;
  for (const [, name, text, beside] of section.matchAll(parts)) {
    if (name === 'docs.json') examples.push({});
    const current = examples.at(-1);
    if (current === undefined) continue;
    if (name !== undefined) current[name] = text ?? '';
    for (const [, file = ''] of (beside ?? '').matchAll(/`([^`]+)`/g)) current[file] = plainFile(file);
  }
  return examples;
}

/** What a file that is only named holds: something sensible of its kind. */
function plainFile(name: string): string {
  if (/\.mdx?$/.test(name)) return `---\ntitle: ${name}\ndescription: About ${name}.\n---\n\nText.\n`;
  if (/\.ya?ml$/.test(name)) return 'openapi: 3.1.0\ninfo: { title: Acme, version: "1" }\npaths: {}\n';
  if (name.endsWith('.json'))
    return '{ "openapi": "3.1.0", "info": { "title": "Acme", "version": "1" }, "paths": {} }\n';
  return '';
}
