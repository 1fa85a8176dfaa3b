import { calloutOfType } from '../../components/callouts.ts';

/** An opening of a callout in another system, up to its end. */
const forms: readonly {
  readonly pattern: RegExp;
  readonly name: number;
  readonly title?: number;
  readonly body: number;
}[] = [
  // Docusaurus, VitePress, Starlight: `:::note[Title]` or `:::note Title` … `:::`.
  {
    pattern: /^:::[ \t]*([a-z]+)[ \t]*(?:\[([^\]\n]*)\]|([^\n]*))\n([\s\S]*?)\n:::[ \t]*$/gim,
    name: 1,
    title: 2,
    body: 4,
  },
  // GitBook: `{% hint style="info" %}` … `{% endhint %}`.
  { pattern: /^\{%\s*hint\s+style="([a-z]+)"\s*%\}\n([\s\S]*?)\n\{%\s*endhint\s*%\}[ \t]*$/gim, name: 1, body: 2 },
  // GitHub and Obsidian: `> [!NOTE]` and the quoted lines after it.
  { pattern: /^>[ \t]*\[!([a-z]+)\][ \t]*\n((?:>[^\n]*(?:\n|$))+)/gim, name: 1, body: 2 },
  // MkDocs: `!!! note "Title"` and the indented lines after it.
  {
    pattern: /^!!![ \t]+([a-z]+)(?:[ \t]+"([^"\n]*)")?[ \t]*\n((?:(?:[ \t]*\n)*(?: {4}|\t)[^\n]*(?:\n|$))+)/gim,
    name: 1,
    title: 2,
    body: 3,
  },
];

/** Returns a text with the callouts of other systems as components; undefined if it has none. */
export function fromOtherSyntax(written: string): string | undefined {
  const text = written.replace(/\r\n?/g, '\n');
  const converted = forms.reduce(
    (before, { pattern, name, title, body }) =>
      before.replace(pattern, (all: string, ...groups: readonly unknown[]) => {
        const component = calloutOfType(textOf(groups[name - 1]));
        if (component === undefined) return all;
        const heading = title === undefined ? '' : textOf(groups[title - 1]) || textOf(groups[title]);
        return calloutText(component, heading, textOf(groups[body - 1]), all.endsWith('\n'));
      }),
    text,
  );
  return converted === text ? undefined : converted;
}

function textOf(group: unknown): string {
  return typeof group === 'string' ? group : '';
}

function calloutText(component: string, title: string, body: string, endsLine: boolean): string {
  const lines = body.replace(/^(?:>[ \t]?| {4}|\t)/gm, '').trim();
  const heading = title.trim() === '' ? '' : `**${title.trim()}**\n\n`;
  const indented = (heading + lines).replace(/^(?=[^\n])/gm, '  ');
  return `<${component}>\n${indented}\n</${component}>${endsLine ? '\n' : ''}`;
}
