import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { extensionOf } from '../../core/paths/sitePath.ts';
import { toFsPath, type ResourcePath } from '../../workspace/files/resourcePath.ts';

/** Types of what pages show and link to; everything else is a download. */
const types: Readonly<Record<string, string>> = {
  ...{ '.png': 'image/png', '.jpg': 'image/jpeg', '.jpeg': 'image/jpeg', '.gif': 'image/gif', '.webp': 'image/webp' },
  ...{
    '.svg': 'image/svg+xml',
    '.avif': 'image/avif',
    '.ico': 'image/x-icon',
    '.bmp': 'image/bmp',
    '.apng': 'image/apng',
  },
  ...{
    '.mp4': 'video/mp4',
    '.webm': 'video/webm',
    '.mov': 'video/quicktime',
    '.mp3': 'audio/mpeg',
    '.wav': 'audio/wav',
  },
  ...{ '.pdf': 'application/pdf', '.txt': 'text/plain; charset=utf-8', '.json': 'application/json' },
};

const ownTypes: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css' };

/** What a file of the site may do if it is opened by itself: a drawing could contain scripts. */
const filePolicy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox";

/** Sends a file of the site, or a part of it, as videos need. */
export async function sendFile(
  resource: ResourcePath | undefined,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const file = resource === undefined ? undefined : toFsPath(resource);
  const size = file === undefined ? undefined : await sizeOf(file);
  if (file === undefined || size === undefined) {
    response.writeHead(404).end();
    return;
  }
  const range = rangeIn(request.headers.range, size);
  response.writeHead(range === undefined ? 200 : 206, {
    'content-type': types[extensionOf(file)] ?? 'application/octet-stream',
    'content-length': range === undefined ? size : range.end - range.start + 1,
    'accept-ranges': 'bytes',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': filePolicy,
    'cross-origin-resource-policy': 'same-origin',
    ...(range !== undefined && { 'content-range': `bytes ${range.start}-${range.end}/${size}` }),
  });
  // A browser may close the connection at any time.
  await pipeline(createReadStream(file, range), response).catch(() => undefined);
}

async function sizeOf(file: string): Promise<number | undefined> {
  try {
    const found = await stat(file);
    return found.isFile() ? found.size : undefined;
  } catch {
    return undefined;
  }
}

function rangeIn(
  header: string | undefined,
  size: number,
): { readonly start: number; readonly end: number } | undefined {
  const [, first = '', last = ''] = /^bytes=(\d+)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === '') return undefined;
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start <= end ? { start, end } : undefined;
}

/** The files that belong to the preview, next to the program. */
const ownFiles: ReadonlySet<string> = new Set(['preview.js', 'style.css', 'mermaid.js']);

/** Sends a file of the preview itself; false if there is none of that name. */
export async function sendOwnFile(name: string, response: ServerResponse): Promise<boolean> {
  if (!ownFiles.has(name)) return false;
  try {
    const content = await readFile(path.join(__dirname, 'preview', name));
    const type = ownTypes[extensionOf(name)] ?? 'application/octet-stream';
    response.writeHead(200, {
      'content-type': `${type}; charset=utf-8`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    response.end(content);
    return true;
  } catch {
    return false;
  }
}
