import { guessLanguage, scriptLanguage } from './guessLanguage.ts';

/**
 * Returns the language that a code sample without one most likely has; undefined for output, trees, prose and the like.
 * Unlike `guessLanguage`, it isn't certain: other languages may have the same syntax.
 */
export function likelyLanguage(text: string): string | undefined {
  const trimmed = text.trim().replaceAll('\r\n', '\n');
  return guessLanguage(text) ?? patterns.find(([, pattern]) => pattern.test(trimmed))?.[0] ?? byLines(trimmed);
}

/** What begins a text in a language, and often ends it. */
const patterns: readonly (readonly [string, RegExp])[] = [
  ['http', /^(?:Authorization|Content-Type|Accept|X-[A-Za-z-]+): \S+(?: \S+)?(?:\n[A-Z][A-Za-z-]+: .+)*$/],
  ['yaml', /^---\n(?:[\w-]+:.*\n)+---$/],
  [
    'sql',
    /^(?:--.*\n)*(?:SELECT\b[^]*\bFROM\b|INSERT INTO|CREATE (?:OR REPLACE )?(?:TABLE|INDEX|USER|DATABASE|ROLE|VIEW|EXTENSION|SCHEMA)\b|DELETE FROM|ALTER TABLE|UPDATE \S+\s+SET\b|GRANT [A-Z])/,
  ],
  [
    'html',
    /^<(a|body|button|div|footer|form|head|header|iframe|img|input|link|main|meta|nav|p|script|section|span|style|table|ul)\b(?:[^>]*\/?>$|[^]*<\/\w+>$)/,
  ],
  ['jsx', /^<[A-Z]\w*(?:\.\w+)?(?:\s[^]*)?(?:\/>|<\/[A-Z][\w.]*>)$/],
  ['hcl', /^(?:resource|data|variable|provider|terraform|module|output|locals)(?: "[\w-]+"){0,2} \{\n[^]*\}$/],
  ['graphql', /^(?:query|mutation|subscription)(?: \w+)?(?:\([^)]*\))? \{[^]*\}$/],
  ['go', /^(?:\/\/.*\n)*func (?:\([^)]*\) )?\w+\(.*\{\n[^]*(?::=|\bfmt\.|\berr != nil)/],
  ['rust', /^(?:\/\/.*\n)*(?:use \w+(?:::[\w{}, *]+)+;|(?:pub )?(?:async )?fn \w+\(.*\{\n[^]*\blet )/],
  ['java', /^(?:import (?:static )?(?:java|javax|com|org|io)\.[\w.]+(?:\.\*)?;\n)/],
  ['console', /^\$ [a-z][\w./-]*(?: .*)?\n[^]+$/],
];

function byLines(text: string): string | undefined {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  if (isEnvironment(lines)) return 'bash';
  if (hasSettings(lines)) return lines.every(isTomlLine) ? 'toml' : 'ini';
  if (isYaml(lines)) return 'yaml';
  return isScript(text) ? scriptLanguage(text) : undefined;
}

/** Whether every line is a comment, or sets a variable as in `.env` files. */
function isEnvironment(lines: readonly string[]): boolean {
  const settings = lines.filter((line) => !line.startsWith('#'));
  return settings.length > 0 && settings.every((line) => /^\s*[A-Z][A-Z0-9_]{2,}=(?:\S.*)?$/.test(line));
}

/** Whether lines begin with the name of a section, and the others set something. */
function hasSettings(lines: readonly string[]): boolean {
  const isSetting = (line: string): boolean => /^\s*(?:#|\[{1,2}[\w."-]+\]{1,2}$|[\w."-]+ ?= ?\S)/.test(line);
  return lines.length > 1 && /^\[{1,2}[\w."-]+\]{1,2}$/.test(lines[0] ?? '') && lines.every(isSetting);
}

/** Whether the value in a line, if it has one, is one of TOML's; INI and systemd's units write strings without quotes. */
function isTomlLine(line: string): boolean {
  const value = /^\s*[\w."-]+ ?= ?(\S.*)$/.exec(line)?.[1];
  return value === undefined || /^(?:["'[{]|[+-]?(?:\d|inf\b|nan\b)|(?:true|false)\b)/.test(value);
}

/** Whether lines are keys in lower case and items, at least one of them nested. */
function isYaml(lines: readonly string[]): boolean {
  const [first = ''] = lines;
  const isLine = (line: string): boolean => /^\s*(?:#|(?:- )?["']?[A-Za-z_$][\w./$-]*["']?:(?: .*)?$|- \S)/.test(line);
  const isNested = lines.some(
    (line, at) => /^\s*(?:- )?[\w.-]+:$/.test(line) && /^\s+\S|^- /.test(lines[at + 1] ?? ''),
  );
  return lines.length > 2 && /^[a-z][\w.-]*:/.test(first) && isNested && lines.every(isLine);
}

/** Whether a text is JavaScript by its statements: `const` with a value has no type, and what is called is its own. */
function isScript(text: string): boolean {
  const opening =
    /^(?:\/\/.*\n|\s)*(?:(?:export )?(?:default )?(?:const|let) (?:\w+|\{[^}=]*\}|\[[^\]=]*\]) = |console\.log\(|(?:export )?(?:default )?(?:async )?function \w+\([^)]*\) \{)/;
  return (
    opening.test(text) &&
    /\bconsole\.\w+\(|=>|\bawait |\bnew [A-Z]\w*\(|\brequire\(|\bdocument\.|\bprocess\.env\b/.test(text)
  );
}

/**
 * Whether a text that a page calls a command may be one: each line names a program, and none is a sentence, an address
 * or a message.
 */
export function mayBeCommands(text: string): boolean {
  const lines = text.trim().split(/\r?\n/);
  const isLine = (line: string): boolean =>
    /^(?:\$ )?(?:\.{1,2}\/|\/[\w.-]+\/)?[a-z][\w./-]*(?: [^:]*| +[^\s:]+:\S.*)?$/.test(line);
  return lines.length <= 3 && lines.every((line) => isLine(line) && !/[.!?:,]$|^https?:/.test(line));
}
