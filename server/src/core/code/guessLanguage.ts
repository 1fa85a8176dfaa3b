/**
 * Returns the language of a code sample if it is certain; undefined if it might be another. Every pattern matches what
 * no other language has, and is tested against the complete text rather than one of its lines.
 */
export function guessLanguage(text: string): string | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return undefined;
  return openings.find(([pattern]) => pattern.test(trimmed))?.[1] ?? byFullText(trimmed);
}

const openings: readonly (readonly [RegExp, string])[] = [
  [/^#!.*\b(?:ba|z|k|da)?sh\b/, 'bash'],
  [/^#!.*\bpython/, 'python'],
  [/^#!.*\bnode\b/, 'javascript'],
  [/^<\?php\b/, 'php'],
  [/^<\?xml\b/, 'xml'],
  [/^<!doctype html\b/i, 'html'],
  [/^<html[\s>]/i, 'html'],
  [/^diff --git /, 'diff'],
  [/^--- \S.*\n\+\+\+ \S.*\n@@ /, 'diff'],
  [/^(?:sequenceDiagram|classDiagram|erDiagram|stateDiagram-v2)\s*\n/, 'mermaid'],
  [/^(?:graph|flowchart) (?:TD|TB|BT|LR|RL);?\s*\n/, 'mermaid'],
  [/^(?:GET|POST|PUT|PATCH|DELETE) \S+ HTTP\/\d/, 'http'],
  [/^package [a-z]\w*\n[^]*^(?:import \(|func )/m, 'go'],
  [
    /^(?:#[^\n]*\n|ARG [^\n]*\n|\s*\n)*FROM (?:--platform=\S+ )?\S+(?: [Aa][Ss] [\w-]+)?[ \t]*\n(?:.*\n)*?(?:RUN|COPY|ADD|ENV|EXPOSE|USER|WORKDIR|CMD|ENTRYPOINT) /,
    'dockerfile',
  ],
];

function byFullText(text: string): string | undefined {
  if (isJson(text)) return 'json';
  if (isShell(text)) return 'bash';
  if (isScript(text)) return scriptLanguage(text);
  const lines = text.split(/\r?\n/);
  return fullTextPatterns.find(({ opening, anyLine }) => opening.test(text) && lines.some((line) => anyLine.test(line)))
    ?.id;
}

/** Languages that the beginning of a text shows together with one of its lines. */
const fullTextPatterns: readonly { readonly id: string; readonly opening: RegExp; readonly anyLine: RegExp }[] = [
  {
    id: 'python',
    opening: /^(?:#[^\n]*\n\s*)*(?:from [\w.]+ import [\w(*]|import \w+(?:\.\w+)*(?: as \w+)?\s*\n)/,
    anyLine: /^(?:from [\w.]+ import .*|(?:async )?def \w+\(.*|class \w.*:|with .*:|\w+ = \w+\(.*|print\(.*)$/,
  },
  { id: 'python', opening: /^(?:@\w[^\n]*\n)*(?:async )?def \w+\(/, anyLine: /^(?:async )?def .*\)[^)]*:$/ },
];

/** Whether a text begins with an import of JavaScript's and uses it. */
function isScript(text: string): boolean {
  const opening =
    /^(?:\/\/[^\n]*\n\s*)*(?:import (?:[\w*]|\{)[^;'"]* from ['"][^'"\n]+['"];?\s|const [\w{ ,}]+ = require\(['"])/;
  return opening.test(text) && /^(?:const|let|await|function|export|async function)\b/m.test(text);
}

/** Distinguishes TypeScript and JSX by syntax that JavaScript doesn't have. */
export function scriptLanguage(text: string): string {
  const hasTypes =
    /^[ \t]*(?:export )?(?:interface|type) \w+|\b(?:const|let) \w+: |\)\s*: \w|\bimport (?:type|\{[^}]*\btype) |\bas const\b|\w: (?:string|number|boolean|any)\b/m.test(
      text,
    );
  const hasTags = /(?:[(>]|return)\s*<\/?(?:[A-Za-z][\w.]*)?(?:\s[^<>]*)?\/?>/.test(text);
  if (hasTypes) return hasTags ? 'tsx' : 'typescript';
  return hasTags ? 'jsx' : 'javascript';
}

function isJson(text: string): boolean {
  if (!/^(?:\{[^]*\}|\[[^]*\])$/.test(text) || /^(?:\{\s*\}|\[[\s\w.,]*\])$/.test(text)) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Programs that begin a command line and are neither words of prose nor of another language. */
const programs = new Set(
  (
    'apt apt-get aws az base64 brew bun bunx bundle cargo cat cd chmod chown composer conda corepack cp curl deno dig ' +
    'docker docker-compose dotnet echo export gcloud gem gh git go gradle grep helm journalctl jq kubectl ls make mkdir ' +
    'mv mvn node npm npx nslookup nvm openssl php pip pip3 pipenv pipx pnpm poetry psql py pytest python python3 rails ' +
    'rm scp sed source ssh sudo systemctl tail tar terraform touch unzip uv uvx uvicorn wget yarn'
  ).split(' '),
);

/** Programs whose names are words as well, so that their arguments decide. */
const englishWords = new Set(
  'az bundle cat composer conda dig echo export go helm make node rails sed source tail touch'.split(' '),
);

/** Whether every line is a command, a comment, or a continuation of the previous line. */
function isShell(text: string): boolean {
  let commands = 0;
  const joined = text.replace(/\\[ \t]*\r?\n/g, ' ');
  if (hasOpenQuote(joined)) return false;
  for (const line of joined.split(/\r?\n/)) {
    const command = line.trim();
    if (command === '' || command.startsWith('#')) continue;
    if (!isCommand(command)) return false;
    commands++;
  }
  return commands > 0;
}

function isCommand(line: string): boolean {
  const [, program = '', rest = ''] = /^(?:\$ )?(?:sudo )?([\w.-]+)(?: +(.*))?$/.exec(line) ?? [];
  if (!programs.has(program) || rest === '') return false;
  if (/^(?:[=:(]|is |are |a |the )/.test(rest)) return false;
  if (program === 'gem') return /^(?:install|update|build|push|list) /.test(`${rest} `);
  if (program === 'export') return /^\w+=/.test(rest);
  if (program === 'go') return /^(?:get|install|mod|run|build|test) /.test(`${rest} `);
  return !englishWords.has(program) || /^[\w./-]+$/.test(rest) || /[-$"'|>]/.test(rest);
}

/** Whether a text in quotes goes over several lines, so that its lines are no commands. */
function hasOpenQuote(text: string): boolean {
  return text.split(/\r?\n/).some((line) => (line.match(/(?<!\\)'/g)?.length ?? 0) % 2 === 1 && !line.startsWith('#'));
}
