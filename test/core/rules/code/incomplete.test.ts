import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { probeArea } from '../../../support/ruleTester.ts';

const { found } = probeArea(/^code\//, {
  'code/incomplete': 'info',
  'code/language-mismatch': 'info',
  'code/invalid-json': 'info',
});

describe('code/incomplete', () => {
  it('leaves dots alone where they mean something or nothing runs', () => {
    const body =
      '```python\ndef f():\n    ...\n```\n\n```json\n{\n  ...\n}\n```\n\n```text\n...\n```\n\n```js\nf(...args);\n// ...\n```\n';
    assert.deepEqual(found(body), []);
  });

  it('leaves dots alone in comments and in texts that go over lines', () => {
    assert.deepEqual(found('```js\nf();\n/* The answer:\n  {\n    ...\n  } */\n```\n'), []);
    assert.deepEqual(found('```ts\nconst text = `Say\n...\n`;\n```\n'), []);
    assert.deepEqual(found('```js\n/* one */ f(`a`);\n...\n```\n'), ['code/incomplete: ...']);
  });

  it('knows the dots of functions with any number of parameters', () => {
    const call = '```c\nint log(const char *format,\n  ...\n);\n```\n';
    assert.deepEqual(found(call), []);
    assert.deepEqual(found(call.replace('```c', '```cpp')), []);
    assert.deepEqual(found(call.replace(');', ') {\n  ...\n}')), ['code/incomplete: ...']);
  });

  it('reports nothing unless it is enabled', () => {
    assert.deepEqual(found('```js\n...\n```\n', { settings: {} }), []);
    assert.deepEqual(found('```js\n...\n```\n'), ['code/incomplete: ...']);
  });
});
