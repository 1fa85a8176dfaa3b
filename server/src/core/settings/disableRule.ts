import { modify } from '../util/jsonc.ts';
import type { TextEdit } from '../text/textRange.ts';
import { propertiesOf, type JsonNode, type JsonPath } from '../config/json/jsonTree.ts';
import { parseSettings } from './settingsTree.ts';

/** Returns the text of a new settings file that disables a rule. */
export function settingsWithout(ruleId: string): string {
  return newSettings({ rules: { [ruleId]: 'off' } });
}

/** Returns the edits of a settings file that disable a rule and keep its layout; none if the file has a syntax error. */
export function disableRuleIn(text: string, ruleId: string): readonly TextEdit[] {
  const { root, error } = parseSettings(text);
  if (error !== undefined) return [];
  const rules = memberOf(root, 'rules');
  if (rules !== undefined && rules.type !== 'object') return [];
  // `["error", { … }]`: the options stay for the day on which the rule is enabled again.
  const hasOptions = memberOf(rules, ruleId)?.type === 'array';
  const path = hasOptions ? ['rules', ruleId, 0] : ['rules', ruleId];
  return editsThatSet(text, path, 'off');
}

/** Returns the text of a new settings file. */
export function newSettings(settings: Readonly<Record<string, unknown>>): string {
  return `${JSON.stringify(settings, undefined, 2)}\n`;
}

/** Returns the edits of a settings file that set a property and keep its layout; none if the file has a syntax error. */
export function setInSettings(text: string, name: string, value: string): readonly TextEdit[] {
  if (parseSettings(text).error !== undefined) return [];
  return editsThatSet(text, [name], value);
}

/** Returns the edits of a settings file that add a value to a list; none if the file has a syntax error. */
export function addToSettings(text: string, path: readonly string[], value: string): readonly TextEdit[] {
  const { root, error } = parseSettings(text);
  if (error !== undefined) return [];
  const list = path.reduce((node, name) => memberOf(node, name), root);
  return list?.type === 'array' ? editsThatSet(text, [...path, -1], value, true) : editsThatSet(text, path, [value]);
}

function editsThatSet(text: string, path: JsonPath, value: unknown, isArrayInsertion = false): readonly TextEdit[] {
  const edits = modify(text, [...path], value, { formattingOptions: layoutOf(text), isArrayInsertion });
  return edits.map(({ offset, length, content }) => ({
    range: { start: offset, end: offset + length },
    newText: content,
  }));
}

function memberOf(node: JsonNode | undefined, name: string): JsonNode | undefined {
  return propertiesOf(node).findLast((property) => property.name === name)?.valueNode;
}

function layoutOf(text: string): { insertSpaces: boolean; tabSize: number; eol: string } {
  const indent = /^([ \t]+)\S/m.exec(text)?.[1] ?? '  ';
  return {
    insertSpaces: !indent.includes('\t'),
    tabSize: indent.includes('\t') ? 1 : indent.length,
    eol: text.includes('\r\n') ? '\r\n' : '\n',
  };
}
