/** The names of one callout outside of the platform. */
interface CalloutNames {
  readonly component: string;
  /** Names of its type in other systems, as in `:::note`, `[!NOTE]` or `type="note"`, that also label remarks in prose. */
  readonly types: readonly string[];
  /** Names of its type that begin other sentences too, such as the text of an error. */
  readonly onlyTypes?: readonly string[];
  /** Words that label remarks in prose, as in `**Please note:**`, but are no type anywhere. */
  readonly labels?: readonly string[];
}

const callouts: readonly CalloutNames[] = [
  { component: 'Note', types: ['note'], labels: ['notes', 'please note', 'nb'] },
  { component: 'Info', types: ['info', 'information'], onlyTypes: ['seealso'] },
  { component: 'Tip', types: ['tip', 'hint'], labels: ['tips', 'pro tip'] },
  { component: 'Check', types: ['check', 'success'] },
  { component: 'Warning', types: ['warning', 'caution', 'attention', 'important'] },
  { component: 'Danger', types: ['danger'], onlyTypes: ['alert', 'error'] },
];

const byType: ReadonlyMap<string, string> = new Map(
  callouts.flatMap(({ component, types, onlyTypes = [] }) =>
    [...types, ...onlyTypes].map((name) => [name, component] as const),
  ),
);

const byLabel: ReadonlyMap<string, string> = new Map(
  callouts.flatMap(({ component, types, labels = [] }) =>
    [...types, ...labels].map((name) => [name, component] as const),
  ),
);

export const calloutNames: ReadonlySet<string> = new Set([...callouts.map(({ component }) => component), 'Callout']);

/** Returns the component for another system’s type of callout, in any case; undefined if there is none. */
export function calloutOfType(type: string): string | undefined {
  return byType.get(type.toLowerCase());
}

/** Returns the component for the first words of a remark, in any case; undefined if they don’t label one. */
export function calloutOfLabel(label: string): string | undefined {
  return byLabel.get(label.toLowerCase());
}
