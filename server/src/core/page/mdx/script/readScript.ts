import type * as estree from 'acorn';
import type { TextRange } from '../../../text/textRange.ts';
import { problemOf, type ScriptProblem } from './checkScript.ts';
import { addAll } from '../../../util/collections.ts';
import { PageTrees, scriptTree } from './scriptTree.ts';

/** A name that an import adds to the page. */
export interface ImportedName {
  readonly local: string;
  /** The name in the file that it comes from; `default` and `*` as in the language. */
  readonly imported: string;
  /** Of the local name. */
  readonly range: TextRange;
  /** Of `* as name` and `default as name`. */
  readonly clause?: TextRange;
}

/** One import statement. */
export interface ScriptImport {
  readonly source: string;
  /** Quotes included. */
  readonly sourceRange: TextRange;
  readonly names: readonly ImportedName[];
}

/**
 * Whether an import is one of the platform’s own components. The platform drops it, as every import of a package, and has
 * these components on all pages: the names are what they are without it.
 */
export function isOfPlatform({ source }: Pick<ScriptImport, 'source'>): boolean {
  return /^@?mintlify(?:\/|$)/.test(source);
}

export interface DeclaredName {
  readonly name: string;
  readonly range: TextRange;
  readonly isExported: boolean;
  /** Undefined if there is none. */
  readonly initializer?: Initializer | undefined;
}

/**
 * What a constant gets as its value. `shown`: a string, a number or an element, which `{name}` alone displays;
 * `template`: a template without substitutions; `text`: what else is text or a number; `function`: also a class; `part`:
 * what a pattern takes from a value; `other`: anything else.
 */
export type Initializer = 'shown' | 'template' | 'text' | 'function' | 'part' | 'other';

/** What a run of imports and exports adds to the page. */
export interface ReadScript {
  readonly imports: readonly ScriptImport[];
  readonly declared: readonly DeclaredName[];
  readonly problem: ScriptProblem | undefined;
}

/**
 * Reads imports and exports; of half-typed ones the names that are clear. `imported` are the names imported above on
 * the page: they can be exported here, but not be imported again.
 */
export function readScript(
  text: string,
  range: TextRange,
  trees: PageTrees,
  imported: ReadonlySet<string>,
): ReadScript {
  const code = text.slice(range.start, range.end);
  const known = namesAmong(imported, code);
  const before = known.length === 0 ? '' : `var ${known.join(',')}\n`;
  const shift = range.start - before.length;
  try {
    const body = before === '' ? trees.script(range).program.body : scriptTree(before + code).program.body.slice(1);
    // MDX takes nothing but imports and exports; other statements belong in components.
    const other = body.find(({ type }) => !/^(?:Import|Export)/.test(type));
    const problem: ScriptProblem | undefined =
      other === undefined ? undefined : { offset: shift + other.start, reason: 'unexpected' };
    return { ...fromTree(body, shift), problem };
  } catch (error) {
    const problem = problemOf(error, before + code, shift);
    return {
      ...fromScan(code, range.start),
      problem: problem && isSentence(code) ? { ...problem, reason: 'notEsm' } : problem,
    };
  }
}

/** So many characters are parsed in one go. */
const partLength = 20_000;

/**
 * Reads imports and exports as {@link readScript} does, with pauses: thousands of them take the parser a third of a
 * second. Where a part can’t be read alone, or another one has its names, all are read at once.
 */
