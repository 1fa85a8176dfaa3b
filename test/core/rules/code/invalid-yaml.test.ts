import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { linesReportedBy } from '../../../support/site.ts';

const reported = (body: string): readonly string[] => linesReportedBy('code/invalid-yaml', body);

describe('code/invalid-yaml', () => {
  it('marks the line of the error, in an indented block too', () => {
    assert.deepEqual(reported('```yaml\na: 1\nb: c: d\n```\n'), ['b: c: d']);
    assert.deepEqual(reported('- Set it:\n\n  ```yaml\n  a: 1\n  b: c: d\n  ```\n'), ['b: c: d']);
    assert.deepEqual(reported('```yaml\r\na: 1\r\nb: c: d\r\n```\r\n'), ['b: c: d']);
  });

  const silent: readonly string[] = [
    '```yaml\na: 1\nb: "c: d"\n```\n',
    '```yaml\nrole: bad\nrole: good\n```\n',
    '```yaml\na: 1\n---\na: 2\n```\n',
    '```yaml\na: {{ .Values.a }}: b\n```\n',
    '```yaml\na: <name>: b\n```\n',
    '```yaml\na: 1\n...\n b: c: d\n```\n',
    '```yaml\n- a: 1\n+ a: 2: 3 [!code ++]\n```\n',
    '```text\na: b: c\n```\n',
    '> ```yaml\n> a: b: c\n> ```\n',
  ];
  for (const body of silent) {
    it(`leaves ${JSON.stringify(body)} alone`, () => {
      assert.deepEqual(reported(body), []);
    });
  }
});
