import { urlOf } from './base.ts';

/** Does what preview/iconFiles.ts does with files. */
export async function readIcons(name: string): Promise<string> {
  const response = await fetch(urlOf(`preview/icons/${name}.json`));
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  return response.text();
}
