import type { ComponentSpec } from '../components/catalogue.ts';
import { readSiteComponent } from '../components/siteComponent.ts';
import { itemsOf, memberOf, propertiesOf, rangeOf, valueOf, type JsonNode } from '../config/json/jsonTree.ts';
import { locate } from '../config/schemaProblems.ts';
import type { TextRange } from '../text/textRange.ts';
import { code } from '../util/messageText.ts';
import { nearestName } from '../util/nearest.ts';
import { asObject } from '../util/values.ts';
import { docsUrlHelp, readDocsUrl } from './docsUrl.ts';
import { presets, unlistedChoices, type Preset, type RuleSettings, type UnlistedPages } from './ruleSettings.ts';
import { invalidSettings, readRuleSettings } from './settingsSchema.ts';
import { parseSettings } from './settingsTree.ts';

export const settingsFileName = '.docsight.json';

/** Something in a settings file that can't be used. */
export interface SettingsProblem {
  readonly range: TextRange;
  readonly message: string;
  /** Whether the file can't be read for it; all else only has no effect. */
  readonly isSyntaxError: boolean;
}

/** What a `.docsight.json` says; what can't be used of it is left out and reported as a problem. */
export interface SettingsFile {
  readonly text: string;
  readonly preset: Preset | undefined;
  readonly rules: RuleSettings;
  /** Patterns as in a `.gitignore`. */
  readonly ignore: readonly string[];
  readonly components: readonly ComponentSpec[];
  /** The address of the published documentation, without a slash at its end. */
  readonly docsUrl: string | undefined;
  readonly unlistedPages: UnlistedPages | undefined;
  /** The folders of originals and of their translations, from the folder of this file. */
  readonly translations: { readonly source: string; readonly folders: readonly string[] } | undefined;
  /** The names of properties, keys, components and attributes that are newer than Docsight, as written. */
  readonly known: unknown;
  readonly problems: readonly SettingsProblem[];
}

export function readSettingsFile(text: string): SettingsFile {
  return new SettingsReader().read(text);
}

/** Returns a settings file that can’t be read for a reason, so that others than the intended settings apply. */
export function unreadSettingsFile(reason: string): SettingsFile {
  const message = `These settings can’t be read, so they don’t apply: ${reason}.`;
  return {
    ...readSettingsFile('{}'),
    text: '',
    problems: [{ range: { start: 0, end: 0 }, message, isSyntaxError: true }],
  };
}

class SettingsReader {
  readonly #problems: SettingsProblem[] = [];
  readonly #components: ComponentSpec[] = [];

  read(text: string): SettingsFile {
    const { root, error } = parseSettings(text);
    if (error !== undefined) this.#problems.push({ ...error, isSyntaxError: true });
    const settings = root?.type === 'object' ? (valueOf(root) as Readonly<Record<string, unknown>>) : {};
    if (root?.type === 'object') this.#check(root, settings);
    const components = memberOf(root, 'components');
    if (components !== undefined) this.#readComponents(components);
    const { extends: preset, ignore, docsUrl, known, translations, unlistedPages, rules = {} } = settings;
    return {
      text,
      preset: presets.find((known) => known === preset),
      rules: readRuleSettings(rules).rules,
      ignore: Array.isArray(ignore) ? ignore.filter((pattern) => typeof pattern === 'string') : [],
      components: this.#components,
      docsUrl: readDocsUrl(docsUrl),
      translations: readTranslations(translations),
      known,
      unlistedPages: unlistedChoices.find((known) => known === unlistedPages),
      problems: this.#problems,
    };
  }

  /** Reports what the schema doesn’t allow, and duplicate keys. */
  #check(root: JsonNode, settings: Readonly<Record<string, unknown>>): void {
    for (const { pointer, key, message } of invalidSettings(settings)) {
      const node = locate(root, pointer)?.node ?? root;
      const keyNode = propertiesOf(node).findLast(({ name }) => name === key)?.keyNode;
      this.#report(keyNode ?? node, message);
    }
    const { docsUrl } = settings;
    const urlNode = memberOf(root, 'docsUrl');
    if (urlNode !== undefined && readDocsUrl(docsUrl) === undefined) this.#report(urlNode, docsUrlHelp);
    this.#reportDuplicates(root);
  }

  #reportDuplicates(node: JsonNode): void {
    const entries = propertiesOf(node);
    const last = new Map(entries.map((entry) => [entry.name, entry]));
    for (const entry of entries) {
      if (last.get(entry.name) === entry) continue;
      this.#report(entry.keyNode, `Duplicate property ${code(entry.name)}: only the last one has an effect.`);
    }
    for (const child of [...entries.flatMap(({ valueNode }) => valueNode ?? []), ...itemsOf(node)]) {
      this.#reportDuplicates(child);
    }
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

function readTranslations(written: unknown): SettingsFile['translations'] {
  const { source = '', folders } = asObject(written) ?? {};
  if (typeof source !== 'string' || !Array.isArray(folders)) return undefined;
  return { source, folders: folders.filter((folder) => typeof folder === 'string') };
}

function nameIn(value: unknown): string | undefined {
  const name = (value as { readonly name?: unknown } | null | undefined)?.name;
  return typeof name === 'string' ? name : undefined;
}

function didYouMean(written: string, known: readonly string[]): string {
  const nearest = nearestName(written, known);
  return nearest === undefined ? '' : ` Did you mean ${code(nearest)}?`;
}

/** The properties of a component in `.docsight.json`. */
const componentKeys =
  'name summary description deprecated attributes oneOf anyAttributes parents children content body example'.split(' ');

/** The properties of one of its attributes. */
const attributeKeys =
  'name summary type required recommended kind default values examples minimum maximum deprecated'.split(' ');

/** A property that the description of a component has and that has no meaning there. */
export interface UnknownKey {
  readonly name: string;
  readonly keyNode: JsonNode;
  readonly known: readonly string[];
}

/** Returns the unknown properties of a component's description and of those of its attributes. */
function unknownKeysIn(component: JsonNode): readonly UnknownKey[] {
  const attributes = memberOf(component, 'attributes');
  const described = [...itemsOf(attributes), ...propertiesOf(attributes).flatMap(({ valueNode }) => valueNode ?? [])];
  return [
    ...unknownIn(component, componentKeys),
    ...described.flatMap((attribute) => unknownIn(attribute, attributeKeys)),
  ];
}

function unknownIn(node: JsonNode, known: readonly string[]): readonly UnknownKey[] {
  return propertiesOf(node).flatMap(({ name, keyNode }) => (known.includes(name) ? [] : [{ name, keyNode, known }]));
}
