import { baseNameOf, folderOf, type SitePath } from './sitePath.ts';

/** Another generator of documentation, and the folder that it builds from. */
export interface Generator {
  readonly name: string;
  readonly folder: SitePath;
}

/** The names of the files by which other generators are known, and of the hidden folders of some. */
const marks: readonly (readonly [name: string, mark: RegExp])[] = [
  ['VitePress', /^\.vitepress$/],
  ['VuePress', /^\.vuepress$/],
  ['Docusaurus', /^docusaurus\.config\.[cm]?[jt]s$/],
  ['MkDocs', /^mkdocs\.ya?ml$/],
  ['Astro', /^astro\.config\.[cm]?[jt]s$/],
  ['Antora', /^antora\.ya?ml$/],
  ['mdBook', /^book\.toml$/],
  ['Hugo', /^hugo\.(?:toml|ya?ml)$/],
  ['Quarto', /^_quarto\.ya?ml$/],
  ['GitBook', /^\.gitbook\.ya?ml$/],
];

/** Returns the generators that some files and folders show. */
export function generatorsIn(paths: Iterable<SitePath>): ReadonlyMap<SitePath, Generator> {
  const found = new Map<SitePath, Generator>();
  for (const path of paths) {
    const base = baseNameOf(path);
    const name = marks.find(([, mark]) => mark.test(base))?.[0];
    if (name !== undefined) found.set(folderOf(path), { name, folder: folderOf(path) });
  }
  return found;
}
