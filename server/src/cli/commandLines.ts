import type { ParseArgsConfig } from 'node:util';
import { rulesTargets } from '../core/generators/rulesFile/targets.ts';
import { formatList } from '../core/util/messageText.ts';

type Parsed = NonNullable<ParseArgsConfig['options']>[string];

/** An option of a command, with its lines in the help. */
export interface CommandOption extends Parsed {
  /** The name of its value in the help, such as `FILE`. */
  readonly value?: string;
  readonly help: string;
}

/** A command as people type it. */
export interface CommandLine {
  readonly name: string;
  /** What follows the command’s name, and what that form does. */
  readonly usage: readonly (readonly [args: string, does: string])[];
  readonly options: Readonly<Record<string, CommandOption>>;
  /** What exit status 1 means; undefined if the command never ends with it. */
  readonly foundStatus?: string;
}

/** `docsight check`. */
export const checkLine = {
  name: 'check',
  foundStatus: 'errors found (or more warnings than --max-warnings)',
  usage: [['[path…]', 'check sites, or some of their files and folders; default: the site of the current folder']],
  options: {
    format: {
      type: 'string',
      multiple: true,
      value: 'FORMAT[=FILE]',
      help: 'stylish (default), agent, json, sarif, github, gitlab or junit; can be repeated, with a file for each',
    },
    pretty: { type: 'boolean', help: 'with --format json: indent the output' },
    urls: { type: 'boolean', help: 'with --format json: add the address of each rule’s page' },
    fix: { type: 'boolean', help: 'apply safe fixes, which change nothing for readers' },
    'fix-dry-run': { type: 'boolean', help: 'show what --fix would change, and write nothing' },
    changed: {
      type: 'string',
      value: '[REF]',
      help: 'report only problems in files changed since a revision, or caused by them; default: uncommitted changes',
    },
    addresses: {
      type: 'string',
      value: 'FILE',
      help: 'report addresses in a file written by docsight addresses that no longer exist or redirect',
    },
    'no-caused': {
      type: 'boolean',
      help: 'with paths or --changed: don’t report problems that the checked files cause in others',
    },
    baseline: { type: 'string', value: 'FILE', help: 'don’t report the problems listed in a file' },
    'update-baseline': { type: 'boolean', help: 'with --baseline: write the current problems to that file' },
    rule: {
      type: 'string',
      multiple: true,
      value: 'id=severity',
      help: 'off, hint, info, warning or error; also area/*=severity; with options: id=["severity", { "option": value }]; can be repeated',
    },
    severity: {
      type: 'string',
      value: 'LEVEL',
      help: 'lowest severity to show: error, warning, info or hint; default: warning, for json hint',
    },
    quiet: { type: 'boolean', help: 'show errors only; same as --severity error' },
    'max-warnings': { type: 'string', value: 'N', help: 'fail if there are more than N warnings' },
    'unlisted-pages': {
      type: 'string',
      value: 'WHAT',
      help: 'problems to report in pages outside the navigation: errors (default) or all',
    },
    'listed-only': { type: 'boolean', help: 'report nothing in pages outside the navigation' },
    external: { type: 'boolean', help: 'also request the web addresses that the site links to' },
    'external-ignore': {
      type: 'string',
      multiple: true,
      value: 'PREFIX',
      help: 'with --external: URL prefix to skip; * matches any text; can be repeated',
    },
    'external-private': {
      type: 'boolean',
      help: 'with --external: also request addresses of this computer and of private networks',
    },
    stdin: { type: 'boolean', help: 'check the text from standard input as the file of --stdin-path' },
    'stdin-path': { type: 'string', value: 'FILE', help: 'file to check with the text from standard input' },
    watch: { type: 'boolean', help: 'check again whenever files change' },
    'cache-location': {
      type: 'string',
      value: 'FOLDER',
      help: 'folder for results kept between runs; default: the user’s cache folder',
    },
    'no-cache': { type: 'boolean', help: 'don’t use the cache' },
    color: { type: 'boolean', help: 'always use colors' },
    'no-color': { type: 'boolean', help: 'never use colors' },
    'explain-finding': {
      type: 'string',
      value: 'FILE:LINE',
      help: 'show the findings on a line, and why each is reported or not; then exit',
    },
    'list-rules': { type: 'boolean', help: 'list all rules and exit' },
    explain: { type: 'string', value: 'RULE', help: 'show the page of a rule and exit' },
  },
} as const satisfies CommandLine;

export const addressesLine = {
  name: 'addresses',
  usage: [['[folder]', 'print the addresses of the site’s pages and redirects, for check --addresses']],
  options: {},
} as const satisfies CommandLine;

export const formatLine = {
  name: 'format',
  foundStatus: 'with --check: some pages aren’t formatted',
  usage: [['[folder…]', 'format the pages of a site; default: the current folder']],
  options: {
    check: {
      type: 'boolean',
      help: 'write nothing; list unformatted pages and exit with 1 if there are any',
    },
    strict: { type: 'boolean', help: 'use one layout for all pages; by default, each page keeps its own' },
  },
} as const satisfies CommandLine;

export const llmsLine = {
  name: 'llms',
  usage: [['[folder]', 'print llms.txt, an index of the site’s pages for language models']],
  options: {
    url: { type: 'string', value: 'URL', help: 'URL of the published site; default: "docsUrl" in .docsight.json' },
    full: { type: 'boolean', help: 'print llms-full.txt, with the text of all pages' },
    out: { type: 'string', value: 'FOLDER', help: 'write llms.txt and the other requested files to a folder' },
    pages: { type: 'boolean', help: 'with --out: write a Markdown file for each page' },
    yes: { type: 'boolean', help: 'with --out: replace files that have different content without asking' },
  },
} as const satisfies CommandLine;

