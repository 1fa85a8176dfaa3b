import type { SitePath } from '../../paths/sitePath.ts';
import { groupBy } from '../../util/collections.ts';
import type { ApiOperation } from './apiDescription.ts';
import type { SiteSnapshot } from '../siteSnapshot.ts';

/** An operation of one of the site's API descriptions. */
export interface KnownOperation extends ApiOperation {
  readonly file: SitePath;
}

interface Operations {
  readonly all: readonly KnownOperation[];
  readonly byName: ReadonlyMap<string, readonly KnownOperation[]>;
}

/** A navigation may name each of thousands of operations. */
const operationsIn = new WeakMap<SiteSnapshot['apiDescriptions'], Operations>();

function indexOf({ apiDescriptions }: SiteSnapshot): Operations {
  const known = operationsIn.get(apiDescriptions);
  if (known !== undefined) return known;
  const all = [...apiDescriptions].flatMap(([file, { operations }]) =>
    operations.map((operation) => ({ ...operation, file })),
  );
  const found = { all, byName: groupBy(all, ({ method, path }) => `${method} ${path}`) };
  operationsIn.set(apiDescriptions, found);
  return found;
}

/** Returns the operations of all API descriptions of a site, each with its file. */
export function operationsOf(site: SiteSnapshot): readonly KnownOperation[] {
  return indexOf(site).all;
}

/**
 * Returns the operation that a string means, with or without its description before it (`GET /users`): of several the
 * first.
 */
export function operationFor(site: SiteSnapshot, written: string): KnownOperation | undefined {
  const words = written.trim().split(/\s+/);
  const [path, method, file] = [words.at(-1), words.at(-2)?.toUpperCase(), words.at(-3)];
  const named = indexOf(site).byName.get(`${method ?? ''} ${path ?? ''}`) ?? [];
  return named.find((one) => file === undefined || isSameFile(one.file, file));
}

/** Whether a text names a description, wherever its path begins. */
export function isSameFile(file: SitePath, written: string): boolean {
  return `/${file}`.endsWith(`/${written.replace(/^\.?\//, '')}`);
}

/** Formats an operation as it is written in docs.json; a webhook by its name. */
export function formatOperation({ method, path }: Pick<ApiOperation, 'method' | 'path'>): string {
  return `${method === 'WEBHOOK' ? 'webhook' : method} ${path}`;
}

/** Returns the API description with the schema that a value of `openapi-schema` names. */
export function schemaFor(
  { apiDescriptions }: Pick<SiteSnapshot, 'apiDescriptions'>,
  written: string,
): SitePath | undefined {
  const words = written.trim().split(/\s+/);
  const [name = '', named] = [words.at(-1), words.at(-2)];
  const holds = [...apiDescriptions].filter(([, { schemas }]) => schemas.includes(name)).map(([file]) => file);
  return holds.find((file) => named === undefined || isSameFile(file, named));
}
