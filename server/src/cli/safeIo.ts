import { escapedCharacter, printableLines } from '../core/util/printable.ts';
import { plain, type Io, type Terminal } from './io.ts';

/** What Docsight itself prints of control characters: colors, and on a terminal the replacement of a line. */
const own = new RegExp(String.raw`(\u001B\[\d{1,2}m|\r\u001B\[K)`);

/** A line that a service for CI takes as a command, as in GitHub’s logs. */
const logCommand =
  /^[^\S\n]*:(?=:(?:add-mask|add-matcher|add-path|debug|echo|endgroup|error|group|notice|remove-matcher|save-state|set-env|set-output|stop-commands|warning)\b)|#(?=#\[)/gm;

/**
 * Returns an access to the environment that prints what a repository contains as text: no terminal or log obeys it.
 * Names are on one line (`printable`); this is for all other texts, and for what is forgotten.
 */
export function safeIo(io: Terminal): Io {
  const isPlain = !io.useColor && io.isTerminal !== true;
  const safe = (text: string): string => asText(text, isPlain);
  return {
    ...io,
    write: (text) => {
      io.write(safe(text));
    },
    writeError: (text) => {
      io.writeError(safe(plain(text)));
    },
    writeDocument: (text) => {
      io.write(text);
    },
    ...(io.ask !== undefined && { ask: (question: string) => io.ask?.(safe(question)) ?? Promise.resolve(false) }),
  };
}

function asText(text: string, isPlain: boolean): string {
  // At odd places are Docsight’s own.
  const parts = isPlain ? [text] : text.split(own);
  const visible = parts.map((part, at) => (at % 2 === 0 ? printableLines(part) : part)).join('');
  return visible.replace(logCommand, (found) => found.replace(/[:#]/, escapedCharacter));
}
