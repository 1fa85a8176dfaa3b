import { fromHtml } from 'hast-util-from-html';

// What may be in the HTML of a preview, whatever its site contains. It is parsed as browsers parse it.

type Parsed = ReturnType<typeof fromHtml>;
type Element = Extract<Parsed['children'][number], { type: 'element' }>;

/** Outside of a drawing, the parser writes the names of its elements in lower case. */
function lowerCased(names: string): ReadonlySet<string> {
  return new Set(names.toLowerCase().split(' '));
}

const elements = lowerCased(
  'html head body div span p br hr b strong i em u s small sub sup mark kbd code pre blockquote ul ol li dl dt dd table ' +
    'thead tbody tfoot tr th td caption colgroup col h1 h2 h3 h4 h5 h6 picture figure figcaption details summary section ' +
    'article header footer main aside nav abbr cite q time del ins var samp label wbr dfn address acronym big strike tt ' +
    'bdi bdo ruby rb rt rp data hgroup search menu fieldset legend a img video audio button input select option ' +
    'svg g path circle ellipse line polyline polygon rect text tspan defs linearGradient radialGradient stop clipPath ' +
    'mask title desc ' +
    'math semantics annotation mrow mi mo mn ms mtext mspace mfrac msqrt mroot mstyle merror mpadded mphantom mfenced ' +
    'menclose msub msup msubsup munder mover munderover mmultiscripts mtable mtr mtd mprescripts none',
);

/** Attributes as the parser names them, `data-…` and `aria-…` apart. */
const attributes = lowerCased(
  'id className href src alt title role tabIndex hidden rel type disabled checked value selected open start loading ' +
    'colSpan rowSpan scope controls muted loop playsInline preload poster lang ' +
    'viewBox focusable width height fill stroke strokeWidth strokeLineCap strokeLineJoin strokeDashArray strokeDashOffset ' +
    'strokeOpacity fillOpacity fillRule clipRule opacity d cx cy r rx ry x y x1 y1 x2 y2 dx dy points transform offset ' +
    'stopColor stopOpacity gradientUnits gradientTransform textAnchor fontSize fontWeight fontFamily preserveAspectRatio',
);
const mathAttributes = lowerCased(
  'xmlns encoding display mathvariant stretchy fence separator lspace rspace width height depth voffset minsize maxsize ' +
    'linethickness scriptlevel displaystyle accent accentunder columnalign columnspacing rowspacing columnlines rowlines ' +
    'notation mathcolor mathbackground mathsize movablelimits symmetric largeop form frame side columnSpan rowSpan ' +
    'columnspan rowspan rowalign linebreak equalrows equalcolumns className',
);

const origin = 'http://127.0.0.1:3333';
const regions = ['site', 'header', 'sidebar', 'article', 'pager', 'footer', 'aside'];

/**
 * Returns what is wrong with the body of a preview; nothing if it is as it should be. Without the text of its page it is
 * `frame`: what the page leaves open would change the regions after it.
 */
export function htmlProblems(body: string, frame?: string): readonly string[] {
  const problems: string[] = frame === undefined ? [] : [...changedRegions(body, frame)];
  const counts = new Map<string, number>();
  const visit = (node: Element, around: readonly Element[]): void => {
    problems.push(...problemsOf(node, around));
    const id = node.properties.id ?? '';
    if (id.startsWith('_docsight-')) counts.set(id, (counts.get(id) ?? 0) + 1);
    for (const child of node.children) if (child.type === 'element') visit(child, [...around, node]);
  };
  for (const child of fromHtml(body).children) if (child.type === 'element') visit(child, []);
  for (const [id, count] of counts) if (count > 1) problems.push(`${count} elements with the id ${id}`);
  for (const region of regions) if (!counts.has(`_docsight-${region}`)) problems.push(`no ${region}`);
  return problems;
}

function changedRegions(body: string, frame: string): readonly string[] {
  const [found, expected] = [regionsIn(body), regionsIn(frame)];
  return ['header', 'sidebar', 'pager', 'footer'].flatMap((region) =>
    found.get(region) === expected.get(region) ? [] : `the page changes the ${region}`,
  );
}

/** Returns the content of each region with the names of the elements around it. */
function regionsIn(body: string): ReadonlyMap<string, string> {
  const regionContents = new Map<string, string>();
  const visit = ({ tagName, properties, children }: Element, around: string): void => {
    const [, region] = /^_docsight-(\w+)$/.exec(properties.id ?? '') ?? [];
    if (region !== undefined) regionContents.set(region, around + JSON.stringify(children, withoutPosition));
    for (const child of children) if (child.type === 'element') visit(child, `${around} ${tagName}`);
  };
  for (const child of fromHtml(body).children) if (child.type === 'element') visit(child, '');
  return regionContents;
}

function withoutPosition(key: string, value: unknown): unknown {
  return key === 'position' ? undefined : value;
}

function problemsOf({ tagName, properties }: Element, around: readonly Element[]): readonly string[] {
  const problems: string[] = [];
  if (!elements.has(tagName.toLowerCase())) problems.push(`element ${tagName}`);
  if (
    'dataLine' in properties &&
    !around.some(({ properties: { id } }) => id === '_docsight-article' || id === '_docsight-aside')
  )
    problems.push(`${tagName} outside of the page`);
  const isMath = around.some((one) => one.tagName === 'math') || tagName === 'math';
  for (const [name, value] of Object.entries(properties)) {
    const isKnown =
      attributes.has(name.toLowerCase()) ||
      /^(?:data|aria)[A-Z]/.test(name) ||
      (isMath && mathAttributes.has(name.toLowerCase()));
    if (!isKnown) problems.push(`attribute ${name} of ${tagName}`);
    const problem = valueProblem(name, String(value));
    if (problem !== undefined) problems.push(`${problem} in ${name} of ${tagName}: ${String(value)}`);
  }
  return problems;
}

function valueProblem(name: string, value: string): string | undefined {
  if (name === 'href' && !/^(?:https?|mailto|tel):$/.test(protocolOf(value))) return 'address';
  if (name === 'src' || name === 'poster') {
    const isImage = /^data:image\/(?:png|gif|jpeg|webp|avif);base64,/i.test(value);
    if (!isImage && !isHere(value)) return 'request';
  }
  return name === 'dataStyle' && /url|image|expression|@|\\|<|[;:]\s*;/i.test(value.replace(/data-style/g, ''))
    ? 'style'
    : undefined;
}

function protocolOf(address: string): string {
  try {
    return new URL(address, origin).protocol;
  } catch {
    return 'https:';
  }
}

function isHere(address: string): boolean {
  try {
    const url = new URL(address, `${origin}/guides/page`);
    return url.origin === origin && url.pathname.startsWith('/-/files/');
  } catch {
    return false;
  }
}
