import { readSiteComponent } from '../components/siteComponent.ts';
import type { ComponentSpec } from '../components/catalogue.ts';
import {
  itemsOf,
  propertiesOf,
  rangeOf,
  stringOf,
  valueOf,
  type JsonNode,
  type JsonProperty,
} from '../config/json/jsonTree.ts';
import type { TextRange } from '../text/textRange.ts';
import { nearestNames } from '../util/nearest.ts';
import { code, formatList } from '../util/messageText.ts';
import { docsUrlHelp, readDocsUrl } from './docsUrl.ts';
import { unknownKeysIn } from './componentKeys.ts';
import {
  areaOf,
  isSeverityChoice,
  presets,
  severityChoices,
  unlistedChoices,
  type Preset,
  type RuleSettings,
  type UnlistedPages,
} from './ruleSettings.ts';
import { parseSettings } from './settingsTree.ts';

export const settingsFileName = '.docsight.json';

/** Something in a settings file that can't be used. */
export interface SettingsProblem {
  readonly range: TextRange;
  readonly message: string;
  /** Whether the file can't be read for it; all else only has no effect. */
  readonly isSyntaxError: boolean;
}

/** What a settings file can configure for a rule. */
export interface SettableRule {
  readonly id: string;
  readonly options?: readonly { readonly name: string }[];
}

/** What a `.docsight.json` says; what can't be used of it is left out and reported as a problem. */
export interface SettingsFile {
  readonly text: string;
  readonly preset: Preset | undefined;
  readonly rules: RuleSettings;
  readonly options: Readonly<Record<string, unknown>>;
  /** Patterns as in a `.gitignore`. */
  readonly ignore: readonly string[];
  readonly components: readonly ComponentSpec[];
  /** The address of the published documentation, without a slash at its end. */
  readonly docsUrl: string | undefined;
  readonly unlistedPages: UnlistedPages | undefined;
  readonly problems: readonly SettingsProblem[];
}

const properties = ['$schema', 'extends', 'rules', 'ignore', 'components', 'docsUrl', 'unlistedPages'] as const;

/** Reads the text of a settings file; `rules` are the existing ones. */
export function readSettingsFile(text: string, rules: readonly SettableRule[]): SettingsFile {
  const reader = new SettingsReader(rules);
  return reader.read(text);
}

class SettingsReader {
  readonly #known: readonly SettableRule[];
  readonly #ruleIds: readonly string[];
  readonly #problems: SettingsProblem[] = [];
  readonly #rules: Record<string, RuleSettings[string]> = {};
  readonly #options: Record<string, unknown> = {};
  readonly #components: ComponentSpec[] = [];
  #ignore: readonly string[] = [];
  #preset: Preset | undefined;
  #docsUrl: string | undefined;
  #unlistedPages: UnlistedPages | undefined;

  constructor(rules: readonly SettableRule[]) {
    this.#known = rules;
    this.#ruleIds = rules.map(({ id }) => id);
  }

  read(text: string): SettingsFile {
    const { root, error } = parseSettings(text);
    if (error !== undefined) this.#problems.push({ ...error, isSyntaxError: true });
    for (const property of this.#entriesOf(root)) this.#readProperty(property);
    return {
      text,
      preset: this.#preset,
      rules: this.#rules,
      options: this.#options,
      ignore: this.#ignore,
      components: this.#components,
      docsUrl: this.#docsUrl,
      unlistedPages: this.#unlistedPages,
      problems: this.#problems,
    };
  }

  #readProperty({ name, keyNode, valueNode }: JsonProperty): void {
    if (!(properties as readonly string[]).includes(name)) {
      this.#report(keyNode, `Unknown setting ${code(name)}; it has no effect.${didYouMean(name, properties)}`);
    }
    if (valueNode === undefined) return;
    if (name === 'extends') this.#readPreset(valueNode);
    if (name === 'rules') this.#readRules(valueNode);
    if (name === 'ignore') this.#readIgnore(valueNode);
    if (name === 'components') this.#readComponents(valueNode);
    if (name === 'docsUrl') this.#readDocsUrl(valueNode);
    if (name === 'unlistedPages') this.#readUnlistedPages(valueNode);
  }

  #readPreset(node: JsonNode): void {
    this.#preset = presets.find((preset) => preset === stringOf(node));
    if (this.#preset === undefined) this.#report(node, `${code('extends')} must be ${oneOf(presets)}.`);
  }

  #readUnlistedPages(node: JsonNode): void {
    this.#unlistedPages = unlistedChoices.find((choice) => choice === stringOf(node));
    if (this.#unlistedPages === undefined)
      this.#report(node, `${code('unlistedPages')} must be ${oneOf(unlistedChoices)}.`);
  }

