import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readConfig } from '../../../server/src/core/config/readConfig.ts';
import { completeConfig } from '../../../server/src/core/features/config/completion.ts';
import type { SitePath } from '../../../server/src/core/paths/sitePath.ts';
import { applyEdits } from '../../../server/src/core/text/textRange.ts';
import { isJson } from '../../support/isJson.ts';
import { findingsIn, page, siteOf, textAt, type Files } from '../../support/site.ts';

const files: Files = {
  'intro.mdx': page('Intro'),
  'guides/install.mdx': page('Install'),
  'guides/run.mdx': page('Run'),
  'api/users.mdx': page('Users'),
  'logo/light.svg': '',
  'logo/dark.svg': '',
  'favicon.svg': '',
};

const fullText = `{
  "name": "Acme",
  "logo": { "light": "/logo/light.svg", "dark": "/logo/dark.svg" },
  "favicon": "/favicon.svg",
  "colors": {
    "primary": "#0D5F3C",
    "light": "#07C983"
  },
  "topbarLinks": [{ "name": "Support", "url": "https://a.example" }],
  "navigation": [
    {
      "group": "Start",
      "pages": ["intro", "guides/install"]
    },
    { "group": "API", "pages": [
      "guides/run",
      "api/users"
    ] }
  ],
  "tabs": [{ "name": "API", "url": "api" }],
  "feedback": { "suggestEdit": true }
}
`;
const around = siteOf({ ...files, 'docs.json': fullText });

function siteWith(text: string) {
  const config = readConfig('docs.json' as SitePath, text);
  assert.ok(config, `no longer a site: ${text}`);
  return { ...around, config };
}

describe('a character that is missing', () => {
  it('is one finding, wherever it was, and invents no other', () => {
    const wrong: string[] = [];
    for (let at = 0; at < fullText.length; at++) {
      const text = fullText.slice(0, at) + fullText.slice(at + 1);
      if (isJson(text)) continue;
      const found = findingsIn(siteWith(text)).map(({ rule, range }) => `${rule.id} ${textAt(text, range)}`);
      if (found.length === 1 && found[0]?.startsWith('config/syntax')) continue;
      wrong.push(
        `${fullText.slice(at - 15, at)}⟦${fullText.charAt(at)}⟧${fullText.slice(at + 1, at + 15)}: ${found.join(' | ')}`,
      );
    }
    assert.deepEqual(wrong, []);
  });

  it('comes back with its fix, wherever one is offered', () => {
    const wrong: string[] = [];
    let offered = 0;
    for (let at = 0; at < fullText.length; at++) {
      const text = fullText.slice(0, at) + fullText.slice(at + 1);
      if (isJson(text)) continue;
      const fix = findingsIn(siteWith(text))[0]?.fixes?.()[0];
      const edits = fix?.edits.flatMap((edit) => (edit.kind === 'edit' ? edit.edits : []));
      if (edits === undefined) continue;
      offered++;
      const fixed = applyEdits(text, edits);
      if (!isJson(fixed)) wrong.push(`${fix?.title ?? ''}: ${fixed.slice(at - 30, at + 30)}`);
    }
    assert.deepEqual(wrong, []);
    assert.ok(offered > 100, `only ${offered} fixes`);
  });
});

describe('a path that is cut off with its quote', () => {
  it('is one finding: nothing is said of a path that may be incomplete', () => {
    for (const [whole, half] of [
      ['"guides/run",', '"guides/r'],
      ['"api/users"', '"api/us'],
      ['"favicon": "/favicon.svg",', '"favicon": "/favi'],
    ] as const) {
      const found = findingsIn(siteWith(fullText.replace(whole, half))).map(
        ({ rule, message }) => `${rule.id}: ${message}`,
      );
      assert.deepEqual(found, ['config/syntax: This string has no closing double quote.']);
    }
  });
});

describe('help elsewhere', () => {
  it('works whatever character is missing', () => {
    const lost: string[] = [];
    const requested = fullText.replace('"suggestEdit": true', '"suggestEdit": true, ""');
    for (let at = 0; at < requested.length; at++) {
      const text = requested.slice(0, at) + requested.slice(at + 1);
      const offset = text.indexOf('true, "');
      // A key that is no longer `feedback` has other properties, or none.
      if (offset < 0 || !text.includes('"feedback') || !text.includes('suggestEdit"')) continue;
      const labels = completeConfig(siteWith(text), offset + 'true, "'.length).items.map((item) => item.label);
      if (!labels.includes('raiseIssue'))
        lost.push(`${requested.slice(at - 12, at)}⟦${requested.charAt(at)}⟧${requested.slice(at + 1, at + 12)}`);
    }
    assert.deepEqual(lost, []);
  });
});