export function* readingScript(
  text: string,
  range: TextRange,
  trees: PageTrees,
  imported: ReadonlySet<string>,
): Generator<undefined, ReadScript> {
  if (range.end - range.start <= 2 * partLength) return readScript(text, range, trees, imported);
  const known = new Set(imported);
  const declaredAbove = new Set<string>();
  const imports: ScriptImport[] = [];
  const declared: DeclaredName[] = [];
  for (const part of partsOf(text, range)) {
    yield;
    const read = readScript(text, part, new PageTrees(text), known);
    const added = read.imports.flatMap(({ names }) => names.map(({ local }) => local));
    const isAlone = ![...added, ...read.declared.map(({ name }) => name)].some((name) => declaredAbove.has(name));
    if (read.problem !== undefined || !isAlone) return readScript(text, range, trees, imported);
    for (const name of added) known.add(name);
    for (const { name } of read.declared) declaredAbove.add(name);
    addAll(imports, read.imports);
    addAll(declared, read.declared);
  }
  return { imports, declared, problem: undefined };
}

/** Divides a script where a statement may begin; only what adds names can be read without the rest. */
function partsOf(text: string, range: TextRange): readonly TextRange[] {
  if (/^export\s*(?:default\b|[{*])/m.test(text.slice(range.start, range.end))) return [range];
  const parts: TextRange[] = [];
  const statement = /^(?:import|export)\s/gm;
  let { start } = range;
  while (start < range.end) {
    statement.lastIndex = start + partLength;
    const end = Math.min(statement.exec(text)?.index ?? range.end, range.end);
    parts.push({ start, end });
    start = end;
  }
  return parts;
}

/** Returns the names in a code that are among some, each once. */
function namesAmong(names: ReadonlySet<string>, code: string): readonly string[] {
  if (names.size === 0) return [];
  const written = code.match(/[\p{ID_Start}$_][\p{ID_Continue}$\u200C\u200D]*/gu) ?? [];
  return [...new Set(written)].filter((name) => names.has(name));
}

/** Whether prose follows `import` or `export`, rather than names, braces, quotes or a declaration. */
function isSentence(code: string): boolean {
  const line = /^[^\n]*/.exec(code)?.[0] ?? '';
  return !/[{}'"=]|^(?:import|export)\s+(?:\*|default|const|let|var|function|class|async)(?![\w-])|\bfrom\b/.test(line);
}

type Node = estree.Statement | estree.ModuleDeclaration;

function fromTree(body: readonly Node[], shift: number): Omit<ReadScript, 'problem'> {
  const at = ({ start, end }: { start: number; end: number }): TextRange => ({
    start: start + shift,
    end: end + shift,
  });
  const imports: ScriptImport[] = [];
  const declared: DeclaredName[] = [];
  const declare = (node: estree.Identifier, isExported: boolean, initializer?: Initializer): void => {
    declared.push({ name: node.name, range: at(node), isExported, initializer });
  };
  for (const node of body) {
    if (node.type === 'ImportDeclaration') {
      const names = node.specifiers.map((one) => ({
        local: one.local.name,
        imported: importedName(one),
        range: at(one.local),
        ...(one.type !== 'ImportDefaultSpecifier' && /^(?:\*|default)$/.test(importedName(one)) && { clause: at(one) }),
      }));
      imports.push({ source: String(node.source.value), sourceRange: at(node.source), names });
    } else if (node.type === 'ExportNamedDeclaration' && node.declaration) {
      const initializers = initializersIn(node.declaration);
      for (const name of namesOf(node.declaration)) declare(name, true, initializers.get(name));
    } else if (node.type === 'ExportDefaultDeclaration') {
      if ('id' in node.declaration && node.declaration.id) declare(node.declaration.id, false);
    } else if (
      node.type === 'VariableDeclaration' ||
      node.type === 'FunctionDeclaration' ||
      node.type === 'ClassDeclaration'
    ) {
      for (const name of namesOf(node)) declare(name, false);
    }
  }
  return { imports, declared };
}

function importedName(one: estree.ImportDeclaration['specifiers'][number]): string {
  if (one.type === 'ImportDefaultSpecifier') return 'default';
  if (one.type === 'ImportNamespaceSpecifier') return '*';
  return one.imported.type === 'Identifier' ? one.imported.name : String(one.imported.value);
}

function namesOf(declaration: estree.Declaration): readonly estree.Identifier[] {
  if (declaration.type !== 'VariableDeclaration') return [declaration.id];
  return declaration.declarations.flatMap(({ id }) => namesInPattern(id));
}

function initializersIn(declaration: estree.Declaration): ReadonlyMap<estree.Pattern, Initializer> {
  if (declaration.type !== 'VariableDeclaration') return new Map([[declaration.id, 'function']]);
  return new Map(
    declaration.declarations.flatMap(({ id, init }) => {
      if (!init) return [];
      return id.type === 'Identifier' ? [[id, initializerOf(init)]] : namesInPattern(id).map((name) => [name, 'part']);
    }),
  );
}

/** Returns what a constant is of which this is the value. */
export function initializerOf(node: estree.AnyNode): Initializer {
  switch (node.type as string) {
    case 'ParenthesizedExpression':
      return initializerOf((node as estree.ParenthesizedExpression).expression);
    case 'Literal':
    case 'JSXElement':
      return 'shown';
    case 'TemplateLiteral':
      return (node as estree.TemplateLiteral).expressions.length === 0 ? 'template' : 'text';
    case 'UnaryExpression':
    case 'BinaryExpression':
      return 'text';
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
    case 'ClassExpression':
      return 'function';
    default:
      return 'other';
  }
}

function namesInPattern(pattern: estree.Pattern): readonly estree.Identifier[] {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern];
    case 'ObjectPattern':
      return pattern.properties.flatMap((one) => namesInPattern(one.type === 'Property' ? one.value : one.argument));
    case 'ArrayPattern':
      return pattern.elements.flatMap((element) => (element === null ? [] : namesInPattern(element)));
    case 'AssignmentPattern':
      return namesInPattern(pattern.left);
    case 'RestElement':
      return namesInPattern(pattern.argument);
    case 'MemberExpression':
      return [];
  }
}

