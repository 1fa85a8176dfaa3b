import * as vscode from 'vscode';

/**
 * Lets Enter between the two tags of a component open an indented line in `.md` pages too. The editor's own settings for
 * Markdown know no tags, and those that an extension adds apply to a language as a whole.
 */
export function indentBetweenTags(): vscode.Disposable {
  return vscode.languages.setLanguageConfiguration('markdown', {
    onEnterRules: [
      {
        beforeText: /<[A-Za-z](?:[^<>]*[^<>/])?>\s*$/,
        afterText: /^\s*<\/[A-Za-z][\w.]*\s*>/,
        action: { indentAction: vscode.IndentAction.IndentOutdent },
      },
    ],
  });
}
