export const helpText = `Docsight: help for documentation sites that are described by docs.json

  docsight check [folder…]   look for mistakes; without a folder, here
    --format stylish|json    for people (default) or for programs
    --rule id=severity       off, hint, info, warning or error; also area/*=severity; may be repeated
    --quiet                  show errors only
    --unlisted-pages WHAT    what to report of pages that docs.json doesn’t list: errors (default) or all
    --max-warnings N         more warnings than N count as failure
    --list-rules             list all rules and stop

  docsight llms [folder]     print llms.txt, the index of the site’s pages for programs that read text
    --url URL                where the site is published; else "docsUrl" in .docsight.json
    --full                   llms-full.txt, with the text of all pages
    --out FOLDER             write llms.txt (and what else is wanted) to a folder
    --pages                  with --out: also a Markdown file for each page
    --yes                    with --out: replace files that have another text without asking

  docsight new [folder]      make a small site; without a folder, here
    --name NAME              its name; else that of the folder
  docsight new page [path]   make a page of the site here; "./page" is a folder that is called page
    --template NAME          guide (default), how-to, reference, api-endpoint, changelog or troubleshooting
    --title TITLE            its title; else made from the path, as the path is from the title
    --group NAME             the group that lists it, as in "Guides > Advanced"
  docsight new group TITLE   add a group to the navigation
    --in NAME                the group or the tab that it goes into

  docsight rules [folder]    tell the assistants of editors how the site is written: .cursor/rules.md, AGENTS.md …
    --editor NAME            cursor, windsurf, vscode, claude, copilot, agents, cursor-rules or windsurf-rules;
                             may be repeated; else the files that are there already
    --check                  write nothing; exit 1 where something is missing or out of date
    --yes                    add to files that somebody else has written without asking

  docsight upgrade [folder]  move docs.json or mint.json from the classic format to the current one
    --dry-run                show what would change, and what has no counterpart, and write nothing
    --yes                    write without asking

  docsight lsp --stdio       start the language server for an editor

Exit status: 0 clean or warnings only, 1 errors found (or too many warnings), 2 it could not run.
`;
