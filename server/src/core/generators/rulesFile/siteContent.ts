import { builtIn } from '../../components/catalogue.ts';
import { isClassicSnippetPath, isMarkdown } from '../../paths/fileKinds.ts';
import type { SitePath } from '../../paths/sitePath.ts';
import { exportedNames } from '../../site/imports/exportedNames.ts';
import { importNameFor } from '../../site/imports/importableComponents.ts';
import type { SiteSnapshot } from '../../site/siteSnapshot.ts';
import { joinWithin, plainCode, plainExcerpt } from './siteText.ts';

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
  const files = [...scripts, ...snippets];
  const lines = files.slice(0, mostFiles).flatMap((file) => wayToUse(site, file));
  if (lines.length === 0) return undefined;
  const intro = 'Reusable snippets:\n';
  const unseen = Math.max(files.length - mostFiles, 0);
  const items = lines.map((line) => `  - ${plainCode(line, 160)}`);
  return intro + joinWithin(items, '\n', most - intro.length, unseen);
}

function wayToUse(site: SiteSnapshot, file: SitePath): readonly string[] {
  if (isClassicSnippetPath(file) && isMarkdown(file)) {
    return [`<Snippet file="${file.slice('_snippets/'.length)}" />`];
  }
  const exported = exportedNames(site, file);
  // Its exports are unknown, or whether they are named or default.
  if (exported === undefined || hasDefault(site, file)) return [`/${file}`];
  const names = exported.length > 0 ? `{ ${exported.slice(0, mostNames).join(', ')} }` : fullName(site, file);
  return names === undefined ? [] : [`import ${names} from "/${file}";`];
}

function hasDefault({ snippets }: SiteSnapshot, file: SitePath): boolean {
  return !isMarkdown(file) && /\bexport\s+default\b|\bas\s+default\b/.test(snippets.get(file) ?? '');
}

/** Returns the name by which a snippet is imported by default, unless a component of the settings has it already. */
function fullName({ settings }: SiteSnapshot, file: SitePath): string | undefined {
  const name = isMarkdown(file) ? importNameFor(file) : undefined;
  return name === undefined || settings.catalogue.get(name) !== undefined ? undefined : name;
}
