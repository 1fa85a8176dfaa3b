// Creates a working rule with its page and its test, and lists it in its area: npm run new-rule -- area/name
// Its placeholder reports headings (or, for docs.json, a name of the site) with the text “Replace me”.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesOfRule, listedIn, nameOf, rulesFolder } from './generate/ruleTemplate.mjs';

const [id = ''] = process.argv.slice(2);
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
  const taken = Object.keys(filesOfRule(id, 'page')).find((file) => existsSync(file));
  return taken && `${taken} already exists.`;
}

function create(id) {
  const index = `${rulesFolder}/${id.split('/')[0]}/index.ts`;
  const { text, kind } = listedIn(readFileSync(index, 'utf8'), id);
  const files = { ...filesOfRule(id, kind), [index]: text };
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
