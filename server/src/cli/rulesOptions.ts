import { rulesTargets, type RulesTarget } from '../core/generators/rulesFile/targets.ts';
import { formatList } from '../core/util/messageText.ts';
import { rulesLine } from './commandLines.ts';
import { UsageError } from './io.ts';
import { readArguments } from './readArguments.ts';

export interface RulesOptions {
  readonly folder: string;
  /** The named targets, in the order of lists. */
  readonly targets: readonly RulesTarget[];
  readonly check: boolean;
  readonly yes: boolean;
}

/** Parses the arguments of `docsight rules`; throws UsageError for invalid ones. */
export function parseRulesOptions(args: readonly string[]): RulesOptions {
  const { values, positionals } = readArguments(rulesLine, args);
  const { editor = [], check = false, yes = false } = values;
  const [folder = '.', ...others] = positionals;
  if (others.length > 0) throw new UsageError(`docsight rules accepts only one folder. Remove “${others.join(' ')}”.`);
  if (check && yes) throw new UsageError('--yes has no effect with --check. Use only one of them.');
  const ids = rulesTargets.map(({ id }) => id);
  const unknown = editor.find((id) => !ids.includes(id));
  if (unknown !== undefined) throw new UsageError(`Invalid --editor “${unknown}”. Use ${formatList(ids)}.`);
  return { folder, targets: rulesTargets.filter(({ id }) => editor.includes(id)), check, yes };
}
