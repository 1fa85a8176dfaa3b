/** Names between which a reader chooses by the local machine; only names of one kind are alternatives. */
const kinds: readonly string[] = [
  'macos|mac os(?: x)?|mac|os x|linux|windows|unix|ubuntu|debian|fedora|centos|rhel|arch linux|alpine(?: linux)?|wsl2?|freebsd',
  'npm|yarn|pnpm|bun|deno',
  'pip|poetry|uv|conda|pipenv',
  'ios|android',
];

const patterns = kinds.map(
  (names) => new RegExp(`^(?:${names})(?: ?(?:/|,|and|or|&) ?(?:${names}))*(?: \\([^()]*\\))?$`, 'i'),
);

/** Returns the kind of platform that a heading names exclusively; undefined if it is about something else. */
export function platformKind(heading: string): number | undefined {
  const kind = patterns.findIndex((pattern) => pattern.test(heading));
  return kind < 0 ? undefined : kind;
}
