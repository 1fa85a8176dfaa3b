// Creates a working rule with its page and its test, and lists it in its area:
//   npm run new-rule -- area/name [config | page | site]
// Without a kind, it is the one of most rules in the area. Its placeholder reports a heading, the title of a page or the
// name of a site that is “Replace me”.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesOfRule, kinds, listedIn, nameOf, rulesFolder, usualKind } from './generate/ruleTemplate.mjs';

const [id = '', kind] = process.argv.slice(2);
const problem = problemOf(id);
if (problem === undefined) create(id);
else {
  console.error(problem);
  process.exitCode = 2;
}

/** Returns why no rule can be created, or undefined. */
function problemOf(id) {
  if (!/^[a-z]+\/[a-z][a-z0-9-]*$/.test(id)) {
    return 'Name the rule: npm run new-rule -- area/name (lowercase letters, hyphens in the name)';
  }
  const [area] = id.split('/');
  if (!existsSync(`${rulesFolder}/${area}/index.ts`)) {
    return `There is no area ${area}. Create ${rulesFolder}/${area}/index.ts, and list it in ${rulesFolder}/index.ts.`;
  }
  if (kind !== undefined && !kinds.includes(kind)) return `A rule is one of: ${kinds.join(', ')}.`;
  const existing = Object.keys(filesOfRule(id, 'page')).find((file) => existsSync(file));
  return existing && `${existing} already exists.`;
}

function create(id) {
  const index = `${rulesFolder}/${id.split('/')[0]}/index.ts`;
  const before = readFileSync(index, 'utf8');
  const chosen = kind ?? usualKind(before);
  const files = { ...filesOfRule(id, chosen), [index]: listedIn(before, id, chosen) };
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  execFileSync(process.execPath, ['node_modules/oxfmt/bin/oxfmt', index]);
  execFileSync(process.execPath, ['scripts/generate.mjs'], { stdio: 'ignore' });
  console.log(
    `Created and listed:\n  ${Object.keys(files).join('\n  ')}\nTry it: npm run test:unit -- ${nameOf(id)} ruleExamples`,
  );
}
