import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { probeArea } from '../../../support/ruleTester.ts';

const advice = /^component\/(?:prefer-|api-only)/;
const { found, fixed } = probeArea(advice);

describe('component/prefer-tabs', () => {
  it('takes the sections up to the next heading', () => {
    assert.equal(
      fixed(
        '## Install\n\n### npm\n\n```bash\nnpm i acme\n```\n\n### pnpm\n\n```bash\npnpm add acme\n```\n\n## Next\n\nText.\n',
      ),
      '## Install\n\n<Tabs>\n  <Tab title="npm">\n    ```bash\n    npm i acme\n    ```\n  </Tab>\n  <Tab title="pnpm">\n    ```bash\n    pnpm add acme\n    ```\n  </Tab>\n</Tabs>\n\n## Next\n\nText.\n',
    );
  });

  it('offers no fix that would lose an id', () => {
    assert.equal(fixed('## macOS {#mac}\n\nText.\n\n## Linux\n\nText.\n'), undefined);
  });

  it('says nothing of other sections', () => {
    const others = [
      '## macOS\n\nText.\n\n## Settings\n\nText.\n',
      '## macOS\n\n## Linux\n\n',
      '## macOS\n\nText.\n\n### Details\n\nText.\n\n## Linux\n\nText.\n',
      '## npm\n\nText.\n\n## Linux\n\nText.\n',
      '## macOS\n\nText.\n\n## Linux\n\nText.\n\n## Settings\n\nText.\n',
      '## Before\n\nText.\n\n## macOS\n\nText.\n\n## Linux\n\nText.\n',
      '## macOS\n\nText.\n\n### Linux\n\nText.\n',
      `## macOS\n\n${'Text.\n\n'.repeat(40)}## Linux\n\nText.\n`,
      '<Tabs>\n<Tab title="A">\n## macOS\n\nText.\n\n## Linux\n\nText.\n</Tab>\n</Tabs>\n',
    ];
    for (const other of others) assert.deepEqual(found(other), [], other);
  });
});
