import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { filesIn, withoutCode } from '../support/documents.ts';

const straight = /\p{L}'\p{L}/u;

const list = (folder: string, ending: string): readonly string[] =>
  filesIn(folder).filter((file) => file.endsWith(ending) && !file.includes('generated'));

/** The lines of a file that have a straight apostrophe and aren't left out, each with its place. */
function linesWith(file: string, shown: (text: string) => string): readonly string[] {
  return shown(readFileSync(file, 'utf8'))
    .split('\n')
    .flatMap((line, index) => (straight.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : []));
}

/** Code without its comments: as it is laid out here, what is left has an apostrophe only within texts. */
const withoutComments = (code: string): string => code.replace(/^\s*(?:\/?\*|\/\/).*$| \/\/ .*$/gm, '');

describe('an apostrophe', () => {
  it('looks the same in all that the editor and the command line say', () => {
    const code = [...list('server/src', '.ts'), ...list('client/src', '.ts')];
    const texts = ['package.nls.json', 'package.nls.de.json', ...list('l10n', '.json'), ...list('schemas', '.json')];
    assert.deepEqual(
      [
        ...code.flatMap((file) => linesWith(file, withoutComments)),
        ...texts.flatMap((file) => linesWith(file, String)),
      ],
      [],
    );
  });

  it('looks the same in what is documented', () => {
    const documents = ['README.md', 'CHANGELOG.md', ...list('docs', '.md')];
    assert.deepEqual(
      documents.flatMap((file) => linesWith(file, withoutCode)),
      [],
    );
  });
});
