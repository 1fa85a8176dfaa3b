import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { probe } from '../../../support/pageRule.ts';

describe('mdx/package-import', () => {
  const rule = probe('mdx/package-import');

  it('tells an alias of another tool from a package', () => {
    assert.match(
      rule.message('import A from "@/components/a";\n'),
      /^`@\/components\/a` is an alias that only other tools/,
    );
    assert.match(rule.message('import A from "@acme/charts";\n'), /^`@acme\/charts` is a package/);
  });
});
