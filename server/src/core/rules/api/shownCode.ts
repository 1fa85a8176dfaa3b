import { mainName } from '../../components/catalogue.ts';
import { readFenceMeta } from '../../page/fences/fenceMeta.ts';
import type { Fence } from '../../page/pageModel.ts';
import { elementsAround } from '../../page/pageQueries.ts';
import type { PageContext } from '../../site/siteSnapshot.ts';
import { type TextRange, lastBefore } from '../../text/textRange.ts';

/** A code block on the page of an endpoint. */
export interface ShownCode {
  readonly fence: Fence;
  /** `request` and `response` are said by the component around it, or by the heading or the title above. */
  readonly role: 'request' | 'response' | 'unknown';
  readonly language: string;
  readonly title: { readonly value: string; readonly range: TextRange } | undefined;
  readonly text: string;
}

/** Returns the code blocks of a page with their roles; empty ones are left out. */
export function shownCode(context: PageContext): readonly ShownCode[] {
  const { page } = context;
  return page.fences.flatMap((fence): readonly ShownCode[] => {
    const { language, title } = readFenceMeta(page.text, fence);
    const text = page.text.slice(fence.content.start, fence.content.end);
    const role = roleOf(context, fence, title?.value ?? '');
    return text.trim() === '' ? [] : [{ fence, role, language: language?.value.toLowerCase() ?? '', title, text }];
  });
}

const commands: ReadonlySet<string> = new Set(['bash', 'sh', 'shell', 'zsh', 'curl', 'console', 'powershell']);

/** Whether a code block is a command in a shell. */
export function isCommand({ language, text }: ShownCode): boolean {
  return commands.has(language) || /^\s*(?:\$\s*)?curl\s/.test(text);
}

function roleOf(context: PageContext, fence: Fence, title: string): ShownCode['role'] {
  const { page, catalogue } = context;
  const around = elementsAround(page, fence.range.start).map(({ name }) => mainName(catalogue, name));
  if (around.includes('ResponseExample')) return 'response';
  if (around.includes('RequestExample') || around.includes('ParamField')) return 'request';
  const heading = lastBefore(page.headings, fence.range.start)?.text ?? '';
  return roleIn(title) ?? roleIn(heading) ?? 'unknown';
}

function roleIn(text: string): 'request' | 'response' | undefined {
  if (/\bresponses?\b|\breturns?\b|\boutput\b|\b[1-5]\d\d\b/i.test(text)) return 'response';
  return /\brequests?\b|\bbody\b|\bparam|\busage\b|\bcurl\b/i.test(text) ? 'request' : undefined;
}
