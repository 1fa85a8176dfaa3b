import { ruleTester } from '../../../support/ruleTester.ts';

ruleTester('prose/parallel-list', {
  valid: [
    '- One host\n- Two hosts.\n- Three hosts\n',
    '- One host\n- Two hosts. And more.\n- Three hosts\n- Four hosts\n',
    '- `a`\n- `b`\n- `c`\n- One host.\n',
    '- Open the host.\n- Close the host.\n- Start the host.\n- null\n',
  ],
  invalid: [
    { source: '- Open it\n- Editing it\n- Save it\n- Close it\n', found: ['Editing'] },
    { source: '- Open the host.\n- Close the host.\n- Start the host.\n- Leave the host\n', found: ['t'] },
  ],
});
