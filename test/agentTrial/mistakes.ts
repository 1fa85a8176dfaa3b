import type { Files } from '../support/site.ts';

/** A mistake as assistants make it: files that they write, or remove. */
export interface Mistake {
  readonly name: string;
  /** The texts that are written; undefined for a file that is removed. */
  readonly writes: (files: Files) => Readonly<Record<string, string | undefined>>;
  /** What a file has when the mistake is fixed, whatever else is there. */
  readonly corrected: readonly (readonly [file: string, pattern: RegExp])[];
}

const concepts = 'guides/concepts.mdx';
const tuning = 'guides/tuning.mdx';

const head = '---\ntitle: "Tune the server"\ndescription: "Choose limits that fit your load."\n---\n';

/** A mistake in text that is added to a page. */
function added(name: string, text: string, pattern: RegExp): Mistake {
  return {
    name,
    writes: (files) => ({ [concepts]: `${files[concepts] ?? ''}\n${text}\n` }),
    corrected: [[concepts, pattern]],
  };
}

/** A mistake of a text that is replaced in a file. */
function replaced(
  name: string,
  file: string,
  [before, after]: readonly [string, string],
  corrected: Mistake['corrected'],
): Mistake {
  return { name, writes: (files) => ({ [file]: (files[file] ?? '').replace(before, after) }), corrected };
}

/** The mistakes of the trial. */
export const mistakes: readonly Mistake[] = [
  {
    name: 'A page without front matter',
    writes: (files) => ({
      [tuning]: '# Tune the server\n\nChoose limits that fit your load.\n',
      'docs.json': (files['docs.json'] ?? '').replace('"guides/workers"', '"guides/workers", "guides/tuning"'),
    }),
    corrected: [[tuning, /^---\ntitle: ["']?Tune the server/]],
  },
  {
    name: 'A page that the navigation doesn’t list',
    writes: () => ({ [tuning]: `${head}\nChoose limits that fit your load.\n` }),
    corrected: [['docs.json', /"guides\/tuning"/]],
  },
  {
    name: 'A page renamed by hand',
    writes: (files) => ({ 'guides/run-workers.mdx': files['guides/workers.mdx'], 'guides/workers.mdx': undefined }),
    corrected: [
      ['docs.json', /"guides\/run-workers"/],
      ['quickstart.mdx', /\(\/guides\/run-workers#run-several-workers\)/],
      [concepts, /\(\/guides\/run-workers\)/],
    ],
  },
  {
    name: 'A page removed by hand',
    writes: () => ({ 'guides/upgrade.mdx': undefined }),
    corrected: [['docs.json', /^(?![^]*guides\/upgrade)/]],
  },
  added('`<details>`', '<details>\n<summary>More</summary>\n\nMore text.\n\n</details>', /<Accordion title="More">/),
  added('Braces in prose', 'Call GET /v2/jobs/{id} to see it.', /\\\{id\\\}|`[^`\n]*\{id\}/),
  added('An import without a file', "import Plans from '/snippets/plans.mdx';\n\n<Plans />", /^(?![^]*import Plans)/),
  added('A link with an extension', 'See [workers](/guides/workers.mdx).', /See \[workers\]\(\/guides\/workers\)/),
  added('A link with a wrong name', 'See [workers](/guides/worker).', /See \[workers\]\(\/guides\/workers\)/),
  added(
    'A link to a section with a wrong name',
    'Then [scale](/guides/workers#run-more-workers).',
    /\(\/guides\/workers#run-several-workers\)/,
  ),
  added('A tag without its end', '<Note>\n  Keep the key.', /<Note>\s+Keep the key\.\s+<\/Note>/),
  added(
    'Steps without their parent',
    '<Step title="Start">\n  Run it.\n</Step>',
    /<Steps>\s*<Step title="Start">[^]*<\/Step>\s*<\/Steps>/,
  ),
  added('An HTML comment', '<!-- TODO: numbers -->', /\{\/\* TODO: numbers \*\/\}/),
  added('`class` and a style as text', '<div class="note" style="color: red">Red</div>', /className="note"/),
  added('A second title', '# Limits\n\nText.', /^## Limits$/m),
  added('A skipped level of headings', '## Limits\n\n#### Memory\n\nText.', /^### Memory$/m),
  added('A code block without a language', '```\nacmeq serve --port 8080\n```', /^```(?:bash|sh|shell|text)$/m),
  added(
    'An image without a description',
    '<Frame>\n  ![](/images/job-lifecycle.svg)\n</Frame>',
    /!\[[^\]]+\]\(\/images\/job/,
  ),
  added(
    'An image without a file',
    '<Frame>\n  ![States](/images/job-lifecycles.svg)\n</Frame>',
    /\[States\]\(\/images\/job-lifecycle\.svg\)/,
  ),
  added('A callout of Docusaurus', ':::warning\nKeep the key.\n:::', /<Warning>\s+Keep the key\.\s+<\/Warning>/),
  added('A callout of GitHub', '> [!WARNING]\n> Keep the key.', /<Warning>\s+Keep the key\.\s+<\/Warning>/),
  added(
    'A component of another system',
    '<Alert type="warning">\n  Keep the key.\n</Alert>',
    /<Warning>\s+Keep the key\.\s+<\/Warning>/,
  ),
  added(
    'An attribute with a wrong name',
    '<Card title="Workers" link="/guides/workers">\n  Run them.\n</Card>',
    /<Card title="Workers" href="\/guides\/workers">/,
  ),
  added(
    'An icon with a wrong name',
    '<Card title="Workers" icon="rockett" href="/guides/workers">\n  Run them.\n</Card>',
    /icon="rocket"/,
  ),
  added(
    'An address in angle brackets',
    'See <https://acmequeue.example/docs>.',
    /See (?:\[https:\/\/acmequeue\.example\/docs\]\([^)]+\)|https:\/\/acmequeue\.example\/docs)\./,
  ),
  added('A less-than sign in prose', 'It takes <5 ms.', /(?:\\<|&lt;|`<)5 ms/),
  added(
    'A code block without its end',
    '```bash\nacmeq serve\n\nText after the code.',
    /^```bash\nacmeq serve\n+```$/m,
  ),
  replaced(
    'A colon in a title without quotes',
    concepts,
    ["title: 'Concepts: queues, jobs, and workers'", 'title: Concepts: queues, jobs, and workers'],
    [[concepts, /^title: (["'])Concepts: queues, jobs, and workers\1$/m]],
  ),
  replaced(
    'A missing comma in docs.json',
    'docs.json',
    ['"guides/concepts",', '"guides/concepts"'],
    [['docs.json', /"guides\/concepts",/]],
  ),
  replaced(
    'An entry with an extension in docs.json',
    'docs.json',
    ['"guides/workers"', '"guides/workers.mdx"'],
    [['docs.json', /"guides\/workers"/]],
  ),
];
