import { siteTexts } from '../../generated/siteTexts.ts';
import { extensionOf, type SitePath } from '../../paths/sitePath.ts';
import type { FileEdit } from '../../paths/fileEdit.ts';
import { fillPage } from './pageTemplates.ts';

type NewFile = Extract<FileEdit, { kind: 'create' }>;

/** Returns the files of a small but complete site: a docs.json of the current generation, pages, a logo. */
export function siteTemplate(name: string): readonly NewFile[] {
  return Object.entries(siteTexts).map(([file, text]) => ({
    kind: 'create',
    file: file as SitePath,
    text: withName(extensionOf(file), text, name),
  }));
}

/** Returns a text with the name of a site, escaped for the file's extension. */
function withName(extension: string, text: string, name: string): string {
  switch (extension) {
    case '.json':
      return text.replaceAll('SITE_NAME', () => JSON.stringify(name).slice(1, -1));
    case '.svg':
      return text.replaceAll('SITE_NAME', () => escapeXml(name)).replaceAll('LOGO_WIDTH', logoWidth(name));
    default:
      return fillPage(text, 'SITE_NAME', name);
  }
}

/** Returns the width of the logo in pixels: the drawing, and the name next to it in letters of about this width. */
function logoWidth(name: string): string {
  const letters = Array.from(name, (letter) => ((letter.codePointAt(0) ?? 0) < firstWideLetter ? 14 : 19));
  return String(44 + Math.ceil(letters.reduce((sum, width) => sum + width, 0)));
}

/** From here on letters are mostly East Asian, which are as wide as high. */
const firstWideLetter = 0x2e80;

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
