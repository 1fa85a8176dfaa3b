// Generates the texts about rules outside of their own files: page heads, the list of all rules, their settings.
import * as esbuild from 'esbuild';
import { readFileSync } from 'node:fs';
import { compiledValidators } from '../build/validators.mjs';
import { defaultSeverity } from './settingsSchema.mjs';

/**
 * Returns the metadata of all rules, read from their own files, and whether some finding in the examples of its page
 * has a fix.
 */
export async function describedRules() {
  const { outputFiles } = await esbuild.build({
    stdin: {
      contents: `
        export { ruleMetas } from './server/src/core/rules/index.ts';
        export { isFixable } from './test/support/ruleExamples.ts';`,
      loader: 'ts',
      resolveDir: process.cwd(),
    },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    mainFields: ['module', 'main'],
    plugins: [compiledValidators()],
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire('/');" },
  });
  const text = Buffer.from(outputFiles[0].contents).toString('base64');
  const { ruleMetas, isFixable } = await import(`data:text/javascript;base64,${text}`);
  return ruleMetas.map((meta) => ({ ...meta, fixable: isFixable(meta) }));
}

/** Returns a rule's page with its generated head. */
export function rulePage(meta) {
  const head = `| Default severity | Quick fix |\n| --- | --- |\n| ${severityInTable(meta)} | ${meta.fixable ? 'yes' : 'no'} |\n\nReports ${meta.summary}.`;
  return withBlock(readFileSync(`docs/rules/${meta.id}.md`, 'utf8'), head);
}

/** Returns docs/rules/README.md: all rules, grouped by area. */
export function rulesPage(metas) {
  const areas = [...new Set(metas.map(areaOf))];
  const tables = areas.map((area) => {
    const rows = metas
      .filter((meta) => areaOf(meta) === area)
      .map((meta) => `| [${meta.id}](${meta.id}.md) | ${severityInTable(meta)} | ${meta.summary} |`);
    return `## ${area}\n\n| rule | default severity | reports |\n| --- | --- | --- |\n${rows.join('\n')}\n`;
  });
  return `# Rules\n\n<!-- generated from the rules’ metadata by npm run generate -->\n\n${tables.join('\n')}`;
}

const areaOf = ({ id }) => id.split('/')[0];

/** Returns package.json with each rule in the setting of severities; package.nls.json has their descriptions. */
export function manifestWithRules(metas) {
  const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
  const choices = ['off', 'hint', 'info', 'warning', 'error'];
  const areas = [...new Set(metas.map(areaOf))];
  const setting = manifest.contributes.configuration.properties['docsight.rules'];
  const ids = [...areas.map((area) => `${area}/*`), ...metas.map(({ id }) => id)];
  setting.properties = Object.fromEntries(ids.map((id) => [id, { markdownDescription: `%rule.${id}%` }]));
  // The severities are listed once, not with each rule. The editor ignores a pattern beside named properties.
  delete setting.patternProperties;
  setting.allOf = [{ additionalProperties: { enum: choices } }];
  return `${JSON.stringify(manifest, undefined, 2)}\n`;
}

/** Returns the severity for a table, without code formatting. */
function severityInTable(meta) {
  return defaultSeverity(meta).replaceAll('`', '');
}

const opening = "<!-- generated from the rule's metadata by npm run generate -->";
const closing = '<!-- /generated -->';

/** Replaces the text between the two comments that mark generated text. */
function withBlock(text, block) {
  const start = text.indexOf(opening);
  const end = text.indexOf(closing);
  if (start < 0 || end < start) throw new Error(`the marks of the generated block are missing: ${text.slice(0, 60)}`);
  return `${text.slice(0, start)}${opening}\n${block}\n${text.slice(end)}`;
}
