import { baseNameOf, extensionOf, type SitePath } from './sitePath.ts';

/** Extensions of pages, in order of precedence. */
export const pageExtensions = ['.mdx', '.md'] as const;

const imageExtensions = new Set(
  '.jpeg .jpg .jfif .pjpeg .pjp .png .svg .svgz .ico .webp .gif .apng .avif .bmp .tiff .tif'.split(' '),
);
const mediaAndDocuments = (
  '.mp4 .webm .ogg .avi .mov .wmv .flv .mkv .m4v .mp3 .wav .flac .aac .wma .m4a ' +
  '.pdf .txt .csv .xml .zip .tar .gz .doc .docx .xls .xlsx .ppt .pptx'
).split(' ');
const downloadExtensions = new Set([...mediaAndDocuments, '.tgz', '.ics']);
const dataExtensions = new Set(['.json', '.yaml', '.yml']);
/** Those of all other files that the platform publishes. */
const publishedExtensions = new Set([
  ...mediaAndDocuments,
  ...'.rtf .odt .ods .odp .tsv .woff .woff2 .ttf .eot .otf .rar .7z .bz2 .css .js'.split(' '),
]);
/** Those of programs and their settings that no name of a page ends in; `web3.js` may be one. */
const sourceExtensions = new Set(
  (
    '.py .ipynb .rs .go .java .kt .scala .rb .php .sh .bash .zsh .ps1 .bat .c .h .cc .cpp .hpp .cs .swift .dart .lua ' +
    '.ex .exs .sol .sql .proto .tf .ts .tsx .jsx .mjs .cjs .vue .svelte .css .scss .toml .ini .cfg .lock'
  ).split(' '),
);
const notPages = new Set(
  'readme license licence changelog contributing contribute code_of_conduct security'.split(' '),
);

/** Those that the platform never publishes, in any folder and case, even if the navigation lists them. */
const neverPages = /(?:^|\/)(?:readme|license|changelog|contributing|contribute)\.md$/i;

/** Instructions for assistants; by the exact name, since a page on agents may well be called `agents.md`. */
const agentFiles = new Set('AGENTS.md CLAUDE.md GEMINI.md SKILL.md'.split(' '));

/** Files at the root for assistants, which the platform writes, or publishes as they are where the site has its own. */
const publishedAsWritten = new Set(['skill.md', 'install.md']);

/** Names of the files that may describe a site, the one that wins first. */
export const configNames = ['docs.json', 'mint.json'] as const;

export function isConfigName(name: string): boolean {
  return (configNames as readonly string[]).includes(name);
}

export function isMarkdown(path: string): boolean {
  const extension = extensionOf(path);
  return extension === '.mdx' || extension === '.md';
}

/** Whether a Markdown file is no page only because its extension has capitals: `guide.MDX`. */
export function hasCapitalExtension(path: string): boolean {
  return isMarkdown(path) && !path.endsWith(extensionOf(path));
}

export function isImage(path: string): boolean {
  return imageExtensions.has(extensionOf(path));
}

/** Whether a file is a video, a sound or a document that a page may link to, by its extension. */
export function isDownload(path: string): boolean {
  return downloadExtensions.has(extensionOf(path));
}

/** Whether a path names a file that is displayed or loaded as it is rather than a page, by its extension. */
export function namesFile(path: string): boolean {
  return isImage(path) || isDownload(path) || isDataFile(path);
}

/** Whether a path names a file of a program, which sites don’t publish, by its extension. */
export function isSource(path: string): boolean {
  return sourceExtensions.has(extensionOf(path));
}

/** Whether a file contains components written in JavaScript, by its extension. */
export function isScript(path: string): boolean {
  return /\.[jt]sx$/i.test(path);
}

/** Whether the platform publishes no file of this kind, by its extension; of components, it isn’t known. */
export function isUnsupported(path: string): boolean {
  const extension = extensionOf(path);
  const isPublished = [imageExtensions, dataExtensions, publishedExtensions].some((some) => some.has(extension));
  return !isPublished && !isMarkdown(path) && !isScript(path);
}

/** Whether a file could be an API description, by its extension. */
export function isDataFile(path: string): boolean {
  return dataExtensions.has(extensionOf(path));
}

/** The snippet folders at the site's root, in the order in which `<Snippet>` searches them. */
export const snippetFolders: readonly SitePath[] = ['_snippets', 'snippets'] as SitePath[];

/** Whether a Markdown file is in a snippet folder. */
export function isSnippetPath(path: SitePath): boolean {
  return path.startsWith('snippets/') || isClassicSnippetPath(path);
}

/** Whether a file is a snippet of the classic form, which the platform shows by its `Snippet` tag, but doesn’t import. */
export function isClassicSnippetPath(path: SitePath): boolean {
  return path.startsWith('_snippets/');
}

/**
 * Whether a file is about the repository (README.md, LICENSE.md, AGENTS.md …), which makes it a page only if navigation
 * lists it, if at all; `changelog.mdx` is a page.
 */
export function isRepositoryDocument(path: SitePath): boolean {
  // Nearly all pages end so, and this is asked about each of them again and again.
  if (path.endsWith('.mdx')) return false;
  if (publishedAsWritten.has(path) || agentFiles.has(baseNameOf(path))) return true;
  const name = baseNameOf(path).toLowerCase();
  return name.endsWith('.md') && notPages.has(name.slice(0, -'.md'.length));
}

/** Whether the platform publishes no page from a Markdown file because of its name; `readme.mdx` is a page. */
export function isNeverPage(path: string): boolean {
  return path.endsWith('d') && neverPages.test(path);
}

/**
 * Whether a file is about the repository, but the platform takes it for a page and parses it: AGENTS.md, SECURITY.md …
 * `skill.md` and `install.md` at the root are published as they are.
 */
export function isParsedDocument(path: SitePath): boolean {
  return isRepositoryDocument(path) && !isNeverPage(path) && !publishedAsWritten.has(path.toLowerCase());
}

/** Whether a path is in a folder of packages, none of which is published. */
export function isInPackages(name: string): boolean {
  return name.split('/').includes('node_modules');
}

/**
 * Whether a page or snippet is a changelog, one of its entries, in an archive, or a numbered proposal, by the names of its
 * file and folders: it says what was true at some time, so its links and images aren’t kept up to date.
 */
export function isHistory(path: SitePath): boolean {
  const names = path.replace(/\.\w+$/, '').split('/');
  return names.some((name, at) => history.test(name) || (proposals.test(name) && /^\d/.test(names[at + 1] ?? '')));
}

const history =
  /^(?:\w+[-_])?(?:change[-_]?logs?|release[-_]?notes?|releases|release[-_]?history|what['’]?s[-_]?new|blogs?|news|archives?|archived|old)(?:[-_]?v?\d[\d._-]*)?$/i;

/** The folders of decisions that were accepted one by one, such as `rfcs/0012-sessions`, and stay as a record. */
const proposals = /^(?:adrs?|decisions|[jkps]eps?|proposals|rfcs?)$/i;

/** Whether a page is a contract, a policy or a published paper, whose words stay as they are. */
export function isFinalText(file: SitePath): boolean {
  return /(?:^|[/_-])(?:legal|privacy|terms-(?:of|and)|tos|eula|licen[cs]es?|cookies|cookie-policy|dpa|imprint|antitrust|white-?papers?)(?:[/._-]|$)/i.test(
    file,
  );
}
