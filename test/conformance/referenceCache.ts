import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readReference, type ReferencePage } from './reference.ts';

/** What the reference made of pages, kept from run to run: it takes minutes for what Docsight reads in seconds. */
export class ReferenceCache {
  readonly #file: string;
  readonly #pages = new Map<string, ReferencePage>();
  #isChanged = false;

  constructor(folder: string) {
    this.#file = path.join(folder, `reference-${digest(versions())}.ndjson`);
    if (!existsSync(this.#file)) return;
    for (const line of readFileSync(this.#file, 'utf8').split('\n')) {
      if (line === '') continue;
      const { key, facts, failure } = JSON.parse(line) as ReferencePage & { readonly key: string };
      this.#pages.set(key, { facts, failure });
    }
  }

  read(text: string): ReferencePage {
    const key = digest(text);
    const known = this.#pages.get(key);
    if (known !== undefined) return known;
    const page = readReference(text);
    this.#pages.set(key, page);
    this.#isChanged = true;
    return page;
  }

  save(): void {
    if (!this.#isChanged) return;
    mkdirSync(path.dirname(this.#file), { recursive: true });
    const lines = [...this.#pages].map(([key, page]) => JSON.stringify({ key, ...page }));
    writeFileSync(this.#file, lines.join('\n'));
  }
}

/** What the answers depend on: what is asked, and the packages that answer. */
function versions(): string {
  const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    readonly devDependencies: Readonly<Record<string, string>>;
  };
  const packages = Object.entries(devDependencies).filter(([name]) => /^(?:remark-|unified$|acorn)/.test(name));
  return readFileSync('test/conformance/reference.ts', 'utf8') + JSON.stringify(packages);
}

function digest(data: string): string {
  return createHash('sha256').update(data).digest('hex').slice(0, 16);
}
