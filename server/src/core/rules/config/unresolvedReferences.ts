import { locateIn, referenceTo, type FragmentReference, type ReferenceProblem } from '../../config/composedTree.ts';
import { baseNameOf, extensionOf } from '../../paths/sitePath.ts';
import type { SiteSnapshot } from '../../site/siteSnapshot.ts';
import { findNearestPath } from '../../paths/nearestPath.ts';
import type { Nearest } from '../../util/nearest.ts';
import { code } from '../../util/messageText.ts';
import { replacementFixes } from '../engine/configFixes.ts';
import { fixesIfAny, type Finding } from '../engine/rule.ts';

/** Yields the references (`$ref`) to files that can't be included, for some reasons. */
export function* unresolvedReferences(site: SiteSnapshot, reasons: readonly ReferenceProblem[]): Iterable<Finding> {
  const { config, files } = site;
  for (const reference of config.composed.references) {
    const { file, range, problem } = reference;
    if (problem === undefined || !reasons.includes(problem)) continue;
    // A file in an unread folder may exist, and an existing file may not be read yet.
    if (problem === 'missing' && file !== undefined && (files.has(file) || !files.isKnown(file))) continue;
    yield {
      range,
      message: message(site, reference, problem),
      fixes: fixesIfAny(() => replacementFixes(config, range, meant(site, reference, problem))),
    };
  }
}

function message(
  { config, files }: SiteSnapshot,
  { value, file, range }: FragmentReference,
  problem: ReferenceProblem,
): string {
  const from = code(locateIn(config.composed, range).file);
  const name = code(file === undefined ? value : `/${file}`);
  const otherCase = file && files.names.inOtherCase(file);
  switch (problem) {
    case 'outside':
      return `${name} points outside the site. A ${code('$ref')} must point to a file in the folder of ${code(config.file)}.`;
    case 'absolute':
      return `${code(value)} is an absolute path, which the platform doesn’t follow. Remove the leading ${code(value.charAt(0))}.`;
    case 'noFile':
      return `${code(value)} isn’t the path of a file, so nothing is included. A ${code('$ref')} must be a relative path to a JSON file of the site.`;
    case 'unreadable':
      return `${name} can’t be read, so nothing is included. Replace it with a JSON file of the site; links out of it, and very large files, aren’t read.`;
    case 'circle':
      return `Circular ${code('$ref')}: ${name} would include itself. Remove this ${code('$ref')}.`;
    case 'excess':
      return `${name} isn’t read: the included files are nested too deeply, or include each other too often. Include it in fewer places.`;
    case 'empty':
      return `${name} is empty. Add the value to this file, or remove the ${code('$ref')}.`;
    case 'missing':
      return otherCase === undefined
        ? `File not found: ${name}. The path of a ${code('$ref')} is relative to the folder of ${from}.`
        : `File not found: ${name}, but ${code(`/${otherCase}`)} exists. Paths are case-sensitive.`;
  }
}

/** Returns a JSON file with the same name elsewhere, or one with nearly the same path. */
function meant(
  { config, files }: SiteSnapshot,
  { file, range, value }: FragmentReference,
  problem: ReferenceProblem,
): Nearest {
  const from = locateIn(config.composed, range).file;
  if (file !== undefined && problem === 'absolute') return { names: [referenceTo(file, from, value)], isClear: true };
  if (file === undefined || problem !== 'missing') return { names: [], isClear: false };
  const fragmentFiles = new Set(config.composed.fragments.map((fragment) => fragment.file));
  const known = files.dataFiles.filter((one) => extensionOf(one) === '.json' && one !== config.file && one !== from);
  const sameName = known.filter((one) => baseNameOf(one) === baseNameOf(file) && !fragmentFiles.has(one));
  const nearest = findNearestPath(file, known);
  const near = known.filter((one) => nearest.names.includes(one));
  return {
    names: [...new Set([...sameName, ...near])].slice(0, 3).map((one) => referenceTo(one, from, value)),
    isClear: sameName.length === 1 || (sameName.length === 0 && nearest.isClear),
  };
}
