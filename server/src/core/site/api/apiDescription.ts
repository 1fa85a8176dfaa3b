import { OpenApi, type Node } from '../../api/openApi.ts';
import { offsetOfPath } from '../../api/pathOffset.ts';
import {
  problemsOfOtherData,
  readDescription,
  rootWithDates,
  type ReadDescription,
} from '../../api/readDescription.ts';
import { deadReference, violationOf, type BuildRefusal } from '../../api/refusal.ts';
import { isConfigName } from '../../paths/fileKinds.ts';
import { baseNameOf, extensionOf, type SitePath } from '../../paths/sitePath.ts';
import { lineStartsOf } from '../../text/lines.ts';
import { lazy } from '../../util/lazy.ts';
import { asObject, ownValue, textOf } from '../../util/values.ts';
import { describedPages, methods, type DescribedPages } from './describedPages.ts';
import type { SiteFiles } from '../siteFiles.ts';
import { visit } from '../../util/jsonc.ts';

/** What Docsight knows of an API description. */
export interface ApiDescription {
  readonly title: string | undefined;
  /** Why it can't be read, or why the platform's build refuses it. */
  readonly problem: DescriptionProblem | undefined;
  /** Its operations and webhooks in order; none if it is too large a YAML file to be parsed. */
  readonly operations: readonly ApiOperation[];
  readonly schemas: readonly string[];
  /** The pages that the platform generates from it; undefined if unknown. */
  readonly pages: DescribedPages | undefined;
  /** Where its lines begin, and where it ends, for converting offsets to positions without its text. */
  readonly lineStarts: readonly number[];
  readonly length: number;
  readonly content: DescriptionContent;
}

/** The first mistake of a description; all but an `accepted` one make it useless. */
export interface DescriptionProblem {
  /** `unreadable`: the message is the end of a sentence, "it isn't valid JSON". Others: it is sentences of its own. */
  readonly kind: 'unreadable' | 'refused' | 'accepted';
  readonly message: string;
  /** Where it is in the description; undefined if it isn't at a place. */
  readonly offset: number | undefined;
  /** Whether it matters only where pages are generated from the description. */
  readonly lacksPages?: boolean | undefined;
}

/** All that a description has. Few pages need it, so it is parsed again for the first of them. */
export class DescriptionContent {
  readonly text: string;
  readonly #read: () => OpenApi | undefined;

  constructor(path: string, text: string) {
    this.text = text;
    this.#read = lazy(() => {
      const { root } = readDescription(path, text);
      return root && new OpenApi(root);
    });
  }

  /** Returns it; undefined if it can't be read. */
  read(): OpenApi | undefined {
    return this.#read();
  }
}

export interface ApiOperation {
  /** In upper case; `WEBHOOK` for a webhook. */
  readonly method: string;
  /** As the description has it; the name of a webhook. */
  readonly path: string;
  readonly summary: string | undefined;
  /** Its offset in the description; undefined if unknown. */
  readonly offset: number | undefined;
}

/** Reads an API description in steps: it yields between them, as each may take a tenth of a second. */
export type DescriptionReading = Generator<undefined, ApiDescription>;

/** Reads the text of an OpenAPI or AsyncAPI description, and checks it as the platform's build does. */
export function* readApiDescription(path: string, text: string): DescriptionReading {
  const read = readDescription(path, text);
  yield;
  const problem = read.problem === undefined ? yield* refusalIn(path, text, read.root) : unreadable(read);
  return yield* describedBy(path, text, read, problem);
}

function* refusalIn(
  path: string,
  text: string,
  root: Node | undefined,
): Generator<undefined, DescriptionProblem | undefined> {
  if (root === undefined) return undefined;
  const violation = violationOf(rootWithDates(path, text) ?? root);
  yield;
  const refusal = violation === 'unknown' ? undefined : (violation ?? deadReference(root));
  yield;
  return refusal && refused(path, text, refusal);
}

function refused(path: string, text: string, refusal: BuildRefusal): DescriptionProblem {
  const { message, lacksPages, isAccepted } = refusal;
  return {
    kind: isAccepted === true ? 'accepted' : 'refused',
    message,
    offset: offsetOfPath(path, text, refusal.path),
    lacksPages,
  };
}

function unreadable({ problem = '', problemOffset }: ReadDescription): DescriptionProblem {
  return { kind: 'unreadable', message: problem, offset: problemOffset };
}

function* describedBy(
  path: string,
  text: string,
  { root }: ReadDescription,
  problem: DescriptionProblem | undefined,
): DescriptionReading {
  const named = root === undefined ? [] : operationsIn(new OpenApi(root));
  yield;
  const find = extensionOf(path) === '.json' ? offsetsInJson : offsetsOfOperations;
  const offsets = find(text, named);
  yield;
  return {
    title: textOf(asObject(root?.['info'])?.['title']),
    problem,
    operations: named.map((operation, at) => ({ ...operation, offset: offsets[at] })),
    schemas: root === undefined ? [] : Object.keys(new OpenApi(root).schemas),
    pages: root?.['openapi'] === undefined ? undefined : describedPages(root),
    lineStarts: lineStartsOf(text),
    length: text.length,
    content: new DescriptionContent(path, text),
  };
}

