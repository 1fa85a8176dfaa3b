import type { InsertionPoint } from '../core/features/refactor/insertionPoints.ts';
import { newLine } from './commandLines.ts';
import { UsageError } from './io.ts';
import { readArguments } from './readArguments.ts';

/** What `docsight new` creates. */
export type NewOptions =
  | { readonly kind: 'site'; readonly folder: string; readonly name: string | undefined }
  | {
      readonly kind: 'page';
      /** As typed; derived from the title if undefined. */
      readonly path: string | undefined;
      readonly title: string | undefined;
      readonly template: string;
      readonly group: string | undefined;
      /** The other languages in which it is created, too; `all` for each. */
      readonly languages: readonly string[];
    }
  | { readonly kind: 'group'; readonly title: string; readonly group: string | undefined };

type Kind = NewOptions['kind'];

/** The options of each command. */
const optionNames: Readonly<Record<Kind, readonly string[]>> = {
  site: ['name'],
  page: ['template', 'title', 'group', 'languages'],
  group: ['in'],
};

/** Parses the arguments of `docsight new`; throws UsageError for invalid ones. */
export function parseNewOptions(args: readonly string[]): NewOptions {
  const { values, positionals } = readArguments(newLine, args);
  const kind = positionals[0] === 'page' || positionals[0] === 'group' ? positionals[0] : 'site';
  const [subject, ...others] = kind === 'site' ? positionals : positionals.slice(1);
  const wrong = Object.keys(values).find((name) => !optionNames[kind].includes(name));
  if (wrong !== undefined)
    throw new UsageError(`${commandOf(kind)} doesn’t support --${wrong}. See docsight help new.`);
  if (others.length > 0) {
    throw new UsageError(
      `${commandOf(kind)} creates one ${kind}. Remove “${others.join(' ')}”, or quote values that contain spaces.`,
    );
  }
  switch (kind) {
    case 'site':
      return { kind, folder: subject ?? '.', name: values.name };
    case 'page':
      if (subject === undefined && values.title === undefined) {
        throw new UsageError('Missing path. Use docsight new page guides/install, or set --title.');
      }
      return {
        kind,
        path: subject,
        title: values.title,
        template: values.template ?? 'guide',
        group: values.group,
        languages: values.languages?.split(',').map((name) => name.trim()) ?? [],
      };
    case 'group':
      if (subject === undefined) throw new UsageError('Missing title. Use docsight new group "Guides".');
      return { kind, title: subject, group: values.in };
  }
}

function commandOf(kind: Kind): string {
  return kind === 'site' ? 'docsight new' : `docsight new ${kind}`;
}

/** Longer lists don't help with the choice. */
const mostShown = 12;

/**
 * Returns the insertion point with a name: its full label, or as many of its last titles as make it unique. `>` is
 * accepted for `›`. Throws UsageError if none or several have the name.
 */
export function insertionPointNamed(insertionPoints: readonly InsertionPoint[], written: string): InsertionPoint {
  const requested = segmentsOf(written);
  const found = insertionPoints.filter(({ label }) => endsWith(segmentsOf(label), requested));
  const exact = found.filter(({ label }) => segmentsOf(label).length === requested.length);
  const [insertionPoint, ...others] = exact.length > 0 ? exact : found;
  if (insertionPoint === undefined) throw new UsageError(`No group or tab “${written}”. ${shown(insertionPoints)}`);
  if (others.length > 0) throw new UsageError(`“${written}” is ambiguous. ${shown([insertionPoint, ...others])}`);
  return insertionPoint;
}

function segmentsOf(label: string): readonly string[] {
  return label.split(/[›>]/).map((segment) => segment.trim().toLowerCase());
}

function endsWith(segments: readonly string[], requested: readonly string[]): boolean {
  return requested.length > 0 && segments.slice(-requested.length).join('\n') === requested.join('\n');
}

function shown(insertionPoints: readonly InsertionPoint[]): string {
  if (insertionPoints.length === 0) return 'The navigation can’t contain one.';
  const labels = insertionPoints.slice(0, mostShown).map(({ label }) => `\n  ${label}`);
  const more = insertionPoints.length > mostShown ? `\n  and ${insertionPoints.length - mostShown} more` : '';
  return `Choose one of:${labels.join('')}${more}`;
}
