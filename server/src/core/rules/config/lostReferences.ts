import { locateIn, referenceTo, type ConfigReference, type ReferenceProblem } from '../../config/composedTree.ts';
import { baseNameOf, extensionOf } from '../../paths/sitePath.ts';
import type { SiteSnapshot } from '../../site/siteSnapshot.ts';
import { findNearest, type Nearest } from '../../util/nearest.ts';
import { code } from '../../util/words.ts';
import { replacementFixes } from '../configEdits.ts';
import type { Finding } from '../rule.ts';

/** The references (`$ref`) to files that can't be taken in, for some reasons. */
export function* lostReferences(site: SiteSnapshot, reasons: readonly ReferenceProblem[]): Iterable<Finding> {
  const { config, files } = site;
  for (const reference of config.whole.references) {
    const { file, range, problem } = reference;
    if (problem === undefined || !reasons.includes(problem)) continue;
    // What wasn't looked into may be there, and what is there may not be read.
    if (problem === 'missing' && file !== undefined && (files.has(file) || !files.isKnown(file))) continue;
    yield {
      range,
      message: message(site, reference, problem),
      fixes: () => (problem === 'missing' ? replacementFixes(config, range, meant(site, reference)) : []),
    };
  }
}

function message(
  { config, files }: SiteSnapshot,
  { value, file, range }: ConfigReference,
  problem: ReferenceProblem,
): string {
  const from = code(locateIn(config.whole, range).file);
  const name = code(file === undefined ? value : `/${file}`);
  const otherCase = file && files.inOtherCase(file);
  switch (problem) {
    case 'outside':
      return `${name} leads out of the site. What ${code('$ref')} refers to has to lie below the folder of ${code(config.file)}.`;
    case 'circle':
      return `${name} is being read already where this refers to it, so it would have to hold itself. Take this ${code('$ref')} out.`;
    case 'empty':
      return `${name} is empty. Write into it the value that belongs here, or take this ${code('$ref')} out.`;
    case 'missing':
      return otherCase === undefined
        ? `There is no file ${name} in the site. The path of a ${code('$ref')} counts from the folder of ${from}.`
        : `There is no file ${name}, but ${code(`/${otherCase}`)}: upper and lower case matter where the site is built.`;
  }
}

/** A JSON file with the same name elsewhere, or one with nearly the same path. */
function meant({ config, files }: SiteSnapshot, { file, range, value }: ConfigReference): Nearest {
  if (file === undefined) return { names: [], isClear: false };
  const from = locateIn(config.whole, range).file;
  const parts = new Set(config.whole.parts.map((part) => part.file));
  const known = files.dataFiles.filter((one) => extensionOf(one) === '.json' && one !== config.file && one !== from);
  const sameName = known.filter((one) => baseNameOf(one) === baseNameOf(file) && !parts.has(one));
  const nearest = findNearest(file, known);
  const near = known.filter((one) => nearest.names.includes(one));
  return {
    names: [...new Set([...sameName, ...near])].slice(0, 3).map((one) => referenceTo(one, from, value)),
    isClear: sameName.length === 1 || (sameName.length === 0 && nearest.isClear),
  };
}