const importPattern = /^[ \t]*import\s+(?:([^'"\n;]*?)(?:(?<!\s)\s*|)\bfrom\s*)?(?:'([^'\n]*)'?|"([^"\n]*)"?)?/gm;
/** A name after `import`, with the one that it has in its file; the keyword `type` is skipped. */
const namePattern = /(?:type\s+(?!as\b|[,}]))?(?:(?<![\w$*])([\w$*]+)\s+as\s+)?([\p{ID_Start}$_][\p{ID_Continue}$]*)/gu;
const exportPattern =
  /^[ \t]*export\s+(?:default\s+)?(?:async\s+)?(?:const|let|var|function\*?|class)\s+([\p{ID_Start}$_][\p{ID_Continue}$]*)/gmu;

/** Returns the names in a text that can't be parsed, by how imports and exports begin. */
function fromScan(code: string, shift: number): Omit<ReadScript, 'problem'> {
  const imports = [...code.matchAll(importPattern)].map((match) => {
    const source = match[2] ?? match[3] ?? '';
    const start = match.index + shift;
    const sourceStart = start + match[0].lastIndexOf(source) - 1;
    const written = match[1] ?? '';
    const namesStart = start + match[0].length - match[0].replace(/^\s*import\s+/, '').length;
    return {
      source,
      sourceRange: { start: sourceStart, end: sourceStart + source.length + 2 },
      names: [...written.matchAll(namePattern)].map(({ 0: matched, 1: imported, 2: local = '', index }) => {
        const end = namesStart + index + matched.length;
        const isDefault = !written.slice(0, index).includes('{');
        return {
          local,
          imported: imported ?? (isDefault ? 'default' : local),
          range: { start: end - local.length, end },
        };
      }),
    };
  });
  const declared = [...code.matchAll(exportPattern)].map(({ 0: matched, 1: name = '', index }) => {
    const start = index + shift + matched.length - name.length;
    return { name, range: { start, end: start + name.length }, isExported: true };
  });
  return { imports, declared };
}
