import { ruleTester } from '../../../support/ruleTester.ts';

ruleTester('prose/troubleshooting', {
  valid: [
    '1. Open the dashboard.\n2. Click the name of the host.\n3. Select the region.\n4. Enter the size of the disk.\n5. Click the button below.\n\n## Troubleshooting\n\nRestart the agent if the list stays empty.\n',
  ],
  invalid: [
    {
      source:
        '1. Open the dashboard.\n2. Click the name of the host.\n3. Select the region.\n4. Enter the size of the disk.\n5. Click the button below.\n',
      found: ['1. Open the dashboard.'],
    },
  ],
});
