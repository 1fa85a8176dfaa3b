import type { FrontMatterEntry } from '../../../page/frontMatter/frontMatter.ts';
import { kindOfKey, schemaOfKey } from '../../../page/frontMatter/schema.ts';
import { isImage } from '../../../paths/fileKinds.ts';
import { localFileOf } from '../../../paths/address.ts';
import type { PageContext } from '../../../site/siteSnapshot.ts';
import { rangeHoldsCursor } from '../../../text/textRange.ts';
import type { Hover } from '../../answers.ts';
import { describeValue } from '../../config/schemaText.ts';
import { describeOperation } from '../../describe.ts';
import { describeIcon } from '../../icons.ts';
import { codeText } from '../../../text/markdown.ts';
import { schemaFor } from '../../../site/api/operations.ts';
import { branchesOf, describeKey } from './keys.ts';

/** Returns the hover of the key or value at an offset of front matter. */
export function hoverFrontMatter(context: PageContext, offset: number): Hover | undefined {
  const entries = context.page.frontMatter?.entries ?? [];
  const entry = entries.find(
    ({ keyRange, valueRange }) => rangeHoldsCursor(keyRange, offset) || rangeHoldsCursor(valueRange, offset),
  );
  const schema = entry && schemaOfKey(entry.key);
  if (entry === undefined || schema === undefined) return undefined;
  const text = describeKey(entry.key, schema);
  if (rangeHoldsCursor(entry.keyRange, offset)) return { range: entry.keyRange, markdown: text };
  const special = hoverValue(context, entry);
  if (special !== undefined) return { range: entry.valueRange, ...special };
  const meaning = describeValue(branchesOf(schema), entry.value);
  const head = meaning === '' ? '' : `${codeText(String(entry.value))}: ${meaning}\n\n---\n\n`;
  return { range: entry.valueRange, markdown: head + text };
}

/** Icons, operations and images are described by their targets. */
function hoverValue(context: PageContext, { key, value }: FrontMatterEntry): Omit<Hover, 'range'> | undefined {
  if (typeof value !== 'string') return undefined;
  switch (kindOfKey(key)) {
    case 'icon': {
      const markdown = describeIcon(value, context.site.config.iconLibrary);
      return markdown === undefined ? hoverImage(context, value) : { markdown };
    }
    case 'image':
      return hoverImage(context, value);
    case 'openapiOperation': {
      const markdown = describeOperation(context.site, value);
      return markdown === undefined ? undefined : { markdown };
    }
    case 'openapiSchema': {
      const name = value.trim().split(/\s+/).at(-1) ?? '';
      const file = schemaFor(context.site, value);
      return file === undefined ? undefined : { markdown: `Schema ${codeText(name)}\n\nFrom ${codeText(`/${file}`)}` };
    }
    case 'page':
    case 'url':
    case 'apiEndpoint':
    case undefined:
      return undefined;
  }
}

function hoverImage({ site }: PageContext, written: string): Omit<Hover, 'range'> | undefined {
  const path = localFileOf(written)?.path;
  if (path === undefined || !site.files.has(path) || !isImage(path)) return undefined;
  return { markdown: codeText(`/${path}`), image: path };
}
