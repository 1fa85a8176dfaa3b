import type { TextRange } from '../text/textRange.ts';
import { readScript } from './mdx/script/readScript.ts';
import { swallowedTags } from './mdx/script/swallowedTags.ts';
import type { PageScript } from './pageModel.ts';
import type { PageProblem } from './pageProblem.ts';

/** Reads the imports and exports of a page, which are in some ranges of its text, and returns them with their errors. */
export function readScripts(
  text: string,
  ranges: readonly TextRange[],
): { readonly script: PageScript; readonly problems: readonly PageProblem[] } {
  const problems: PageProblem[] = [];
  const imported: string[] = [];
  const read = ranges.map((range) => {
    const script = readScript(text, range, imported);
    if (script.problem !== undefined) {
      const isProse = script.problem.reason === 'notEsm';
      problems.push({ kind: 'script', range, isProse, swallowed: swallowedTags(text, range) });
    } else {
      for (const { names } of script.imports) for (const { local } of names) imported.push(local);
    }
    return script;
  });
  const imports = read.flatMap((script) => script.imports);
  const declared = read.flatMap((script) => script.declared);
  const names = [...imports.flatMap((one) => one.names.map(({ local }) => local)), ...declared.map(({ name }) => name)];
  const declaredByName = new Map(declared.map((one) => [one.name, one]));
  return { script: { ranges, imports, declared, declaredByName, names: new Set(names) }, problems };
}
