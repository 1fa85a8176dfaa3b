import type { SchemaProblem } from '../../config/schemaProblem.ts';
import { lazyForEach } from '../../util/lazy.ts';
import type { ConfigString } from '../../config/configStrings.ts';
import { referencesOf } from '../../page/record/references.ts';
import { mayHaveWrongScheme, wrongScheme, type WrongScheme } from '../../paths/addressScheme.ts';
import { replacement } from '../../text/textEdit.ts';
import type { TextRange } from '../../text/textRange.ts';
import { code } from '../../util/messageText.ts';
import { replaceText } from '../../config/edit/configEdits.ts';
import { configFix } from '../engine/configFixes.ts';
import { pageFix } from '../engine/pageEdits.ts';
import type { ConfigRule, Finding, Fix, PageRule, RuleMeta } from '../engine/rule.ts';

const meta: RuleMeta = {
  id: 'link/scheme',
  severity: 'error',
  summary: 'a web address that doesn’t begin with one `https://` or `http://`',
  timing: 'whenTyped',
};

export const scheme: PageRule = {
  meta,
  checksSnippets: true,
  *check(context) {
    const { page, catalogue } = context;
    // Nearly no page has one, and reading all addresses again takes longer.
    if (!mayHaveWrongScheme(page.text)) return;
    for (const { kind, value, range } of referencesOf(page, catalogue)) {
      const wrong = kind === 'link' || kind === 'image' ? wrongScheme(value) : undefined;
      if (wrong === undefined) continue;
      const edited = { start: range.start, end: range.start + wrong.written.length };
      yield report(range, wrong, (title) => [
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
      yield report(range, wrong, (title) => [configFix(config, title, [replaceText(range, newText)], true)]);
    }
  },
};

function report(
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
