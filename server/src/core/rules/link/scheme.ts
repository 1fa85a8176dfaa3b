import type { SchemaProblem } from '../../config/schemaProblem.ts';
import { lazyForEach } from '../../util/lazy.ts';
import type { ConfigString } from '../../config/configStrings.ts';
import { referencesOf } from '../../page/record/references.ts';
import { type TextRange, replacement } from '../../text/textRange.ts';
import { code } from '../../util/messageText.ts';
import { replaceText } from '../../config/edit/configEdits.ts';
import { configFix } from '../engine/configFixes.ts';
import { type ConfigRule, type Finding, type Fix, type PageRule, type RuleMeta, pageFix } from '../engine/rule.ts';
import { isPossibleTypo } from '../../util/typo.ts';

const meta: RuleMeta = {
  id: 'link/scheme',
  title: 'Web address with a wrong scheme',
  severity: 'error',
  summary: 'a web address that doesn’t begin with one `https://` or `http://`',
  timing: 'whenTyped',
};

export const scheme: PageRule = {
  meta,
  *check(context) {
    const { page, catalogue } = context;
    // Nearly no page has one, and reading all addresses again takes longer.
    if (!mayHaveWrongScheme(page.text)) return;
    for (const { kind, value, range } of referencesOf(page, catalogue)) {
      const wrong = kind === 'link' || kind === 'image' ? wrongScheme(value) : undefined;
      if (wrong === undefined) continue;
      const edited = { start: range.start, end: range.start + wrong.written.length };
      yield findingFor(range, wrong, (title) => [
        pageFix(context, title, [replacement(edited, wrong.meant)], { preferred: true }),
      ]);
    }
  },
};

const addressKinds: ReadonlySet<ConfigString['kind']> = new Set(['url', 'pagePrefix', 'image', 'apiDescription']);

const problemStarts = lazyForEach(
  (problems: readonly SchemaProblem[]): ReadonlySet<number> => new Set(problems.map(({ range }) => range.start)),
);

export const schemeInConfig: ConfigRule = {
  meta,
  *check({ config }) {
    for (const { kind, value, range } of config.strings) {
      const wrong = addressKinds.has(kind) ? wrongScheme(value) : undefined;
      // The schema refuses some of them.
      if (wrong === undefined || problemStarts(config.schemaProblems).has(range.start)) continue;
      const newText = wrong.meant + value.slice(wrong.written.length);
      yield findingFor(range, wrong, (title) => [configFix(config, title, [replaceText(range, newText)], true)]);
    }
  },
};

function findingFor(
  range: TextRange,
  { written, meant }: WrongScheme,
  fixesOf: (title: string) => readonly Fix[],
): Finding {
  return {
    range,
    message: `The address begins with ${code(written)}, so browsers can’t open it. Use ${code(meant)}.`,
    fixes: () => fixesOf(`Change ${code(written)} to ${code(meant)}`),
  };
}

/** How an address begins, and how it should. */
interface WrongScheme {
  readonly written: string;
  readonly meant: string;
}

const host = String.raw`(?:localhost\b|[\w-]+(?:\.[\w-]+)+)`;

/** The beginning of an address that lacks a slash, or both. */
const oneSlash = new RegExp(String.raw`(https?):[/\\]?(?=${host})`, 'i');

/**
 * Returns the beginning of a web address if it keeps browsers from opening it: two schemes, a missing slash, or letters
 * that are no scheme. Undefined for all other addresses.
 */
function wrongScheme(address: string): WrongScheme | undefined {
  const twice = /^https?:\/\/(https?)(?::\/{0,2}|\/\/)(?=[^/\s])/i.exec(address);
  if (twice !== null) return wrong(twice[0], twice[1]);
  const once = new RegExp(`^${oneSlash.source}`, 'i').exec(address);
  if (once !== null) return wrong(once[0], once[1]);
  // A host has a dot, so this is a path of the site.
  if (/^\/\/(?!localhost\b)[\w-]+\/[\w-]/i.test(address)) return { written: '//', meant: '/' };
  const other = new RegExp(`^([htps]{3,7})://(?=${host})`, 'i').exec(address);
  const letters = other?.[1]?.toLowerCase() ?? '';
  if (other === null || letters === 'http' || letters === 'https') return undefined;
  const meant = ['https', 'http'].find((scheme) => isPossibleTypo(letters, scheme));
  return meant === undefined ? undefined : wrong(other[0], meant);
}

function wrong(written: string, scheme = 'https'): WrongScheme {
  return { written, meant: `${scheme.toLowerCase()}://` };
}

/** Two schemes, or letters that are none; beginning with the colon, it is found much faster. */
const suspect = /:(?:\/\/https?[:/]|(?<=(?<![a-z])[htps]{3,7}:)(?<!https?:)\/\/)/i;

/** A path with two slashes at its start. */
const twoSlashes = /\/\/(?<=(?:\]\(|=["'])\/\/)(?!localhost\b)[\w-]+\//i;

/** Whether a text has what may be the beginning of such an address; without entities, which nobody writes there. */
function mayHaveWrongScheme(text: string): boolean {
  return oneSlash.test(text) || suspect.test(text) || twoSlashes.test(text);
}
