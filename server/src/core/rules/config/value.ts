import { code } from '../../util/words.ts';
import { nodeAt, stringOf } from '../../config/json/jsonTree.ts';
import type { SchemaProblem } from '../../config/schemaProblems.ts';
import type { SiteConfig } from '../../config/siteConfig.ts';
import { configFix, replaceText } from '../configEdits.ts';
import type { ConfigRule, Fix } from '../rule.ts';

export const value: ConfigRule = {
  meta: {
    id: 'config/value',
    severity: 'error',
    summary: 'a value that the format does not allow: outside of the fixed ones, or of the wrong form',
    fixable: true,
  },
  *check({ config }) {
    for (const problem of config.schemaProblems) {
      if (problem.kind !== 'value') continue;
      yield { ...problem, fixes: () => replacements(config, problem) };
    }
  },
};

function replacements(config: SiteConfig, problem: SchemaProblem): readonly Fix[] {
  const written = stringOf(nodeAt(config.tree.root, problem.path));
  if (written === undefined) return [];
  const better = [...problem.nearest, ...mended(config, problem, written)];
  return better.map((text) => configFix(config, `Change to ${code(text)}`, [replaceText(problem.range, text)], true));
}

/** The same value in the form that is asked for, where only its form was wrong. */
function mended(config: SiteConfig, problem: SchemaProblem, written: string): readonly string[] {
  const kind = config.strings.find((text) => text.range.start === problem.range.start)?.kind;
  if (kind === 'apiDescription' && /^\.?[\w-]/.test(written.replace(/^\.\//, ''))) {
    return written.includes(':') ? [] : [`/${written.replace(/^\.\//, '')}`];
  }
  if (kind === 'color' && /^(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(written)) return [`#${written}`];
  if (kind === 'color' && /^#[0-9a-f]{8}$/i.test(written)) return [written.slice(0, 7)];
  return [];
}