/** A file of another kind: it has no operations. */
const otherData: ApiDescription = {
  title: undefined,
  problem: { kind: 'unreadable', message: 'it isn’t an API description', offset: undefined },
  operations: [],
  schemas: [],
  pages: { names: new Map(), paths: new Map(), sure: [] },
  lineStarts: [0],
  length: 0,
  content: new DescriptionContent('', ''),
};

/** Reads a file that may be an OpenAPI description though the configuration doesn’t name it. */
export function* readPossibleDescription(path: string, text: string): DescriptionReading {
  if (!/openapi|swagger/.test(text)) return otherData;
  const read = readDescription(path, text);
  if (problemsOfOtherData.has(read.problem)) return otherData;
  yield;
  return yield* describedBy(path, text, read, read.problem === undefined ? undefined : unreadable(read));
}

/** More data files than this are something else, and reading them takes too long. */
const mostPossible = 100;

/**
 * Returns the files that may be API descriptions: the platform finds those that the configuration doesn’t name, too.
 * Undefined if there are too many.
 */
export function possibleDescriptions({ dataFiles }: Pick<SiteFiles, 'dataFiles'>): readonly SitePath[] | undefined {
  if (dataFiles.length > mostPossible) return undefined;
  return dataFiles.filter((file) => !isConfigName(baseNameOf(file)));
}

type NamedOperation = Omit<ApiOperation, 'offset'>;

function operationsIn(api: OpenApi): readonly NamedOperation[] {
  return [
    ...api.entries(api.root['paths']).flatMap(([path, item]) => operationsOf(path, item)),
    ...api.entries(api.root['webhooks']).flatMap(([name, item]) => webhookOf(name, item)),
  ];
}

function operationsOf(path: string, item: Node): readonly NamedOperation[] {
  return methods.flatMap((method) => {
    const operation = asObject(ownValue(item, method));
    return operation === undefined
      ? []
      : [{ method: method.toUpperCase(), path, summary: textOf(operation['summary']) }];
  });
}

/** Returns the operation of a webhook, which counts once, by its name, whatever its method. */
function webhookOf(name: string, item: Node): readonly NamedOperation[] {
  const [operation] = operationsOf(name, item);
  return operation === undefined ? [] : [{ ...operation, method: 'WEBHOOK' }];
}

/** What names an operation in an API description. */
interface OperationName {
  readonly method: string;
  readonly path: string;
}

/**
 * Returns the offsets of operations in the text of a JSON description: that of their method, or of a webhook’s name.
 * Undefined if the text doesn’t have them.
 */
function offsetsInJson(text: string, operations: readonly OperationName[]): readonly (number | undefined)[] {
  const offsets = new Map<string, number>();
  try {
    readKeys(text, offsets);
  } catch (error) {
    // Nested too deep for the library.
    if (!(error instanceof RangeError)) throw error;
  }
  return operations.map(({ method, path }) =>
    offsets.get(JSON.stringify(method === 'WEBHOOK' ? ['webhooks', path] : ['paths', path, method.toLowerCase()])),
  );
}

function readKeys(text: string, offsets: Map<string, number>): void {
  let depth = 0;
  const keys: string[] = [];
  visit(text.replace(/^\uFEFF/, ' '), {
    // Operations are the keys in `paths`, two levels down, and those in `webhooks`.
    onObjectBegin: () => {
      depth++;
      const [section] = keys;
      if (depth === 2 && section !== 'paths' && section !== 'webhooks') return false;
      return depth <= 3;
    },
    onObjectEnd: () => {
      depth--;
    },
    onArrayBegin: () => false,
    onObjectProperty: (name, offset) => {
      keys.length = depth - 1;
      keys.push(name);
      // Of duplicate keys the last one counts.
      offsets.set(JSON.stringify(keys), offset + 1);
    },
  });
}

/** A text that writes its paths otherwise, with escapes for example, isn't read to its end for each of them. */
const mostMissed = 3;

/**
 * Returns the offsets of operations in the text of a YAML description, found by searching it: parsing it with positions
 * takes several times as long. An operation is found by its method below its path. They are passed in
 * the order of their paths in the text. Undefined if the text doesn't show them.
 */
function offsetsOfOperations(text: string, operations: readonly OperationName[]): readonly (number | undefined)[] {
  let current: { readonly path: string; readonly offset: number | undefined } | undefined;
  let from = 0;
  let missed = 0;
  return operations.map(({ method, path }) => {
    if (current?.path !== path) {
      current = { path, offset: missed < mostMissed ? offsetOfKey(text, path, from) : undefined };
      if (current.offset === undefined) missed++;
      else from = current.offset + path.length;
    }
    if (current.offset === undefined || method === 'WEBHOOK') return current.offset;
    return offsetOfKey(text, method.toLowerCase(), from) ?? current.offset;
  });
}

/** Returns the offset of the next key with a name, without its quotes. */
function offsetOfKey(text: string, name: string, from: number): number | undefined {
  for (let at = text.indexOf(name, from); at >= 0; at = text.indexOf(name, at + 1)) {
    const isBegun = at === 0 || /["'\s{,]/.test(text.charAt(at - 1));
    if (isBegun && /^["']?\s*:/.test(text.slice(at + name.length, at + name.length + 20))) return at;
  }
  return undefined;
}
