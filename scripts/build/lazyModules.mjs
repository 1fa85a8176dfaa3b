// Modules that are large, or that only fixes need, are loaded when they are needed, each from a file of its own.
import path from 'node:path';

/**
 * The modules below server/src that are loaded on the first call of one of their functions: rules can't wait for an
 * import. Each is a program of its own, so none may share a class or a state with others.
 */
const FUNCTIONS = {
  'core/api/fieldTypes': ['contradicts', 'typeName'],
  'core/api/loadYaml': ['loadYaml'],
  'core/api/operationFields': ['operationFields', 'propertyFields'],
  'core/api/pathOffset': ['offsetOfPath'],
  'core/api/refusal': ['deadReference', 'violationOf'],
  'core/api/writeOperation': ['writeExamples', 'writeFields', 'writeOperation', 'writeResponses'],
  'core/code/guessLanguage': ['guessLanguage', 'scriptLanguage'],
  'core/code/pythonSyntax': ['pythonErrorIn'],
  'core/code/shellSyntax': ['unclosedQuoteIn'],
  'core/config/classic/moveSetting': ['moveSetting'],
  'core/config/edit/addToList': ['addToList'],
  'core/config/edit/moveItems': ['appendItems'],
  'core/config/edit/redirectEdits': ['appendRedirects', 'writeRedirectLike'],
  'core/config/schema/classicSchema': ['classicSchema'],
  'core/config/schema/currentSchema': ['currentSchema'],
  'core/icons/iconLists': ['iconLists'],
  'core/icons/sameIcons': ['counterpartIn'],
  'core/page/frontMatter/anyEntries': ['readAnyEntries'],
  'core/page/mdx/script/scriptParser': ['isTooDeep', 'parseExpression', 'parseScript'],
  'core/page/namedCharacter': ['namedCharacter'],
  'core/page/sections/slugifyAny': ['slugifyAny'],
  'core/rules/component/imports/exportForms': [
    'defaultExportOf',
    'importsName',
    'isNoFunction',
    'literalExport',
    'namedExport',
  ],
  'core/rules/component/rewriting/procedureVerbs': ['areInstructions', 'isCommonVerb', 'isProcedure'],
  'core/rules/component/rewriting/stepLines': ['stepLines'],
  'core/rules/component/rewriting/titledChildren': ['titledChildren'],
  'core/rules/component/rewriting/withoutTags': ['titledBlock', 'withoutTags'],
  'core/rules/mdx/syntaxError/syntaxErrorMessages': ['wordingOf'],
  'core/rules/mdx/syntaxError/tagMistakes': ['isQuoteAfterValue', 'mistakeIn'],
  'core/rules/navigation/moveToGlobal': ['hasOldKeys', 'isListOfLinks', 'keysInGlobal', 'moveToGlobal'],
  'core/util/jsonc': ['modify', 'parseTree', 'printParseErrorCode', 'visit'],
  'core/util/parseYaml': ['parseYaml', 'yamlData'],
};

/** Those that nearly every site needs: where a file is a request over the network, all are loaded with the first one. */
export const TOGETHER = [
  'core/config/schema/classicSchema',
  'core/config/schema/currentSchema',
  'core/icons/iconLists',
  'core/page/mdx/script/scriptParser',
].map((module) => `${path.basename(module)}.js`);

/** Those that are imported dynamically, in Node and in a browser. */
const PARTS = ['core/features/paste/htmlToMdx', 'preview/highlighter', 'preview/formulas'];

/** The modules as separate programs. */
export const lazyEntryPoints = Object.fromEntries(
  [...Object.keys(FUNCTIONS), ...PARTS].map((module) => [path.basename(module), `./server/src/${module}.ts`]),
);

/** Replaces modules by functions that load them. */
export function lazyModules() {
  return {
    name: 'lazy-modules',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /./, namespace: 'lazy-module' }, ({ path: file }) => ({ path: file, external: true }));
      for (const [module, names] of Object.entries(FUNCTIONS)) {
        const file = `./${path.basename(module)}.js`;
        onResolve({ filter: new RegExp(`/${path.basename(module)}\\.ts$`) }, ({ kind }) =>
          kind === 'entry-point' ? undefined : { path: module, namespace: 'lazy-module' },
        );
        onLoad({ filter: new RegExp(`^${module}$`), namespace: 'lazy-module' }, () => ({
          contents: [
            'let loaded;',
            ...names.map(
              (name) => `export const ${name} = (...values) => (loaded ??= require('${file}')).${name}(...values);`,
            ),
          ].join('\n'),
        }));
      }
    },
  };
}

/** Leaves dynamic imports to the programs: what they import is built apart. */
export function lazyParts() {
  return {
    name: 'lazy-parts',
    setup({ onResolve }) {
      for (const name of PARTS.map((module) => path.basename(module))) {
        onResolve({ filter: new RegExp(`/${name}\\.ts$`) }, ({ kind }) =>
          kind === 'dynamic-import' ? { path: `./${name}.js`, external: true } : undefined,
        );
      }
    },
  };
}