describe('a line that is being typed', () => {
  const locations = ['"logo"', '"favicon"', '"colors"', '"topbarLinks"', '"navigation"', '"tabs"'];
  for (const state of [
    '"',
    '""',
    '"",',
    '"fee",',
    '"fee',
    '"fee"',
    'fee',
    '"backgroundImage": ',
    '"backgroundImage": "',
    '"metadata": {',
    '"versions": [',
  ]) {
    it(`${JSON.stringify(state)} leaves the help around it alone`, () => {
      for (const location of locations) {
        const text = fullText.replace(`  ${location}`, `  ${state}\n  ${location}`);
        const site = siteWith(text);
        const invented = findingsIn(site).filter(({ rule }) => rule.id !== 'config/syntax');
        assert.deepEqual(
          invented.map(({ rule, message }) => `${rule.id}: ${message}`),
          [],
          `above ${location}`,
        );
        assert.ok(
          findingsIn(site).length <= 1,
          `above ${location}: ${findingsIn(site)
            .map(({ message }) => message)
            .join(' | ')}`,
        );
        assert.equal(site.config.navigation.entries.length, 4, `above ${location}`);
      }
    });
  }

  it('is completed, without what follows', () => {
    for (const location of locations) {
      for (const state of ['"', '"m', 'm']) {
        const text = fullText.replace(`  ${location}`, `  ${state}\n  ${location}`);
        const offset = text.indexOf(`  ${state}\n  ${location}`) + 2 + state.length;
        const labels = completeConfig(siteWith(text), offset).items.map((item) => item.label);
        assert.ok(labels.includes('modeToggle'), `${state} above ${location}: ${labels.join(', ')}`);
        assert.ok(!labels.includes('tabs') && !labels.includes('navigation'), `${state} above ${location}`);
      }
    }
  });
});

describe('what others leave in a file', () => {
  it('a merge that was never finished is reported once', () => {
    const text = fullText
      .replace('  "favicon"', '<<<<<<< HEAD\n  "favicon"')
      .replace('  "colors"', '=======\n>>>>>>> main\n  "colors"');
    const found = findingsIn(siteWith(text)).map(({ message }) => message.slice(0, 30));
    assert.deepEqual(found, ['Unresolved merge conflict. Kee']);
  });
});

describe('a closing bracket on a line of its own', () => {
  const lines = fullText.split('\n');
  const closing = lines.flatMap((line, at) => (/^\s+[\]}],?$/.test(line) ? [at] : []));
  /** Returns the findings of the file with another line, each with what its first fix makes of the file. */
  function resultsWith(at: number, changed: readonly string[]): readonly (readonly [rule: string, fixed: string])[] {
    const text = lines.toSpliced(at, 1, ...changed).join('\n');
    return findingsIn(siteWith(text)).map(({ rule, fixes }) => {
      const edits = (fixes?.()[0]?.edits ?? []).flatMap((edit) => (edit.kind === 'edit' ? edit.edits : []));
      return [rule.id, JSON.stringify(JSON.parse(applyEdits(text, edits)))];
    });
  }
  const whole = JSON.stringify(JSON.parse(fullText));

  it('is one finding if it is of the wrong kind, and its fix corrects it', () => {
    for (const at of closing) {
      const line = lines[at] ?? '';
      const wrong = line.includes('}') ? line.replace('}', ']') : line.replace(']', '}');
      assert.deepEqual(resultsWith(at, [wrong]), [['config/syntax', whole]], wrong);
    }
  });

  it('is one finding if it is there twice, with and without its comma, and its fix removes it', () => {
    for (const at of closing) {
      const line = lines[at] ?? '';
      assert.deepEqual(resultsWith(at, [line, line]), [['config/syntax', whole]], line);
    }
  });

  it('is one finding if it is missing together with its comma, and its fix adds both', () => {
    for (const at of closing) assert.deepEqual(resultsWith(at, []), [['config/syntax', whole]], lines[at]);
  });
});

describe('an opening brace on a line of its own', () => {
  it('is one finding if it is there twice', () => {
    const text = fullText.replace('    {\n', '    {\n    {\n');
    const found = findingsIn(siteWith(text));
    assert.deepEqual(
      found.map(({ rule, message }) => `${rule.id}: ${message}`),
      ['config/syntax: Unexpected `{`: an object has just begun. Remove it.'],
    );
  });
});

describe('what other languages write', () => {
  for (const [wrong, right] of [
    ['"name" = "Acme",', '"name" : "Acme",'],
    ['"name": "Acme";', '"name": "Acme",'],
    ['"name": "Acme",,', '"name": "Acme",'],
    ["'name': 'Acme',", '"name": "Acme",'],
  ] as const) {
    it(`${wrong} is one finding a mistake, and its fixes remove it`, () => {
      const text = fullText.replace('"name": "Acme",', wrong);
      const found = findingsIn(siteWith(text));
      assert.ok(found.length <= 2 && found.every(({ rule }) => rule.id === 'config/syntax'), JSON.stringify(found));
      const edits = found.flatMap((one) => one.fixes?.()[0]?.edits ?? []);
      const fixed = applyEdits(
        text,
        edits.flatMap((edit) => (edit.kind === 'edit' ? edit.edits : [])),
      );
      assert.equal(fixed, fullText.replace('"name": "Acme",', right));
    });
  }

  it('an extra brace in the middle, and a file that ends in the middle, are one finding each', () => {
    for (const text of [
      fullText.replace('"#07C983"\n  },', '"#07C983"\n  }},'),
      fullText.slice(0, fullText.indexOf('"guides/run"') + 12),
    ]) {
      const found = findingsIn(siteWith(text)).map(({ rule, message }) => `${rule.id}: ${message}`);
      assert.equal(found.length, 1, found.join(' | '));
    }
  });
});
