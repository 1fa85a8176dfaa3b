// Writes a large realistic site: node scripts/generate-site.mjs FOLDER [PAGES]
// Deterministic: tabs, groups, links with and without sections, snippets, images, and a few mistakes.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const pagesInGroup = 25;
const groupsInTab = 40;
const snippetCount = 40;
const sectionCount = 7;

/** Returns a page's path without extension; the first pages of a group share a folder. */
function pageName(index) {
  const group = Math.floor(index / pagesInGroup);
  return `tab-${Math.floor(group / groupsInTab)}/group-${group}/page-${index}`;
}

/** Writes a site with a number of pages, each of about 6 kB. */
function generateSite(folder, pages) {
  const write = (name, text) => {
    const target = path.join(folder, name);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  };
  write('docs.json', configOf(pages));
  for (let index = 0; index < snippetCount; index++) write(`snippets/part-${index}.mdx`, snippetOf(index));
  for (let index = 0; index < 20; index++) write(`images/shot-${index}.png`, '');
  for (let index = 0; index < pages; index++) write(`${pageName(index)}.mdx`, pageOf(index, pages));
}

function configOf(pages) {
  const groups = Math.ceil(pages / pagesInGroup);
  const navigation = Array.from({ length: groups }, (_, group) => {
    const first = group * pagesInGroup;
    const count = Math.min(pagesInGroup, pages - first);
    return { group: `Group ${group}`, pages: Array.from({ length: count }, (_, at) => pageName(first + at)) };
  });
  const tabs = Array.from({ length: Math.ceil(groups / groupsInTab) }, (_, tab) => ({
    name: `Tab ${tab}`,
    url: `tab-${tab}`,
  }));
  const redirects = Array.from({ length: 50 }, (_, index) => ({
    source: `/old/page-${index}`,
    destination: `/${pageName(index % pages)}`,
  }));
  return `${JSON.stringify({ name: 'Large', tabs, navigation, redirects }, undefined, 2)}\n`;
}

function snippetOf(index) {
  return `## Shared part ${index}\n\nWhat several pages say about [the beginning](/${pageName(0)}), in one place.\n`;
}

/** Returns a seeded pseudorandom generator. */
function chance(seed) {
  let state = seed + 1;
  return (below) => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) % below;
}

function pageOf(index, pages) {
  const random = chance(index);
  const part = random(snippetCount);
  const front = `---\ntitle: "Page ${index} about topic ${random(5_000)}"\ndescription: "What page ${index} is about, in a sentence."\n---\n`;
  const usesPart = index % 4 === 0;
  const imports = usesPart ? `\nimport Part from '/snippets/part-${part}.mdx';\n` : '';
  const sections = Array.from({ length: sectionCount }, (_, at) => sectionOf(index, at, pages, random));
  return `${front}${imports}\n${sections.join('\n')}${usesPart ? '\n<Part />\n' : ''}`;
}

const words =
  'service request token account project deploy region secret build release cluster member billing invoice limit'.split(
    ' ',
  );

function sectionTitle(index, at) {
  return `Section ${at} of ${words[(index + at) % words.length]}`;
}

function sentence(random) {
  const word = () => words[random(words.length)];
  return `The ${word()} of a ${word()} belongs to its ${word()}, so that each ${word()} can be told from the ${word()} next to it.`;
}

function sectionOf(index, at, pages, random) {
  const near = pageName(Math.min(pages - 1, index - (index % pagesInGroup) + random(pagesInGroup)));
  const farIndex = random(pages);
  const far = pageName(farIndex);
  // One in a few hundred links to a section has an outdated anchor.
  const section = sectionTitle(farIndex + (random(400) === 0 ? 1 : 0), random(sectionCount));
  const relative = `./${path.posix.basename(near)}`;
  // One in a few hundred links is broken.
  const wrong = random(400) === 0 ? ` It is gone from [there](/${far}-gone).` : '';
  return `## ${sectionTitle(index, at)}

${sentence(random)} ${sentence(random)} See [the page next to it](${near === far ? relative : `/${near}`}) and
[its section](/${far}#${section.toLowerCase().replaceAll(' ', '-')}) or [its neighbour](${relative}).${wrong}

${at === 2 ? `<Frame>\n  <img src="/images/shot-${random(20)}.png" alt="A picture of it" />\n</Frame>\n` : `- one item with **weight**\n- another one with [a link](/${far})\n  - and \`one\` below it\n`}
${at % 3 === 0 ? `<Card title="Card ${at}" icon="bolt" href="/${near}">\n  ${sentence(random)}\n</Card>` : `\`\`\`js example-${at}.js\nconst value = { section: ${at}, of: '${words[random(words.length)]}' };\nconsole.log(value);\n\`\`\``}

${at === 4 ? `<Steps>\n  <Step title="First">\n    ${sentence(random)}\n  </Step>\n  <Step title="Then">\n    ${sentence(random)}\n  </Step>\n</Steps>` : `${sentence(random)} ${sentence(random)}`}
`;
}

const [folder, pages = '10000'] = process.argv.slice(2);
if (folder === undefined || folder.startsWith('-'))
  throw new Error('Name a folder: node scripts/generate-site.mjs FOLDER [PAGES]');
generateSite(folder, Number(pages));
