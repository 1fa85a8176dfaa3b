import type * as estree from 'acorn';
import { scriptTree } from '../../../page/mdx/script/scriptTree.ts';
import { code } from '../../../util/messageText.ts';

/**
 * What a script exports by default. `layout`: a component that the platform takes for the page’s layout, with its name if
 * it is also exported by that; `name`: what is declared under a name; `other`: anything else,
 * also what isn’t certain.
 */
export type DefaultExport =
  | { readonly kind: 'none' | 'other' }
  | { readonly kind: 'layout'; readonly name?: string }
  | { readonly kind: 'name'; readonly name: string };

const declaredAfterDefault =
  /^export\s+default\s+(?:(?:async\s+)?(?:function|class)\b|async\b|\(|[\w$.]+\s*(?:=>|\())/m;

/** Returns what the text of a script exports by default. */
export function defaultExportIn(text: string | undefined): DefaultExport {
  if (text === undefined || text.trim() === '') return { kind: 'other' };
  if (declaredAfterDefault.test(text)) return { kind: 'layout' };
  if (!/\bexport\s+default\b|\bas\s+default\b|\bmodule\.exports\b|\bexport\s*\*/.test(text)) return { kind: 'none' };
  const body = bodyOf(text);
  const declared = body.flatMap((one) => (one.type === 'ExportDefaultDeclaration' ? [one.declaration] : []))[0];
  if (declared?.type === 'Identifier') {
    const { name } = declared;
    const statement = body.find((one) => declaresIn(one).some((at) => at.name === name));
    if (statement === undefined) return { kind: 'other' };
    const isComponent = declaresIn(statement).some((at) => at.name === name && at.isFunction);
    return statement.type === 'ExportNamedDeclaration' && isComponent
      ? { kind: 'layout', name }
      : { kind: 'name', name };
  }
  const listed = body.flatMap(listedIn).find(({ exported }) => exported === 'default');
  return listed === undefined ? { kind: 'other' } : { kind: 'name', name: listed.local };
}

/** Returns why the platform doesn’t find an export of a script, which is there; undefined if it does. */
export function exportProblem(text: string, name: string): string | undefined {
  if (!/\bexport\s*[{*]|\bexport\s+(?:const|let|var)\s*[{[]/.test(text)) return undefined;
  const body = bodyOf(text);
  if (body.flatMap(declaresIn).some((one) => one.name === name)) return undefined;
  const listed = body.flatMap(listedIn).find(({ exported }) => exported === name);
  if (listed !== undefined && listed.local !== name && !listed.isFromFile)
    return `The platform copies ${code(listed.local)} under its own name, so ${code(name)} isn’t shown. Rename ${code(listed.local)} to ${code(name)} in its file.`;
  if (listed?.isFromFile === true || body.some(({ type }) => type === 'ExportAllDeclaration'))
    return `The platform doesn’t find ${code(name)}, which its file exports from another one. Import it from there.`;
  if (body.some((one) => isDestructured(one, name)))
    return `The platform doesn’t find ${code(name)}, which is exported in a pattern. Export it as a constant of its own.`;
  return undefined;
}

type Statement = estree.Program['body'][number];

/** Returns the statements of a script; none of one that can’t be parsed, such as TypeScript. */
function bodyOf(text: string): readonly Statement[] {
  try {
    return scriptTree(text).program.body;
  } catch {
    return [];
  }
}

/** Returns the names that a statement declares by themselves. */
function declaresIn(statement: Statement): readonly { readonly name: string; readonly isFunction: boolean }[] {
  const node = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  if (node?.type === 'FunctionDeclaration' || node?.type === 'ClassDeclaration')
    return [{ name: node.id.name, isFunction: true }];
  if (node?.type !== 'VariableDeclaration') return [];
  return node.declarations.flatMap(({ id, init }) =>
    id.type === 'Identifier' ? [{ name: id.name, isFunction: init?.type.includes('Function') === true }] : [],
  );
}

interface ListedExport {
  readonly local: string;
  readonly exported: string;
  readonly isFromFile: boolean;
}

/** Returns the names in the braces of an export. */
function listedIn(statement: Statement): readonly ListedExport[] {
  if (statement.type !== 'ExportNamedDeclaration') return [];
  const isFromFile = typeof statement.source?.value === 'string';
  return statement.specifiers.flatMap(({ local, exported }) =>
    local.type === 'Identifier' && exported.type === 'Identifier'
      ? [{ local: local.name, exported: exported.name, isFromFile }]
      : [],
  );
}

function isDestructured(statement: Statement, name: string): boolean {
  if (statement.type !== 'ExportNamedDeclaration' || statement.declaration?.type !== 'VariableDeclaration')
    return false;
  return statement.declaration.declarations.some(({ id }) =>
    id.type === 'ObjectPattern'
      ? id.properties.some((one) => one.type === 'Property' && nameOfTarget(one.value) === name)
      : id.type === 'ArrayPattern' && id.elements.some((one) => one !== null && nameOfTarget(one) === name),
  );
}

function nameOfTarget(pattern: estree.Pattern): string | undefined {
  if (pattern.type === 'AssignmentPattern') return nameOfTarget(pattern.left);
  return pattern.type === 'Identifier' ? pattern.name : undefined;
}
