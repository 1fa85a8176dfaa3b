import { elementsAround } from '../../page/pageQueries.ts';
import type { PageContext } from '../../site/pageContext.ts';

/** Whether a text tells what has changed: nobody rewrites it later. */
export function isNews({ file, page }: PageContext, offset: number): boolean {
  return (
    /change-?log|release|blog|news/i.test(file) || elementsAround(page, offset).some(({ name }) => name === 'Update')
  );
}
