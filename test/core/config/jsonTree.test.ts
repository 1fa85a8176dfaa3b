import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import {
  memberOf,
  nodeAt,
  parseJson,
  parsingJson,
  valueOf,
  type JsonNode,
} from '../../../server/src/core/config/json/jsonTree.ts';
import { applyEdits } from '../../../server/src/core/text/textRange.ts';
import { anyCharacter, anyString } from '../../support/anyValue.ts';
import { runs } from '../../support/thorough.ts';

function problems(text: string): readonly string[] {
  return parseJson(text).problems.map(({ range, message }) => `${text.slice(range.start, range.end)} → ${message}`);
}

describe('reading broken JSON', () => {
  it('says nothing twice at one place', () => {
    const places = parseJson('{{{A\ns}> }').problems.map(({ range, message }) => JSON.stringify([range, message]));
    assert.deepEqual(places, [...new Set(places)]);
  });

  const once: readonly (readonly [string, string, string])[] = [
    ['a missing comma between texts', '{"a": ["x" "y"]}', '"y" → Missing comma'],
    ['a missing comma between properties', '{"a": 1\n"b": 2}', '"b" → Missing comma'],
    ['a comma before a closing bracket', '{"a": [1, ]}', ', → Unexpected comma'],
    ['a comma before a closing brace', '{"a": 1,\n}', ', → Unexpected comma'],
    ['a comment', '{"a": 1 // one\n}', '// one → JSON doesn’t allow comments'],
    ['a comment right after a text', '{"a": "b"/* one */, "c": 1}', '/* one */ → JSON doesn’t allow comments'],
    ['a missing value', '{"a": }', ': → Missing value'],
    ['a missing colon', '{"a" 1}', '1 → Missing colon'],
    ['a text without its end', '{"a": "x\n}', '"x → This string has no closing double quote'],
    ['single quotes', "{'a': 1}", "'a' → "],
    ['a missing closing brace', '{"a": 1', '1 → Missing `}`'],
    ['a missing closing bracket', '{"a": [1}', '} → Missing `]`'],
    ['something after the end', '{"a": 1} {}', '{ → Unexpected text after the configuration'],
    ['an unquoted name', '{a: 1}', 'a → Property names must be in double quotes'],
    ['a constant of another language', '{"a": True}', 'True → Unknown value `True`. Use `true`'],
    [
      'a text whose end is missing before the next',
      '{"n": "A, "navigation": [] }',
      '"A → This string has no closing double quote',
    ],
    ['a no-break space', '{"a":\u00A01}', '\u00A0 → JSON doesn’t allow this invisible character (U+00A0)'],
    ['an unknown escape', '{"a": "\\q"}', '"\\q" → Invalid escape `\\q`'],
  ];
  for (const [what, text, expected] of once) {
    it(`reports ${what} once, in plain language`, () => {
      const found = problems(text);
      assert.equal(found.length, 1, found.join('\n'));
      assert.ok(found[0]?.startsWith(expected), found[0]);
    });
  }

  it('reports every syntax error of a file', () => {
    assert.equal(problems('{"a": [1 2], "b": [3 4],\n "c": }').length, 3);
  });

  it('is finished whatever space of Unicode is in it, so that the editor isn’t left waiting', () => {
    const spaces = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code)).filter((char) =>
      /\s/.test(char),
    );
    assert.ok(spaces.length > 20);
    for (const space of spaces) {
      for (const text of [space, `{${space}"a"${space}:${space}[1${space}2]`, `<${space}a${space}`, `'${space}`]) {
        assert.ok(parseJson(text).problems.length <= 20, JSON.stringify(text));
      }
      const { root } = parseJson(`{${space}"a"${space}:${space}[1,${space}2]${space}}`);
      assert.deepEqual(root && valueOf(root), { a: [1, 2] });
    }
  });

  it('never drowns a writer in problems', () => {
    assert.ok(problems('<html>'.repeat(500)).length <= 20);
  });

  for (const [text, fixed] of [
    ['{"a": ["x" "y"]}', '{"a": ["x", "y"]}'],
    ['{"a": [1, ]}', '{"a": [1 ]}'],
    ['{"a": 1 /* one */}', '{"a": 1}'],
    ['{\n  // one\n  "a": 1 // two\n}', '{\n  "a": 1\n}'],
    ["{'a': 1}", '{"a": 1}'],
    ['{a: None}', '{"a": null}'],
    ['{\u00A0"a":\u2028\u2029 1,\v"b": 2\u3000}', '{ "a":  1, "b": 2 }'],
  ] as const) {
    it(`fixes ${text}`, () => {
      const edits = parseJson(text).problems.flatMap((problem) => (problem.fix ? [problem.fix.edit] : []));
      assert.equal(applyEdits(text, edits), fixed);
    });
  }
});

