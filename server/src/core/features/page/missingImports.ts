import { componentName } from '../../paths/componentName.ts';
import type { PageInSite } from '../../site/pageInSite.ts';
import { importEdit } from './importEdit.ts';
import type { PageProposal } from './pageProposal.ts';

/** Reusable parts of the site that the page doesn't import yet; taking one adds its import. */
export function missingImports({ page, site, catalogue, file }: PageInSite): readonly PageProposal[] {
  const imported = new Set(page.script.imports.map(({ source }) => source.replace(/^\//, '')));
  return site.files.snippets.flatMap((snippet): readonly PageProposal[] => {
    const name = componentName(snippet);
    if (snippet === file || imported.has(snippet) || name === undefined) return [];
    if (page.script.names.has(name) || catalogue.get(name) !== undefined) return [];
    return [
      {
        label: name,
        kind: 'component',
        detail: `adds the import of /${snippet}`,
        newText: `<${name} />`,
        additionalEdits: [importEdit(page, `import ${name} from "/${snippet}";`)],
      },
    ];
  });
}
