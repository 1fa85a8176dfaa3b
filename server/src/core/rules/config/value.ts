import { parseHex } from '../../color/contrast.ts';
import { nodeAt, stringOf } from '../../config/json/jsonTree.ts';
import type { SchemaProblem } from '../../config/schemaProblems.ts';
import type { SiteConfig } from '../../config/siteConfig.ts';
import { replacementFixes } from '../configEdits.ts';
import type { ConfigRule, Fix } from '../rule.ts';
import { lostReferences } from './lostReferences.ts';

export const value: ConfigRule = {
  meta: {
    id: 'config/value',
    severity: 'error',
    summary: 'a value that the format does not allow: outside of the fixed ones, or of the wrong form',
    fixable: true,
  },
  *check(site) {
    const { config } = site;
    yield* lostReferences(site, ['circle', 'empty']);
    for (const problem of config.schemaProblems) {
      if (problem.kind !== 'value') continue;
      yield { ...problem, fixes: () => replacements(config, problem) };
    }
  },
};

function replacements(config: SiteConfig, problem: SchemaProblem): readonly Fix[] {
  const written = stringOf(nodeAt(config.whole.root, problem.path));
  if (written === undefined) return [];
  const form = mended(config, problem, written);
  const nearest = form === undefined ? problem.nearest : { names: [form], isClear: true };
  return replacementFixes(config, problem.range, nearest);
}

/** The same value in the form that is asked for, where only its form was wrong. */
function mended(config: SiteConfig, problem: SchemaProblem, written: string): string | undefined {
  const kind = config.strings.find((text) => text.range.start === problem.range.start)?.kind;
  const text = written.trim();
  if (kind === 'apiDescription')
    return /^(?:\.\/)?[\w-][^:]*$/.test(text) ? `/${text.replace(/^\.\//, '')}` : undefined;
  if (kind === 'color') return mendedColor(text);
  // Nothing but an address is asked for, and only its scheme is missing.
  return /^[\w-]+(?:\.[\w-]+)+(?:\/\S*)?$/.test(text) ? `https://${text}` : undefined;
}

function mendedColor(text: string): string | undefined {
  if (/^(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(text)) return `#${text}`;
  if (parseHex(text) !== undefined) return text;
  // The format has no transparency.
  return /^#[0-9a-f]{8}$/i.test(text) ? text.slice(0, 7) : undefined;
}
