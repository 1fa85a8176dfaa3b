import assert from 'node:assert/strict';
import { describe, it } from 'mocha';

describe('the first steps', () => {
  it('open, with pictures and what is done already', async function () {
    const editor = await this.openEditor();
    await editor.openConfig();
    await editor.runCommand('Docsight: Get Started');
    await editor.waitFor('.getting-started-category:has-text("Get started with Docsight")');
    const steps = await editor.page.locator('.getting-started-step .step-title').allInnerTexts();
    assert.deepEqual(steps, [
      'Open or make a site',
      'Write with completion and findings',
      'Move and rename safely',
      'Give your assistant the rules',
    ]);
    await editor.waitFor(
      '.getting-started-step:has-text("Open or make a site") [role="checkbox"][aria-checked="true"]',
    );
    await editor.runCommand('View: Toggle Primary Side Bar Visibility');
    await editor.page.locator('.getting-started-step', { hasText: 'Write with completion' }).click();
    await editor.waitFor('img[alt^="Completion offers"]');
    await editor.screenshot('walkthrough');
  });
});
