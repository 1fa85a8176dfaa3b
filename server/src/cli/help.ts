export const helpText = `Docsight: help for documentation sites that are described by docs.json

  docsight check [folder…]   look for mistakes; without a folder, here
    --format stylish|json    for people (default) or for programs
    --rule id=severity       off, hint, info, warning or error; also area/*=severity; may be repeated
    --quiet                  show errors only
    --max-warnings N         more warnings than N count as failure
    --list-rules             list all rules and stop

  docsight lsp --stdio       start the language server for an editor

Exit status: 0 clean or warnings only, 1 errors found (or too many warnings), 2 it could not run.
`;
