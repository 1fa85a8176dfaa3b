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

  it('says that the platform’s components need no import', () => {
    const importing = (names: string, source = '@mintlify/components') => `import ${names} from "${source}";\n`;
    for (const source of ['@mintlify/components', 'mintlify/components', 'mintlify', '@mintlify/ui'])
      assert.equal(
        rule.message(importing('{ Card, Steps }', source)),
        `Pages have the platform’s components without an import, and \`${source}\` isn’t read. Remove the import.`,
      );
    assert.match(rule.message(importing('{ Card }', 'mintlify-demo')), /^`mintlify-demo` is a package/);
  });

  it('names what an import of the platform’s components doesn’t bring', () => {
    const lost = (names: string) => rule.message(`import ${names} from "@mintlify/components";\n`);
    assert.match(lost('{ Card, AccordionItem }'), /so `AccordionItem` isn’t shown\. Remove the import, and use/);
    assert.match(lost('{ Card as Box, Gone, Tab }'), /so `Box` and `Gone` aren’t shown/);
    assert.match(lost('* as Mint'), /so `Mint` isn’t shown/);
  });
});
