// The validators of docs.json, .docsight.json and API descriptions, compiled from their schemas with each build, so that the product contains neither a
// compiler nor `eval`.
import Ajv from 'ajv';
import Ajv2020 from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { apiSchema } from './apiSchemas.mjs';
import { exactUnions } from './schemaUnions.mjs';

/** The module that exports `validate(data)`, and its schema. */
const SCHEMAS = {
  validateClassic: 'schemas/docs.schema.json',
  validateCurrent: 'schemas/docs.current.schema.json',
  validateSettings: 'schemas/docsight.schema.json',
  validateOpenApi30: 'schemas/openapi/3.0.schema.json',
  validateOpenApi31: 'schemas/openapi/3.1.schema.json',
};
const MODULE = /\/generated\/(validate\w+)\.js$/;
const OPENAPI = /OpenApi/;

/** Where compiled validators are kept: compiling takes two seconds of processor time, and a run of all tests needs them six times. */
const CACHE = 'out/validators';
/** What a validator follows from besides its schema. */
const COMPILER = [import.meta.filename, 'node_modules/ajv/package.json'].map((file) => readFileSync(file, 'utf8'));

/** The validators as separate programs. */
export const validators = Object.fromEntries(
  Object.keys(SCHEMAS).map((name) => [name, `./server/src/core/generated/${name}.js`]),
);

/** Compiles the validators; the code imports them from modules that are declared but never written. */
export function compiledValidators() {
  return {
    name: 'compiled-validators',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: MODULE }, ({ path: file }) => ({ path: MODULE.exec(file)[1], namespace: 'validator' }));
      onLoad({ filter: /./, namespace: 'validator' }, ({ path: name }) => ({
        contents: OPENAPI.test(name)
          ? kept(apiSchema(SCHEMAS[name]), compileApi)
          : kept(exactUnions(JSON.parse(readFileSync(SCHEMAS[name], 'utf8'))), compile),
        resolveDir: process.cwd(),
        watchFiles: [path.resolve(SCHEMAS[name])],
      }));
    },
  };
}

/**
 * Replaces the validators by functions that load them: they are a third of the shared code, and a site needs at most
 * one. Each becomes a separate file, loaded on its first call.
 */
export function lazyValidators() {
  return {
    name: 'lazy-validators',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: MODULE }, ({ path: file, kind }) =>
        kind === 'entry-point' ? undefined : { path: path.basename(file), namespace: 'lazy' },
      );
      onResolve({ filter: /./, namespace: 'lazy' }, ({ path: file }) => ({ path: file, external: true }));
      onLoad({ filter: /./, namespace: 'lazy' }, ({ path: file }) => ({ contents: lazily(file), loader: 'js' }));
    },
  };
}

/** Returns what a schema is compiled to, from an earlier build if there was one with the same schema and compiler. */
function kept(schema, compileSchema) {
  const key = createHash('sha256')
    .update(JSON.stringify([schema, COMPILER]))
    .digest('hex');
  const file = path.join(CACHE, `${key}.mjs`);
  if (existsSync(file)) return readFileSync(file, 'utf8');
  const source = compileSchema(schema);
  mkdirSync(CACHE, { recursive: true });
  // Builds may run side by side.
  const written = `${file}.${process.pid}`;
  writeFileSync(written, source);
  renameSync(written, file);
  return source;
}

/** Returns the source of a module that exports `validate(data)` for a schema. */
function compile(schema) {
  const ajv = new Ajv({
    allErrors: true,
    verbose: true,
    strict: false,
    // A definition that many properties refer to is compiled once: the settings of the rules were a megabyte of code,
    // which each start compiled.
    inlineRefs: false,
    code: { source: true, esm: true, lines: true },
  });
  return collectingErrors(standaloneCode(ajv, ajv.compile(schema)));
}

/** Returns a validator that adds errors to its list instead of copying that for each: there may be 20,000. */
function collectingErrors(source) {
  const collecting = source.replace(
    /vErrors = vErrors === null \? ([\w.]+)\.errors : vErrors\.concat\(\1\.errors\);/g,
    'if (vErrors === null) vErrors = $1.errors; else for (const error of $1.errors) vErrors.push(error);',
  );
  if (collecting.includes('vErrors.concat')) throw new Error('The compiler of validators joins errors in another way');
  return collecting;
}

/** Returns the same for API descriptions, which are checked up to the first violation: they may have a million values. */
function compileApi(schema) {
  const ajv = new Ajv2020({ strict: false, inlineRefs: false, code: { source: true, esm: true, lines: true } });
  return standaloneCode(ajv, ajv.compile(schema));
}

/** Returns a validator with the result and the errors of the one that it loads. */
function lazily(file) {
  return `
    export function validate(data) {
      const real = require('./${file}').validate;
      const isValid = real(data);
      validate.errors = real.errors;
      return isValid;
    }`;
}
