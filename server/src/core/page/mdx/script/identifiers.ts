const identifier = /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u;

/** A word that can't be an expression by itself, nor an object as in `package.name`. */
const reservedWord =
  /^\s*(?:break|case|catch|class|const|continue|debugger|default|delete|do|else|enum|export|extends|finally|for|function|if|import|in|instanceof|let|new|return|static|super|switch|throw|try|typeof|var|void|while|with|yield|await|implements|interface|package|private|protected|public)(?![\w$])/;

/** Whether the first word of some code is one of the language that no variable can have as its name. */
export function beginsWithReservedWord(code: string): boolean {
  return reservedWord.test(code);
}

/** The words that are values of their own. */
export const valueWords: ReadonlySet<string> = new Set(['true', 'false', 'null', 'this']);

/** Whether a variable or a component can have a name. */
export function isIdentifier(name: string): boolean {
  return identifier.test(name) && !beginsWithReservedWord(name) && !valueWords.has(name);
}
