import { baseNameOf, folderOf, type SitePath } from './sitePath.ts';

/** Another generator of documentation, and the folder that it builds from. */
export interface Generator {
  readonly name: string;
  readonly folder: SitePath;
}

const scriptExtensions = ['js', 'cjs', 'mjs', 'ts', 'cts', 'mts'];
const yamlExtensions = ['yml', 'yaml'];

/** The generators by the names of their files, and of the hidden folders of some. */
const byMark: ReadonlyMap<string, string> = new Map([
  ['.vitepress', 'VitePress'],
  ['.vuepress', 'VuePress'],
  ...marksOf('Docusaurus', 'docusaurus.config', scriptExtensions),
  ...marksOf('MkDocs', 'mkdocs', yamlExtensions),
  ...marksOf('Astro', 'astro.config', scriptExtensions),
  ...marksOf('Antora', 'antora', yamlExtensions),
  ['book.toml', 'mdBook'],
  ...marksOf('Hugo', 'hugo', ['toml', ...yamlExtensions]),
  ...marksOf('Quarto', '_quarto', yamlExtensions),
  ...marksOf('GitBook', '.gitbook', yamlExtensions),
]);

function marksOf(name: string, mark: string, extensions: readonly string[]): readonly [mark: string, name: string][] {
  return extensions.map((extension) => [`${mark}.${extension}`, name]);
}

/** Returns the generators that some files and folders show. */
export function generatorsIn(paths: Iterable<SitePath>): ReadonlyMap<SitePath, Generator> {
  const found = new Map<SitePath, Generator>();
  for (const path of paths) {
    const name = byMark.get(baseNameOf(path));
    if (name !== undefined) found.set(folderOf(path), { name, folder: folderOf(path) });
  }
  return found;
}
