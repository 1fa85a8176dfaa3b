import { isDataFile } from '../paths/fileKinds.ts';
import { extensionOf } from '../paths/sitePath.ts';
import { readYaml } from '../util/yaml.ts';

/** What Docsight knows of an API description. */
export interface ApiDescription {
  /** The title that it gives the API. */
  readonly title: string | undefined;
  /** Why it can't be read, as the end of a sentence: "it isn't valid JSON". */
  readonly problem: string | undefined;
}

/** Parsing larger YAML takes longer than anybody waits; of it only the keys at the top are looked at. */
const largestParsedYaml = 200_000;

/** Reads the text of an OpenAPI or AsyncAPI description. */
export function readApiDescription(path: string, text: string): ApiDescription {
  if (!isDataFile(path)) return unreadable('it is neither a JSON nor a YAML file');
  if (text.trim() === '') return unreadable('it is empty');
  if (extensionOf(path) === '.json') return fromJson(text);
  return text.length > largestParsedYaml ? fromLargeYaml(text) : fromYaml(text);
}

function fromJson(text: string): ApiDescription {
  try {
    return fromData(JSON.parse(text.replace(/^\uFEFF/, '')));
  } catch {
    return unreadable("it isn't valid JSON");
  }
}

function fromYaml(text: string): ApiDescription {
  const read = readYaml(text);
  // What wasn't read isn't judged.
  if (read === undefined) return { title: undefined, problem: undefined };
  return read.isValid ? fromData(read.data) : unreadable("it isn't valid YAML");
}

function fromLargeYaml(text: string): ApiDescription {
  const named = /^["']?(?:openapi|asyncapi|swagger)["']?\s*:/m.test(text);
  return named ? { title: undefined, problem: undefined } : unreadable(noVersion);
}

const noVersion = 'it has no `openapi` (or `asyncapi`) version at the top';

function fromData(data: unknown): ApiDescription {
  const description = asObject(data);
  if (description === undefined) return unreadable('it holds no object');
  const named = ['openapi', 'asyncapi', 'swagger'].some((key) => description[key] !== undefined);
  if (!named) return unreadable(noVersion);
  const title = asObject(description['info'])?.['title'];
  return { title: typeof title === 'string' ? title : undefined, problem: undefined };
}

function asObject(value: unknown): Readonly<Record<string, unknown>> | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : undefined;
}

function unreadable(problem: string): ApiDescription {
  return { title: undefined, problem };
}
