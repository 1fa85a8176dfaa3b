import hljs from 'highlight.js/lib/common';
import clojure from 'highlight.js/lib/languages/clojure';
import dart from 'highlight.js/lib/languages/dart';
import dockerfile from 'highlight.js/lib/languages/dockerfile';
import elixir from 'highlight.js/lib/languages/elixir';
import groovy from 'highlight.js/lib/languages/groovy';
import haskell from 'highlight.js/lib/languages/haskell';
import http from 'highlight.js/lib/languages/http';
import latex from 'highlight.js/lib/languages/latex';
import nginx from 'highlight.js/lib/languages/nginx';
import powershell from 'highlight.js/lib/languages/powershell';
import properties from 'highlight.js/lib/languages/properties';
import protobuf from 'highlight.js/lib/languages/protobuf';
import scala from 'highlight.js/lib/languages/scala';

const more = {
  clojure,
  dart,
  dockerfile,
  elixir,
  groovy,
  haskell,
  http,
  latex,
  nginx,
  powershell,
  properties,
  protobuf,
  scala,
};
for (const [name, language] of Object.entries(more)) hljs.registerLanguage(name, language);

/** Names that pages use and the library doesn’t. */
hljs.registerAliases(['mdx', 'markdown-mdx'], { languageName: 'markdown' });
hljs.registerAliases(['jsonc', 'json5', 'jsonl', 'ndjson'], { languageName: 'json' });
hljs.registerAliases(['vue', 'svelte', 'astro', 'liquid', 'jinja', 'handlebars'], { languageName: 'xml' });
hljs.registerAliases(['curl', 'console', 'terminal', 'env', 'dotenv'], { languageName: 'bash' });
hljs.registerAliases(['hcl', 'terraform', 'tf'], { languageName: 'ini' });
hljs.registerAliases(['solidity', 'zig', 'prisma'], { languageName: 'typescript' });

/** Returns code with spans for its tokens; undefined for an unknown language. All text in it is escaped. */
export function highlight(code: string, language: string): string | undefined {
  if (hljs.getLanguage(language) === undefined) return undefined;
  return hljs.highlight(code, { language, ignoreIllegals: true }).value;
}