describe('the tree of a broken text', () => {
  it('keeps what follows the syntax error', () => {
    const { root } = parseJson('{"a": ["x" "y"], "b": {"c": true}}');
    assert.equal(nodeAt(root, ['b', 'c'])?.value, true);
  });

  it('keeps offsets after a byte order mark', () => {
    const { root, problems: found } = parseJson('\uFEFF{"a": 1}');
    assert.deepEqual(found, []);
    assert.equal(memberOf(root, 'a')?.offset, 7);
  });

  it('takes the last of two equal properties, as JSON readers do', () => {
    const { root } = parseJson('{"a": 1, "a": 2}');
    assert.ok(root);
    assert.equal(memberOf(root, 'a')?.value, 2);
    assert.deepEqual(valueOf(root), { a: 2 });
  });

  it('reads the lines below a name whose line isn’t finished as its list', () => {
    const text = (line: string): string =>
      `{\n  "groups": [\n    {\n      "group": "A",\n      ${line}\n        "b",\n        "c"\n      ]\n    }\n  ]\n}\n`;
    for (const line of ['"pages"', '"pag']) {
      const { root } = parseJson(text(line));
      const name = line.replaceAll('"', '');
      assert.deepEqual(root && valueOf(root), { groups: [{ group: 'A', [name]: ['b', 'c'] }] }, line);
    }
  });

  it('leaves properties without a value out of the plain value', () => {
    const { root } = parseJson('{"a": , "b": 1}');
    assert.ok(root);
    assert.deepEqual(valueOf(root), { b: 1 });
  });
});

/** Calls back for a node and all within it. */
function visit(node: JsonNode, take: (node: JsonNode) => void): void {
  take(node);
  for (const child of node.children ?? []) visit(child, take);
}

describe('the tree of any text', () => {
  it('says what every JSON reader reads, with the place of each value', () => {
    const anyJson = fc.json({ maxDepth: 5, stringUnit: anyCharacter }).map((json): unknown => JSON.parse(json));
    fc.assert(
      fc.property(anyJson, fc.constantFrom(undefined, 2, '\t'), (value, space) => {
        const text = JSON.stringify(value, undefined, space);
        const { root, problems: found } = parseJson(text);
        assert.deepEqual(found, []);
        assert.ok(root);
        assert.deepEqual(valueOf(root), value);
        visit(root, (node) => {
          const written = text.slice(node.offset, node.offset + node.length);
          if (node.type !== 'property') assert.deepEqual(JSON.parse(written), valueOf(node));
        });
      }),
      { numRuns: runs(200, 5000) },
    );
  });

  it('has its nodes in order, each within the one around it, wherever a bracket or quote is missing', () => {
    const parts = [
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '"',
      '"a"',
      '"a": ',
      '\n',
      '\n  ',
      '1',
      'true',
      '// b',
      '/*',
      "'",
      '=>',
    ];
    const anyBroken = fc.array(fc.oneof(fc.constantFrom(...parts), anyString), { maxLength: 40 });
    fc.assert(
      fc.property(anyBroken, (pieces) => {
        const text = pieces.join('');
        const { root, problems: found } = parseJson(text);
        for (const { range } of found)
          assert.ok(0 <= range.start && range.start <= range.end && range.end <= text.length);
        if (root === undefined) return;
        assert.ok(root.offset + root.length <= text.length);
        visit(root, (node) => {
          let end = node.offset;
          for (const child of node.children ?? []) {
            assert.equal(child.parent, node);
            assert.ok(end <= child.offset, JSON.stringify(text));
            end = child.offset + child.length;
          }
          assert.ok(end <= node.offset + node.length, JSON.stringify(text));
        });
      }),
      { numRuns: runs(500, 50_000) },
    );
  });
});

// An API dump on one line may share the file's name; a reader whose time grows with the square of a text would hold
// the editor for a minute, and this test with it.
describe('texts of a hundred kilobytes', () => {
  const length = 100_000;
  const huge: Readonly<Record<string, string>> = {
    'an object on one line': JSON.stringify(
      Array.from({ length: 6_000 }, (_, index) => ({ title: `t${index}`, body: {} })),
    ),
    'names without values': `{${'"a",'.repeat(length / 4)}`,
    'an open text that ends in commas': `{"a": "${','.repeat(length)}x\n}`,
    'an open name that ends in spaces': `{"a${' '.repeat(length)}x\n"b": 1}`,
    'words without end': `{${'x '.repeat(length / 2)}`,
    'comments without end': `{${'/**/'.repeat(length / 4)}"a": 1}`,
    'brackets that close nothing': `{"a":[${'],'.repeat(length / 2)}`,
    'braces that close the file too early': `{"a": 1}${' "b": 1}'.repeat(length / 8)}`,
    'names with their values below': `{${'"a"\n  "b"\n'.repeat(length / 10)}] }`,
    'markers of conflicts': '<<<<<<< \n'.repeat(length / 9),
    'spaces that JSON doesn’t allow': `{${'\u00A0 '.repeat(length / 2)}}`,
  };
  for (const [what, text] of Object.entries(huge)) {
    it(`${what} is read`, () => {
      assert.ok(parseJson(text).problems.length <= 20);
    });
  }

  it('are read in steps, so that others get their answers between', () => {
    const stepsOf = (count: number): number => {
      const items = Array.from({ length: count }, (_, index) => ({ title: `t${index}`, body: [index] }));
      return [...parsingJson(JSON.stringify({ items }))].length;
    };
    assert.equal(stepsOf(10), 0);
    assert.ok(stepsOf(6_000) >= 10 * stepsOf(600));
    assert.ok(stepsOf(6_000) >= 40);
  });
});
