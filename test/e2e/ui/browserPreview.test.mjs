import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { journey } from './journey.mjs';

/** Everything that could run or be requested, on one page. */
const HOSTILE = `---
title: "<img src=x onerror=alert(1)>"
description: "</p><script>alert(2)</script>"
icon: "javascript:alert(3)"
---

<script>alert(4)</script>
<img src="x" onerror="alert(5)" alt={"\\"><script>alert(6)</script>"} />
<a href="javascript:alert(7)">seven</a> [eight](javascript:alert(8)) ![nine](https://evil.test/9.png)
<div style={{ background: "url(https://evil.test/10)" }} onMouseOver={() => alert(10)}>ten</div>
<svg onload="alert(11)"><script>alert(12)</script><use href="https://evil.test/13#a" /></svg>
<iframe src="https://evil.test/14" srcDoc="<script>alert(14)</script>" />
<Card title={"<script>alert(15)</script>"} href="javascript:alert(16)" img="//evil.test/17.png" icon="https://evil.test/18.svg">x</Card>

$\\href{javascript:alert(19)}{x} \\url{https://evil.test/20} \\htmlStyle{background:url(https://evil.test/21)}{y}$

\`\`\`mermaid
graph TD
  A["<img src=x onerror=alert(22)>"] --> B
  click A "javascript:alert(23)"
  style B fill:url(https://evil.test/24)
\`\`\`

\`\`\`"><script>alert(25)</script>
code
\`\`\`

End of the page
`;

const MANY_SWITCHES = {
  theme: 'mint',
  name: 'A site with a rather long name',
  colors: { primary: '#336699' },
  navigation: {
    languages: ['en', 'de'].map((language) => ({
      language,
      versions: ['Version 2026.11', 'Version 2025.4'].map((version) => ({
        version,
        products: ['Developer platform', 'Hosting'].map((product) => ({ product, pages: ['guides/install'] })),
      })),
    })),
  },
};

const WIDE = `<View title="Python">
## Python
</View>

<View title="Java">
## Java

In Java.
</View>

- A $a + b + c + d + e + f + g + h + i + j + k + l + m + n + o + p + q + r + s + t + u + v + w + x + y + z = 1$ formula

<Tabs>
  <Tab title="One">
    ## First
  </Tab>
  <Tab title="Two">
    ## Second

    The second tab.
  </Tab>
</Tabs>

A third text
`;

journey(
  'in a browser, nothing of a page runs or is requested, and the page follows the disk',
  { essential: true, place: 'browser', changes: { 'guides/install.mdx': () => HOSTILE } },
  async ({ browse, step }) => {
    const { folder, page } = await browse();
    const server = spawn(process.execPath, ['dist/cli.js', 'preview', folder, '--port', '0']);
    try {
      const address = await addressOf(server);
      const seen = { requests: [], reports: [], dialogs: [] };
      page.on('request', (request) => seen.requests.push(request.url()));
      page.on('dialog', (dialog) => {
        seen.dialogs.push(dialog.message());
        void dialog.dismiss();
      });
      await page.exposeFunction('noteReport', (text) => seen.reports.push(text));
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
          window.noteReport(`${violatedDirective} ${blockedURI}`);
        });
      });
      await step('show a hostile page', async () => {
        await page.goto(`${address}guides/install`);
        await page.getByText('End of the page').waitFor();
        await page.locator('.diagram img, .diagram.is-wrong').first().waitFor();
        for (const link of await page.locator('article a:not([data-external])').all())
          await link.dispatchEvent('click');
        await page.getByText('End of the page').waitFor();
      });
      await step('change the file', async () => {
        const diagram = '```mermaid\ngraph TD\n  A[One<br/>two] --> B(c<sub>0</sub>)\n```\n';
        writeFileSync(path.join(folder, 'guides/install.mdx'), `---\ntitle: New\n---\n\nAnother text\n\n${diagram}`);
        await page.goto(`${address}guides/install`);
        await page.getByText('Another text').waitFor();
        await page.waitForFunction(() => document.querySelector('.diagram img')?.naturalWidth > 0);
        writeFileSync(path.join(folder, 'guides/install.mdx'), '---\ntitle: New\n---\n\nA third text\n');
        await page.getByText('A third text').waitFor();
      });
      await step('show a page with much of everything on a phone', async () => {
        writeFileSync(path.join(folder, 'docs.json'), JSON.stringify(MANY_SWITCHES));
        writeFileSync(path.join(folder, 'guides/install.mdx'), WIDE);
        await page.setViewportSize({ width: 390, height: 800 });
        await page.goto(`${address}guides/install`);
        await page.locator('math').first().waitFor();
        const root = page.locator('html');
        assert.equal(await root.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), 0);
      });
      await step('choose a view and a tab by keyboard', async () => {
        const sections = page.locator('#_docsight-aside li:not([hidden])');
        assert.deepEqual(await sections.allTextContents(), ['Python', 'First']);
        await page.getByRole('radio', { name: 'Python' }).press('ArrowDown');
        await page.getByText('In Java.').waitFor();
        await page.getByRole('tab', { name: 'One' }).press('ArrowRight');
        await page.getByText('The second tab.').waitFor();
        assert.deepEqual(await sections.allTextContents(), ['Java', 'Second']);
        await page.setViewportSize({ width: 1280, height: 800 });
      });
      await step('search', async () => {
        await page.keyboard.press('/');
        await page.keyboard.type('third');
        await page.locator('dialog.search a').first().waitFor();
      });
      assert.deepEqual(seen.dialogs, []);
      assert.deepEqual(seen.reports, []);
      assert.deepEqual(
        seen.requests.filter((url) => !url.startsWith(address) && !/^(?:blob|data):/.test(url)),
        [],
      );
    } finally {
      server.kill('SIGINT');
    }
  },
);

async function addressOf(server) {
  let text = '';
  for await (const data of server.stdout) {
    text += data;
    const address = /http:\S+/.exec(text)?.[0];
    if (address !== undefined) return address;
  }
  throw new Error(`No address: ${text}`);
}
