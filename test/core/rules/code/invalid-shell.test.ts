import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { linesReportedBy } from '../../../support/site.ts';

const reported = (body: string): readonly string[] => linesReportedBy('code/invalid-shell', body);

const block = (code: string): string => `\`\`\`bash\n${code}\n\`\`\`\n`;

describe('code/invalid-shell', () => {
  const wrong: readonly (readonly [code: string, line: string])[] = [
    ['curl /a --data \'{\n  "a": 1\n}', "curl /a --data '{"],
    ["curl --url '/a \\\n  --header 'b: c' \\\n  --header 'd: e'", "curl --url '/a \\"],
    ["curl /a \\\n  --header 'b: c \\\n  --data-raw '{\n}'", "--header 'b: c \\"],
    ["curl /a \\\n  --header 'b: c'' \\\n  --data '{\n}'", "--header 'b: c'' \\"],
    ['# Set the URL\nexport URL=""https://example.com"', 'export URL=""https://example.com"'],
    ["$ acme api put \\\n  --data '{ \"a\": \"b'''s c\" }'", "--data '{ \"a\": \"b'''s c\" }'"],
  ];
  for (const [code, line] of wrong) {
    it(`reports ${JSON.stringify(code)}`, () => {
      assert.deepEqual(reported(block(code)), [line]);
    });
  }

  const silent: readonly string[] = [
    "curl /a --data '{\n  \"a\": \"b'\\''s\"\n}'",
    "cat <<'END'\nit's\nEND",
    'echo "a\n  b" # it\'s',
    "echo it\\'s",
    // Output, prose, prompts for an assistant.
    "$ acme deploy\nThis flow's code is deployed.",
    "? Your workers need this flow's code.",
    "List logins based on the user's history",
    // Placeholders, omissions, and what is no command.
    'curl <url> --header (a)',
    "curl /a --header 'b: c …",
    "curl /a --data '{ ... }",
    'POST /a\n{\n  "b": 1\n}',
    'acme status\n| a | b |',
    'PS > ./a.ps1 -B c `\n  -D e',
    '',
  ];
  for (const code of silent) {
    it(`leaves ${JSON.stringify(code)} alone`, () => {
      assert.deepEqual(reported(block(code)), []);
    });
  }

  it('leaves commands of other shells, quotations and unclosed blocks alone', () => {
    assert.deepEqual(reported("```powershell\ncurl 'a\n```\n"), []);
    assert.deepEqual(reported("> ```bash\n> curl 'a\n> ```\n"), []);
    assert.deepEqual(reported("```bash\ncurl 'a\n"), []);
  });
});
