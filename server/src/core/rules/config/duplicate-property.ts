import { editsInComposed, rangeInComposed, type ConfigFragment } from '../../config/composedTree.ts';
import { propertiesOf, rangeOf, type JsonNode, type JsonProperty } from '../../config/json/jsonTree.ts';
import type { SiteConfig } from '../../config/siteConfig.ts';
import type { TextEdit } from '../../text/textRange.ts';
import { code } from '../../util/messageText.ts';
import { configFix } from '../engine/configFixes.ts';
import type { ConfigRule, Finding } from '../engine/rule.ts';
import { groupBy } from '../../util/collections.ts';

export const duplicateProperty: ConfigRule = {
  meta: {
    id: 'config/duplicate-property',
    title: 'Duplicate property',
    severity: 'warning',
    worst: 'error',
    summary: 'a property that occurs twice in one object (an error in the current generation)',
  },
  *check({ config }) {
    for (const fragment of config.composed.fragments) {
      if (fragment.tree.root !== undefined) yield* findDuplicates(config, fragment, fragment.tree.root);
    }
  },
};

function* findDuplicates(config: SiteConfig, fragment: ConfigFragment, root: JsonNode): Iterable<Finding> {
  for (const node of objectsWithDuplicates(root)) {
    // After a syntax error, a property may be in this object only because a bracket is missing.
    if (hasSyntaxErrorIn(fragment, node)) continue;
    for (const equal of groupBy(propertiesOf(node), ({ name }) => name).values()) {
      const last = equal.at(-1);
      if (last !== undefined && equal.length > 1) yield findingFor(config, fragment, equal.slice(0, -1), last);
    }
  }
}

/** Returns the objects in which a property occurs twice. */
function objectsWithDuplicates(root: JsonNode): readonly JsonNode[] {
  const found: JsonNode[] = [];
  const visit = (node: JsonNode): void => {
    const { children = [] } = node;
    if (node.type === 'object' && new Set(children.map(keyOf)).size < children.length) found.push(node);
    for (const child of children) visit(child);
  };
  visit(root);
  return found;
}

function keyOf({ children }: JsonNode): string {
  return String(children?.[0]?.value);
}

function hasSyntaxErrorIn({ tree }: ConfigFragment, node: JsonNode): boolean {
  const { start, end } = rangeOf(node);
  return tree.problems.some(({ kind, range }) => kind === 'other' && start <= range.start && range.start <= end);
}

function findingFor(
  config: SiteConfig,
  fragment: ConfigFragment,
  earlier: readonly JsonProperty[],
  last: JsonProperty,
): Finding {
  const isPlain = [...earlier, last].every((property) => !isContainer(property.valueNode));
  return {
    range: rangeInComposed(fragment, rangeOf(last.keyNode)),
    message: `Duplicate property ${code(last.name)}: only the last one has an effect. Remove one of the two.`,
    severity: config.generation === 'current' ? 'error' : undefined,
    related: earlier.map(({ keyNode }) => ({
      file: config.file,
      range: rangeInComposed(fragment, rangeOf(keyNode)),
      message: 'Has no effect',
    })),
    fixes: () => [
      configFix(
        config,
        `Remove the earlier ${code(last.name)}`,
        editsInComposed(
          fragment,
          earlier.map((property) => removal(fragment.tree.text, property)),
        ),
        isPlain,
      ),
    ],
  };
}

/** Lists and objects may contain what the author still needs; which one to keep isn't decided automatically. */
function isContainer(node: JsonNode | undefined): boolean {
  return node?.type === 'object' || node?.type === 'array';
}

/** The earlier of two is never the last property of its object, so a comma follows it. */
function removal(text: string, { keyNode, valueNode }: JsonProperty): TextEdit {
  const last = valueNode ?? keyNode;
  const rest = /^\s*,\s*/.exec(text.slice(last.offset + last.length))?.[0] ?? '';
  return { range: { start: keyNode.offset, end: last.offset + last.length + rest.length }, newText: '' };
}
