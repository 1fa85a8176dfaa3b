import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { linesReportedBy } from '../../../support/site.ts';

const reported = (body: string): readonly string[] => linesReportedBy('code/invalid-python', body);

const block = (code: string): string => `\`\`\`python\n${code}\n\`\`\`\n`;

describe('code/invalid-python', () => {
  it('marks the line of the error, in an indented block too', () => {
    assert.deepEqual(reported(block('a = 1\nb = f(1 2)')), ['b = f(1 2)']);
    assert.deepEqual(reported('- Do it:\n\n  ```py\n  a = 1\n  b = f(1 2)\n  ```\n'), ['b = f(1 2)']);
    assert.deepEqual(reported('```python\r\na = 1\r\nb = f(1 2)\r\nc = 3\r\n```\r\n'), ['b = f(1 2)']);
  });

  const wrong: readonly (readonly [code: string, line: string])[] = [
    ['payload = "{ "name": "value" }"\nsend(payload)', 'payload = "{ "name": "value" }"'],
    ["list(scope='global)\nfor one in two:\n    print(one)", 'for one in two:'],
    ['if a:\n    b()\nelse\n    c()\n    d()', 'else'],
    ['async def main():\nprint("x")', 'print("x")'],
    ['from a import from b import c\nd()', 'from a import from b import c'],
    ['resource "a" "b" {\n  name = "c"\n}', 'resource "a" "b" {'],
  ];
  for (const [code, line] of wrong) {
    it(`reports ${JSON.stringify(code)}`, () => {
      assert.deepEqual(reported(block(code)), [line]);
    });
  }

  const silent: readonly string[] = [
    // Pieces of code.
    'host="localhost",\nport=8080',
    '"a": 1,\n"b": 2',
    'else:\n    a()',
    'except Error:\n    a()',
    '    def method(self):\n        return 1\n\n    def other(self):\n        return 2',
    'client.send(\n    a,\n    b=[',
    // Signatures.
    'connect(self, host: str = "a") -> Client | None',
    'def connect(host: str) -> Client',
    'class Client(Base)',
    'def one(a: int)\ndef two(b: int)',
    // Omissions and placeholders.
    'def connect(host):\n    # open it\n\nconnect("a")',
    'class A:\n\nclass B:\n    pass',
    'connect(<your-key>)',
    'connect(a, ...)\nx y z',
    'connect({{ host }} {{ port }})',
    // Prompts, notebooks, shells, comparisons.
    '>>> a = f(1)\n1 2',
    '!pip install acme\nimport acme',
    '%pip install acme\nimport acme',
    'pip install acme',
    'a = 1\n- b = 2\n+ b = 3',
    'a = 1 2 # [!code ++]',
    // What the parser doesn't know.
    'def f():\n    yield\n    x = yield',
    'match a:\n    case B():\n        pass\n    case C(): pass',
    'async with f(a) as (b, c):\n    pass',
    'with (open(a) as b, open(c) as d):\n    pass',
    'x = 4.\ny = 4. * (2. + x)',
    'try:\n    a()\nexcept* B:\n    c()',
    'print >>a, b',
    // Other versions of Python.
    'print "a"',
    'type A = int\ndef f[T](a: T) -> T:\n    return a',
    'f"{a["b"]}"\nt"{a}"',
    'await f()\nasync for a in b:\n    c(a)',
    '',
  ];
  for (const code of silent) {
    it(`leaves ${JSON.stringify(code)} alone`, () => {
      assert.deepEqual(reported(block(code)), []);
    });
  }

  it('leaves quotations and unclosed blocks alone', () => {
    assert.deepEqual(reported('> ```python\n> a b\n> c d\n> ```\n'), []);
    assert.deepEqual(reported('```python\na b\nc d\n'), []);
  });
});
