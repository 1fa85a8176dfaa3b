/** What every page is held to, by number. */
export const writingRules: readonly string[] = [
  'Write clearly and directly, in the active voice. Address readers as “you” when you tell them what to do.',
  'Use the present tense for what is, the future tense for what an action will bring about.',
  'Define a technical term where it first appears, and call a thing by the same name everywhere.',
  'Give the items of a list, the headings and the steps of a procedure the same grammatical form.',
  'Begin with what matters most; explain basic concepts before advanced ones.',
  'Break a complex procedure into numbered steps. Say before it what readers need, and with each major step what they should see when it is done.',
  'Add troubleshooting for what is likely to fail, and steps by which readers verify that it worked.',
  'Make code examples complete and runnable. Handle errors and edge cases, show the expected output, and never use real keys or other secrets.',
  'For an API describe every parameter, optional ones too; show success and error responses, the format of authentication, and rate limits in exact numbers; explain every HTTP status code.',
  'Write for everybody: alt text on all images and diagrams, colours with enough contrast, a structure that can be scanned.',
];

/** Which component is for what, by number. */
export const choiceRules: readonly string[] = [
  '`Steps` for procedures and sequences.',
  '`Tabs` for content that differs by platform, and for alternative approaches.',
  '`CodeGroup` for the same concept in several languages.',
  '`Accordion` for progressive disclosure: what not everybody needs at once.',
  '`RequestExample` and `ResponseExample` on pages that document an API endpoint, and nowhere else.',
  '`ParamField` for parameters, `ResponseField` for what a response holds.',
  '`Expandable` for the properties of nested objects.',
];
