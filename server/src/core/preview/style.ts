import type { Value } from './values.ts';

/** Properties of `style={{…}}` that only change how an element itself looks or is arranged. */
const properties: ReadonlySet<string> = new Set(
  (
    'alignItems alignSelf aspectRatio background backgroundColor border borderBottom borderCollapse borderColor ' +
    'borderLeft borderRadius borderRight borderSpacing borderStyle borderTop borderWidth boxShadow boxSizing color ' +
    'columnGap display flex flexBasis flexDirection flexGrow flexShrink flexWrap float fontFamily fontSize fontStyle ' +
    'fontWeight gap gridTemplateColumns height justifyContent justifyItems letterSpacing lineHeight listStyle ' +
    'listStyleType margin marginBottom marginLeft marginRight marginTop maxHeight maxWidth minHeight minWidth ' +
    'objectFit opacity overflow overflowX overflowY padding paddingBottom paddingLeft paddingRight paddingTop rowGap ' +
    'textAlign textDecoration textIndent textTransform verticalAlign whiteSpace width wordBreak wordWrap'
  ).split(' '),
);
const unitless: ReadonlySet<string> = new Set([
  'opacity',
  'flex',
  'flexGrow',
  'flexShrink',
  'fontWeight',
  'lineHeight',
]);

/** Returns the declarations of a `style` object; undefined if none is safe. The webview sets them one by one. */
export function styleText(value: Value | undefined): string | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const declarations = Object.entries(value).flatMap(([name, one]) => {
    const text = typeof one === 'number' && !unitless.has(name) ? `${one}px` : one;
    if (!properties.has(name) || (typeof text !== 'string' && typeof text !== 'number')) return [];
    const safe = safeCss(String(text));
    return safe === undefined ? [] : [`${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${safe}`];
  });
  return declarations.length === 0 ? undefined : declarations.join(';');
}

/** Returns a value of CSS that neither loads anything nor ends its declaration; undefined for others. */
function safeCss(text: string): string | undefined {
  const value = text.trim();
  if (value === '' || value.length > 200 || !/^[\w\s#%.,()/+*'-]*$/.test(value)) return undefined;
  return /url|image|expression|attr|var|env|src|element|paint/i.test(value) ? undefined : value;
}

/** Returns a color as CSS; undefined for anything else. */
export function colorText(text: string | undefined): string | undefined {
  const value = text?.trim() ?? '';
  if (/^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.test(value) || /^[a-z]{3,20}$/i.test(value)) return value;
  return /^(?:rgb|hsl|oklch|lab|lch|oklab|hwb)a?\([\d\s.,%/a-z-]{1,60}\)$/i.test(value) ? value : undefined;
}

/** Returns a length of an attribute such as `width` as CSS; undefined for anything else. */
export function lengthText(value: Value | undefined): string | undefined {
  const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : '';
  if (/^\d+(?:\.\d+)?$/.test(text)) return `${text}px`;
  return /^\d+(?:\.\d+)?(?:px|%|em|rem|vw|vh)$/.test(text) ? text : undefined;
}

/** Classes of the platform’s style sheet that pages use most; others have no effect in the preview. */
const classes: ReadonlySet<string> = new Set(
  (
    'block inline inline-block flex inline-flex grid hidden dark:hidden dark:block dark:inline dark:inline-block ' +
    'dark:flex flex-col flex-row flex-wrap items-center items-start items-end justify-center justify-between ' +
    'justify-start justify-end text-center text-left text-right text-sm text-xs text-lg text-xl text-2xl text-3xl ' +
    'text-4xl font-bold font-semibold font-medium italic underline mx-auto w-full h-auto max-w-full rounded ' +
    'rounded-md rounded-lg rounded-xl rounded-2xl rounded-full gap-1 gap-2 gap-3 gap-4 gap-6 gap-8 mt-2 mt-4 mt-6 ' +
    'mt-8 mb-2 mb-4 mb-6 mb-8 p-2 p-4 p-6 p-8 grid-cols-1 grid-cols-2 grid-cols-3 grid-cols-4 w-1/2 w-1/3 ' +
    'aspect-video border shadow opacity-50 m-0 mt-0 mb-0 my-0 not-prose'
  ).split(' '),
);

/** Returns the supported classes of an element, with a prefix of their own; undefined if there are none. */
export function classText(written: string | undefined): string | undefined {
  const known = (written ?? '').split(/\s+/).filter((name) => classes.has(name));
  return known.length === 0 ? undefined : known.map((name) => `u-${name.replace(/[:/]/g, '-')}`).join(' ');
}
