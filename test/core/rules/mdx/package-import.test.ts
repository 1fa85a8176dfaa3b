import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { probe } from '../../../support/pageRule.ts';
import { probeArea } from '../../../support/ruleTester.ts';

describe('mdx/package-import', () => {
  const rule = probe('mdx/package-import');

  it('tells an alias of another tool from a package', () => {
    assert.match(
      rule.message('import A from "@/components/a";\n'),
      /^`@\/components\/a` is an alias that only other tools/,
    );
    assert.match(rule.message('import A from "@acme/charts";\n'), /^`@acme\/charts` is a package/);
  });

  it('says that the platform’s components need no import', () => {
    const importing = (names: string, source = '@mintlify/components') => `import ${names} from "${source}";\n`;
    for (const source of ['@mintlify/components', 'mintlify/components', 'mintlify', '@mintlify/ui'])
      assert.equal(
        rule.message(importing('{ Card, Steps }', source)),
        `Pages have the platform’s components without an import, and \`${source}\` isn’t read. Remove the import.`,
      );
    assert.match(rule.message(importing('{ Card }', 'mintlify-demo')), /^`mintlify-demo` is a package/);
  });

  it('lets the platform’s components be checked as without their import, and reports what it doesn’t bring', () => {
    const all = probeArea(/^(?:mdx|component|link)\//);
    const importing = (names: string, use: string) =>
      all.found(`import ${names} from "@mintlify/components";\n\n${use}\n`).slice(1);
    assert.deepEqual(importing('{ Card }', '<Card title="A" href="/gone">a</Card>'), ['link/not-found: /gone']);
    assert.deepEqual(importing('{ Gone }', '<Gone />'), ['component/unknown: Gone']);
    assert.deepEqual(importing('{ Card as Box }', '<Box />'), ['component/unknown: Box']);
    assert.deepEqual(importing('* as Mint', '<Mint.Card />'), ['component/unknown: Mint.Card']);
  });
});
