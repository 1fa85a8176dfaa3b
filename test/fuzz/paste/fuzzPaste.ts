import fc from 'fast-check';
import { anyHtml } from '../../support/anyHtml.ts';
import { wrongPaste } from '../../support/pastedText.ts';

interface PasteOutcome {
  /** How many texts were pasted. */
  readonly texts: number;
  /** What is wrong with the smallest HTML that fails. */
  readonly failure: { readonly message: string; readonly html: string } | undefined;
}

/** Pastes HTML that no page has, until one becomes something else than its text. */
export async function fuzzPaste({
  seed,
  texts,
}: {
  readonly seed: number;
  readonly texts: number;
}): Promise<PasteOutcome> {
  const property = fc.asyncProperty(anyHtml, async (html) => (await messageFor(html)) === undefined);
  const { counterexample, numRuns } = await fc.check(property, { numRuns: texts, seed });
  const html = counterexample?.[0];
  if (html === undefined) return { texts: numRuns, failure: undefined };
  return { texts: numRuns, failure: { message: (await messageFor(html)) ?? '', html } };
}

async function messageFor(html: string): Promise<string | undefined> {
  try {
    return await wrongPaste(html);
  } catch (error) {
    return String(error);
  }
}
