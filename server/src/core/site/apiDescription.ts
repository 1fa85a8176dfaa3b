import { OpenApi } from '../api/openApi.ts';
import { isDataFile } from '../paths/fileKinds.ts';
import { extensionOf } from '../paths/sitePath.ts';
import { lineStartsOf } from '../text/lines.ts';
import { lazy } from '../util/lazy.ts';
import { asObject, ownValue, textOf } from '../util/values.ts';
import { readYaml } from '../util/yaml.ts';
import { describedPages, methods, type DescribedPages } from './describedPages.ts';
import { offsetsInJson, offsetsOfOperations } from './operationOffsets.ts';

/** What Docsight knows of an API description. */
export interface ApiDescription {
  /** The title that it gives the API. */
  readonly title: string | undefined;
  /** Why it can't be read, as the end of a sentence: "it isn't valid JSON". */
  readonly problem: string | undefined;
  /** Its operations and webhooks in order; none if it is too large a YAML file to be parsed. */
  readonly operations: readonly ApiOperation[];
  /** The names of its schemas. */
  readonly schemas: readonly string[];
  /** The pages that the platform generates from it; undefined if unknown. */
  readonly pages: DescribedPages | undefined;
  /** Where its lines begin, and where it ends, for converting offsets to positions without its text. */
  readonly lineStarts: readonly number[];
  readonly length: number;
  readonly content: DescriptionContent;
}

/** All that a description has. Few pages need it, so it is parsed again for the first of them. */
export class DescriptionContent {
  readonly #read: () => OpenApi | undefined;

  constructor(path: string, text: string) {
    this.#read = lazy(() => {
      const root = asObject(extensionOf(path) === '.json' ? parsedJson(text) : readYaml(text)?.data);
      return root && new OpenApi(root);
    });
  }

  /** Returns it; undefined if it can't be read. */
  read(): OpenApi | undefined {
    return this.#read();
  }
}

/** One operation of an API description. */
export interface ApiOperation {
  /** In upper case; `WEBHOOK` for a webhook. */
  readonly method: string;
  /** As the description has it; the name of a webhook. */
  readonly path: string;
  readonly summary: string | undefined;
  /** Its offset in the description; undefined if unknown. */
  readonly offset: number | undefined;
}

/** What is read of a description's data, whatever its text is like. */
type Content = Pick<ApiDescription, 'title' | 'problem' | 'schemas' | 'pages'> & {
  readonly operations: readonly Omit<ApiOperation, 'offset'>[];
};

/** Parsing larger YAML takes longer than anybody waits; only its top-level keys are read. */
const largestParsedYaml = 200_000;

/** Reads the text of an OpenAPI or AsyncAPI description. */
export function readApiDescription(path: string, text: string): ApiDescription {
  const content = readContent(path, text);
  const find = extensionOf(path) === '.json' ? offsetsInJson : offsetsOfOperations;
  const offsets = find(text, content.operations);
  const operations = content.operations.map((operation, at) => ({ ...operation, offset: offsets[at] }));
  return {
    ...content,
    operations,
    lineStarts: lineStartsOf(text),
    length: text.length,
    content: new DescriptionContent(path, text),
  };
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}

function readContent(path: string, text: string): Content {
  if (!isDataFile(path)) return unreadable('it is neither a JSON nor a YAML file');
  if (text.trim() === '') return unreadable('it is empty');
  if (extensionOf(path) === '.json') return fromJson(text);
  return text.length > largestParsedYaml ? fromLargeYaml(text) : fromYaml(text);
}

function fromJson(text: string): Content {
  const data = parsedJson(text);
  return data === undefined ? unreadable('it isn’t valid JSON') : fromData(data);
}

function fromYaml(text: string): Content {
  const read = readYaml(text);
  // What wasn't read isn't checked.
  if (read === undefined) return unparsed;
  return read.isValid ? fromData(read.data) : unreadable('it isn’t valid YAML');
}

function fromLargeYaml(text: string): Content {
  const named = /^["']?(?:openapi|asyncapi|swagger)["']?\s*:/m.test(text);
  return named ? unparsed : unreadable(noVersion);
}

const unparsed: Content = { title: undefined, problem: undefined, operations: [], schemas: [], pages: undefined };

const noVersion = 'it has no `openapi` (or `asyncapi`) version at the top';

function fromData(data: unknown): Content {
  const description = asObject(data);
  if (description === undefined) return unreadable('it holds no object');
  const named = ['openapi', 'asyncapi', 'swagger'].some((key) => Object.hasOwn(description, key));
  if (!named) return unreadable(noVersion);
  const title = asObject(description['info'])?.['title'];
  const components = asObject(description['components']);
  return {
    title: textOf(title),
    problem: undefined,
    operations: [
      ...Object.entries(asObject(description['paths']) ?? {}).flatMap(([path, item]) => operationsOf(path, item)),
      ...Object.entries(asObject(description['webhooks']) ?? {}).flatMap(([name, item]) => webhookOf(name, item)),
    ],
    schemas: Object.keys(asObject(components?.['schemas'] ?? description['definitions']) ?? {}),
    pages: description['openapi'] === undefined ? undefined : describedPages(description),
  };
}

function operationsOf(path: string, item: unknown): Content['operations'] {
  const byMethod = asObject(item);
  return methods.flatMap((method) => {
    const operation = asObject(byMethod && ownValue(byMethod, method));
    return operation === undefined
      ? []
      : [{ method: method.toUpperCase(), path, summary: textOf(operation['summary']) }];
  });
}

/** Returns the operation of a webhook, which counts once, by its name, whatever its method. */
function webhookOf(name: string, item: unknown): Content['operations'] {
  const [operation] = operationsOf(name, item);
  return operation === undefined ? [] : [{ ...operation, method: 'WEBHOOK' }];
}

function unreadable(problem: string): Content {
  return { title: undefined, problem, operations: [], schemas: [], pages: undefined };
}
