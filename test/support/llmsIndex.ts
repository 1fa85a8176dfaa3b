import assert from 'node:assert/strict';

/** A link of an index. */
export interface IndexLink {
  readonly title: string;
  readonly url: string;
  readonly note: string | undefined;
}

/** A parsed index. */
export interface LlmsIndex {
  readonly name: string;
  readonly summary: string | undefined;
  readonly sections: Readonly<Record<string, readonly IndexLink[]>>;
}

/**
 * Parses an index in the published format and throws otherwise: a heading with the name, a quote, sections with links
 * only. The pattern of a link is that of the format's reference parser.
 */
export function parseLlmsIndex(text: string): LlmsIndex {
  const form = /^# ([^\n]+)\n(?:\n> ([^\n]+)\n)?((?:\n## [^\n]+\n\n(?:- [^\n]+\n)+)*)$/;
  const [, name = '', summary, body = ''] = form.exec(text) ?? assert.fail(`not the form:\n${text}`);
  const blocks = body.split(/^## /m).slice(1);
  const sections = blocks.map((block) => {
    const [title = '', , ...lines] = block.trimEnd().split('\n');
    return [title, lines.map(parseLink)] as const;
  });
  assert.equal(new Set(blocks.map((block) => block.split('\n', 1)[0])).size, blocks.length, 'a section is there twice');
  return { name, summary, sections: Object.fromEntries(sections) };
}

function parseLink(line: string): IndexLink {
  const link = /^-\s*\[(?<title>[^\]]+)\]\((?<url>[^)\s]+)\)(?::\s*(?<note>.*))?$/.exec(line);
  const { title = '', url = '', note } = link?.groups ?? assert.fail(`no link: ${line}`);
  return { title, url, note };
}

/** Returns the URLs of an index by section. */
export function urlsBySection(text: string): Readonly<Record<string, readonly string[]>> {
  const { sections } = parseLlmsIndex(text);
  return Object.fromEntries(Object.entries(sections).map(([title, links]) => [title, links.map(({ url }) => url)]));
}
