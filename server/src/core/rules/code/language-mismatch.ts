import { guessLanguage } from '../../code/guessLanguage.ts';
import { ownValue } from '../../util/values.ts';
import { languageNamed } from '../../code/languages.ts';
import { readFenceMeta } from '../../page/fences/fenceMeta.ts';
import { fenceText } from '../../page/fences/fenceLines.ts';
import { code } from '../../util/messageText.ts';
import { type PageRule, changeFix } from '../engine/rule.ts';

export const languageMismatch: PageRule = {
  meta: {
    id: 'code/language-mismatch',
    title: 'Code in another language',
    severity: 'info',
    summary: 'a code block whose content doesn’t match its language',
    guideline: { convention: 'writing-8' },
    presets: { default: 'off' },
  },
  *check(context) {
    const { text, fences } = context.page;
    for (const fence of fences) {
      const { language } = readFenceMeta(text, fence);
      if (language === undefined || !fence.isClosed) continue;
      const guess = guessLanguage(fenceText(text, fence));
      if (guess === undefined || fits(language.value, guess)) continue;
      const title = languageNamed(guess)?.title ?? guess;
      yield {
        range: language.range,
        message: `This block contains ${title}, not ${code(language.value)}, so its highlighting is wrong. Change the language to ${code(guess)}.`,
        fixes: () => [changeFix(context, language.range, guess)],
      };
    }
  },
};

/** Languages whose code is never taken for one of the guessed ones. */
const apart: ReadonlySet<string> = new Set(
  (
    'bash shell zsh json yaml toml ini xml css sql python javascript typescript jsx tsx go java kotlin csharp rust ' +
    'swift php ruby http'
  ).split(' '),
);

const script = ['javascript', 'jsx', 'typescript', 'tsx'];

/** Other valid languages for code of the guessed one: because it is valid there too, or by custom. */
const alsoFits: Readonly<Record<string, readonly string[]>> = {
  json: ['yaml', 'python', 'ruby', 'php', ...script],
  bash: ['shell', 'zsh'],
  javascript: script,
  jsx: script,
  typescript: script,
  tsx: script,
  html: ['xml', 'php', ...script],
  xml: ['html', ...script],
  http: ['json'],
};

function fits(written: string, guess: string): boolean {
  const named = languageNamed(written)?.id;
  return (
    named === undefined || named === guess || !apart.has(named) || (ownValue(alsoFits, guess)?.includes(named) ?? false)
  );
}
