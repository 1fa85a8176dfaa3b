import { titleFor } from '../../../rules/frontmatter/pageText.ts';
import type { PageContext } from '../../../site/siteSnapshot.ts';
import { snippetText } from '../../../util/strings.ts';
import type { CompletionList } from '../../answers.ts';
import { nothing, toList, type PageProposal } from '../completion/pageProposal.ts';
import { frontMatterCursorAt, type FrontMatterCursor } from './cursor.ts';
import { completeFrontMatterKeys } from './keys.ts';
import { typesOf, type JsonSchema } from '../../../config/schema/jsonSchema.ts';
import { kindOfKey, schemaOfKey } from '../../../page/frontMatter/schema.ts';
import type { SitePath } from '../../../paths/sitePath.ts';
import { isSameFile, operationsOf, formatOperation } from '../../../site/api/operations.ts';
import { codeText } from '../../../text/markdown.ts';
import { describeValue } from '../../config/schemaText.ts';
import { iconsLike } from '../../icons.ts';
import { likelyIcons } from '../../likelyNames.ts';
import { linkTargets } from '../completion/linkTargets.ts';

/** Returns the completions at an offset of front matter, or where it may begin; undefined elsewhere. */
export function completeFrontMatter(context: PageContext, offset: number, isTyped = false): CompletionList | undefined {
  const cursor = frontMatterCursorAt(context.page, offset);
  if (cursor === undefined) return startOfFrontMatter(context, offset, isTyped);
  if (cursor.role === 'key') return toList(completeFrontMatterKeys(context, cursor), cursor.replace, cursor.typed);
  const values = valueProposals(context, cursor).map((proposal) => fitted(proposal, cursor));
  const { start, end } = cursor.replace;
  const isInFlow = cursor.isItem && /[[,][ \t]*$/.test(context.page.text.slice(Math.max(0, start - 20), start));
  const isEmpty = isTyped && start === end && !cursor.inQuotes && !isInFlow && values.length > 0;
  const proposals = isEmpty ? [nothing('no value', 'New line', 'value'), ...values] : values;
  return toList(proposals, cursor.replace, cursor.typed);
}

/** After a colon, a space is required. */
function fitted(proposal: PageProposal, cursor: Extract<FrontMatterCursor, { role: 'value' }>): PageProposal {
  return cursor.needsSpace ? { ...proposal, newText: ` ${proposal.newText}` } : proposal;
}

/**
 * Returns the completion of a complete front matter at the start of a page that has none. While somebody types, only
 * the first hyphen is completed: whoever continues types the lines by hand, and Enter mustn’t insert them again.
 */
function startOfFrontMatter(context: PageContext, offset: number, isTyped = false): CompletionList | undefined {
  const { text, frontMatter } = context.page;
  if (frontMatter !== undefined || context.isSnippet) return undefined;
  const start = text.startsWith('\uFEFF') ? 1 : 0;
  const typed = text.slice(start, offset);
  if (offset < start || !(isTyped ? /^-$/ : /^-{0,3}$/).test(typed)) return undefined;
  const rest = /^-*(?=\s|$)/.exec(text.slice(offset))?.[0] ?? '';
  const title = snippetText(titleFor(context));
  const newText = `---\ntitle: "\${1:${title}}"\ndescription: "$2"\n---\n${text.slice(offset).trim() === '' ? '\n$0' : '$0'}`;
  const proposal = {
    label: 'Front matter',
    kind: 'snippet' as const,
    detail: 'title and description of this page',
    documentation: 'Page settings, between two lines of `---` at the top of the page.',
    filterText: '---',
    newText,
    isSnippet: true,
  };
  return toList([proposal], { start, end: offset + rest.length }, typed);
}

type ValueCursor = Extract<FrontMatterCursor, { role: 'value' }>;

/** Returns the values of a key: those known from the site, and fixed ones. */
function valueProposals(context: PageContext, cursor: ValueCursor): readonly PageProposal[] {
  const schema = schemaOfKey(cursor.key);
  if (schema === undefined) return [];
  const fromSite = siteValues(context, cursor);
  // Values of the site's own API are better than examples.
  const isKnown = fromSite.length > 0 && kindOfKey(cursor.key)?.startsWith('openapi') === true;
  if (cursor.isItem || isKnown) return fromSite;
  return [...fixedValues(schema, cursor), ...fromSite];
}

function siteValues(context: PageContext, { key, typed, isItem }: ValueCursor): readonly PageProposal[] {
  switch (kindOfKey(key)) {
    case 'icon':
      // An icon may be an image of the site.
      if (typed.startsWith('/')) return targets(context, typed, 'image');
      return iconProposals(context, typed);
    case 'image':
      return targets(context, typed, 'image');
    case 'page':
      return isItem ? targets(context, typed, 'link') : [];
    case 'openapiOperation':
      return operationProposals(context, typed);
    case 'openapiSchema':
      return schemaProposals(context, typed);
    case 'apiEndpoint':
      return endpointProposals(typed);
    case 'url':
      return typed === '' ? [plain('https://', 'value')] : [];
    case undefined:
      return [];
  }
}

function iconProposals(context: PageContext, typed: string): readonly PageProposal[] {
  const here = likelyIcons(context, context.summary.title ?? '');
  const found = iconsLike(typed, context.site.config.iconLibrary, here);
  return found.map(({ name, libraries }) => ({ ...plain(name, 'icon'), detail: libraries }));
}

function targets(context: PageContext, typed: string, kind: 'link' | 'image'): readonly PageProposal[] {
  return linkTargets(context, { typed, text: '', around: '' }, kind)
    .filter(({ target }) => !target.startsWith('#'))
    .map(({ target, from: _from, page: _page, ...shown }) => ({ label: target, ...shown, newText: target }));
}

function plain(text: string, kind: PageProposal['kind']): PageProposal {
  return { label: text, kind, newText: text };
}

/** Returns booleans, the values of an `enum` with their descriptions, and examples if the schema has several. */
function fixedValues(schema: JsonSchema, { inQuotes }: ValueCursor): readonly PageProposal[] {
  const isBoolean = typesOf(schema).includes('boolean');
  const only = (schema.anyOf ?? []).flatMap((branch) => (branch.const === undefined ? [] : [branch.const]));
  const usual = (schema.examples?.length ?? 0) > 1 ? schema.examples : undefined;
  const initial = schema.default;
  const texts = schema.enum ?? usual ?? (typeof initial === 'string' ? [initial] : []);
  // In quotes a boolean would be a string.
  const truths = inQuotes ? [] : [...(isBoolean ? [true, false] : []), ...only];
  return [...texts, ...truths].map((value) => ({
    ...plain(String(value), 'value'),
    ...(value === initial ? { detail: 'default' } : {}),
    documentation: describeValue([schema, ...(schema.anyOf ?? [])], value),
  }));
}

/** The HTTP methods of a page about an endpoint, the usual ones first. */
const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE'];

/** Returns operations of the site; if it has several descriptions, or one was typed, prefixed by the description. */
function operationProposals(context: PageContext, typed: string): readonly PageProposal[] {
  const known = operationsOf(context.site);
  if (known.length === 0) return endpointProposals(typed);
  const write = writerOf(context, typed);
  return known.flatMap((operation): readonly PageProposal[] => {
    const { file, summary } = operation;
    const detail = summary === undefined ? {} : { detail: summary };
    return write(file, formatOperation(operation), { ...detail, documentation: `From ${codeText(`/${file}`)}` });
  });
}

/** Returns the names of schemas in the site's API descriptions. */
function schemaProposals(context: PageContext, typed: string): readonly PageProposal[] {
  const write = writerOf(context, typed);
  return [...context.site.apiDescriptions].flatMap(([file, { schemas }]) =>
    schemas.flatMap((name) => write(file, name, { detail: `/${file}` })),
  );
}

type Shown = Pick<PageProposal, 'detail' | 'documentation'>;

/**
 * Returns a function that writes a name of a description: after the description as it was typed, otherwise prefixed if
 * needed.
 */
function writerOf(
  context: PageContext,
  typed: string,
): (file: SitePath, label: string, shown: Shown) => readonly PageProposal[] {
  const word = /^\S+(?=\s)/.exec(typed)?.[0];
  const named = [...context.site.apiDescriptions.keys()].filter((file) => word !== undefined && isSameFile(file, word));
  const withFile = namesFile(context, typed);
  return (file, label, shown) => {
    if (word !== undefined && named.length > 0) {
      const text = `${word} ${label}`;
      return named.includes(file) ? [{ label, kind: 'value', ...shown, newText: text, filterText: text }] : [];
    }
    const text = withFile ? `/${file} ${label}` : label;
    // The typed start of the method, the name or the file matches.
    return [{ label, kind: 'value', ...shown, newText: text, filterText: typed.startsWith('/') ? text : label }];
  };
}

/** Whether a description must be named: if there are several, or one is being typed. */
function namesFile({ site }: PageContext, typed: string): boolean {
  const filled = [...site.apiDescriptions.values()].filter(
    ({ operations, schemas }) => operations.length > 0 || schemas.length > 0,
  );
  return filled.length > 1 || typed.startsWith('/');
}

/** Returns the starts of an endpoint: its method. */
function endpointProposals(typed: string): readonly PageProposal[] {
  if (/\s/.test(typed)) return [];
  return methods.map((method) => ({ label: method, kind: 'value', newText: `${method} /` }));
}
