import { baseNameOf, extensionOf } from './sitePath.ts';

/** Returns the name under which a file is imported: `api-key.mdx` gives `ApiKey`. */
export function componentName(path: string): string | undefined {
  const stem = baseNameOf(path).slice(0, -extensionOf(path).length);
  const words = stem.match(/[\p{L}\p{N}]+/gu) ?? [];
  const name = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  return /^\p{Lu}/u.test(name) ? name : undefined;
}
