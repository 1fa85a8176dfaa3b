import { readSiteComponent } from '../components/siteComponent.ts';
import type { ComponentSpec } from '../components/catalogue.ts';
import {
  itemsOf,
  parseJson,
  propertiesOf,
  rangeOf,
  stringOf,
  valueOf,
  type JsonNode,
  type JsonProperty,
} from '../config/json/jsonTree.ts';
import type { TextRange } from '../text/textRange.ts';
import { nearestNames } from '../util/nearest.ts';
import { code, listWords } from '../util/words.ts';
import { docsUrlHelp, readDocsUrl } from './docsUrl.ts';
import { areaOf, isSeverityChoice, presets, severityChoices, type Preset, type RuleSettings } from './ruleSettings.ts';

export const settingsFileName = '.docsight.json';

/** Something in a settings file that can't be used. */
export interface SettingsProblem {
  readonly range: TextRange;
  readonly message: string;
}

/** What a `.docsight.json` says; what can't be used of it is left out and told as a problem. */
export interface SettingsFile {
  readonly preset: Preset | undefined;
  readonly rules: RuleSettings;
  readonly options: Readonly<Record<string, unknown>>;
  /** Patterns as in a `.gitignore`. */
  readonly ignore: readonly string[];
  readonly components: readonly ComponentSpec[];
  /** The address of the published documentation, without a slash at its end. */
  readonly docsUrl: string | undefined;
  readonly problems: readonly SettingsProblem[];
}

const properties = ['$schema', 'extends', 'rules', 'ignore', 'components', 'docsUrl'] as const;

/** Reads the text of a settings file; `ruleIds` are the rules that there are. */
export function readSettingsFile(text: string, ruleIds: readonly string[]): SettingsFile {
  const reader = new SettingsReader(ruleIds);
  return reader.read(text);
}

class SettingsReader {
  readonly #ruleIds: readonly string[];
  readonly #problems: SettingsProblem[] = [];
  readonly #rules: Record<string, RuleSettings[string]> = {};
  readonly #options: Record<string, unknown> = {};
  readonly #components: ComponentSpec[] = [];
  #ignore: readonly string[] = [];
  #preset: Preset | undefined;
  #docsUrl: string | undefined;

  constructor(ruleIds: readonly string[]) {
    this.#ruleIds = ruleIds;
  }

  read(text: string): SettingsFile {
    const { root, problems } = parseJson(text);
    for (const { range, message } of problems) this.#problems.push({ range, message });
    if (root === undefined) this.#problems.push({ range: { start: 0, end: 0 }, message: 'The file is empty.' });
    else if (root.type !== 'object') this.#report(root, 'Settings are an object in braces.');
    for (const property of propertiesOf(root)) this.#readProperty(property);
    return {
      preset: this.#preset,
      rules: this.#rules,
      options: this.#options,
      ignore: this.#ignore,
      components: this.#components,
      docsUrl: this.#docsUrl,
      problems: this.#problems,
    };
  }

  #readProperty({ name, keyNode, valueNode }: JsonProperty): void {
    if (!(properties as readonly string[]).includes(name)) {
      this.#report(keyNode, `There is no setting ${code(name)}. ${oneOf(properties.slice(1))}`);
    }
    if (valueNode === undefined) return;
    if (name === 'extends') this.#readPreset(valueNode);
    if (name === 'rules') this.#readRules(valueNode);
    if (name === 'ignore') this.#readIgnore(valueNode);
    if (name === 'components') this.#readComponents(valueNode);
    if (name === 'docsUrl') this.#readDocsUrl(valueNode);
  }

  #readPreset(node: JsonNode): void {
    this.#preset = presets.find((preset) => preset === stringOf(node));
    if (this.#preset === undefined) this.#report(node, oneOf(presets));
  }

  #readDocsUrl(node: JsonNode): void {
    this.#docsUrl = readDocsUrl(stringOf(node));
    if (this.#docsUrl === undefined) this.#report(node, docsUrlHelp);
  }

  #readRules(node: JsonNode): void {
    if (node.type !== 'object') this.#report(node, '`rules` is an object: each rule with its severity.');
    for (const { name, keyNode, valueNode } of propertiesOf(node)) {
      const isKnown = name === '*' || this.#ruleIds.some((id) => id === name || areaOf(id) === name);
      if (!isKnown) this.#report(keyNode, `There is no rule ${code(name)}.${didYouMean(name, this.#ruleIds)}`);
      else if (valueNode !== undefined) this.#readRule(name, valueNode);
    }
  }

  /** `"error"`, or `["error", {…}]` for a rule that takes options. */
  #readRule(name: string, node: JsonNode): void {
    const [first, second] = node.type === 'array' ? itemsOf(node) : [node];
    const severity = first === undefined ? undefined : stringOf(first);
    if (isSeverityChoice(severity)) this.#rules[name] = severity;
    else this.#report(first ?? node, `A rule weighs ${listWords(severityChoices.map(code))}.`);
    if (second !== undefined) this.#options[name] = valueOf(second);
  }

  #readIgnore(node: JsonNode): void {
    const patterns = itemsOf(node).map(stringOf);
    if (node.type !== 'array' || patterns.includes(undefined)) {
      this.#report(node, '`ignore` is a list of patterns, each a text such as "drafts/**".');
    }
    this.#ignore = patterns.filter((pattern) => pattern !== undefined);
  }

  /** Each component by its name, or a list of components with their names. */
  #readComponents(node: JsonNode): void {
    if (node.type !== 'object' && node.type !== 'array') {
      this.#report(node, '`components` is an object: each component by its name.');
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

  #readComponent(name: string, given: unknown, node: JsonNode): void {
    const { component, problem } = readSiteComponent(name, given);
    if (problem !== undefined) this.#report(node, problem);
    if (component !== undefined) this.#components.push(component);
  }

  #report(node: JsonNode, message: string): void {
    this.#problems.push({ range: rangeOf(node), message });
  }
}

function nameIn(value: unknown): string | undefined {
  const name = (value as { readonly name?: unknown } | null | undefined)?.name;
  return typeof name === 'string' ? name : undefined;
}

function oneOf(names: readonly string[]): string {
  return `Write ${listWords(names.map(code))}.`;
}

function didYouMean(written: string, known: readonly string[]): string {
  const [nearest] = nearestNames(written, known);
  return nearest === undefined ? '' : ` Did you mean ${code(nearest)}?`;
}
