import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, it } from 'node:test';
import type * as TypeScript from 'typescript';

const ts = createRequire(path.resolve('package.json'))('typescript') as typeof TypeScript;

// A name from a file may be one that every object inherits, such as `constructor` or `__proto__`.

/** Returns the positions where any string is looked up in an object that is used as a map. */
function lookups(program: TypeScript.Program, folder: string): readonly string[] {
  const checker = program.getTypeChecker();
  const found: string[] = [];
  const isAnyString = (node: TypeScript.Node): boolean =>
    (checker.getTypeAtLocation(node).flags & (ts.TypeFlags.String | ts.TypeFlags.TemplateLiteral)) !== 0;
  const isMap = (node: TypeScript.Node): boolean =>
    checker.getNonNullableType(checker.getTypeAtLocation(node)).getStringIndexType() !== undefined;
  const isWritten = (node: TypeScript.ElementAccessExpression): boolean =>
    ts.isBinaryExpression(node.parent) &&
    node.parent.operatorToken.kind === ts.SyntaxKind.EqualsToken &&
    node.parent.left === node;
  const visit = (node: TypeScript.Node): void => {
    if (ts.isElementAccessExpression(node) && !isWritten(node)) {
      const { expression, argumentExpression } = node;
      if (isAnyString(argumentExpression) && isMap(expression)) {
        const file = node.getSourceFile();
        const { line } = file.getLineAndCharacterOfPosition(node.getStart());
        found.push(`${path.relative('.', file.fileName)}:${line + 1}: ${node.getText()}`);
      }
    }
    ts.forEachChild(node, visit);
  };
  // These read own properties only.
  const ownReaders = 'core/util/values.ts';
  for (const file of program.getSourceFiles())
    if (path.resolve(file.fileName).startsWith(folder) && !file.fileName.endsWith(ownReaders)) visit(file);
  return found;
}

function filesIn(folder: string): readonly string[] {
  const names = readdirSync(folder, { recursive: true }).map(String);
  return names.filter((name) => name.endsWith('.ts')).map((name) => path.join(folder, name));
}

function programOf(files: readonly string[]): TypeScript.Program {
  const options: TypeScript.CompilerOptions = {
    strict: true,
    noUncheckedIndexedAccess: true,
    noEmit: true,
    skipLibCheck: true,
    allowImportingTsExtensions: true,
    target: ts.ScriptTarget.ES2023,
    // Without those of browsers, as the programs are compiled.
    lib: ['lib.es2023.d.ts'],
    types: [],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  };
  const host = ts.createCompilerHost(options);
  host.jsDocParsingMode = ts.JSDocParsingMode.ParseNone;
  // Packages ask for the types of browsers, which are a quarter of all that would be read.
  const getSourceFile = host.getSourceFile.bind(host);
  host.getSourceFile = (file, ...args) =>
    path.basename(file) === 'lib.dom.d.ts'
      ? ts.createSourceFile(file, '', ts.ScriptTarget.ES2023)
      : getSourceFile(file, ...args);
  return ts.createProgram(files, options, host);
}

describe('a name from a file', () => {
  it('is looked up in a map, or with `ownValue`', () => {
    const folders = ['core', 'workspace', 'lsp', 'preview'];
    const files = folders.flatMap((folder) => filesIn(path.join('server/src', folder)));
    assert.ok(files.length > 100);
    assert.deepEqual(lookups(programOf(files), path.resolve('server/src')), []);
  });
});
