import * as z from 'zod';

// What an assistant reads of each tool, and what a request may have: a wrong name isn’t ignored.

const paths = z
  .array(z.string())
  .optional()
  .describe('Files or folders, from the folder of the server. Default: the whole site.');

export const checkSchema = {
  title: 'Check pages',
  description:
    'Finds broken links, wrong components, syntax errors and more in pages and docs.json. Call it after each change. Each line is “path:line:column severity rule message → fix”; the last is the verdict.',
  inputSchema: z.strictObject({
    paths,
    changed: z.boolean().optional().describe('Only what has changed since the last commit, and what depends on it.'),
    fix: z.boolean().optional().describe('Apply the fixes that change nothing for readers.'),
  }),
};

export const findSchema = {
  title: 'Find pages or a component',
  description:
    'Finds pages by words of their title, path or sections, with their links; or, for the name of a component such as Card, its attributes and an example of this site.',
  inputSchema: z.strictObject({ query: z.string().min(1).max(200) }),
};

export const moveSchema = {
  title: 'Move or rename',
  description:
    'Moves a page, a folder, an image or a snippet, or renames a section (from: “page#section”, to: the new heading), with the navigation, links and imports. Shows the changes first; call again with “confirmed” to make them.',
  inputSchema: z.strictObject({
    from: z.string().min(1).describe('A path from the folder of the server, or “path#section”.'),
    to: z.string().min(1),
    redirect: z.boolean().optional().describe('Also add a redirect from the old address.'),
    confirmed: z.boolean().optional(),
  }),
};

export const outlineSchema = {
  title: 'Outline of the site',
  description: 'Returns the navigation with the paths and titles of its pages, and the pages that it doesn’t list.',
  inputSchema: z.strictObject({
    within: z.string().optional().describe('Only groups and tabs with this in their title.'),
  }),
};
