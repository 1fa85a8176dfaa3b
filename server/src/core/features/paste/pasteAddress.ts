import { encodeAddress } from '../../paths/address.ts';
import type { SitePath } from '../../paths/sitePath.ts';
import type { PageContext } from '../../site/pageContext.ts';
import { resolveLink } from '../../site/references/resolveLink.ts';
import { displayTitleOf } from '../../site/pageTitles.ts';
import { escapeMarkdown } from '../../text/markdown.ts';
import { snippetText } from '../../util/strings.ts';
import { landingOf } from '../site/linkTarget.ts';
import type { PasteOption, PasteTarget } from './pasted.ts';

/** Returns the links that a pasted address can become; none if the text is no address. */
export function pasteAddress(
  context: PageContext,
  target: PasteTarget,
  selected: string,
  pasted: string,
): readonly PasteOption[] {
  const written = pasted.trim();
  if (target === 'code' || !/^https?:\/\/[^\s<>"]+$/i.test(written)) return [];
  const own = ownAddress(context, written);
  const address = own?.address ?? written;
  if (target === 'address') return own === undefined ? [] : [option('Insert site path', snippetText(address), false)];
  const title = own === undefined ? 'Insert link' : 'Insert link to page';
  if (selected.trim() !== '') {
    // A link can’t contain another, and its text is one paragraph.
    const isText = !/^https?:\/\/\S+$/.test(selected.trim()) && !/[[\]<>]|\n\s*\n/.test(selected);
    return isText ? [option(title, link(snippetText(selected.trim()), address), false)] : [];
  }
  const text = own === undefined ? '${1:text}' : `\${1:${snippetText(escapeMarkdown(own.title))}}`;
  return [option(title, link(text, address), own === undefined)];
}

function option(title: string, snippet: string, isAlternative: boolean): PasteOption {
  return { title, kind: 'link', isAlternative, snippet, creates: [] };
}

/** Returns a link as a snippet; brackets in an address would end it, and braces could be an expression. */
export function link(label: string, address: string): string {
  const encoded = address.replace(/[\\`{}|]|&(?=#?\w+;)/g, encodeURIComponent);
  const escaped = /[()]/.test(encoded) ? `<${encoded}>` : encoded;
  return `[${label}](${snippetText(escaped)})`;
}

/** Returns the path of an address of the published site, with the title of its page; undefined if it has none. */
function ownAddress(
  context: PageContext,
  url: string,
): { readonly address: string; readonly title: string } | undefined {
  const { site } = context;
  const { docsUrl } = site.settings;
  if (docsUrl === undefined) return undefined;
  const origin = /^https?:\/\/[^/?#]*/i.exec(url)?.[0] ?? '';
  const normalized = origin.toLowerCase() + url.slice(origin.length);
  if (normalized !== docsUrl && !/^[/?#]/.test(normalized.slice(docsUrl.length))) return undefined;
  if (!normalized.startsWith(docsUrl)) return undefined;
  const rest = normalized.slice(docsUrl.length);
  const path = rest.startsWith('/') ? rest : `/${rest}`;
  // An address without a file of its own may be one that the platform generates: that isn’t known.
  const landing = landingOf(site, resolveLink(site, context.file, path));
  return landing.kind === 'page' ? { address: path, title: displayTitleOf(site, landing.file) } : undefined;
}

export function addressOfFile(path: SitePath): string {
  return encodeAddress(`/${path}`);
}
