/** Words of languages, and names that every example has. */
const common: ReadonlySet<string> = new Set(
  (
    'and any async await bool boolean catch class const def else error except export false finally float for from func ' +
    'function import include int let main new nil none not null number package print printf println public raise ' +
    'require return self static str string struct system this throw throws true try type use using var void while with'
  ).split(' '),
);

/** How many of its names the shorter block has in common with each other one, as its translation has. */
const smallestShare = 0.5;

/** How many times the names of a block its translation may have; one with more shows another part of the example. */
const mostTimes = 3;

/** Whether code is the same in several languages, by the names and texts in it, rather than one that the other calls. */
export function showSameExample(contents: readonly string[]): boolean {
  const all = contents.map(namesIn);
  return all.slice(1).every((names, at) => areAlike(all[at] ?? names, names));
}

/** Blocks of a few names tell nothing. */
function areAlike(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  const smaller = Math.min(a.size, b.size);
  if (smaller < fewestNames) return true;
  if (Math.max(a.size, b.size) > smaller * mostTimes) return false;
  const shared = [...a].filter((name) => b.has(name)).length;
  return shared >= smaller * smallestShare;
}

const fewestNames = 3;

/** Returns the words of which names and texts consist, without comments: `table_name` and `tableName` are the same. */
function namesIn(content: string): ReadonlySet<string> {
  const code = content.replace(/(?:^|\s)(?:#|\/\/|--)\s.*$/gm, '');
  const words =
    code
      .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
      .toLowerCase()
      .match(/\p{L}{3,}/gu) ?? [];
  return new Set(words.filter((word) => !common.has(word)));
}
