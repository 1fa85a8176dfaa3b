import { componentsInScripts, type ScriptComponent } from '../../page/record/scriptNames.ts';
import type { PageContext } from '../../site/pageContext.ts';
import { code, formatList } from '../../util/messageText.ts';
import type { Finding, Fix } from '../engine/rule.ts';
import type { ComponentsMeant } from './imports/otherNames.ts';

/** Yields the unknown components of a page that are used within JavaScript. Where snippets are shown decides what they know. */
export function* unknownInScript(
  context: PageContext,
  meant: (name: string) => ComponentsMeant,
  fixesFor: (name: string) => readonly Fix[],
): Iterable<Finding> {
  if (context.isSnippet) return;
  const { settings } = context.site;
  for (const component of componentsInScripts(context.page)) {
    const { value: name, range, isSnippet } = component;
    if (isSnippet) continue;
    if (/^(?:React|Fragment)$/.test(name) || settings.known.components.has(name) || isBuiltIn(context, name)) continue;
    yield {
      range,
      cause: name,
      message: messageOf(component, meant(name)),
      fixNeeds: name,
      fixes: () => fixesFor(name),
    };
  }
}

/** Whether the catalogue has a component, or one of its parts. */
function isBuiltIn({ catalogue }: PageContext, name: string): boolean {
  return catalogue.get(name) !== undefined || catalogue.components.some((one) => one.name.startsWith(`${name}.`));
}

function messageOf({ value: name, isInExport }: ScriptComponent, { names, isOtherName }: ComponentsMeant): string {
  const effect = isInExport ? 'so what uses it isn’t shown' : 'so the page can’t be shown';
  const suggestion = formatList(names.map(code));
  const advice =
    names.length === 0
      ? 'Import it.'
      : isOtherName
        ? `Import it, or use ${suggestion}.`
        : `Did you mean ${suggestion}?`;
  return `Unknown component ${code(name)}, ${effect}. ${advice}`;
}
