import { insideQuotes } from '../../config/configStrings.ts';
import type { Variable } from '../../config/siteConfig.ts';
import type { SitePath } from '../../paths/sitePath.ts';
import { configEdits } from '../../config/edit/configEdits.ts';
import { editOf } from '../../paths/fileEdit.ts';
import type { SiteSnapshot } from '../../site/siteSnapshot.ts';
import { usesOfVariable, type NamedVariable } from '../../site/variables.ts';
import type { TextEdit } from '../../text/textEdit.ts';
import { code } from '../../util/messageText.ts';
import { isFullyWritten } from './moveConfig.ts';
import { refuse, type Renameable, type RenameOutcome } from './refactoring.ts';

/**
 * Returns the rename of a variable in docs.json and in all pages that use it; undefined while its name is being typed.
 */
export function renameableVariable(site: SiteSnapshot, { variable, range }: NamedVariable): Renameable | undefined {
  const { config } = site;
  if (!isFullyWritten(config, insideQuotes(config.composed, variable.range), variable.name)) return undefined;
  return { range, placeholder: variable.name, rename: (newName) => renameVariable(site, variable, newName) };
}

function renameVariable(site: SiteSnapshot, variable: Variable, typed: string): RenameOutcome {
  // A variable renamed in a page may be typed with its braces.
  const newText = typed.trim().replace(/^\{\{\s*(.*?)\s*\}\}$/, '$1');
  if (newText === variable.name) return { kind: 'edits', edits: [] };
  const wrong = whatIsWrong(site, newText);
  if (wrong !== undefined) return refuse(wrong);
  const { config } = site;
  const declared = { range: insideQuotes(config.composed, variable.range), newText };
  const uses = [...editsByFile(site, variable, newText)].flatMap(([file, edits]) => editOf(file, edits));
  return { kind: 'edits', edits: [...configEdits(config, [declared]), ...uses] };
}

function whatIsWrong({ config }: SiteSnapshot, name: string): string | undefined {
  if (name === '') return 'Enter a name.';
  const wrong = /[^\w.-]/u.exec(name)?.[0];
  if (wrong !== undefined) {
    const what = /\s/.test(wrong) ? 'spaces' : code(wrong);
    return `A variable name can’t contain ${what}. Use letters from ${code('a')} to ${code('z')}, digits, ${code('-')}, ${code('_')} and ${code('.')}.`;
  }
  const isTaken = config.variables.some((other) => other.name === name);
  return isTaken ? `The variable ${code(name)} already exists. Use another name.` : undefined;
}

function editsByFile(site: SiteSnapshot, variable: Variable, newText: string): ReadonlyMap<SitePath, TextEdit[]> {
  const byFile = new Map<SitePath, TextEdit[]>();
  for (const { file, range } of usesOfVariable(site, variable)) {
    const edits = byFile.get(file) ?? [];
    byFile.set(file, edits);
    edits.push({ range, newText });
  }
  return byFile;
}
