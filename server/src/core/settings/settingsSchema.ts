import type { JsonSchema, Violation } from '../config/schema/jsonSchema.ts';
import { stepsOfPointer } from '../config/json/jsonTree.ts';
import { expectation } from '../config/schemaMessages.ts';
import { validate } from '../generated/validateSettings.js';
import { nearestName } from '../util/nearest.ts';
import { code, formatList } from '../util/messageText.ts';
import { isSeverityChoice, severityChoices, type RuleSetting, type RuleSettings } from './ruleSettings.ts';

/** A value in settings that can’t be used. */
export interface InvalidSetting {
  /** A JSON pointer to the value, or to the object with the unknown key. */
  readonly pointer: string;
  /** Set if a key is unknown. */
  readonly key: string | undefined;
  readonly message: string;
}

/** Returns what can’t be used of settings, as in `.docsight.json`, in order; components and the URL are checked by their readers. */
export function invalidSettings(settings: unknown): readonly InvalidSetting[] {
  if (validate(settings)) return [];
  const found = (validate.errors ?? []).flatMap((violation) => {
    const path = stepsOfPointer(violation.instancePath);
    const message = path[0] === 'components' ? undefined : messageOf(violation, path);
    const key = violation.params['additionalProperty'];
    return message === undefined
      ? []
      : [{ pointer: violation.instancePath, key: typeof key === 'string' ? key : undefined, message }];
  });
  const keyOf = ({ pointer, key }: InvalidSetting): string => JSON.stringify([pointer, key]);
  return [...new Map(found.toReversed().map((one) => [keyOf(one), one])).values()].toReversed();
}

/** Returns the usable rule settings among a value, and what can’t be used of it. */
export function readRuleSettings(written: unknown): {
  readonly rules: RuleSettings;
  readonly invalid: readonly InvalidSetting[];
} {
  // Most people set no rules, and loading the validator takes longer than the rest of a start's settings.
  if (isUnset(written)) return { rules: {}, invalid: [] };
  const invalid = invalidSettings({ rules: written });
  if (typeof written !== 'object' || written === null) return { rules: {}, invalid };
  const isUsable = (pointer: string, key: string): boolean =>
    !invalid.some((one) => one.pointer === pointer && one.key === key);
  const rules: Record<string, RuleSetting> = {};
  for (const [id, setting] of Object.entries(written as Record<string, unknown>)) {
    const [severity, options] = (Array.isArray(setting) ? setting : [setting]) as readonly unknown[];
    if (!isUsable('/rules', id) || !isSeverityChoice(severity)) continue;
    const pointer = `/rules/${id.replaceAll('/', '~1')}/1`;
    const usable = Object.entries(typeof options === 'object' && options !== null ? options : {}).filter(
      ([name]) =>
        isUsable(pointer, name) && !invalid.some((one) => `${one.pointer}/`.startsWith(`${pointer}/${name}/`)),
    );
    rules[id] = usable.length === 0 ? severity : [severity, Object.fromEntries(usable)];
  }
  return { rules, invalid };
}

/** Whether there is no setting, as in an editor whose user changed none. */
function isUnset(written: unknown): boolean {
  return (
    written === undefined || (typeof written === 'object' && written !== null && Object.keys(written).length === 0)
  );
}

/** Returns the message of a violation; undefined if another one says it better. */
function messageOf(violation: Violation, path: readonly string[]): string | undefined {
  const { keyword, params, parentSchema } = violation;
  if (keyword === 'additionalProperties') return unknownKey(String(params['additionalProperty']), path, parentSchema);
  if (keyword === 'if') return undefined;
  const [first = '', rule, index, option] = path;
  if (path.length === 0) return undefined;
  // What a URL is, is more than a pattern can say.
  if (first === 'docsUrl') return undefined;
  if (first === 'ignore') return '`ignore` must be a list of patterns, each a string such as "drafts/**".';
  if (first !== 'rules') return `${code(first)} must be ${expectation(violation)}.`;
  if (rule === undefined) return '`rules` must be an object with a severity for each rule.';
  if (keyword === 'maxItems')
    return 'Unexpected value: a rule takes only a severity and an object with options. Remove it.';
  if (index !== '1') return `The severity of a rule must be ${formatList(severityChoices.map(code))}.`;
  return option === undefined
    ? 'The options of a rule must be an object.'
    : `The option ${code(option)} must be ${expectation(violation)}.`;
}

function unknownKey(key: string, path: readonly string[], { properties = {} }: JsonSchema = {}): string {
  const known = Object.keys(properties);
  const nearest = nearestName(key, known);
  const advice = nearest === undefined ? '' : ` Did you mean ${code(nearest)}?`;
  if (path.length === 0) return `Unknown setting ${code(key)}; it has no effect.${advice}`;
  if (path[0] !== 'rules')
    return `Unknown property ${code(key)} of ${code(path.join('.'))}; it has no effect.${advice}`;
  if (path.length === 1) return `Unknown rule ${code(key)}; it has no effect.${advice}`;
  const none = known.length === 0 ? ' The rule has no options.' : advice;
  return `Unknown option ${code(key)} of ${code(path[1] ?? '')}; it has no effect.${none}`;
}
