import { isExternal, splitAddress } from '../paths/address.ts';
import { isImage } from '../paths/fileKinds.ts';
import { routeOf } from '../paths/route.ts';
import { longestPath, type SitePath } from '../paths/sitePath.ts';
import { resolveLink } from '../site/references/resolveLink.ts';
import { encodePart, encodeWhole } from '../text/encode.ts';
import { withVariables, type RenderContext } from './context.ts';
import { escapeHtml, tag, type Attributes, type Html } from './html.ts';
import { colorText, classText, lengthText, styleText } from './style.ts';
import type { Value } from './values.ts';

/** What a link or an image depends on. */
type LinkContext = Pick<RenderContext, 'site' | 'file' | 'options' | 'variables'>;

/** Returns the attributes of a link; one that runs code, or that is broken, has no address. */
export function linkAttributes(context: LinkContext, written: string): Attributes {
  const url = withVariables(context as RenderContext, written).trim();
  if (isExternal(url)) {
    return /^(?:https?:|mailto:|tel:|\/\/)/i.test(url)
      ? { href: url.startsWith('//') ? `https:${url}` : url, rel: 'noopener noreferrer', 'data-external': true }
      : { 'data-dead': 'This address can’t be opened.' };
  }
  const found = resolveLink(context.site, context.file, url);
  const { fragment } = splitAddress(url);
  const hash = fragment === undefined ? '' : `#${encodePart(fragment)}`;
  switch (found.kind) {
    case 'page':
      if (found.file === context.file && hash !== '') return { href: hash };
      return { href: `${pageAddress(found.file)}${hash}`, 'data-page': found.file };
    case 'file':
      return { href: fileAddress(context, found.file), 'data-open': found.file };
    case 'redirect':
      return found.target === undefined
        ? { href: '#', 'data-dead': `Redirects to ${found.to}` }
        : { ...linkOnce(context, found.target), title: `Redirects to ${found.target}` };
    case 'missing':
    case 'outside':
      return { href: '#', 'data-dead': `${url} doesn’t exist.`, class: 'is-broken' };
    default:
      return { href: '#', 'data-dead': `${url} isn’t part of the preview.` };
  }
}

/** Follows a redirect once: two may form a loop. */
function linkOnce(context: LinkContext, target: string): Attributes {
  const found = resolveLink(context.site, context.file, target);
  if (found.kind === 'page') return { href: pageAddress(found.file), 'data-page': found.file };
  if (/^https?:/i.test(target)) return { href: target, rel: 'noopener noreferrer', 'data-external': true };
  return { href: '#', 'data-dead': `Redirects to ${target}` };
}

export function pageAddress(file: SitePath): string {
  return encodeWhole(routeOf(file)).replace(/[?#]/g, encodePart);
}

function fileAddress({ options }: LinkContext, file: SitePath): string {
  return options.resourceBase === undefined ? '#' : resourceAddress(options.resourceBase, file);
}

function resourceAddress(base: string, file: string): string {
  return `${base}/${file.split('/').map(encodePart).join('/')}`;
}

/** Where an image or a video comes from: an address that may be loaded, or why there is none. */
export type Source = { readonly address: string } | { readonly missing: string };

/** Resolves the address of an image or a video. */
export function sourceFor(context: LinkContext, written: string): Source {
  const { site, file, options } = context;
  const url = withVariables(context as RenderContext, written).trim();
  if (/^data:image\/(?:png|gif|jpeg|webp|avif);base64,[\w+/=\s]*$/i.test(url)) return { address: url };
  if (isExternal(url)) {
    const address = url.startsWith('//') ? `https:${url}` : url;
    const isAllowed = options.allowsRemoteImages && /^https:/i.test(address);
    return isAllowed ? { address } : { missing: `On the web: ${address.slice(0, 200)}` };
  }
  // No path of a file is as long: looking for one of 1 MB takes a tenth of a second.
  const isPath = url.length <= longestPath || splitAddress(url).path.length <= longestPath;
  const found = isPath ? resolveLink(site, file, url) : undefined;
  if (found?.kind === 'file' && options.resourceBase !== undefined) {
    return { address: resourceAddress(options.resourceBase, found.file) };
  }
  return { missing: found?.kind === 'file' ? found.file : `Image not found: ${url.slice(0, 200)}` };
}

/** What an image looks like besides its file. */
export interface ImageLook {
  readonly alt: string;
  readonly title?: string | undefined;
  readonly className?: string | undefined;
  readonly width?: Value | undefined;
  readonly height?: Value | undefined;
  readonly style?: Value | undefined;
  readonly isZoomable?: boolean;
  readonly source?: Attributes;
}

/** Returns an image, or a box that says why it isn’t there. */
export function renderImage(context: LinkContext, src: string, look: ImageLook): Html {
  const found = sourceFor(context, src);
  const classes = [classText(look.className), look.isZoomable === true ? 'zoomable' : undefined].filter(Boolean);
  if ('missing' in found) {
    const label = look.alt === '' ? found.missing : `${look.alt} · ${found.missing}`;
    return tag('span', { class: ['no-image', ...classes].join(' '), ...look.source }, escapeHtml(label));
  }
  const [width, height] = [lengthText(look.width), lengthText(look.height)];
  const sizes = [width && `width:${width}`, height && `height:${height}`, styleText(look.style)].filter(Boolean);
  return tag('img', {
    src: found.address,
    alt: look.alt,
    title: look.title,
    class: classes.length === 0 ? undefined : classes.join(' '),
    loading: isImage(src) ? 'lazy' : undefined,
    'data-style': sizes.length === 0 ? undefined : sizes.join(';'),
    ...look.source,
  });
}

/** Returns the drawing of an icon: by name from a library, by file, or by address. */
export function renderIcon(context: RenderContext, written: string | undefined, look: IconLook = {}): Html {
  const name = withVariables(context, written ?? '').trim();
  if (name === '') return '';
  const [color, dark] = [colorText(look.color), colorText(look.colorDark)];
  const colors = dark === undefined ? color && `color:${color}` : `--light:${color ?? 'inherit'};--dark:${dark}`;
  const className = dark === undefined ? 'icon' : 'icon has-modes';
  const style = [colors, look.size && `width:${look.size}px;height:${look.size}px`].filter(Boolean);
  const attributes = { 'data-style': style.length === 0 ? undefined : style.join(';'), 'aria-hidden': 'true' };
  if (/[/.]/.test(name)) {
    const found = sourceFor(context, name);
    const image = 'missing' in found ? '' : tag('img', { src: found.address, alt: '' });
    return tag('span', { class: className, ...attributes }, image);
  }
  const library = look.library ?? context.site.config.iconLibrary;
  const drawing = context.services.icon(name.toLowerCase(), library, look.style);
  if (drawing === undefined) return tag('span', { class: `${className} is-unknown`, title: name, ...attributes }, '');
  const svg = tag(
    'svg',
    { viewBox: drawing.viewBox, class: drawing.isFilled ? 'is-filled' : 'is-outlined', focusable: 'false' },
    drawing.content,
  );
  return tag('span', { class: className, ...attributes }, svg);
}

export interface IconLook {
  readonly color?: string | undefined;
  /** The color in dark mode if it is another one. */
  readonly colorDark?: string | undefined;
  readonly size?: number | undefined;
  readonly library?: string | undefined;
  readonly style?: string | undefined;
}
