import { ruleTester } from '../../../support/ruleTester.ts';

ruleTester('prose/prerequisites', {
  valid: [
    '## Prerequisites\n\n- The role of an administrator\n\n## Procedure\n\n1. Open the dashboard.\n2. Click the name of the host.\n3. Select the region.\n4. Enter the size of the disk.\n5. Click the button below.\n',
    'Before you begin, install the agent.\n\n1. Open the dashboard.\n2. Click the name of the host.\n3. Select the region.\n4. Enter the size of the disk.\n5. Click the button below.\n',
  ],
  invalid: [
    {
      source:
        '1. Open the dashboard.\n2. Click the name of the host.\n3. Select the region.\n4. Enter the size of the disk.\n5. Click the button below.\n',
      found: ['1. Open the dashboard.'],
    },
  ],
});
