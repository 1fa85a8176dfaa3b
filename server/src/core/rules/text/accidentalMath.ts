import type { PageModel } from '../../page/pageModel.ts';
import type { PageProblem } from '../../page/pageProblem.ts';
import type { TextRange } from '../../text/textRange.ts';
import { partitionPoint } from '../../util/collections.ts';
import { lazyForEach } from '../../util/lazy.ts';
import { code, shorten } from '../../util/messageText.ts';

/** Commands and powers of TeX: a formula is meant. */
const isTeX = /\\[A-Za-z]{2}|\^/;

/** What is looked at before and after a formula: a word. */
const longestWord = 60;

/**
 * Returns the formulas that begin and end with the sign of an amount, a variable or the like: after the second `$` comes
 * what it belongs to, a space is before it, or both signs follow amounts. Nobody writes a formula so.
 */
export function accidentalMath({ text, math }: PageModel): readonly TextRange[] {
  return math.filter(({ start, end }) => {
    // The node of a block may begin with the marks of a list or quote.
    if (text.charAt(start) !== '$') return false;
    if (text.charAt(start + 1) === '$')
      return (
        isOfNames(text.slice(start + 2, end - 2), text.slice(end, end + 1)) || isBetweenThree(text.slice(start, end))
      );
    // Code that ends at its own backtick is reported as that.
    if (text.charAt(start - 1) === '`') return false;
    const content = text.slice(start + 1, end - 1);
    const after = text.slice(end, end + longestWord);
    if (isInCode(text.slice(Math.max(0, start - longestWord), start), content, after)) return true;
    if (isTeX.test(content)) return false;
    if (amountsAround.test(content)) return true;
    if (/^(?:\d|\\?\{)/.test(after) || content.endsWith('\\')) return true;
    if (isPath(content, after) || endsInCode(content, after)) return true;
    const before = text.slice(Math.max(0, start - 12), start);
    if (isBetweenAmounts(before, content) || isBeforeAmounts(before, content, after)) return true;
    if (isInBrackets(before.slice(-1), content, after.charAt(0))) return true;
    if (!/\s$/.test(content)) return false;
    // With a space on both sides it may be a formula that somebody likes to space out.
    return /^\S/.test(content) || (/\p{L}{3}/u.test(content) && !/[=\\_]/.test(content));
  });
}

/** Whether two doubled signs begin names: `$$a and $$b`. */
function isOfNames(content: string, after: string): boolean {
  return /^[A-Za-z_]\w[^\n]*\s$/.test(content) && /^\w/.test(after) && !isTeX.test(content);
}

/** Whether both signs are in variables of PowerShell, at the ends of regular expressions, or in quotes. */
function isInCode(before: string, content: string, after: string): boolean {
  if (content.startsWith('env:')) return after.startsWith('env:');
  if (/["'“‘«„]$/.test(before)) return /^["'”’»“].*["'“‘«„]$/s.test(content) && /^["'”’»“]/.test(after);
  return (
    /(?:^|[\s("'])(?:\/\^?|\^)[^\s$^]*$/.test(before) &&
    /^(?:\/[a-z]*)?[\s,;:)]/.test(content) &&
    /[\s("'](?:\/\^?|\^)[^\s$^]*$/.test(content.slice(-longestWord)) &&
    content.startsWith('/') === after.startsWith('/')
  );
}

/** Whether the second sign begins a name that directly follows another one: `$HOME/$USER`, `$PATH:$HOME`. */
function isPath(content: string, after: string): boolean {
  if (/^[A-Za-z_]\w.*[/:]$/s.test(content)) return /^[A-Za-z_]/.test(after);
  return /^[A-Z_][A-Z\d_]+[-.@;=&]$/.test(content) && /^[A-Z_]{2}/.test(after);
}

/** Whether the second sign is in code that begins in the formula: `$b and `$c``. */
function endsInCode(content: string, after: string): boolean {
  if (!content.includes('`') || !/^[^`\n]*`/.test(after)) return false;
  return content.replaceAll(/`[^`\n]*`/g, '').includes('`');
}

/** What may be between an amount and the sign of a dollar: what multiplies it, or the country. */
const unit = String.raw`[  \u202F]?(?:k|K|M|Mio\.?|Md|Mrd\.?|B|bn|US|USD|CA|CAD|AU|A|C|NZ|HK|SG|TW|MX|R)?`;
const amountBefore = new RegExp(String.raw`\p{Nd}${unit}$`, 'u');
const attachedBefore = /\p{Nd}$/u;
const amountAtEnd = new RegExp(String.raw`\p{Nd}[\p{Nd}.,’'\u00A0\u202F]*${unit}$`, 'u');

/** An amount after the first sign and one before the second: `$5 and 10$`. Formulas have no words but operators between. */
const amountsAround = /^\p{Nd}[\p{Nd}.,]*(?:\s+(?!(?:mod|div|rem|xor)\s)\p{L}{2,}){1,8}\s+\p{Nd}[\p{Nd}.,]*$/u;

/** Whether both signs follow amounts, as in most languages: `5 $ à 10 $`. */
function isBetweenAmounts(before: string, content: string): boolean {
  const tail = Math.max(0, content.length - longestWord);
  const last = amountAtEnd.exec(content.slice(tail));
  if (last === null || !amountBefore.test(before)) return false;
  const whole = content.slice(0, tail + last.index);
  const between = whole.replaceAll(/<\/?[A-Za-z][^<>\n]*>/g, '');
  // A formula after a number: `2 $x_1 + 5$`.
  if (/[=\\_{}<>+]|(?:^|[^\p{L}])[A-Za-z](?=\s*[-+/*(])|[-+/*)]\s*[A-Za-z](?!\p{L})/u.test(between)) return false;
  if (attachedBefore.test(before)) return whole !== '' && !/^[A-Za-z](?!\p{L})/u.test(between);
  return /^[\s,.;:!?)/–—…*]/.test(between);
}

/** The letters of a country in the name of its currency: `R$`, `US$`. */
const country = String.raw`(?<![\p{L}\p{N}\\])(?:R|US|U|A|AU|C|CA|CAD|NZ|HK|S|SG|NT|MX|Mex|RD|COL|CLP|AR|USD)$`;
const countryAtEnd = new RegExp(country, 'u');

/** An amount between signs, and what joins it with the next one: words, a comma or a dash. */
const amountAndWords =
  /^\s\p{Nd}[\p{Nd}.,]*(?:[,;]|\s[–—-]|[,;]?(?:\s(?!(?:mod|div|rem|xor)\s)\p{L}{2,}[,;]?){1,8})\s$/u;

/** Whether a space and an amount follow both signs: `R$ 10 a R$ 20`, `$ 5 to $ 10`. */
function isBeforeAmounts(before: string, content: string, after: string): boolean {
  if (!/^\s?\p{Nd}/u.test(after) || !/^\s?\p{Nd}/u.test(content)) return false;
  return (countryAtEnd.test(before) && countryAtEnd.test(content.slice(-5))) || amountAndWords.test(content);
}

/** Whether both signs are alone in brackets, or together: `[$] to [$]`, `($ / $)`. */
function isInBrackets(before: string, content: string, after: string): boolean {
  const [open, close] = before === '(' ? ['(', ')'] : ['[', ']'];
  if (before !== open || after !== close) return false;
  return (content.startsWith(close) && content.endsWith(open)) || /^\s[/|,]\s$/.test(content);
}

/** Whether signs that stress a price are on both sides of words: `$$$ and more $$$`. */
function isBetweenThree(written: string): boolean {
  const [marks = '', content = ''] = /^\${3,}([^$\n]*)/.exec(written) ?? [];
  if (marks === '' || written.length > 200 || !/^ .* $/.test(content) || isTeX.test(content)) return false;
  return /\p{L}{3}/u.test(content) && !/[=\\_]/.test(content);
}

/** Returns the syntax errors that exist because a formula took braces apart, or a tag from the other one. */
export const causedByMath = lazyForEach((page: PageModel): ReadonlyMap<PageProblem, TextRange> => {
  const caused = new Map<PageProblem, TextRange>();
  if (page.problems.length === 0 || page.math.length === 0) return caused;
  const formulas = accidentalMath(page);
  if (formulas.length === 0) return caused;
  for (const problem of page.problems) {
    const formula = formulaBefore(page.text, formulas, problem) ?? formulaAfter(page.text, formulas, problem);
    if (formula !== undefined) caused.set(problem, formula);
  }
  return caused;
});

/** As many formulas of a paragraph are looked at for each tag. */
const mostTried = 5;

/** Returns the formula that ends at a brace, or has the opening tag of a closing one. */
function formulaBefore(text: string, formulas: readonly TextRange[], problem: PageProblem): TextRange | undefined {
  const { start } = problem.range;
  const next = partitionPoint(formulas, ({ end }) => end > start);
  if (problem.kind === 'expression' || problem.kind === 'openBrace') {
    const last = formulas[next - 1];
    return last?.end === start ? last : undefined;
  }
  if (!('tag' in problem) || problem.tag.form !== 'closing') return undefined;
  return formulas
    .slice(Math.max(0, next - mostTried), next)
    .findLast(
      (formula) => isOneParagraph(text, formula.end, start) && surplusTags(text, formula, problem.tag.name) > 0,
    );
}

/** Returns the formula that has the closing tag of an opening one. */
function formulaAfter(text: string, formulas: readonly TextRange[], problem: PageProblem): TextRange | undefined {
  const opening = 'opening' in problem ? problem.opening : problem.kind === 'unclosedTag' ? problem.tag : undefined;
  if (opening === undefined) return undefined;
  const { end } = opening.range;
  const next = partitionPoint(formulas, ({ start }) => start >= end);
  return formulas
    .slice(next, next + mostTried)
    .find((formula) => isOneParagraph(text, end, formula.start) && surplusTags(text, formula, opening.name) < 0);
}

function isOneParagraph(text: string, start: number, end: number): boolean {
  return end - start < 2_000 && !/\n[ \t>]*\r?\n/.test(text.slice(start, end));
}

/** Returns how many more tags with a name open than close in a formula. */
function surplusTags(text: string, { start, end }: TextRange, name: string): number {
  const content = text.slice(start, end);
  if (name === '' || !content.includes(name)) return 0;
  const count = (mark: string): number =>
    content.split(mark).filter((rest, at) => at > 0 && /^[\s/>]/.test(rest)).length;
  return count(`<${name}`) - count(`</${name}`);
}

/** Returns the message of an accidental formula, which may be the cause of a syntax error. */
export function mathMessage(written: string, isError: boolean): string {
  const shown = `“${shorten(written, 50)}”`;
  const effect = isError
    ? `MDX reads ${shown} as a formula, so the page can’t be shown`
    : `Readers see a formula, without spaces, instead of ${shown}`;
  return `${effect}. Escape each ${code('$')} with a backslash.`;
}
