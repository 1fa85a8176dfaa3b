import { ruleTester } from '../../../support/ruleTester.ts';

ruleTester('prose/tense', {
  valid: [
    'The examples in this guide will use one host.\n',
    'After that, the agent will restart.\n',
    'Sign-in is planned. This page will cover it once it ships.\n',
  ],
  invalid: [{ source: 'This guide will show you how to start.\n', found: ['will show'] }],
});
