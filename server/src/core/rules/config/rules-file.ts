import type { RulesFile, RulesRefresh } from '../../site/siteSnapshot.ts';
import type { TextRange } from '../../text/textRange.ts';
import { code, listWords } from '../../util/words.ts';
import type { ConfigRule, Finding, Fix } from '../rule.ts';
import { siteRange } from '../siteRange.ts';

export const rulesFile: ConfigRule = {
  meta: {
    id: 'config/rules-file',
    severity: 'hint',
    summary:
      'a file with rules for assistants that no longer says what holds for the site, or that is published with it',
    fixable: true,
  },
  *check(site) {
    // What a broken docs.json hides would seem to be gone from the site, and so would what wasn't read yet.
    if (site.rulesFiles.length === 0 || !site.isLoaded || !site.config.isWhole) return;
    const range = siteRange(site.config);
    const outdated = site.rulesFiles.flatMap((file) => {
      const refresh = file.refresh(site);
      return refresh === undefined ? [] : [{ file, ...refresh }];
    });
    if (outdated.length > 0) yield outdatedFinding(outdated, range);
    for (const file of site.rulesFiles) yield* publishedFinding(file, range);
  },
};

interface Outdated extends RulesRefresh {
  readonly file: RulesFile;
}

function outdatedFinding(files: readonly Outdated[], range: TextRange): Finding {
  const names = listWords(
    files.map(({ file }) => code(file.path)),
    'and',
  );
  return {
    range,
    message: `${whatIsWrong(names, files)} Refresh what Docsight wrote there, here or with \`docsight rules\`; your own words around it stay.`,
    fixes: () => [
      {
        title: `Refresh ${names}`,
        edits: files.map(({ file: { file }, edits }) => ({ kind: 'edit', file, edits })),
        preferred: true,
      },
    ],
  };
}

function whatIsWrong(names: string, files: readonly Outdated[]): string {
  const isOne = files.length === 1;
  if (files.some(({ outdated }) => outdated === 'site'))
    return `${names} no longer ${isOne ? 'says' : 'say'} what holds for this site.`;
  return `${names} ${isOne ? 'has' : 'have'} the conventions of another version of Docsight, or of other settings, not those that are checked now.`;
}

function publishedFinding({ path, hiding }: RulesFile, range: TextRange): readonly Finding[] {
  if (hiding === undefined) return [];
  const fix: Fix = { title: `Add ${code(path)} to ${code(hiding.edit.file)}`, edits: [hiding.edit], preferred: true };
  return [
    {
      range,
      message: `${code(path)} is meant for assistants, but lies in the site’s folder, so the platform publishes it as a page. Name it in ${code(hiding.edit.file)}.`,
      fixes: () => [fix],
    },
  ];
}
