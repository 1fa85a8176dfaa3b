// Generates the texts about rules outside of their own files: page heads, the list of all rules, their settings.
import { readFileSync } from 'node:fs';
import { frontMatter, plainText } from './docsSite.mjs';
import { optionKey } from './l10n.mjs';
import { defaultSeverity } from './settingsSchema.mjs';

/** The generated head of a rule’s page: its front matter and the tables after it, of which no text written by hand is one. */
const HEAD = /^---\n[^]*?\n---\n(?:\n*\|.*\n)*/;

/** Returns a rule's page with its generated head. */
export function rulePage(meta, isFixable) {
  const table = `| Default severity | Quick fix |\n| --- | --- |\n| ${severityInTable(meta)} | ${isFixable ? 'yes' : 'no'} |\n`;
  const head = `${frontMatter(meta.id, `Reports ${plainText(meta.summary)}.`)}\n${table}${optionsTable(meta)}`;
  return readFileSync(`docs/rules/${meta.id}.md`, 'utf8').replace(HEAD, () => head);
}

/** Returns the table of a rule’s options; empty if it has none. */
function optionsTable({ options = {} }) {
  const rows = Object.entries(options).map(([name, schema]) => {
    const cells = [`\`${name}\``, optionType(schema), schema.description, `\`${JSON.stringify(schema.default)}\``];
    return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  });
  return rows.length === 0
    ? ''
    : `\n| Option | Type | Meaning | Default |\n| --- | --- | --- | --- |\n${rows.join('\n')}\n`;
}

function optionType({ type, enum: values, minimum, maximum, items }) {
  if (values) return values.map((value) => `\`${value}\``).join(', ');
  if (items) return `list of ${items.enum ? optionType(items) : 'strings'}`;
  if (minimum !== undefined && maximum !== undefined) return `${type}, ${minimum} to ${maximum}`;
  return minimum === undefined ? type : `${type}, from ${minimum}`;
}

/** Returns docs/rules.md: all rules, grouped by area. */
export function rulesPage(metas, precisionOf) {
  const tables = areasOf(metas).map(({ area, ids }) => {
    const rows = metas
      .filter(({ id }) => ids.includes(id))
      .map((meta) => `| ${linkTo(meta)} | ${severityInTable(meta)} | ${meta.summary} |`);
    return `## ${area}\n\n| rule | default severity | reports |\n| --- | --- | --- |\n${rows.join('\n')}\n`;
  });
  const head = frontMatter(
    'Rules',
    'Each rule with its default severity, and how often the findings of some were right.',
  );
  return `${head}\n${introduction}\n\n${tables.join('\n')}\n${precisionTable(metas, precisionOf)}`;
}

const introduction = `Each rule reports one kind of problem; its page has examples, fixes and reasons to turn it off.

| severity | meaning |
| --- | --- |
| error | the site doesn’t build, or readers miss something; \`docsight check\` exits with 1 |
| warning | a mistake that readers notice; \`docsight check\` shows it, and exits with 1 if there are more than \`--max-warnings\` |
| info | a suggestion; \`docsight check --severity info\` shows it |
| hint | a minor suggestion; \`docsight check --severity hint\` shows it, and in VS Code the Site Problems view and a mark in the editor, but not the Problems panel |
| off | the rule doesn’t run |

Where a severity for the strict preset follows in parentheses, it applies with \`"extends": "strict"\` in \`.docsight.json\`. [Settings](./settings.md) describes how to set severities, and [comments](./settings.md#on-a-page) that suppress a finding.`;

/** Returns the table of the rules whose findings were judged. */
function precisionTable(metas, precisionOf) {
  const rows = metas
    .filter(({ id }) => precisionOf[id])
    .map(({ id }) => {
      const { judged, right } = precisionOf[id];
      return `| ${linkTo({ id })} | ${judged} | ${right} | ${Math.floor((100 * right) / judged)} % |`;
    });
  return `## Precision of the writing rules\n\n${howCounted}\n\n| rule | judged | right | precision |\n| --- | --- | --- | --- |\n${rows.join('\n')}\n`;
}

const howCounted = `Each rule ran on 37 documentation sites of both generations. Of its findings on English pages, without those that repeat another one’s cause, up to 100 were chosen at random, from as many sites as possible, and judged once, on the text around them. A finding counts as right if a busy maintainer of that site who follows the conventions would change the text because of it: not in contracts, news, old versions, copied or generated text. The rules were adjusted on findings from the same sites, so expect less precision on other sites. Where fewer than 100 findings were judged, there were no more, or the first 50 were clearly below 60 %.

A rule that isn’t known to reach 90 % is off by default. About a third of the right findings of \`prose/second-person\` are “We recommend that you …”. Nearly two thirds of those of \`code/invalid-python\` are one mistake on one site. Half of those of \`prose/inclusive\` are on one page, whose site asks for these terms.

The findings of \`api/…\` were judged on the whole page, in all languages. These sites describe few endpoints by hand (about 40 pages), so only \`api/parameter\`, which compares facts, is on by default; it reports nothing on the pages that Docsight writes for operations of the sites’ own descriptions (every sixth of them, 366). \`api/status-code\`, \`api/authentication\` and \`api/rate-limit\` found nothing that could be judged.`;

const linkTo = ({ id }) => `[${id}](./rules/${id}.md)`;

const areaOf = ({ id }) => id.split('/')[0];

/** Returns the ids of the rules by their areas. */
export function areasOf(metas) {
  const areas = [...new Set(metas.map(areaOf))];
  return areas.map((area) => ({ area, ids: metas.filter((meta) => areaOf(meta) === area).map(({ id }) => id) }));
}

/** Returns package.json with each rule in the setting of severities; package.nls.json has their descriptions. */
export function manifestWithRules(manifest, metas, { severityChoices: severities }) {
  const areas = [...new Set(metas.map(areaOf))];
  const setting = manifest.contributes.configuration.properties['docsight.rules'];
  const ids = [...areas.map((area) => `${area}/*`), ...metas.map(({ id }) => id)];
  setting.properties = Object.fromEntries(
    ids.map((id) => [id, { markdownDescription: `%rule.${id}%`, ...optionsOf(metas, id) }]),
  );
  // The severities are listed once, not with each rule. The editor ignores a pattern next to named properties.
  delete setting.patternProperties;
  const withOptions = { type: 'array', minItems: 1, maxItems: 2, items: [{ enum: severities }, { type: 'object' }] };
  setting.allOf = [{ additionalProperties: { anyOf: [{ enum: severities }, withOptions] } }];
  return manifest;
}

/** Returns the schema of a rule’s options in its setting, in addition to that of all settings; empty if it has none. */
function optionsOf(metas, id) {
  const { options } = metas.find((meta) => meta.id === id) ?? {};
  if (!options) return {};
  const translated = Object.entries(options).map(([name, schema]) => [
    name,
    { ...schema, description: `%${optionKey(id, name)}%` },
  ]);
  return { items: [{}, { additionalProperties: false, properties: Object.fromEntries(translated) }] };
}

/** Returns the severity for a table, without code formatting. */
function severityInTable(meta) {
  return defaultSeverity(meta).replaceAll('`', '');
}
