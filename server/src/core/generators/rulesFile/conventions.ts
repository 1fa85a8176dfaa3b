/** The conventions of every page, by number. */
export const writingRules: readonly string[] = [
  'Write in the active voice and the second person (“you”). Be clear and direct.',
  'Use the present tense for current states and the future tense for outcomes of an action.',
  'Define technical terms on first use, and use consistent terminology.',
  'Use parallel structure in lists, headings and procedures.',
  'Start with the most important information (inverted pyramid). Explain basic concepts before advanced ones.',
  'Break complex procedures into numbered steps. List prerequisites first, and state the expected outcome of each major step.',
  'Add verification steps, and troubleshooting for common failures.',
  'Write complete, runnable code examples with error handling and edge cases. Show the expected output. Never include real API keys or secrets.',
  'For APIs, document all parameters (including optional ones), success and error responses, the authentication format, rate limits with specific values, and all HTTP status codes.',
  'Make content accessible: descriptive alt text for all images and diagrams, sufficient color contrast, and a structure that is easy to scan.',
];

/** The purposes of components, by number. */
export const choiceRules: readonly string[] = [
  '`Steps` for procedures and sequences.',
  '`Tabs` for platform-specific content and alternative approaches.',
  '`CodeGroup` for the same code in several languages.',
  '`Accordion` for progressive disclosure of optional details.',
  '`RequestExample` and `ResponseExample` only on pages that document an API endpoint.',
  '`ParamField` for request parameters, `ResponseField` for response fields.',
  '`Expandable` for the properties of nested objects.',
];
