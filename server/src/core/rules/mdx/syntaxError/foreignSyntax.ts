import { calloutOfType } from '../../../components/callouts.ts';
import type { PageModel } from '../../../page/pageModel.ts';
import type { PageProblem } from '../../../page/pageProblem.ts';
import type { PageContext } from '../../../site/siteSnapshot.ts';
import { deletion, replacement, type TextEdit } from '../../../text/textRange.ts';
import { code } from '../../../util/messageText.ts';
import type { Fix } from '../../engine/rule.ts';
import { ownValue } from '../../../util/values.ts';
import { attributeListMessage, isAttributeList, removeAttributeList } from '../attributeList.ts';
import { verifiedFixes } from './verifiedFixes.ts';

/** Syntax of another system, which a page has throughout. */
export interface ForeignSyntax {
  /** One syntax error is reported of those with the same cause. */
  readonly cause: string;
  readonly message: string;
}

/** Returns what a syntax error is about if it is a tag of GitBook, attributes of MkDocs or Vue, or the code of a style. */
export function foreignSyntaxOf({ page }: PageContext, problem: PageProblem): ForeignSyntax | undefined {
  return (
    templateTag(page, problem) ??
    attributes(page, problem) ??
    vueAttribute(page, problem) ??
    embeddedCode(page, problem)
  );
}

/** `{% hint style="info" %}`: its name, and its attributes. */
const tagOfTemplate = /^\{%-?\s*([a-z][\w-]*)\b([^{}]*)-?%\}$/;

/** What the platform has for the tags of GitBook. */
const instead: Readonly<Record<string, string>> = {
  hint: 'a callout such as `<Info>`',
  tabs: '`<Tabs>`',
  tab: '`<Tab>`',
  stepper: '`<Steps>`',
  step: '`<Step>`',
  code: 'a title after the language of the code block',
  'content-ref': '`<Card>`',
  embed: 'a link',
  file: 'a link',
  columns: '`<Columns>`',
  updates: '`<Update>`',
  update: '`<Update>`',
};

function templateTag({ text }: PageModel, { kind, range }: PageProblem): ForeignSyntax | undefined {
  if (kind !== 'expression' || !text.startsWith('{%', range.start)) return undefined;
  const name = tagOfTemplate.exec(text.slice(range.start, range.end))?.[1] ?? '';
  const way = ownValue(instead, name.replace(/^end/, ''));
  if (way === undefined) return undefined;
  return {
    cause: 'template',
    message: `MDX can’t read ${code(`{% ${name} %}`)}, a tag of GitBook. Use ${way} instead.`,
  };
}

function attributes({ text }: PageModel, { kind, range }: PageProblem): ForeignSyntax | undefined {
  if (kind !== 'expression' || !isAttributeList(text, range)) return undefined;
  return { cause: 'attributes', message: attributeListMessage(text, range) };
}

function vueAttribute({ text }: PageModel, problem: PageProblem): ForeignSyntax | undefined {
  if (problem.kind !== 'unfinishedTag' || problem.tag.form === 'closing') return undefined;
  const mark = /^[:@#](?=[a-z][\w.:-]*\s*[=\s/>])/i.exec(text.slice(problem.brokenAt, problem.brokenAt + 60))?.[0];
  if (mark === undefined || !/\s/.test(text.charAt(problem.brokenAt - 1))) return undefined;
  return {
    cause: 'vue',
    message: `MDX can’t read attributes that begin with ${code(mark)}, as in Vue. Use ${code('name={value}')}.`,
  };
}

/** Returns the style or script that contains a syntax error: its braces are read as expressions. */
function embeddedCode(page: PageModel, problem: PageProblem): ForeignSyntax | undefined {
  for (const [name, extension] of [
    ['style', '.css'],
    ['script', '.js'],
  ] as const) {
    const around = page.lookups.elementsByName
      .get(name)
      ?.find(({ content }) => content && content.start <= problem.range.start && problem.range.start < content.end);
    if (around === undefined) continue;
    const isVue = page.problems.some((one) => vueAttribute(page, one) !== undefined);
    return {
      cause: isVue ? 'vue' : `${name} ${around.range.start}`,
      message: `MDX reads the braces in ${code(`<${name}>`)} as expressions. Move its content to a ${code(extension)} file in the site.`,
    };
  }
  return undefined;
}

/** Returns the fix of all that a page has of the syntax: tags of GitBook become components, attributes are removed. */
export function foreignFixes(context: PageContext, { cause }: ForeignSyntax): readonly Fix[] {
  const { text, problems } = context.page;
  if (cause === 'attributes') {
    const lists = problems.filter((one) => attributes(context.page, one) !== undefined);
    const title = lists.length === 1 ? removeAttributeList : `${removeAttributeList}s`;
    return verifiedFixes(context, [{ title, edits: lists.map(({ range }) => deletion(range)) }]);
  }
  if (cause !== 'template') return [];
  const callouts: string[] = [];
  const edits = problems.flatMap(({ kind, range }): readonly TextEdit[] => {
    const [, name = '', attributes = ''] = tagOfTemplate.exec(text.slice(range.start, range.end)) ?? [];
    const tag = kind === 'expression' ? componentTag(name, attributes, callouts) : undefined;
    return tag === undefined ? [] : [replacement(range, tag)];
  });
  return edits.length === 0 ? [] : verifiedFixes(context, [{ title: 'Change the tags of GitBook', edits }]);
}

function componentTag(name: string, attributes: string, callouts: string[]): string | undefined {
  switch (name) {
    case 'hint': {
      const callout = calloutOfType(/\bstyle="(\w+)"/.exec(attributes)?.[1] ?? '') ?? 'Info';
      callouts.push(callout);
      return `<${callout}>`;
    }
    case 'endhint': {
      const callout = callouts.pop();
      return callout && `</${callout}>`;
    }
    case 'tab': {
      const title = /\btitle="[^"]*"/.exec(attributes)?.[0];
      return title && `<Tab ${title}>`;
    }
    case 'tabs':
      return '<Tabs>';
    case 'endtab':
      return '</Tab>';
    case 'endtabs':
      return '</Tabs>';
    default:
      return undefined;
  }
}
