import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { probe } from '../../../support/pageRule.ts';

const rule = probe('mdx/syntax');

describe('mdx/syntax and paragraphs that become imports and exports', () => {
  // All of these were given to the platform’s packages, which refuse the page.
  const lost: readonly string[] = [
    '    export API_KEY=abc\n',
    ' export API_KEY=abc\n',
    '\texport API_KEY=abc\n',
    '## Title\n    export API_KEY=abc\n',
    '{/* a */}\n    export API_KEY=abc\n',
    '```\na\n```\n  export API_KEY=abc\n',
    '1. a\n\n  export API_KEY=abc\n',
    '<Note>\na\n</Note>\n  export API_KEY=abc\n',
    '[a]: /b\n  export API_KEY=abc\n',
    '    import the module first\n',
    '  import os\n  import sys\n',
    '  export *all*\n',
    '  export const a = {b: "c"}\n',
    '  export const a = [1]\n',
    '  import * as a from "b"\n',
    '&#101;xport API_KEY=abc\n',
    'export&#32;API_KEY=abc\n',
  ];
  for (const body of lost) {
    it(`finds ${JSON.stringify(body)}`, () => {
      assert.equal(rule.found(body).length, 1);
      assert.deepEqual(rule.severities(body), ['error']);
    });
  }

  // These it shows.
  const shown: readonly string[] = [
    'Set:\n    export API_KEY=abc\n',
    'Set:  \n    export API_KEY=abc\n',
    '{/* a */} export API_KEY=abc\n',
    '| a |\n| --- |\n| 1 |\n    export API_KEY=abc\n',
    '- a\n\n    export API_KEY=abc\n',
    '> export API_KEY=abc\n',
    '[^1]: a\n\n    export API_KEY=abc\n\nUse [^1].\n',
    '<Tab title="a">\n    export API_KEY=abc\n</Tab>\n',
    '<Tab title="a">\n\n    export API_KEY=abc\n\n</Tab>\n',
    '<>\n\n  export API_KEY=abc\n\n</>\n',
    '  export\tAPI_KEY=abc\n',
    '  export\n  API_KEY=abc\n',
    '    import("a")\n',
    '    import.meta.url\n',
    '  export API_KEY=abc\n---\n',
    '  exports API_KEY=abc\n',
    '  `export API_KEY=abc`\n',
    'import&nbsp;the module first\n',
    '<b>a</b>\n  export API_KEY=abc\n',
    '  export const a = "x"\n\n{a}\n',
    '  export const A = () => <p>a</p>\n\n<A />\n',
  ];
  for (const body of shown) {
    it(`leaves ${JSON.stringify(body)} alone`, () => {
      assert.deepEqual(rule.found(body), []);
    });
  }

  it('puts lines of code in a code block', () => {
    const body = 'Set it:\n\n    export API_KEY=abc\n\n    # Where it runs\n    export URL=b\n\nThen start.\n';
    assert.equal(
      rule.message(body),
      'The platform removes the indentation, and MDX then reads this `export` as code of the page, so the page can’t be shown. Put it in a code block.',
    );
    assert.deepEqual(rule.fixes(body), ['*Put these lines in a code block']);
    assert.equal(
      rule.fixed(body, 'code block'),
      'Set it:\n\n```bash\nexport API_KEY=abc\n\n# Where it runs\nexport URL=b\n```\n\nThen start.\n',
    );
    assert.equal(rule.fixed(' import os\r\n', 'Format'), ' `import` os\r\n');
    assert.equal(rule.fixed('    import os\r\n', 'code block'), '```python\r\nimport os\r\n```\r\n');
    assert.equal(rule.fixed('export API_KEY=abc\n', 'code block'), '```bash\nexport API_KEY=abc\n```\n');
  });

  it('has imports and exports begin at the margin', () => {
    for (const [indent, fixes] of [
      ['    ', ['*Put this line in a code block', 'Remove the indentation']],
      [' ', ['*Remove the indentation', 'Put this line in a code block']],
    ] as const) {
      const body = `${indent}export const a = 1\n`;
      assert.equal(
        rule.message(body),
        'An `export` must begin at the left margin of its line. Remove the indentation, or put this in a code block to show it.',
      );
      assert.deepEqual(rule.fixes(body), fixes);
      assert.equal(rule.fixed(body, 'indentation'), 'export const a = 1\n');
    }
  });

  it('doesn’t take a space before a sentence for a remedy', () => {
    for (const indent of ['', ' ']) {
      const body = `${indent}import the module first\n`;
      assert.match(
        rule.message(body),
        /even if it is indented\. Start it with another word, or format `import` as code/,
      );
      assert.equal(rule.fixed(body, 'as code'), `${indent}\`import\` the module first\n`);
      assert.equal(rule.fixed(body, 'no-break space'), `${indent}import&nbsp;the module first\n`);
    }
  });
});