  #readDocsUrl(node: JsonNode): void {
    this.#docsUrl = readDocsUrl(stringOf(node));
    if (this.#docsUrl === undefined) this.#report(node, docsUrlHelp);
  }

  #readRules(node: JsonNode): void {
    if (node.type !== 'object') this.#report(node, '`rules` must be an object with a severity for each rule.');
    for (const { name, keyNode, valueNode } of this.#entriesOf(node)) {
      const isKnown = name === '*' || this.#ruleIds.some((id) => id === name || areaOf(id) === name);
      if (!isKnown)
        this.#report(keyNode, `Unknown rule ${code(name)}; it has no effect.${didYouMean(name, this.#ruleIds)}`);
      else if (valueNode !== undefined) this.#readRule(name, valueNode);
    }
  }

  /** Reads `"error"`, or `["error", {…}]` for a rule with options. */
  #readRule(name: string, node: JsonNode): void {
    const [first, second, third] = node.type === 'array' ? itemsOf(node) : [node];
    const severity = first === undefined ? undefined : stringOf(first);
    if (isSeverityChoice(severity)) this.#rules[name] = severity;
    else this.#report(first ?? node, `The severity of a rule must be ${oneOf(severityChoices)}.`);
    if (second !== undefined) this.#readOptions(name, second);
    if (third !== undefined)
      this.#report(third, 'Unexpected value: a rule takes only a severity and an object with options. Remove it.');
  }

  #readOptions(rule: string, node: JsonNode): void {
    if (node.type !== 'object') this.#report(node, 'The options of a rule must be an object.');
    this.#options[rule] = valueOf(node);
    const known = (this.#known.find(({ id }) => id === rule)?.options ?? []).map(({ name }) => name);
    for (const { name, keyNode, valueNode } of this.#entriesOf(node)) {
      const advice = known.length === 0 ? ' The rule has no options.' : didYouMean(name, known);
      if (!known.includes(name)) {
        this.#report(keyNode, `Unknown option ${code(name)} of ${code(rule)}; it has no effect.${advice}`);
      } else if (valueNode !== undefined && valueNode.type !== 'boolean') {
        this.#report(valueNode, `The option ${code(name)} must be ${oneOf(['true', 'false'])}.`);
      }
    }
  }

  /** Returns the properties of an object, and reports duplicates. */
  #entriesOf(node: JsonNode | undefined): readonly JsonProperty[] {
    const entries = propertiesOf(node);
    const last = new Map(entries.map((entry) => [entry.name, entry]));
    for (const entry of entries) {
      if (last.get(entry.name) === entry) continue;
      this.#report(entry.keyNode, `Duplicate property ${code(entry.name)}: only the last one has an effect.`);
    }
    return [...last.values()];
  }

  #readIgnore(node: JsonNode): void {
    const patterns = itemsOf(node).map(stringOf);
    if (node.type !== 'array' || patterns.includes(undefined)) {
      this.#report(node, '`ignore` must be a list of patterns, each a string such as "drafts/**".');
    }
    this.#ignore = patterns.filter((pattern) => pattern !== undefined);
  }

  /** Reads each component by its name, or a list of components with their names. */
  #readComponents(node: JsonNode): void {
    if (node.type !== 'object' && node.type !== 'array') {
      this.#report(node, '`components` must be an object with component names as keys.');
    }
    for (const { name, valueNode } of propertiesOf(node)) {
      if (valueNode !== undefined) this.#readComponent(name, valueOf(valueNode), valueNode);
    }
    for (const item of itemsOf(node)) {
      const value = valueOf(item);
      const name = typeof value === 'string' ? value : nameIn(value);
      if (name === undefined) this.#report(item, 'A component in a list needs a `name`.');
      else this.#readComponent(name, typeof value === 'string' ? {} : value, item);
    }
  }

  #readComponent(name: string, value: unknown, node: JsonNode): void {
    const { component, problem } = readSiteComponent(name, value);
    if (problem !== undefined) this.#report(node, problem);
    for (const { name: key, keyNode, known } of problem === undefined ? unknownKeysIn(node) : []) {
      this.#report(keyNode, `Unknown property ${code(key)}; it has no effect.${didYouMean(key, known)}`);
    }
    if (component !== undefined) this.#components.push(component);
  }

  #report(node: JsonNode, message: string): void {
    this.#problems.push({ range: rangeOf(node), message, isSyntaxError: false });
  }
}

function nameIn(value: unknown): string | undefined {
  const name = (value as { readonly name?: unknown } | null | undefined)?.name;
  return typeof name === 'string' ? name : undefined;
}

function oneOf(names: readonly string[]): string {
  return formatList(names.map(code));
}

function didYouMean(written: string, known: readonly string[]): string {
  const [nearest] = nearestNames(written, known);
  return nearest === undefined ? '' : ` Did you mean ${code(nearest)}?`;
}
