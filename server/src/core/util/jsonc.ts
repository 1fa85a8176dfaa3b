/** The library for JSON with comments, loaded with the first such text (scripts/build/lazyModules.mjs). */
export { modify, parseTree, printParseErrorCode, visit } from 'jsonc-parser';
