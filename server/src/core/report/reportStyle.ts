/** The style sheet of a report. In an editor, its colors are those of the editor’s theme. */
export const reportStyle = `
:root { color-scheme: light dark; --back: #fff; --text: #1f2328; --dim: #57606a; --link: #0550ae; --line: #d0d7de; }
@media (prefers-color-scheme: dark) {
  :root { --back: #0d1117; --text: #e6edf3; --dim: #9da7b3; --link: #79c0ff; --line: #3d444d; }
}
body {
  margin: 0; background: var(--vscode-editor-background, var(--back)); color: var(--vscode-editor-foreground, var(--text));
  font: 15px/1.5 system-ui, sans-serif;
}
main { max-width: 62rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; }
h1 { font-size: 1.6rem; margin: 0; overflow-wrap: anywhere; }
h2 { font-size: 1.2rem; margin: 2rem 0 0; }
h3 { font-size: 1rem; margin: 1.75rem 0 0.25rem; overflow-wrap: anywhere; }
p { margin: 0.25rem 0 0.5rem; color: var(--vscode-editor-foreground, var(--dim)); }
.summary { font-size: 1.1rem; color: inherit; }
a { color: var(--vscode-textLink-foreground, var(--link)); }
a:focus-visible { outline: 2px solid currentColor; outline-offset: 2px; }
code, .place { font: 0.87em ui-monospace, monospace; overflow-wrap: anywhere; background: none; color: inherit; }
a.place { color: var(--vscode-textLink-foreground, var(--link)); }
table { border-collapse: collapse; width: min(100%, 42rem); }
th, td { text-align: start; vertical-align: top; padding: 0.3rem 0.5rem 0.3rem 0; border-top: 1px solid var(--vscode-editorWidget-border, var(--line)); }
th { font-weight: normal; overflow-wrap: anywhere; }
td { text-align: end; padding-inline: 1rem 0; white-space: nowrap; }
ul { margin: 0; padding-inline-start: 1.25rem; }
li { margin-block: 0.2rem; }
.others { font-size: 0.9em; }
section:target { outline: none; }
section:target > h3 { text-decoration: underline; }
/* A row with hundreds of places may be longer than a page. */
li { orphans: 3; widows: 3; }
.others { break-before: avoid; }
section:has(> table), tr, h2, h3 { break-inside: avoid; }
h2, h3 { break-after: avoid; }
@media print {
  :root { color-scheme: light; --back: #fff; --text: #000; --dim: #333; --link: #000; --line: #999; }
  /* The lists begin on a page of their own, so that the figures can be printed alone. */
  main > h2 { break-before: page; }
  .back { display: none; }
}
`;
