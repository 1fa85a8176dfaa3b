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
    }
  | { readonly kind: 'group'; readonly title: string; readonly group: string | undefined };

type Kind = NewOptions['kind'];

/** The options of each command. */
const taken: Readonly<Record<Kind, readonly string[]>> = {
  site: ['name'],
  page: ['template', 'title', 'group'],
  group: ['in'],
};

/** Parses the arguments of `docsight new`; throws UsageError for invalid ones. */
export function parseNewOptions(args: readonly string[]): NewOptions {
  const { values, positionals } = readArguments(newLine, args);
  const kind = positionals[0] === 'page' || positionals[0] === 'group' ? positionals[0] : 'site';
  const [subject, ...others] = kind === 'site' ? positionals : positionals.slice(1);
  const wrong = Object.keys(values).find((name) => !taken[kind].includes(name));
  if (wrong !== undefined) throw new UsageError(`${commandOf(kind)} doesn’t support --${wrong}. See docsight --help.`);
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
      return { kind, path: subject, title: values.title, template: values.template ?? 'guide', group: values.group };
    case 'group':
      if (subject === undefined) throw new UsageError('Missing title. Use docsight new group "Guides".');
      return { kind, title: subject, group: values.in };
  }
}

function commandOf(kind: Kind): string {
  return kind === 'site' ? 'docsight new' : `docsight new ${kind}`;
}
