import { grammars as published } from 'tm-grammars';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createOnigScanner, createOnigString, loadWASM } from 'vscode-oniguruma';
import { INITIAL, parseRawGrammar, Registry, type IGrammar } from 'vscode-textmate';
import packageJson from '../../package.json';

/** A token of a line, with its scopes. */
export interface Token {
  readonly text: string;
  /** From the outermost in. */
  readonly scopes: readonly string[];
}

/** The grammars of this package, read from the manifest. */
export const ownGrammars: readonly OwnGrammar[] = packageJson.contributes.grammars;

interface OwnGrammar {
  readonly scopeName: string;
  readonly path: string;
  readonly language?: string;
  readonly injectTo?: readonly string[];
  readonly embeddedLanguages?: Readonly<Record<string, string | undefined>>;
}

/** Of the embedded languages a few are enough: loading all would take longer than the tests. The others are empty. */
const others = new Set(['markdown', 'html', 'html-derivative', 'tsx', 'yaml', 'python', 'javascript', 'shellscript']);

const files = new Map([
  ...published
    .filter(({ name }) => others.has(name))
    .map(({ name, scopeName }) => [scopeName, path.join('node_modules/tm-grammars/grammars', `${name}.json`)] as const),
  ...ownGrammars.map((grammar) => [grammar.scopeName, grammar.path] as const),
]);

const registry = new Registry({
  onigLib: loadOniguruma(),
  loadGrammar: (scope) => {
    const file = files.get(scope);
    const text = file === undefined ? JSON.stringify({ scopeName: scope, patterns: [] }) : readFileSync(file, 'utf8');
    return Promise.resolve(parseRawGrammar(text, file ?? 'nothing.json'));
  },
  getInjections: (scope) =>
    ownGrammars.filter(({ injectTo }) => injectTo?.includes(scope)).map(({ scopeName }) => scopeName),
});

async function loadOniguruma() {
  const wasm = readFileSync('node_modules/vscode-oniguruma/release/onig.wasm');
  await loadWASM(new Uint8Array(wasm).buffer);
  return { createOnigScanner, createOnigString };
}

/** Returns a function that tokenizes texts with the grammar of a scope: lines of tokens. */
export async function coloring(scope: string): Promise<(text: string) => readonly (readonly Token[])[]> {
  const grammar = await registry.loadGrammar(scope);
  assert.ok(grammar, `no grammar for ${scope}`);
  return (text) => tokenize(grammar, text);
}

function tokenize(grammar: IGrammar, text: string): readonly (readonly Token[])[] {
  let state = INITIAL;
  return text.split('\n').map((line) => {
    const { tokens, ruleStack } = grammar.tokenizeLine(line, state);
    state = ruleStack;
    return merged(
      tokens.map(({ startIndex, endIndex, scopes }) => ({ text: line.slice(startIndex, endIndex), scopes })),
    );
  });
}

/** Merges adjacent tokens with equal scopes, since grammars may split a word. */
function merged(tokens: readonly Token[]): readonly Token[] {
  const result: Token[] = [];
  for (const token of tokens) {
    const last = result.at(-1);
    const alike = last?.scopes.join(' ') === token.scopes.join(' ');
    if (last !== undefined && alike) result[result.length - 1] = { ...last, text: last.text + token.text };
    else result.push(token);
  }
  return result;
}
