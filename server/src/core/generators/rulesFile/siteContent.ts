import { builtIn } from '../../components/catalogue.ts';
import { isClassicSnippetPath, isMarkdown } from '../../paths/fileKinds.ts';
import type { SitePath } from '../../paths/sitePath.ts';
import { parametersOf } from '../../site/imports/declaredParts.ts';
import { exportedNames } from '../../site/imports/exportedNames.ts';
import { importNameFor } from '../../site/imports/importableComponents.ts';
import type { SiteSnapshot } from '../../site/siteSnapshot.ts';
import { joinWithin, plainCode, plainExcerpt } from './siteText.ts';
import { rounded } from './writtenFacts.ts';

/**
 * Returns the components that the site's settings declare, usable without an import.
 * @param most the limit in characters
 */
export function ownComponents({ settings }: SiteSnapshot, most: number): string | undefined {
  const own = settings.catalogue.components.filter((one) => !builtIn.includes(one));
  if (own.length === 0) return undefined;
  const entries = own.map(({ name, summary, attributes }) => {
    const takes = attributes.map((attribute) => plainCode(attribute.name, 30)).join(', ');
    return `${plainCode(name, 40)} (${plainExcerpt(summary, 80)}${takes === '' ? '' : `; attributes: ${takes}`})`;
  });
  const intro = 'Custom components, available without an import: ';
  return `${intro}${joinWithin(entries, ', ', most - intro.length - 1)}.`;
}

/** More never fit, and some sites have thousands. */
const mostFiles = 30;
/** The number of a file's exports to list. */
const mostNames = 4;

/**
 * Returns what pages can include instead of repeating it, each with the line that includes it.
 * @param most the limit in characters
 */
export function reusableContent(site: SiteSnapshot, most: number): string | undefined {
  const { snippets, scripts } = site.files;
  const usesOf = (file: SitePath): number => site.includedBy.get(file)?.length ?? 0;
  const files = [...scripts, ...snippets].sort((a, b) => rounded(usesOf(b)) - rounded(usesOf(a)));
  const lines = files.slice(0, mostFiles).flatMap((file) => wayToUse(site, file));
  if (lines.length === 0) return undefined;
  const intro = 'Reusable snippets, those on the most pages first:\n';
  const unseen = Math.max(files.length - mostFiles, 0);
  const items = lines.map((line) => `  - ${plainCode(line, 160)}`);
  return intro + joinWithin(items, '\n', most - intro.length, unseen);
}

function wayToUse(site: SiteSnapshot, file: SitePath): readonly string[] {
  if (isClassicSnippetPath(file) && isMarkdown(file)) {
    return [`<Snippet file="${file.slice('_snippets/'.length)}" />`];
  }
  const exported = usableNames(site, file);
  // Its exports are unknown, or whether they are named or default.
  if (exported === undefined || hasDefault(site, file)) return [`/${file}`];
  const names = exported.length > 0 ? `{ ${exported.slice(0, mostNames).join(', ')} }` : fullName(site, file);
  return names === undefined ? [] : [`import ${names} from "/${file}";${tagsOf(site, file, exported, names)}`];
}

/** Returns the names that a file exports, its components alone if it has some; undefined if they aren't known. */
function usableNames(site: SiteSnapshot, file: SitePath): readonly string[] | undefined {
  const exported = exportedNames(site, file);
  const components = exported?.filter((name) => /^\p{Lu}/u.test(name) && !name.includes('_')) ?? [];
  return components.length > 0 ? components : exported;
}

/** Returns how pages use what they import, where it takes something. */
function tagsOf(site: SiteSnapshot, file: SitePath, exported: readonly string[], name: string): string {
  const names = exported.length > 0 ? exported.slice(0, mostNames) : [name];
  const tags = names.flatMap((one) => {
    const parameters = exported.length > 0 ? parametersIn(site.snippets.get(file) ?? '', one) : openNames(site, file);
    if (parameters.length === 0) return [];
    return [` <${[one, ...parameters.slice(0, mostParameters).map((parameter) => `${parameter}={…}`)].join(' ')} />`];
  });
  return tags.join('');
}

/** The number of a component's parameters to list. */
const mostParameters = 6;

/** Returns what a snippet takes from the pages that include it. */
function openNames({ pageIndexes }: SiteSnapshot, file: SitePath): readonly string[] {
  const names = (pageIndexes.get(file)?.namesLeftOpen ?? []).map(({ value }) => value.replace(/^props\./, ''));
  return [...new Set(names)].filter((name) => name !== 'props' && name !== 'children');
}

/** Returns the attributes that a component takes, where its file shows them. */
function parametersIn(text: string, name: string): readonly string[] {
  const parameters = parametersOf(text, name) ?? [];
  return parameters.flatMap((one) => (one.name === 'children' ? [] : one.name));
}

function hasDefault({ snippets }: SiteSnapshot, file: SitePath): boolean {
  return !isMarkdown(file) && /\bexport\s+default\b|\bas\s+default\b/.test(snippets.get(file) ?? '');
}

/** Returns the name by which a snippet is imported by default, unless a component of the settings has it already. */
function fullName({ settings }: SiteSnapshot, file: SitePath): string | undefined {
  const name = isMarkdown(file) ? importNameFor(file) : undefined;
  return name === undefined || settings.catalogue.get(name) !== undefined ? undefined : name;
}
