import { propertiesOf, rangeOf, type JsonNode, type JsonProperty } from '../../config/json/jsonTree.ts';
import type { SiteConfig } from '../../config/siteConfig.ts';
import type { TextEdit } from '../../text/textEdit.ts';
import { code } from '../../util/words.ts';
import { configFix } from '../configEdits.ts';
import type { ConfigRule, Finding } from '../rule.ts';

export const duplicateProperty: ConfigRule = {
  meta: {
    id: 'config/duplicate-property',
    severity: 'warning',
    summary: 'a property that stands twice in one object',
    fixable: true,
  },
  *check({ config }) {
    if (config.tree.root !== undefined) yield* findDuplicates(config, config.tree.root);
  },
};

function* findDuplicates(config: SiteConfig, node: JsonNode): Iterable<Finding> {
  const first = new Map<string, JsonProperty>();
  for (const property of propertiesOf(node)) {
    const earlier = first.get(property.name);
    if (earlier === undefined) first.set(property.name, property);
    else yield report(config, earlier, property);
  }
  for (const child of node.children ?? []) yield* findDuplicates(config, child);
}

function report(config: SiteConfig, earlier: JsonProperty, later: JsonProperty): Finding {
  return {
    range: rangeOf(later.keyNode),
    message: `${code(later.name)} stands twice in this object; only the last one counts. Keep one of them.`,
    related: [{ file: config.file, range: rangeOf(earlier.keyNode), message: 'The first one, which has no effect' }],
    fixes: () => [
      configFix(config, `Remove the first ${code(later.name)}`, [removal(config.tree.text, earlier)], true),
    ],
  };
}

/** The earlier of two is never the last property of its object, so a comma follows it. */
function removal(text: string, { keyNode, valueNode }: JsonProperty): TextEdit {
  const last = valueNode ?? keyNode;
  const rest = /^\s*,\s*/.exec(text.slice(last.offset + last.length))?.[0] ?? '';
  return { range: { start: keyNode.offset, end: last.offset + last.length + rest.length }, newText: '' };
}
