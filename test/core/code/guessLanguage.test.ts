import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { guessLanguage } from '../../../server/src/core/code/guessLanguage.ts';
import { likelyLanguage } from '../../../server/src/core/code/likelyLanguage.ts';
import { fenceLanguages, languageNamed } from '../../../server/src/core/code/languages.ts';

describe('the language of a text', () => {
  const certain: readonly (readonly [string, string])[] = [
    ['bash', 'npm install @acme/sdk'],
    ['bash', '# Install\n$ sudo apt-get install acme\ncurl -X POST https://acme.example \\\n  -H "Accept: */*"'],
    ['bash', '#!/usr/bin/env bash\nset -e'],
    ['bash', 'systemctl restart acme'],
    ['json', '{ "name": "Ada", "tags": [] }'],
    ['python', 'import os\n\nclient = Client()\nprint(client)'],
    ['python', 'def main(data):\n    return data'],
    ['python', '@app.get("/")\r\ndef main(data):\r\n    return data'],
    ['javascript', "import { Acme } from 'acme';\n\nconst acme = new Acme();"],
    ['typescript', "import { Acme } from 'acme';\n\nconst acme: Acme = new Acme();"],
    ['jsx', "import { Acme } from 'acme';\n\nexport const App = () => (\n  <Acme>Hi</Acme>\n);"],
    ['go', 'package main\n\nimport (\n\t"fmt"\n)\n\nfunc main() {}'],
    ['http', 'POST /users HTTP/1.1\nHost: acme.example'],
    ['mermaid', 'graph TD\n  A --> B'],
    ['diff', 'diff --git a/a.js b/a.js\n--- a/a.js'],
    ['dockerfile', 'FROM node:20\nWORKDIR /app\nRUN npm ci'],
    ['dockerfile', '# Build\nARG V=20\n\nFROM --platform=linux/amd64 node:$V as build-stage\n\nENV A=1\n'],
    ['html', '<!DOCTYPE html>\n<html></html>'],
  ];
  for (const [language, text] of certain) {
    it(`is ${language} for ${JSON.stringify(text.slice(0, 30))}`, () => {
      assert.equal(guessLanguage(text), language);
    });
  }

  const unsure = [
    '# To use it, import os\nx = a(1)',
    '',
    'Hello',
    'make sure that it runs',
    'go to the settings',
    "gem 'rails'\ngem 'pg'",
    'src/\n  index.ts',
    'name: Acme',
    'npm',
    'echo = 1',
    '{}',
    '[a.b]',
    'added 1 package in 2s',
    'npm install\nadded 1 package in 2s',
    'KEY=1\nThe key is 1',
    'a=1',
    'Note: Bearer',
    'source of truth',
    'SELECT 1',
  ];
  for (const text of unsure) {
    it(`stays open for ${JSON.stringify(text)}, which might be anything`, () => {
      assert.equal(guessLanguage(text), undefined);
    });
  }
});

describe('the likely language of a block without one', () => {
  const likely: readonly (readonly [string, string])[] = [
    ['bash', 'ACME_KEY=<your key>\n\n# Where it runs\nACME_URL=https://acme.example'],
    ['http', 'Authorization: Bearer <token>'],
    ['yaml', '---\nnoindex: true\n---'],
    ['yaml', 'server:\n  port: 80\n  hosts:\n    - a\n'],
    ['ini', '[Unit]\nDescription=Acme (web)\n\n[Service]\nExecStart=/usr/bin/acme --port 80\nRestartSec=5'],
    ['toml', '[server]\nport = 80\n\n[server.tls]\nname = "a"'],
    ['sql', 'SELECT id\nFROM users;'],
    ['javascript', 'const acme = new Acme();\nawait acme.run();'],
    ['typescript', 'const acme = new Acme();\nconst a: string = await acme.run();'],
    ['html', '<div class="a">\n  <p>Hi</p>\n</div>'],
    ['jsx', '<Acme id="a">\n  Hi\n</Acme>'],
    ['go', 'func main() {\n\tfmt.Println("a")\n}'],
    ['rust', 'fn main() {\n    let a = 1;\n}'],
    ['hcl', 'resource "aws_s3_bucket" "b" {\n  bucket = "x"\n}'],
    ['graphql', 'query {\n  user(id: 1) { name }\n}'],
    ['console', '$ acme login\nLogged in.'],
    ['json', '{ "a": 1 }'],
  ];
  for (const [language, text] of likely) {
    it(`is ${language} for ${JSON.stringify(text.slice(0, 30))}`, () => {
      assert.equal(likelyLanguage(text), language);
    });
  }

  const none = [
    'Package: ui\n  Task: build\n    Cache: true',
    'Migrated 3 tables',
    'src/\n└── page.mdx',
    'KEY=1\nThe key is 1',
    'note: this\nis a message',
    'let x = 1',
    'await client.LogoutAsync();',
    '<context>\nYou are an assistant.\n</context>',
    'Select a plan FROM the list',
    'Total: 3\nerrors:\n  none',
    'https://acme.example/callback',
    '[INFO] Started\n[INFO] Done',
    'User: Hi\nAgent: Hello',
  ];
  for (const text of none) {
    it(`is none for ${JSON.stringify(text)}`, () => {
      assert.equal(likelyLanguage(text), undefined);
    });
  }
});

describe('the list of languages', () => {
  it('has each name once', () => {
    const names = fenceLanguages.flatMap(({ id, aliases }) => [id, ...aliases]);
    assert.deepEqual(
      names.filter((name, index) => names.indexOf(name) !== index),
      [],
    );
  });

  it('knows the usual names, in any case', () => {
    const titles = ['js', 'Python', 'sh', 'bash', 'txt', 'c++', 'dockerfile', 'console'].map(
      (name) => languageNamed(name)?.title,
    );
    assert.deepEqual(titles, ['JavaScript', 'Python', 'Shell', 'Bash', 'Plain text', 'C++', 'Dockerfile', 'Console']);
  });
});
