/** Returns a page with the front matter that every page should have. */
export function page(title: string, description = `About ${title}.`): string {
  return `---\ntitle: ${title}\ndescription: ${description}\n---\n\nText.\n`;
}
