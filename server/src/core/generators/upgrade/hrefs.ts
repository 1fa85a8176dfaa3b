import { pathOf, stringOf, type JsonNode } from '../../config/json/jsonTree.ts';
import { code } from '../../util/messageText.ts';
import type { ClassicSource } from './classicSource.ts';
import { sameOut, valueOut, type OutNode } from './outNode.ts';

/** Returns the `url` of a link: the current generation takes only paths with a leading slash. */
export function hrefOf(source: ClassicSource, owner: JsonNode | undefined): OutNode | undefined {
  const url = source.takeMember(owner, 'url');
  const address = stringOf(url)?.trim();
  if (url === undefined || address === undefined || /^(?:[/#{]|[a-z][a-z\d+.-]*:)/i.test(address)) {
    return url && sameOut(url);
  }
  return valueOut(`/${address.replace(/^(?:\.{0,2}\/)+/, '')}`);
}

/** As `hrefOf`, for links that can't be `http:` in the current generation. */
export function secureHrefOf(source: ClassicSource, owner: JsonNode | undefined, name = 'url'): OutNode | undefined {
  const url = source.takeMember(owner, name);
  const address = stringOf(url)?.trim();
  if (url === undefined || address === undefined) return url && sameOut(url);
  if (!/^http:/i.test(address)) return name === 'url' ? hrefOf(source, owner) : sameOut(url);
  source.change(pathOf(url), `The current format only accepts ${code('https://')} here. Check that the URL works.`);
  return valueOut(address.replace(/^http:/i, 'https:'));
}
