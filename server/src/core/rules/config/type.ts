import { nodeAt, rangeOf } from '../../config/json/jsonTree.ts';
import type { SchemaProblem } from '../../config/schemaProblems.ts';
import { schemasAt } from '../../config/schema/schemaAt.ts';
import { typesOf } from '../../config/schema/jsonSchema.ts';
import type { SiteConfig } from '../../config/siteConfig.ts';
import { configFix } from '../configEdits.ts';
import type { ConfigRule, Fix } from '../rule.ts';

export const type: ConfigRule = {
  meta: {
    id: 'config/type',
    severity: 'error',
    summary: 'a value of the wrong kind: a text where a list must stand, say',
    fixable: true,
  },
  *check({ config }) {
    for (const problem of config.schemaProblems) {
      if (problem.kind !== 'type') continue;
      yield { ...problem, fixes: () => conversions(config, problem) };
    }
  },
};

/** Values whose meaning is plain, only written in the wrong kind. */
function conversions(config: SiteConfig, problem: SchemaProblem): readonly Fix[] {
  const node = nodeAt(config.whole.root, problem.path);
  if (node === undefined || config.schema === undefined) return [];
  const allowed = schemasAt(config.schema, undefined, problem.path).flatMap(typesOf);
  const written = config.whole.text.slice(node.offset, node.offset + node.length);
  const bare = String(node.value);
  const change = (text: string): Fix =>
    configFix(config, `Change to ${text}`, [{ range: rangeOf(node), newText: text }], true);
  if (allowed.includes('boolean') && /^(?:true|false)$/i.test(bare)) return [change(bare.toLowerCase())];
  if (allowed.includes('number') && node.type === 'string' && /^-?\d+(?:\.\d+)?$/.test(bare)) return [change(bare)];
  if (allowed.includes('string') && ['number', 'boolean'].includes(node.type)) return [change(`"${written}"`)];
  if (allowed.includes('array') && (node.type === 'string' || node.type === 'object')) return [change(`[${written}]`)];
  return [];
}
