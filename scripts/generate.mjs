// Writes every generated file from its source: node scripts/generate.mjs [--check]
// Only the icons have a script of their own: generate-drawings.mjs.
// With --check nothing is written; outdated files are listed and the exit status is 1. The packages whose licences are
// compared are those of the last build then.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format as formatText } from 'oxfmt';
import { bundledPackages, packagesOfBuild } from './build/packages.mjs';
import { catalogueErrors, componentsPage, snippets } from './generate/components.mjs';
import { commandLinePage } from './generate/commandLine.mjs';
import { docsConfig } from './generate/docsSite.mjs';
import { evaluated } from './generate/evaluated.mjs';
import { manifestWithWritingKeys } from './generate/keybindings.mjs';
import { codeTexts, manifestTexts, ruleTitlesModule } from './generate/l10n.mjs';
import { languages } from './generate/languages.mjs';
import { notices } from './generate/notices.mjs';
import { areasOf, manifestWithRules, rulePage, rulesPage } from './generate/rules.mjs';
import { secrets } from './generate/secrets.mjs';
import { settingsSchema } from './generate/settingsSchema.mjs';
import { readmeWithSpeed } from './generate/speed.mjs';
import { pageTextsModule, siteTextsModule } from './generate/templates.mjs';

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** Writes generated files, or only compares them. */
class Generator {
  stale = [];

  constructor(check) {
    this.check = check;
  }

  write(file, text) {
    if (text === read(file)) return;
    this.stale.push(file);
    if (this.check) return;
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

const wrong = catalogueErrors();
if (wrong.length > 0) {
  console.error(`The catalogue of components isn’t what its schema allows:\n  ${wrong.join('\n  ')}`);
  process.exit(1);
}

const generator = new Generator(process.argv.includes('--check'));

// The rules' own code imports these, so they come first.
generator.write('schemas/languages.json', languages());
generator.write('schemas/secrets.json', await secrets());
generator.write('server/src/core/generated/siteTexts.ts', siteTextsModule());
generator.write('server/src/core/generated/pageTexts.ts', pageTextsModule());

let declared = await evaluated();
const metas = declared.ruleMetas;
const schemaFile = 'schemas/docsight.schema.json';
generator.write(schemaFile, await format(schemaFile, JSON.stringify(settingsSchema(metas, declared))));
// The examples of the rules are checked with this schema, which is compiled into the code.
if (generator.stale.includes(schemaFile)) declared = await evaluated();
for (const meta of metas) generator.write(`docs/rules/${meta.id}.md`, rulePage(meta, declared.isFixable(meta)));
generator.write('docs/rules.md', rulesPage(metas, declared.precisionOf));
generator.write('docs/command-line.md', commandLinePage(declared));
const siteFile = 'docs/docs.json';
generator.write(siteFile, await format(siteFile, JSON.stringify(docsConfig(areasOf(metas)))));
const titleFile = 'client/src/findings/ruleTitles.ts';
generator.write(titleFile, await format(titleFile, ruleTitlesModule(metas, declared.titleOf)));
const manifest = manifestWithWritingKeys(manifestWithRules(readJson('package.json'), metas, declared));
generator.write('package.json', await format('package.json', JSON.stringify(manifest)));
generator.write('package.nls.json', await format('package.nls.json', manifestTexts(metas)));
const bundle = 'l10n/bundle.l10n.json';
generator.write(bundle, await format(bundle, codeTexts()));

const { catalogue } = declared;
generator.write('docs/components.md', componentsPage(catalogue));
const snippetFile = 'snippets/mdx.json';
generator.write(snippetFile, await format(snippetFile, snippets(catalogue, readJson('schemas/compositions.json'))));
generator.write('README.md', readmeWithSpeed());
const packages = generator.check ? packagesOfBuild() : await bundledPackages();
generator.write('THIRD_PARTY_NOTICES.txt', notices(packages));

const { stale, check } = generator;
if (stale.length > 0) console.log(`${check ? 'Out of date (run npm run generate)' : 'Written'}: ${stale.join(', ')}`);
if (check && stale.length > 0) process.exitCode = 1;

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

async function format(filepath, text) {
  const { code, errors } = await formatText(filepath, text, readJson('.oxfmtrc.json'));
  if (errors.length > 0) throw new Error(`${filepath}: ${errors[0].message}`);
  return code;
}