export const moveLine = {
  name: 'move',
  usage: [
    ['FROM TO', 'move a page, folder, image or snippet, with links, imports and navigation'],
    ['PAGE#SECTION "NEW NAME"', 'rename a section, with the links to it'],
  ],
  options: {
    redirect: { type: 'boolean', help: 'add redirects from the old URLs to docs.json' },
    'dry-run': { type: 'boolean', help: 'show what would change, and change nothing' },
  },
} as const satisfies CommandLine;

export const newLine = {
  name: 'new',
  usage: [
    ['[folder]', 'create a small site; default: in the current folder'],
    ['page [path]', 'create a page of the site; use "./page" for a folder named page'],
    ['group TITLE [--in NAME]', 'add a group to the navigation, or to one of its groups or tabs'],
  ],
  options: {
    name: { type: 'string', value: 'NAME', help: 'site name; default: the name of the folder' },
    template: {
      type: 'string',
      value: 'NAME',
      help: 'new page: guide (default), how-to, reference, api-endpoint, changelog, troubleshooting or blank',
    },
    title: {
      type: 'string',
      value: 'TITLE',
      help: 'new page: title; default: from the path (and the path from the title)',
    },
    group: { type: 'string', value: 'NAME', help: 'new page: group to add it to, such as "Guides > Advanced"' },
    languages: {
      type: 'string',
      value: 'LIST',
      help: 'new page: other languages to create it in, such as "fr,ja", or all',
    },
    in: { type: 'string', value: 'NAME', help: 'new group: group or tab to add it to, such as "Guides > Advanced"' },
  },
} as const satisfies CommandLine;

export const previewLine = {
  name: 'preview',
  usage: [['[folder]', 'show the site in a browser as you write; default: the current folder']],
  options: {
    port: {
      type: 'string',
      value: 'N',
      help: 'port of the server on this computer; default: 3333, or the next free one',
    },
    open: { type: 'boolean', help: 'open the browser' },
    'remote-images': { type: 'boolean', help: 'load images from the web (https)' },
  },
} as const satisfies CommandLine;

export const reportLine = {
  name: 'report',
  usage: [['[folder]', 'print a report about the whole site: problems by cause and owner, coverage, links, files']],
  options: {
    format: {
      type: 'string',
      value: 'FORMAT',
      help: 'html, or markdown for a comment on a pull request; default: html, on a terminal markdown',
    },
    out: { type: 'string', value: 'FILE', help: 'write the report to a file' },
    baseline: {
      type: 'string',
      value: 'FILE',
      help: 'show the problems that are new or solved since check --update-baseline wrote a file',
    },
    since: { type: 'string', value: 'REF', help: 'show the problems that are new or solved since a revision' },
    authors: { type: 'boolean', help: 'add the problems by the author of each file’s last commit' },
  },
} as const satisfies CommandLine;

export const rulesLine = {
  name: 'rules',
  foundStatus: 'with --check: a file is missing or out of date',
  usage: [['[folder]', 'create or update rules files for AI assistants: AGENTS.md, CLAUDE.md, a skill …']],
  options: {
    editor: {
      type: 'string',
      multiple: true,
      value: 'NAME',
      help: `${formatList(rulesTargets.map(({ id }) => id))}; can be repeated; default: the assistants detected in the repository`,
    },
    check: { type: 'boolean', help: 'write nothing; exit with 1 if a file is missing or out of date' },
    yes: { type: 'boolean', help: 'add to files that Docsight didn’t create without asking' },
  },
} as const satisfies CommandLine;

export const unusedLine = {
  name: 'unused',
  usage: [['[folder]', 'list images, videos, snippets and API descriptions that nothing refers to']],
  options: {
    delete: { type: 'boolean', help: 'delete the listed files, after asking' },
    yes: { type: 'boolean', help: 'with --delete: delete without asking' },
  },
} as const satisfies CommandLine;

export const upgradeLine = {
  name: 'upgrade',
  usage: [['[folder]', 'convert docs.json or mint.json from the classic format to the current format']],
  options: {
    'dry-run': { type: 'boolean', help: 'write nothing; show the changes and what can’t be converted' },
    yes: { type: 'boolean', help: 'write without asking' },
  },
} as const satisfies CommandLine;

const lspLine = {
  name: 'lsp',
  usage: [['--stdio', 'start the language server']],
  options: { stdio: { type: 'boolean', help: 'use standard input and output (the only way)' } },
} as const satisfies CommandLine;

export const mcpLine = {
  name: 'mcp',
  usage: [
    ['[folder]', 'start a server of tools for AI assistants (Model Context Protocol) on standard input and output'],
  ],
  options: {
    'allow-writes': { type: 'boolean', help: 'let the tools fix and move files; default: they only read' },
  },
} as const satisfies CommandLine;

/** All commands, in the order of the help. */
export const commandLines: readonly CommandLine[] = [
  checkLine,
  addressesLine,
  formatLine,
  llmsLine,
  moveLine,
  newLine,
  previewLine,
  reportLine,
  rulesLine,
  unusedLine,
  upgradeLine,
  lspLine,
  mcpLine,
];
