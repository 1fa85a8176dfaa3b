import { Parser, type Expression, type Options, type Program } from 'acorn';
import jsx from 'acorn-jsx';

// Loaded with the first script (scripts/build/lazyModules.mjs): the parser is large.

/** The settings of remark-mdx. */
const scriptOptions: Options = { ecmaVersion: 2024, sourceType: 'module', preserveParens: true };

/** Thrown for a script that is nested more deeply than anybody writes; whether it is right isn't known. */
class NestedTooDeeply extends Error {}

/**
 * The methods of acorn and its JSX plugin that one of each recursion passes through. Each nesting passes through three of
 * them at most.
 */
const recursive = [
  'parseStatement',
  'parseMaybeAssign',
  'parseMaybeUnary',
  'parseExprOp',
  'parseExprAtom',
  'parseBindingAtom',
  'jsx_parseElementAt',
] as const;

/** Some 600 nested templates end the process: V8 can't report an overflow of the stack from within a regular expression. */
const mostCalls = 450;

type Method = (this: BoundedParser, ...args: unknown[]) => unknown;

interface BoundedParser {
  calls: number;
}

/** A plugin for acorn that throws where the parser would recurse too deeply. */
function bounded(Base: typeof Parser): typeof Parser {
  class Bounded extends Base implements BoundedParser {
    calls = 0;
  }
  const methods = Base.prototype as unknown as Readonly<Record<string, Method>>;
  for (const name of recursive) {
    const original = methods[name];
    if (original === undefined) throw new Error(`acorn has no ${name}`);
    const counted: Method = function (...args) {
      if (++this.calls > mostCalls) throw new NestedTooDeeply();
      const result = original.apply(this, args);
      this.calls--;
      return result;
    };
    Object.defineProperty(Bounded.prototype, name, { value: counted });
  }
  return Bounded;
}

/** From how many names on a set is worth its memory. */
const manyNames = 16;

/** The names that a scope declares. Acorn searches all of them for each new one; it only asks whether one is there. */
class ScopeNames extends Array<string> {
  #all: Set<string> | undefined;

  override push(name: string): number {
    this.#all?.add(name);
    return super.push(name);
  }

  override indexOf(name: string): number {
    if (this.length < manyNames) return super.indexOf(name);
    this.#all ??= new Set(this);
    return this.#all.has(name) ? 0 : -1;
  }
}

interface ScopingParser {
  readonly scopeStack: { var: string[]; lexical: string[]; functions: string[] }[];
}

/** A plugin for acorn that declares ten thousand names as fast as ten. */
function declaringMany(Base: typeof Parser): typeof Parser {
  class Declaring extends Base {}
  const { enterScope } = Base.prototype as unknown as Readonly<Record<string, (flags: number) => void>>;
  if (enterScope === undefined) throw new Error('acorn has no enterScope');
  const entered = function (this: ScopingParser, flags: number): void {
    enterScope.call(this, flags);
    const scope = this.scopeStack.at(-1);
    if (scope !== undefined) {
      Object.assign(scope, { var: new ScopeNames(), lexical: new ScopeNames(), functions: new ScopeNames() });
    }
  };
  Object.defineProperty(Declaring.prototype, 'enterScope', { value: entered });
  return Declaring;
}

/** V8’s setting of how many calls the stack of an error has. */
const errors = Error as ErrorConstructor & { stackTraceLimit?: number | undefined };

type Raise = (this: Parser, pos: number, message: string) => never;

/**
 * A plugin for acorn whose errors have no stack: nobody reads it, and collecting it takes as long as parsing a variable
 * (`{{product-name}}`), which is an error to acorn.
 */
function withoutStacks(Base: typeof Parser): typeof Parser {
  class Quick extends Base {}
  const { raise } = Base.prototype as unknown as Readonly<Record<string, Raise>>;
  if (raise === undefined) throw new Error('acorn has no raise');
  const raised: Raise = function (pos, message) {
    const { stackTraceLimit } = errors;
    errors.stackTraceLimit = 0;
    try {
      return raise.call(this, pos, message);
    } finally {
      errors.stackTraceLimit = stackTraceLimit;
    }
  };
  for (const name of ['raise', 'raiseRecoverable']) Object.defineProperty(Quick.prototype, name, { value: raised });
  return Quick;
}

/** The parser that MDX uses, with a bound. It throws `NestedTooDeeply`, and acorn’s errors. */
const scriptParser = Parser.extend(jsx(), bounded, declaringMany, withoutStacks);

/** Parses imports and exports, or a complete script; throws what the parser throws. */
export function parseScript(code: string, options: Partial<Options>): Program {
  return scriptParser.parse(code, { ...scriptOptions, ...options });
}

/** Parses the expression at the beginning of a text; throws what the parser throws. */
export function parseExpression(code: string): Expression {
  return scriptParser.parseExpressionAt(code, 0, scriptOptions);
}

/** Whether a parser error says only that the code is nested too deeply to be read. */
export function isTooDeep(error: unknown): boolean {
  return error instanceof NestedTooDeeply;
}
