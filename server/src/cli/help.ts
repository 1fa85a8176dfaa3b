export const helpText = `Docsight: language support for documentation sites described by docs.json

  docsight check [folder…]   check a site; default: the current folder
    --format stylish|json    output for people (default) or for programs
    --rule id=severity       off, hint, info, warning or error; also area/*=severity; can be repeated
                             with options: 'id=["severity", { "option": value }]'
    --quiet                  show errors only
    --unlisted-pages WHAT    problems to report in pages that docs.json doesn’t list: errors (default) or all
    --max-warnings N         fail if there are more than N warnings
    --list-rules             list all rules and exit
    --cache-location FOLDER  where large sites’ results are kept; default: the user’s cache folder
    --no-cache               neither use nor keep results of earlier runs

  docsight llms [folder]     print llms.txt, an index of the site’s pages for language models
    --url URL                URL of the published site; default: "docsUrl" in .docsight.json
    --full                   print llms-full.txt, with the text of all pages
    --out FOLDER             write llms.txt and the other requested files to a folder
    --pages                  with --out: write a Markdown file for each page
    --yes                    with --out: replace files that have different content without asking

  docsight new [folder]      create a small site; default: in the current folder
    --name NAME              site name; default: the name of the folder
  docsight new page [path]   create a page of the site; use "./page" for a folder named page
    --template NAME          guide (default), how-to, reference, api-endpoint, changelog or troubleshooting
    --title TITLE            page title; default: created from the path (and the path from the title)
    --group NAME             group to add the page to, such as "Guides > Advanced"
  docsight new group TITLE   add a group to the navigation
    --in NAME                group or tab to add it to

  docsight preview [folder]  show the site in a browser as you write; default: the current folder
    --port N                 port of the server on this computer; default: 3333, or the next free one
    --open                   open the browser
    --remote-images          load images from the web (https)

  docsight rules [folder]    create rules files for AI assistants: .cursor/rules.md, AGENTS.md …
    --editor NAME            cursor, windsurf, vscode, claude, copilot, agents, cursor-rules or windsurf-rules;
                             can be repeated; default: the files that already exist
    --check                  write nothing; exit with 1 if a file is missing or out of date
    --yes                    add to files that Docsight didn’t create without asking

  docsight upgrade [folder]  convert docs.json or mint.json from the classic format to the current format
    --dry-run                show the changes, and what can’t be converted, without writing
    --yes                    write without asking

  docsight lsp --stdio       start the language server

Exit status: 0 no errors, 1 errors found (or too many warnings), 2 failed to run.
`;
