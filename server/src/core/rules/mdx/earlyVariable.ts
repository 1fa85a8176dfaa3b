import type { LinkLike } from '../../page/pageModel.ts';
import { variableIn, variableUses } from '../../page/variableUses.ts';
import type { PageContext } from '../../site/siteSnapshot.ts';
import { isVariable, namesOfVariables } from '../../site/variables.ts';
import { replacement } from '../../text/textRange.ts';
import { code } from '../../util/messageText.ts';
import { fixesIfAny, type Finding, type Fix, pageFix } from '../engine/rule.ts';

/** Yields the variables of docs.json that the platform’s local programs don’t replace: they read pages before they do. */
export function* variablesReadEarly(context: PageContext): Iterable<Finding> {
  if (!context.page.text.includes('{{') || context.site.config.variables.length === 0) return;
  yield* readAsCode(context);
  const known = namesOfVariables(context.site.config);
  for (const link of context.page.links) yield* inAddress(context, link, { isImage: false, known });
  for (const image of context.page.images) yield* inAddress(context, image, { isImage: true, known });
}

/** Yields the variables of docs.json whose uses are no JavaScript: the platform's local programs read pages before they replace them. */
function* readAsCode({ page, site }: PageContext): Iterable<Finding> {
  for (const { start, end } of page.shownExpressions) {
    const written = page.text.slice(start, end);
    const name = variableIn(written);
    if (name === undefined || !/[.-]/.test(name) || !isVariable(site.config, written)) continue;
    yield {
      range: { start, end },
      severity: 'hint',
      cause: name,
      message: `${code(written)} is read as code by the platform’s local preview and strict check, which reject the page. Rename the variable, for example to ${code(name.replace(/[.-]/g, '_'))}.`,
    };
  }
}

/** Yields the finding of a variable in the address of a Markdown link or image, in which they escape braces. */
function* inAddress(
  context: PageContext,
  link: LinkLike,
  { isImage, known }: { readonly isImage: boolean; readonly known: ReadonlySet<string> },
): Iterable<Finding> {
  if (link.form !== 'inline' || link.url === undefined) return;
  const { start, end } = link.url.range;
  const use = variableUses(context.page.text.slice(start, end)).find(({ name }) => known.has(name));
  if (use === undefined) return;
  const tag = isImage ? '<img src="…" />' : '<a href="…">';
  yield {
    range: { start: start + use.whole.start, end: start + use.whole.end },
    severity: 'hint',
    cause: 'variables in addresses',
    message: `The platform’s local preview keeps ${code(`{{${use.name}}}`)} as it is in a Markdown address. In ${code(tag)} it is replaced.`,
    fixes: fixesIfAny(() => asElement(context, link, isImage)),
  };
}

function asElement(context: PageContext, { range, label, url, text }: LinkLike, isImage: boolean): readonly Fix[] {
  const { text: source } = context.page;
  const address = url?.value ?? '';
  const rest = source.slice(url?.range.end, range.end);
  // A title would be lost.
  if (!/^>?\s*\)$/.test(rest) || /["\n]/.test(address) || (isImage && /["\n]/.test(text))) return [];
  const edits = isImage
    ? [replacement(range, `<img src="${address}" alt="${text}" />`)]
    : [
        replacement({ start: range.start, end: label.start }, `<a href="${address}">`),
        replacement({ start: label.end, end: range.end }, '</a>'),
      ];
  return [pageFix(context, `Write ${code(isImage ? '<img>' : '<a>')} instead`, edits, { preferred: true })];
}
