import { allSpellings, otherSpelling } from '../../page/record/spellings.ts';
import type { PageContext } from '../../site/siteSnapshot.ts';
import { ownValue } from '../../util/values.ts';
import { code } from '../../util/messageText.ts';
import { type Finding, type PageRule, changeFix } from '../engine/rule.ts';
import type { OptionSchemas } from '../engine/ruleOptions.ts';
import { hasOnlyWords, type ProseMatch, proseSearch, type ProseSearch, styleMatches, withCaseOf } from './proseRule.ts';
import { capitalized, escapePattern } from '../../util/strings.ts';

const options = {
  terms: {
    type: 'array',
    items: { type: 'string' },
    default: [],
    description: 'How the site spells its terms: `data set`, `Acme Cloud`. Other spellings of them are reported.',
  },
} as const satisfies OptionSchemas;

export const terminology: PageRule<typeof options> = {
  meta: {
    id: 'prose/terminology',
    title: 'Misspelled term',
    severity: 'hint',
    presets: { strict: 'warning' },
    summary: 'a misspelled product name or term of the site, or a word that the site usually spells differently',
    guideline: { convention: 'writing-3' },
    options,
  },
  *check(context, { terms }) {
    for (const found of styleMatches(context, misspelled)) {
      if (isKeyInList(found)) continue;
      const better = ownValue(productNames, found.match[0]);
      if (better !== undefined && !isCapitalizedFirst(found, better)) yield findingOf(context, found, better);
    }
    for (const term of terms) yield* otherSpellings(context, term);
    yield* componentNames(context);
    yield* unusualSpellings(context, terms);
  },
};

/** Returns the names of components that the page imports or defines, where they are called components in other letters. */
function* componentNames(context: PageContext): Iterable<Finding> {
  const names = [...context.page.script.names].filter((name) => /^[A-Z][a-z\d]+(?:[A-Z][a-z\d]+)+$/.test(name));
  for (const name of names) {
    const pattern = new RegExp(`${boundaryBefore}${name}(?=\\s+components?\\b)`, 'giu');
    for (const found of styleMatches(context, proseSearch(pattern, [name]))) {
      if (found.match[0] !== name) yield findingOf(context, found, name);
    }
  }
}

/** Whether a word is one of several words in lower case, which are the values of something rather than names. */
function isKeyInList({ match, sentence: { text } }: ProseMatch): boolean {
  if (/\p{Lu}/u.test(match[0])) return false;
  const end = match.index + match[0].length;
  return /(?:^|[\s:])[a-z][\w-]*, ?$/.test(text.slice(0, match.index)) && /^, ?[a-z][\w-]*\b/.test(text.slice(end));
}

/** Whether a name that begins in lower case has a capital letter because it is the first word of a sentence. */
function isCapitalizedFirst({ match: { 0: written, index } }: ProseMatch, name: string): boolean {
  return index === 0 && written !== name && written.slice(1) === name.slice(1);
}

/** Returns the words with two spellings: what is reported of them are those that the site spells otherwise. */
function* unusualSpellings(context: PageContext, terms: readonly string[]): Iterable<Finding> {
  for (const found of styleMatches(context, anySpelling)) {
    const written = found.match[0];
    const other = otherSpelling(written.toLowerCase());
    // Alone, or with a capital letter, it is a name. What the settings say counts more than what the site does.
    if (found.sentence.text.trim() === written || (found.match.index > 0 && /^\p{Lu}/u.test(written))) continue;
    if (other === undefined || terms.includes(written) || terms.includes(other)) continue;
    yield { ...findingOf(context, found, withCaseOf(written, other)), onlyIf: { unusual: written.toLowerCase() } };
  }
}

/** Returns the occurrences of a term with other capital letters, hyphens or spaces. */
function* otherSpellings(context: PageContext, term: string): Iterable<Finding> {
  const words = term.trim().split(/[\s-]+/);
  if (words.join('').length < 3) return;
  const escaped = words.map(escapePattern);
  const pattern = new RegExp(`${boundaryBefore}${escaped.join('[\\s-]?')}${boundaryAfter}`, 'giu');
  for (const found of styleMatches(context, proseSearch(pattern, words.slice(0, 1)))) {
    const written = found.match[0].replace(/\s+/g, ' ');
    const isFirst = found.match.index === 0;
    if (written === term || (isFirst && written.slice(1) === term.slice(1))) continue;
    yield findingOf(context, found, isFirst ? capitalized(term) : term);
  }
}

function findingOf(context: PageContext, { match, range }: ProseMatch, better: string): Finding {
  const fix = changeFix(context, range, better);
  return {
    range,
    message: `Use one spelling: ${code(better)} instead of ${code(match[0].replace(/\s+/g, ' '))}.`,
    cause: `${match[0]} ${better}`,
    fixes: hasOnlyWords(context, range) ? () => [fix] : undefined,
  };
}

/** A name that is part of an address, a path or an identifier isn’t prose. */
const boundaryBefore = '(?<![\\p{L}\\p{N}_./@#$:=+-])';
const boundaryAfter = '(?![\\p{L}\\p{N}_/@=+-]|[.:]\\S|\\()';

/** Misspelled names of products and formats, each with the right one. */
const productNames: Readonly<Record<string, string>> = {
  ...spellings('GitHub', 'Github github GitHUB gitHub'),
  ...spellings('GitLab', 'Gitlab gitlab'),
  ...spellings('JavaScript', 'Javascript javascript'),
  ...spellings('TypeScript', 'Typescript typescript'),
  ...spellings('GraphQL', 'Graphql graphql GraphQl'),
  ...spellings('PostgreSQL', 'Postgresql postgresql PostgresQL PostgreSql'),
  ...spellings('MySQL', 'MySql Mysql'),
  ...spellings('MongoDB', 'Mongodb MongoDb mongoDB'),
  ...spellings('DynamoDB', 'DynamoDb Dynamodb'),
  ...spellings('macOS', 'MacOS MacOs Macos macOs'),
  ...spellings('OAuth', 'Oauth oAuth'),
  ...spellings('OpenAPI', 'OpenApi Openapi'),
  ...spellings('OpenAI', 'OpenAi Openai'),
  ...spellings('ChatGPT', 'ChatGpt Chatgpt chatGPT'),
  ...spellings('FastAPI', 'FastApi Fastapi'),
  ...spellings('LangChain', 'Langchain langchain'),
  ...spellings('YouTube', 'Youtube youtube'),
  ...spellings('LinkedIn', 'Linkedin linkedin'),
  ...spellings('WordPress', 'Wordpress wordpress'),
  ...spellings('VS Code', 'VSCode VScode vscode Vscode'),
  ...spellings('Xcode', 'XCode'),
  ...spellings('Stack Overflow', 'StackOverflow Stackoverflow'),
  ...spellings('WebSocket', 'Websocket'),
  ...spellings('WebSockets', 'Websockets'),
  ...spellings('JSON', 'Json'),
  ...spellings('YAML', 'Yaml'),
  ...spellings('npm', 'NPM Npm'),
  ...spellings('Kubernetes', 'kubernetes'),
  ...spellings('PyPI', 'PyPi Pypi'),
};

function spellings(name: string, others: string): Readonly<Record<string, string>> {
  return Object.fromEntries(others.split(' ').map((other) => [other, name]));
}

const misspelled = searchForAny(Object.keys(productNames), 'gu');

const anySpelling = searchForAny(allSpellings, 'giu');

function searchForAny(words: readonly string[], flags: string): ProseSearch {
  return proseSearch(new RegExp(`${boundaryBefore}(?:${words.join('|')})${boundaryAfter}`, flags), words);
}
