import * as vscode from 'vscode';

/**
 * Makes Enter between the tags of a component add an indented line in `.md` pages too. The editor's own configuration
 * for Markdown has no tags, and one that an extension adds applies to all files of the language.
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
