import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { probe } from '../../../support/pageRule.ts';
import { configWith, findingsInFiles, type Files } from '../../../support/site.ts';

describe('mdx/undefined-name', () => {
  const rule = probe('mdx/undefined-name');

  it('reports a name that readers don’t see, wherever in the text it is', () => {
    for (const body of [
      'Send GET /birds/{id}/eggs.\n',
      '- item {id} of it\n',
      '> quoted {id}\n',
      '## Get {id}\n',
      '| a | b |\n| --- | --- |\n| {id} | c |\n',
      '[text {id}](/page)\n',
      '<Card title="x">body {id} of it</Card>\n',
      '<Note>\n  {id}\n</Note>\n',
      '**{id}** of it\n',
      'Written (see [it](/page)) with <code>{id}</code>\n',
      'Footnote[^1].\n\n[^1]: Of {id}.\n',
    ]) {
      assert.deepEqual(rule.found(body), ['{id}'], body);
      assert.deepEqual(rule.severities(body), ['warning'], body);
    }
    // The names of browsers are removed as well.
    assert.deepEqual(rule.found('Created by {name}.\n\nIt is ({ location }).\n\nA {(status)} and {event /* c */}.\n'), [
      '{name}',
      '{ location }',
      '{(status)}',
      '{event /* c */}',
    ]);
  });

  it('leaves a word of JavaScript to the error that the braces hold no expression', () => {
    for (const word of ['package', 'class', 'interface', 'await', 'static', 'private']) {
      assert.deepEqual(rule.found(`Use {${word}} and (${word}) here.\n`), [], word);
    }
  });

  it('offers to remove attributes as in MkDocs, rather than to show them', () => {
    const lists = ['![x](/a.png){style="width: 9px"}', '[x](/page "A"){ target=_blank }', '[x][a]{width="3"}'];
    for (const body of lists.map((one) => `${one}\n\n[a]: /page\n`)) {
      assert.match(rule.message(body), /attribute list as in MkDocs/, body);
      assert.ok(!rule.fixed(body, 'Remove the attribute list').includes('{'), body);
    }
    assert.match(rule.message('Of f(x){n=3} only.\n'), /Escape the braces/);
  });

  it('finds functions, and says how they are shown', () => {
    assert.match(rule.message('Now {() => 1} of it.\n'), /A function isn’t shown/);
    assert.match(rule.message('export const now = () => 1;\n\nNow {now} of it.\n'), /`\{now\(\)\}`/);
    assert.match(rule.message('export function Now() {\n  return 1;\n}\n\nNow {Now} of it.\n'), /`<Now \/>`/);
    const renderProp = 'import { Box } from "/snippets/box.jsx";\n\n<Box>{(x) => <b>{x}</b>}</Box>\n';
    assert.deepEqual(rule.found(renderProp), []);
  });

  it('finds the names of snippets in expressions, which only their tags show', () => {
    const files = { 'snippets/word.mdx': 'The word.\n' };
    const imported = 'import Word from "/snippets/word.mdx";\n\n';
    assert.equal(rule.fixed(`${imported}{Word}\n`, 'Change', files), `${imported}<Word />\n`);
    assert.deepEqual(rule.severities(`${imported}A {Word}, {\`\${Word}\`}.\n`, files), ['warning', 'error']);
    assert.deepEqual(rule.severities(`${imported}<Card title={Word}>a</Card>\n`, files), ['error']);
    assert.deepEqual(rule.found(`${imported}<Word />\n\n\`{Word}\`\n`, files), []);
  });

  it('finds names that exports show and nothing defines', () => {
    assert.deepEqual(rule.found('export const A = () => <p>DELETE /x/{id} {robot.id}</p>;\n'), ['id', 'robot']);
    for (const body of [
      'export const A = ({ id, ...rest }) => <p>{id} {rest.x} {window.y} {["a"].map((one) => <i>{one}</i>)}</p>;\n',
      'export const id = 1;\n\nexport const A = () => <p onClick={() => gone}>{id}</p>;\n',
      'export const A = () => {\n  const [v] = useState(1);\n  return <p>{v}</p>;\n};\n',
    ])
      assert.deepEqual(rule.found(body), [], body);
  });

  it('finds names that the values of exports need and nothing defines, so that the page is lost', () => {
    for (const value of [
      'gone * 2',
      '`a ${gone}`',
      '{ a: gone }',
      'gone(1)',
      '[gone.x]',
      '(() => gone)()',
      'new gone()',
    ])
      assert.deepEqual(rule.found(`export const total = ${value};\n\nText.\n`), ['gone'], value);
    assert.deepEqual(rule.found('export class A extends gone {}\n'), ['gone']);
    assert.deepEqual(rule.found('export const { a } = { a: gone };\n'), ['gone']);
    assert.deepEqual(rule.severities('export const total = gone * 2;\n'), ['error']);
    assert.match(rule.message('export const total = gone * 2;\n'), /the page can’t be shown\. Define or import it/);
    const near = 'export const price = 1;\nexport const total = prcie * 2;\n';
    assert.match(rule.message(near), /Did you mean `price`\?/);
    assert.equal(rule.fixed(near, 'price'), near.replace('prcie', 'price'));
  });

  it('finds names that functions need, if the page uses these', () => {
    const lost = (code: string): readonly string[] => rule.found(`export const A = ${code};\n\n<A />\n`);
    assert.deepEqual(lost('() => <p>{gone("a")}</p>'), ['gone']);
    assert.deepEqual(lost('() => <p className={gone.x}>a</p>'), ['gone']);
    assert.deepEqual(lost('() => {\n  const b = gone + 1;\n  return <p>{b}</p>;\n}'), ['gone']);
    assert.deepEqual(lost('({ list }) => <p>{list.map((one) => gone(one))}</p>'), ['gone']);
    assert.deepEqual(lost('React.memo(() => <p>{gone()}</p>)'), ['gone']);
    assert.deepEqual(lost('() => <p>{process.env.KEY}</p>'), ['process']);
    const helper = 'export function g(a) {\n  return a + gone;\n}\n';
    assert.match(rule.message(`${helper}\n{g(1)}\n`), /what calls `g` isn’t shown/);
    assert.deepEqual(rule.found(`${helper}\nText.\n`), []);
  });

  it('says nothing of names in exports that may be defined, or that may never be needed', () => {
    for (const value of [
      'typeof gone === "undefined" ? 1 : gone',
      'true || gone',
      'window.gone || gone',
      '(() => {\n  try {\n    return gone;\n  } catch {\n    return 1;\n  }\n})()',
      'async () => gone',
      'class { a = gone; b() { return gone; } }',
      '[1].map((one) => one)',
      '{ gone: 1, a: x.gone }',
      'gtag("event")',
      'status + name',
      'user.name + frontmatter.title + useState',
      'import.meta.url',
      '(event) => onlineHandler',
    ])
      assert.deepEqual(rule.found(`export const x = 1;\nexport const y = ${value};\n`), [], value);
    for (const code of [
      '() => {\n  useEffect(() => {\n    gone();\n  }, []);\n  return <p onClick={() => gone()}>a</p>;\n}',
      '() => {\n  try {\n    return gone();\n  } catch {\n    return null;\n  }\n}',
      '({ gone, a = gone }) => <p style={{ gone: 1 }}>{gone("a")}</p>',
      '() => {\n  const f = () => gone();\n  return <p ref={f}>a</p>;\n}',
      '() => {\n  if (typeof window !== "undefined") gone();\n  return <p>a</p>;\n}',
      '() => {\n  const [a, b] = useState(later);\n  return <p data-x={b(useMemo)}>a</p>;\n}',
      '() => {\n  for (const one of [1]) later(one);\n  return <p>a</p>;\n}',
    ])
      assert.deepEqual(rule.found(`export const A = ${code};\n\nexport const later = 1;\n\n<A />\n`), [], code);
    const files = { 'snippets/zed.mdx': 'export const zed = 1;\n\nText.\n' };
    const body = 'import Zed from "/snippets/zed.mdx";\n\nexport const total = zed + 1;\n\n<Zed />\n';
    assert.deepEqual(rule.found(body, files), []);
    assert.deepEqual(rule.found('import { Box } from "box";\n\nexport const total = Box + 1;\n'), []);
  });

  it('finds in snippets what no page passes', () => {
    const found = (page: string, snippet: string): readonly string[] =>
      findingsInFiles({
        'docs.json': configWith({ navigation: [{ group: 'Start', pages: ['page'] }] }),
        'page.mdx': page,
        'snippets/s.mdx': snippet,
      })
        .filter(({ rule: { id }, file }) => id === 'mdx/undefined-name' && file !== 'page.mdx')
        .map(({ severity, message }) => `${severity} ${/`[^`]*`/.exec(message)?.[0] ?? ''}`);
    const page = 'import S from "/snippets/s.mdx";\n\n<S name="Ann" />\n';
    assert.deepEqual(found(page, 'Hello {name}, {other}.\n'), ['warning `{other}`']);
    assert.deepEqual(found(page, 'Hello {props.name}.\n'), ['error `props`']);
    assert.deepEqual(found(page, 'export const other = "x";\n\nHello {name}, {other}, {user}.\n'), []);
    // A member of what nobody passes fails, and so does a call.
    for (const code of [
      '{other.x}',
      '{other()}',
      '{other["x"] ? 1 : 2}',
      '{[other.map((one) => one)]}',
      '{`${other.x}`}',
    ])
      assert.deepEqual(found(page, `Hello ${code}.\n`), ['error `other`'], code);
    assert.deepEqual(found(page, 'Hello {other.x}, {other}, {other.y}.\n'), ['error `other`']);
    assert.deepEqual(found(page, '<Card title={other.x}>a</Card>\n'), ['error `other`']);
    for (const code of ['{other?.x}', '{other && other.x}', '{other + 1}', '{name.length}', '{Math.max(1, 2)}'])
      assert.deepEqual(found(page, `Hello ${code}.\n`), [], code);
    for (const code of ['{(() => other.x) && 1}', '{["x"].map((other) => other.x)}', '{{other.x}}', '{window.x}'])
      assert.deepEqual(found(page, `Hello ${code}.\n`), [], code);
    // What the platform defines on pages is an attribute there, too.
    for (const code of ['{user.name}', '{frontmatter.title}', '{useId()}'])
      assert.equal(found(page, `Hello ${code}.\n`).length, 1, code);
    assert.deepEqual(found(page.replace('name', 'user'), 'Hello {user.x}.\n'), []);
    assert.deepEqual(found(page, '<p onClick={() => other.x}>a</p>\n'), []);
    assert.deepEqual(found(page, 'import { other } from "/snippets/x.jsx";\n\nHello {other.x}.\n'), []);
    assert.deepEqual(found('import S from "/snippets/s.mdx";\n', 'Hello {other.x}.\n'), []);
    // What these pass isn’t known.
    assert.deepEqual(found(`${page}\n<S {...all} />\n`, 'Hello {other.x}.\n'), []);
    assert.deepEqual(found(`${page}\n<S {...all} />\n`, 'Hello {other}.\n'), []);
    assert.deepEqual(found('<Snippet file="s.mdx" />\n', 'Hello {other}.\n'), []);
  });

  it('hints at variables that are no JavaScript', () => {
    const files = {
      'docs.json': configWith({ variables: { 'my-name': 'A', ok: 'B' }, navigation: { pages: ['page'] } }),
    };
    assert.deepEqual(rule.found('Hello {{my-name}}, {{ok}}, `{{my-name}}`.\n', files), ['{{my-name}}']);
  });

  it('knows an indented export, from which the platform removes the indentation', () => {
    for (const indent of ['  ', '    ', '\t']) {
      const body = `- Item:\n\n${indent}export const place = \`x\`;\n\n{place}\n\n<Card title={place}>a</Card>\n`;
      assert.deepEqual(rule.found(body), [], JSON.stringify(indent));
    }
    assert.deepEqual(rule.found('  Some export const place = 1.\n\nAt {place}.\n'), ['{place}']);
  });

  it('reports once what is missing from one word', () => {
    assert.deepEqual(rule.found('Version {major}.{minor}.{patch} of {product}\n'), [
      '{major}.{minor}.{patch}',
      '{product}',
    ]);
    assert.match(rule.message('At {url}{route}/jwks.\n'), /^`\{url\}` and `\{route\}` aren’t shown/);
  });

  it('reports an undefined name that keeps the page from being shown', () => {
    for (const [body, range] of [
      ['A team is {Keys, Rules}.\n', '{Keys, Rules}'],
      ['Each {cell.name} of it.\n', '{cell.name}'],
      ['Call {getName()}.\n', '{getName()}'],
      ['It costs {price * 2}.\n', '{price * 2}'],
      ['With {`a ${id}`}.\n', '{`a ${id}`}'],
      ['With {id = 3}.\n', '{id = 3}'],
      ['Hello {{name}}.\n', '{{name}}'],
      ['Read {process.env.HOME}.\n', '{process.env.HOME}'],
      ['<Card title={robotName}>Text</Card>\n', '{robotName}'],
      ['<Card {...robotProps}>Text</Card>\n', '{...robotProps}'],
      ['<Card title="A" icon={<b>{part}</b>}>Text</Card>\n', '{<b>{part}</b>}'],
      ['<div style={{ color: accent }}>Text</div>\n', '{{ color: accent }}'],
      ['{[1, 2].map((one) => <li key={one}>{\n  other}</li>)}\n', 'other'],
    ] as const) {
      assert.deepEqual(rule.found(body), [range], body);
      assert.deepEqual(rule.severities(body), ['error'], body);
    }
    assert.match(rule.message('A team is {Keys, Rules}.\n'), /^`Keys` and `Rules` aren’t defined/);
  });

  it('reports objects and regular expressions, which keep the page from being shown', () => {
    for (const written of ['{{a: 1}}', '{{escape}}', '{{}}', '{/re/}']) {
      assert.deepEqual(rule.severities(`With ${written} in it.\n`), ['error'], written);
    }
  });

  it('restores a comment of which a formatter made a regular expression', () => {
    const body = 'Models:\n{/_ models:start _/}\n\n- a\n';
    assert.match(rule.message(body), /^`{\/_ models:start _\/}` was a comment;.* Write `{\/\* … \*\/}`\.$/);
    assert.equal(rule.fixed(body, 'in the comment'), body.replace('/_', '/*').replace('_/', '*/'));
    for (const other of ['{/_a_/}', '{/_ a/}', '{/_/}'])
      assert.match(rule.message(`${other}\n`), /a regular expression/);
  });

  it('leaves what is defined alone', () => {
    for (const body of [
      'export const size = 3;\nexport const part = <b>of</b>;\n\nIt is {size}, {size + 1} {part}.\n',
      'export const bird = { name: "Plover" };\n\nIt is {bird.name}.\n',
      'export const name = () => "Plover";\n\nIt is {name()}.\n',
      'import { size } from "/snippets/part.mdx";\n\nIt is {size}, or {size * 2}.\n',
      'Hello {user} and {user.firstName}, {frontmatter.title}, {props.a}.\n',
      '{[1].map(({ id, parts: [first = id], ...rest }, at) => <li key={at} {...rest}>{first}</li>)}\n',
      '{(() => { let a = 1; for (const b of [a]) { try { a += b; } catch (error) { throw error; } } return a; })()}\n',
      '{(function twice(n) { return n < 2 ? arguments.length : twice(n - 1); })(2)}\n',
      '{typeof nothing} {new Date().getFullYear()} {Math.PI} {false && nothing}\n',
      '{typeof window !== "undefined" && window.location.href}\n',
      '<Card title={`Text`} cols={2} onClick={() => open("a")} icon={true}>Text</Card>\n',
      '<div style={{ color: "red", marginTop: 2 }}>Text</div>\n',
      '{<Card title="A">Text</Card>}\n',
      'Use `{id}`, \\{id\\} and {/* {id} */} or {"text"} or {42}.\n',
      '```js\nconst a = {id};\n```\n',
      '[link](/page?x={id}) and ![image {id}](/a.png)\n\n<a href="/{id}">Text</a>\n',
      '$x_{i}$\n',
    ]) {
      assert.deepEqual(rule.found(body), [], body);
    }
  });

  it('says nothing of a page whose exports can’t be read, nor of braces in an unfinished tag', () => {
    assert.deepEqual(rule.found('export const size = ;\n\nIt is {size}.\n'), []);
    assert.deepEqual(rule.found('<Card title="A" {id}\n'), []);
  });

  it('knows the variables of docs.json, and suggests the right one', () => {
    const files: Files = {
      'docs.json': configWith({
        $schema: 'https://mintlify.com/docs.json',
        theme: 'mint',
        variables: { product: 'Plover' },
        navigation: { pages: ['page'] },
      }),
    };
    assert.deepEqual(rule.found('Install {{product}}, {{ product }}, <Card title={{product}} />.\n', files), []);
    const misspelt = 'Install {{prodct}}.\n';
    assert.match(rule.message(misspelt, files), /isn’t defined in docs\.json.*Did you mean `\{\{product\}\}`\?$/);
    assert.equal(rule.fixed(misspelt, 'product', files), 'Install {{product}}.\n');
  });

  it('knows what the imported Markdown files export, which the platform copies into the page', () => {
    const files: Files = { 'snippets/s.mdx': 'export const size = "1 MB";\nexport const other = { x: 2 };\n' };
    const body = (local: string): string => `import ${local} from "/snippets/s.mdx";\n\n{size}, {other.x} and {gone}\n`;
    for (const local of ['size', 'foo']) assert.deepEqual(rule.found(body(local), files), ['{gone}'], local);
    const named = body('size').replace(' size ', ' { size } ');
    assert.deepEqual(rule.found(named, files), ['{other.x}', '{gone}']);
  });

  it('finds a name alone that a pattern declares, which pages don’t show', () => {
    assert.deepEqual(rule.found('export const { a, b: [c] } = { a: "x", b: ["y"] };\n\nIt is {a}, {c}, {a + ""}.\n'), [
      '{a}',
      '{c}',
    ]);
    assert.deepEqual(rule.found('export let a;\n\nIt is {a + 1}.\n'), []);
  });

  it('finds the platform’s components in constants, which only functions get', () => {
    const body = [
      'export const tip = <Note>Hi</Note>;',
      'export const list = [<Card title="A" />];',
      'export const plain = <b>Hi</b>;',
      'export const Tip = () => <Note>Hi</Note>;',
      'export const tips = ["a"].map((one) => <Tip key={one} />);',
    ];
    assert.deepEqual(rule.found(`${body.join('\n\n')}\n`), ['Note', 'Card']);
    assert.match(
      rule.message(`${body[0] ?? ''}\n`),
      /^`Note` isn’t defined in a constant, so the page can’t be shown\./,
    );
  });

  it('suggests the exported name that was meant', () => {
    const body = 'export const birds = 3;\n\nThere are {brids}, {birdss + 1}.\n';
    assert.deepEqual(rule.found(body), ['{brids}', '{birdss + 1}']);
    assert.equal(
      rule.fixed('export const birds = 3;\n\nThere are {brids}.\n', 'birds'),
      'export const birds = 3;\n\nThere are {birds}.\n',
    );
    assert.equal(
      rule.fixed('export const birds = 3;\n\nThere are {brids + 1}.\n', 'birds'),
      'export const birds = 3;\n\nThere are {birds + 1}.\n',
    );
  });

  it('reports a constant that isn’t shown by its name alone', () => {
    for (const value of ['`Fast`', '-5', '10 + 2', '"a" + "b"', '["a"]', 'String(1)', '<>a</>', 'size']) {
      const body = `export const size = 1;\nexport const motto = ${value};\n\nIt is {motto}.\n`;
      assert.deepEqual(rule.found(body), ['{motto}'], value);
    }
    assert.equal(
      rule.fixed('export const motto = `Fast`;\n\nIt is {motto}.\n', 'quotes'),
      'export const motto = "Fast";\n\nIt is {motto}.\n',
    );
    assert.equal(
      rule.fixed('export const sum = 10 + 2;\n\nIt is {sum}.\n', 'template'),
      'export const sum = 10 + 2;\n\nIt is {`${sum}`}.\n',
    );
  });

  it('reports an imported constant that isn’t shown by its name alone', () => {
    const files: Files = { 'snippets/part.mdx': 'export const motto = `Fast`;\n\nexport const size = 3;\n' };
    const body = 'import { motto, size as big } from "/snippets/part.mdx";\n\nIt is {motto} and {big}.\n';
    assert.deepEqual(rule.found(body, files), ['{motto}']);
    assert.match(rule.fixed(body, 'template', files), /It is \{`\$\{motto\}`\} and/);
  });

  it('says nothing of snippets, whose names may be attributes that pages pass', () => {
    const findings = findingsInFiles({
      'docs.json': configWith({ navigation: [{ group: 'Start', pages: ['page'] }] }),
      'page.mdx':
        '---\ntitle: A\ndescription: B\n---\n\nimport Part from "/snippets/part.mdx";\n\n<Part word="one" />\n',
      'snippets/part.mdx': 'The word is {word}, {word.length} long.\n',
    });
    assert.deepEqual(
      findings.filter(({ rule: { id } }) => id === 'mdx/undefined-name'),
      [],
    );
  });

  it('gives the text back, with backslashes or as code', () => {
    const escaped = (body: string): string => rule.fixed(body, 'Escape');
    const formatted = (body: string): string => rule.fixed(body, 'as code');
    const path = 'Send DELETE /v2/robots/{robotId}, then wait.\n';
    assert.equal(escaped(path), 'Send DELETE /v2/robots/\\{robotId\\}, then wait.\n');
    assert.equal(formatted(path), 'Send DELETE `/v2/robots/{robotId}`, then wait.\n');
    assert.equal(escaped('Read ${NAME} first.\n'), 'Read \\$\\{NAME\\} first.\n');
    assert.equal(formatted('Read ${NAME} first.\n'), 'Read `${NAME}` first.\n');
    assert.equal(formatted('[PATCH /clients/{id}](/page)\n'), '[PATCH `/clients/{id}`](/page)\n');
    assert.equal(formatted('The id of "resource\\://{id}".\n'), 'The id of "`resource://{id}`".\n');
    assert.equal(formatted('Call get({id}).\n'), 'Call `get({id})`.\n');
    assert.equal(formatted('The item ({id}).\n'), 'The item (`{id}`).\n');
    assert.equal(formatted('A _{id}_ is.\n'), 'A _`{id}`_ is.\n');
    assert.equal(escaped('Version {a}.{b}\n'), 'Version \\{a\\}.\\{b\\}\n');
    assert.equal(formatted('Version {a}.{b}\n'), 'Version `{a}.{b}`\n');
    assert.equal(escaped('Hello {{name}}.\n'), 'Hello \\{\\{name\\}\\}.\n');
    assert.equal(escaped('日本語の{{escape}}関数\n'), '日本語の\\{\\{escape\\}\\}関数\n');
    assert.equal(formatted('日本語の{{escape}}関数\n'), '日本語の`{{escape}}`関数\n');
    assert.equal(
      rule.fixed('<Card title={robotName}>Text</Card>\n', 'quotes'),
      '<Card title="robotName">Text</Card>\n',
    );
    assert.deepEqual(rule.fixes('<code>{id}</code>\n'), ['*Escape the braces']);
    assert.deepEqual(rule.fixes('{items.map((one) => <li>{one}</li>)}\n'), []);
  });

  it('leaves a name to the formula that is before it, whose fix escapes both', () => {
    assert.deepEqual(rule.found('Read ${a} and ${b}.\n'), []);
  });

  it('encloses code that ends at its own backticks in two', () => {
    const body = 'Derive it: `id={`${item.id}:process`}`.\n';
    assert.deepEqual(rule.found(body), ['`id={`${item.id}:process`}`']);
    assert.equal(rule.fixed(body, 'Change'), 'Derive it: ``id={`${item.id}:process`}``.\n');
    assert.deepEqual(rule.found('Derive it: `id={`${a}-${b}`}`.\n'), ['`id={`${a}-${b}`}`']);
  });

  it('changes nothing by itself, since readers see what the fixes do', () => {
    assert.deepEqual(
      rule.fixes('A {id} of it.\n').filter((title) => title.includes('!')),
      [],
    );
  });
});
