import { isClassicSnippetPath, isScript } from '../../paths/fileKinds.ts';
import { type SitePath, stemOf } from '../../paths/sitePath.ts';
import type { SiteSnapshot } from '../siteSnapshot.ts';
import { capitalized } from '../../util/strings.ts';

/** A component that the pages of a site could import. */
export interface ImportableComponent {
  readonly name: string;
  readonly file: SitePath;
  /** Whether it is what the file exports by default, so that a page may choose its name. */
  readonly isDefault: boolean;
}

/**
 * Returns the content of snippets, and the components that they export, by file; a name may occur several times. What
 * the language of the page has is not to be taken from another.
 */
export function importableComponents(site: SiteSnapshot, page: SitePath): readonly ImportableComponent[] {
  const languageOf = (file: SitePath): string => site.editions.languageFoldersIn(file).join('/');
  const language = languageOf(page);
  const all = allComponents(site).map((component) => ({ component, isOwn: languageOf(component.file) === language }));
  const own = new Set(all.flatMap(({ component, isOwn }) => (isOwn ? component.name : [])));
  return all.flatMap(({ component, isOwn }) => (isOwn || !own.has(component.name) ? component : []));
}

function allComponents(site: SiteSnapshot): readonly ImportableComponent[] {
  const scripts = [...site.snippets.keys()].filter(isScript).sort();
  // The platform imports nothing from the folder of old snippets.
  const snippets = site.files.snippets.filter((file) => !isClassicSnippetPath(file));
  return [
    ...snippets.flatMap((file) => [
      ...(site.pages.get(file)?.isOnlyScript === true ? [] : defaultOf(file, importNameFor(file))),
      ...named(file, site.pages.get(file)?.exports ?? []),
    ]),
    ...scripts.flatMap((file) => inScript(file, site.snippets.get(file) ?? '')),
  ];
}

/** A name alone: the platform takes what is declared in a default export for the page’s layout. */
const defaultExport = /^export\s+default\s+([\p{ID_Start}$_][\p{ID_Continue}$]*)[ \t]*;?[ \t]*$/mu;
const declaration =
  /^export\s+(?:async\s+)?(?:const|let|var|function|class)\s+([\p{ID_Start}$_][\p{ID_Continue}$]*)/gmu;
const list = /^export\s*\{([^}]*)\}/gm;

/** Returns the certain exports of a script; TypeScript can't be parsed here. */
function inScript(file: SitePath, text: string): readonly ImportableComponent[] {
  const listed = [...text.matchAll(list)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim().split(/\s+/).at(-1) ?? ''),
  );
  return [
    ...defaultOf(file, defaultExport.exec(text)?.[1]),
    ...named(file, [...Array.from(text.matchAll(declaration), ([, name = '']) => name), ...listed]),
  ];
}

function defaultOf(file: SitePath, name: string | undefined): readonly ImportableComponent[] {
  return name === undefined || !isComponentName(name) ? [] : [{ name, file, isDefault: true }];
}

function named(file: SitePath, names: readonly string[]): readonly ImportableComponent[] {
  return names.filter(isComponentName).map((name) => ({ name, file, isDefault: false }));
}

/** Whether a name is a component's: constants in capitals are values. */
function isComponentName(name: string): boolean {
  return /^\p{Lu}/u.test(name) && !name.includes('_');
}

/** Returns the name under which a file is imported: `api-key.mdx` gives `ApiKey`. */
export function importNameFor(path: string): string | undefined {
  const words = stemOf(path).match(/[\p{L}\p{N}]+/gu) ?? [];
  const name = words.map(capitalized).join('');
  return /^\p{Lu}/u.test(name) ? name : undefined;
}
