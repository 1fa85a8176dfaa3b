import { addImport } from '../../site/imports/addImport.ts';
import { importableComponents, type ImportableComponent } from '../../site/imports/importableComponents.ts';
import { nearestComponents } from '../../site/imports/nearestComponents.ts';
import type { PageContext } from '../../site/pageContext.ts';
import { resolveImport } from '../../site/references/resolveLink.ts';
import type { PageProposal } from './pageProposal.ts';

/** Returns components of the site's snippets that the page doesn't import yet; accepting one adds its import. */
export function missingImports(context: PageContext): readonly PageProposal[] {
  const isImported = importedBy(context);
  const known = new Set(context.page.script.names);
  return nearestComponents(context.file, importableComponents(context.site, context.file)).flatMap(
    (component): readonly PageProposal[] => {
      const { name, file } = component;
      if (
        file === context.file ||
        known.has(name) ||
        context.catalogue.get(name) !== undefined ||
        isImported(component)
      ) {
        return [];
      }
      known.add(name);
      return [
        {
          label: name,
          kind: 'component',
          detail: `adds an import of /${file}`,
          newText: `<${name} />`,
          additionalEdits: [addImport(context, component)],
        },
      ];
    },
  );
}

/** Returns a function that says whether the page imports a component, under any name. */
function importedBy({ page, site, file }: PageContext): (component: ImportableComponent) => boolean {
  const imported = page.script.imports.map(({ source, names }) => ({
    found: resolveImport(site, file, source),
    names,
  }));
  return (component) =>
    imported.some(
      ({ found, names }) =>
        found.kind === 'file' &&
        found.file === component.file &&
        names.some((one) => one.imported === (component.isDefault ? 'default' : component.name)),
    );
}
