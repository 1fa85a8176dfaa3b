import type { ConfigString } from '../../config/configStrings.ts';
import { apiDescriptionIn } from '../../config/navigation.ts';
import { baseNameOf, type SitePath } from '../../paths/sitePath.ts';
import { isExternal, localFileOf } from '../../paths/address.ts';
import { languageNamed } from '../../code/languages.ts';
import { belowBasePath } from '../../site/references/basePath.ts';
import type { SiteSnapshot } from '../../site/siteSnapshot.ts';
import { NamedTargets } from '../../site/fileNames.ts';
import type { Nearest } from '../../util/nearest.ts';
import { code } from '../../util/messageText.ts';
import { replacementFixes } from '../engine/configFixes.ts';
import { fixesIfAny, type ConfigRule, type Finding } from '../engine/rule.ts';
import { unresolvedReferences } from './unresolvedReferences.ts';

export const fileNotFound: ConfigRule = {
  meta: {
    id: 'config/file-not-found',
    title: 'File not found',
    severity: 'error',
    summary: 'a local path (logo, favicon, background, icon, font, API description) to a file that doesn’t exist',
  },
  *check(site) {
    yield* unresolvedReferences(site, ['absolute', 'missing', 'noFile', 'outside', 'unreadable']);
    const refused = new Set(site.config.schemaProblems.map(({ range }) => range.start));
    for (const text of site.config.strings) {
      if (isGrammar(text) && isExternal(text.value)) yield { range: text.range, message: grammarMessage(text.value) };
      const local = namesFile(text) && !refused.has(text.range.start) ? localFileOf(text.value) : undefined;
      if (local === undefined) continue;
      const { path } = local;
      if (path !== undefined && mayBeThere(site, text, path)) continue;
      const named = isGrammar(text) ? languageNamed(text.value) : undefined;
      yield {
        range: text.range,
        message: named === undefined ? message(site, text.value, path) : knownLanguageMessage(text.value),
        fixes: fixesIfAny(() =>
          path === undefined ? [] : replacementFixes(site.config, text.range, meant(site, text, path)),
        ),
      };
    }
    if (site.config.generation === 'current') yield* ofEntries(site);
  },
};

/** Yields the findings of navigation entries for an operation of a description that doesn't exist: the build stops. */
function* ofEntries(site: SiteSnapshot): Iterable<Finding> {
  for (const { entry, range } of site.config.navigation.entries) {
    const value = apiDescriptionIn(entry);
    const path = value === undefined ? undefined : localFileOf(value)?.path;
    const text = { kind: 'apiDescription', value: value ?? '', range, path: [] } as const;
    if (value === undefined || path === undefined || mayBeThere(site, text, path)) continue;
    const { names, isClear } = meant(site, text, path);
    yield {
      range,
      message: message(site, value, path),
      fixes: fixesIfAny(() =>
        replacementFixes(site.config, range, { names: names.map((name) => entry.replace(value, () => name)), isClear }),
      ),
    };
  }
}

const fileKinds: ReadonlySet<ConfigString['kind']> = new Set(['image', 'apiDescription', 'file']);

/** Icons may be files as well; only a leading slash distinguishes them from names. */
function namesFile({ kind, value }: ConfigString): boolean {
  return fileKinds.has(kind) || (kind === 'icon' && value.startsWith('/'));
}

/** Whether a string is to name the grammar of a custom language, which the platform reads from the site. */
function isGrammar({ kind, path }: ConfigString): boolean {
  return kind === 'file' && path.at(-2) === 'custom';
}

function grammarMessage(address: string): string {
  return `${code(address)} isn’t read: a custom language is the path of a grammar in the site. Save the file there.`;
}

function knownLanguageMessage(name: string): string {
  return `${code(name)} is no file. ${code('custom')} takes the paths of grammars, and code blocks know this language without one. Remove it.`;
}

/** Browsers request images by URL, descriptions are read from the repository. */
function mayBeThere(site: SiteSnapshot, { kind }: ConfigString, path: SitePath): boolean {
  const { files } = site;
  if (files.has(path) || !files.isKnown(path)) return true;
  // Pages may be generated from a folder that a tool writes.
  if (kind === 'file' && files.hasFolder(path)) return true;
  const below = kind === 'apiDescription' ? undefined : belowBasePath(site, path);
  return below !== undefined && files.has(below.rest);
}

function message(site: SiteSnapshot, written: string, path: SitePath | undefined): string {
  const config = code(site.config.file);
  if (path === undefined) {
    return `${code(written)} points outside the site. Use the path of a file in the folder of ${config}.`;
  }
  const otherCase = site.files.names.inOtherCase(path);
  if (otherCase !== undefined) {
    return `File not found: ${code(`/${path}`)}, but ${code(`/${otherCase}`)} exists. Paths are case-sensitive.`;
  }
  return `File not found: ${code(`/${path}`)}. Paths are relative to the folder of ${config}.`;
}

/** Returns a file with the same name elsewhere, or one with nearly the same path. */
function meant(site: SiteSnapshot, text: ConfigString, path: SitePath): Nearest {
  const { dataFiles, images, paths } = site.files;
  // As completion writes it.
  const slash = text.kind === 'apiDescription' && site.config.generation === 'current' ? '' : '/';
  const kind = text.kind === 'apiDescription' ? dataFiles : text.kind === 'file' ? paths : images;
  const known = new NamedTargets(kind).inLanguageOf(site.editions, path);
  const sameName = known.named(baseNameOf(path));
  const nearest = known.nearest(path);
  const names = [...new Set([...sameName, ...nearest.names])].slice(0, 3).map((file) => slash + file);
  return { names, isClear: sameName.length === 1 || (sameName.length === 0 && nearest.isClear) };
}
