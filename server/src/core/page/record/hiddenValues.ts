import type { TextRange } from '../../text/textRange.ts';
import { ownText } from '../../util/strings.ts';
import type { JsxAttribute } from '../mdx/script/scanTag.ts';
import { initializerOf, type DeclaredName } from '../mdx/script/readScript.ts';
import type { PageModel } from '../pageModel.ts';
import { snippetNames } from './snippetNames.ts';

/** An attribute of a snippet’s tag whose value `{name}` alone doesn’t show in the snippet: the platform makes a constant of it. */
export interface HiddenValue {
  /** The name under which the page imports the snippet. */
  readonly snippet: string;
  readonly attribute: string;
  /** Of the attribute. */
  readonly range: TextRange;
}

/** Returns the export of a page that is the value of a snippet’s attribute: the platform needs it before it is declared. */
export function earlyValue({ script }: PageModel, { value }: JsxAttribute): DeclaredName | undefined {
  const declared = value?.kind === 'expression' ? script.declaredByName.get(value.text.trim()) : undefined;
  return declared?.isExported === true && declared.initializer !== 'function' ? declared : undefined;
}

/** Returns the attributes of snippets’ tags whose values are neither plain strings, numbers nor elements. */
export function hiddenValues(page: PageModel): readonly HiddenValue[] {
  const snippets = snippetNames(page);
  if (snippets.size === 0) return [];
  return page.elements.flatMap(({ name, opening }) =>
    !snippets.has(name)
      ? []
      : opening.attributes.flatMap((attribute): readonly HiddenValue[] => {
          const { value, range } = attribute;
          if (attribute.name === '' || value?.kind !== 'expression' || earlyValue(page, attribute)) return [];
          const root = page.trees.expression(value.range);
          const isHidden = root !== undefined && initializerOf(root) !== 'shown';
          return isHidden ? [{ snippet: ownText(name), attribute: ownText(attribute.name), range }] : [];
        }),
  );
}
