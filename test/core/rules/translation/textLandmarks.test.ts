import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { lagsBehind, newLines } from '../../../../server/src/core/rules/translation/textLandmarks.ts';

const then = '---\ntitle: A\n---\n\n# Install\n\nRun the script with `--all`. See [more](/en/more).\n\n- One\n- Two\n';
const translation = '# Installieren\n\nDas Skript mit `--all` starten, siehe [mehr](/de/more).\n\n- Eins\n- Zwei\n';

const lags = (now: string, own = translation): boolean => lagsBehind(own, { then, now });

describe('a translation is older than its original', () => {
  for (const [what, now] of [
    ['that has got a section', `${then}\n## Update\n\nRun it again.\n`],
    ['in which an option has another name', then.replace('--all', '--every')],
    ['in which a link leads elsewhere', then.replace('/en/more', '/en/other')],
    ['that has lost a list', then.replace('- One\n- Two\n', '')],
    ['that has got code', `${then}\n\`\`\`sh\nrun --now\n\`\`\`\n`],
    ['that has got a component', `${then}\n<Note>\nNot on Sundays.\n</Note>\n`],
  ] as const)
    it(what, () => {
      assert.ok(lags(now));
    });
});

describe('a translation isn’t older than its original', () => {
  for (const [what, now, own] of [
    ['that was only worded differently', then.replace('Run the script', 'Start the program')],
    ['that was only formatted', then.replaceAll('- ', '* ').replaceAll('\n\n', '\n\n\n').replace('# ', '## ')],
    ['whose front matter or comments have changed', `${then.replace('A', 'B: C')}\n{/* vale off */}\n`],
    ['in which a name has become code', then.replace('script', '`script`')],
    ['that it has followed', then.replace('--all', '--every'), translation.replace('--all', '--every')],
    ['that it has never had in the same form', then.replace('- Two\n', ''), 'Eins und zwei.\n'],
  ] as const)
    it(what, () => {
      assert.ok(!lags(now, own));
    });
});

describe('the new lines of an original', () => {
  it('are named in ranges, with the empty lines between them', () => {
    assert.deepEqual(newLines(then, then), []);
    assert.deepEqual(newLines('a\nb\nc\n', 'a\nnew\n\nnewer\nb\nc\nlast'), [
      [2, 4],
      [7, 7],
    ]);
    assert.deepEqual(newLines('a\nb\n', 'a\n'), []);
    assert.deepEqual(newLines('a\nb', '  a\r\n\tb\r\n'), []);
  });
});
