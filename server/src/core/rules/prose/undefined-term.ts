import type { Passage } from '../../prose/passages.ts';
import { titleOfPage } from '../../page/record/pageSummary.ts';
import { code } from '../../util/messageText.ts';
import type { PageRule } from '../engine/rule.ts';
import type { OptionSchemas } from '../engine/ruleOptions.ts';

const options = {
  known: {
    type: 'array',
    items: { type: 'string' },
    default: [],
    description: 'Abbreviations that every reader of the site knows.',
  },
} as const satisfies OptionSchemas;

export const undefinedTerm: PageRule<typeof options> = {
  meta: {
    id: 'prose/undefined-term',
    title: 'Abbreviation not spelled out',
    severity: 'hint',
    summary: 'an abbreviation that is used before the page spells it out',
    guideline: { convention: 'writing-3' },
    presets: { default: 'off', strict: 'warning' },
    options,
  },
  pagesOnly: true,
  *check(context, { known }) {
    const { file, page, prose } = context;
    if (!prose.isEnglish) return;
    const passages = prose.passages.filter(({ kind }) => kind === 'paragraph');
    const topic = `${titleOfPage(page.frontMatter).title ?? ''} ${page.headings.map(({ text }) => text).join(' ')}`;
    for (const { term, meaning, offset } of definitionsIn(passages)) {
      if (common.has(term) || known.includes(term) || topic.includes(term)) continue;
      const first = firstUse(passages, term);
      if (first === undefined || first >= offset) continue;
      yield {
        range: { start: first, end: first + term.length },
        message: `${code(term)} is spelled out only further down: “${meaning}”. Spell it out here, at its first use.`,
        onlyIf: { unexplained: term },
        related: [{ file, range: { start: offset, end: offset + term.length }, message: 'It is spelled out here.' }],
      };
    }
  },
};

interface Definition {
  readonly term: string;
  readonly meaning: string;
  /** Of the abbreviation in parentheses. */
  readonly offset: number;
}

/** Returns the abbreviations that follow in parentheses on the words that they abbreviate. */
function definitionsIn(passages: readonly Passage[]): readonly Definition[] {
  const found = new Map<string, Definition>();
  for (const { start, text } of passages) {
    if (!text.includes('(')) continue;
    for (const { index, 1: term = '' } of text.matchAll(/(?<=[\p{L}] )\((\p{Lu}{2,6})s?\)/gu)) {
      const meaning = spelledOut(text.slice(Math.max(0, index - 120), index), term);
      if (meaning !== undefined && !found.has(term)) found.set(term, { term, meaning, offset: start + index + 1 });
    }
  }
  return [...found.values()];
}

/** Returns the last words that begin with the letters of an abbreviation; undefined if they don’t. */
function spelledOut(words: string, term: string): string | undefined {
  const parts = words.trim().split(/\s+/);
  const last = parts.slice(-term.length);
  const initials = last.flatMap((word) => word.split('-')).map((word) => word.charAt(0).toUpperCase());
  return initials.slice(-term.length).join('') === term ? last.join(' ') : undefined;
}

function firstUse(passages: readonly Passage[], term: string): number | undefined {
  const use = new RegExp(`(?<![\\p{L}\\p{N}_./-])${term}(?![\\p{L}\\p{N}_/-]|\\s*[(—–:-])`, 'u');
  for (const { start, text } of passages) {
    const index = text.search(use);
    if (index >= 0) return start + index;
  }
  return undefined;
}

/** Abbreviations that every reader of technical documentation knows. */
const common = new Set(
  (
    'AI API AWS CDN CI CD CLI CPU CRUD CSS CSV DB DNS FAQ FTP GCP GPU GUI HTML HTTP HTTPS ID IDE IP JSON JS JWT LAN ML ' +
    'MDX OS PDF PR RAM REST SDK SEO SMS SQL SSD SSH SSL SSO SVG TCP TLS TS UDP UI URI URL US USB UTC UTF UUID UX VM VPN ' +
    'XML YAML ZIP LLM LLMS MCP CORS SSE RBAC MQTT PWA OIDC SAML CRM ERP KPI SLA TTL GDPR CEL'
  ).split(' '),
);
