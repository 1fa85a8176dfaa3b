import slugify from '@sindresorhus/slugify';

/** Does what the platform’s library does, which knows the letters of every script: it is large. */
export function slugifyAny(text: string, options: Parameters<typeof slugify>[1]): string {
  return slugify(text, options);
}
