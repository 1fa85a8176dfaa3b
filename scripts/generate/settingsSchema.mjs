// The schema of .docsight.json, for editors that complete and check it.
const severities = ['off', 'hint', 'info', 'warning', 'error'];

/** The schema as an object, with an entry for each rule. */
export function settingsSchema(metas) {
  const areas = [...new Set(metas.map((meta) => meta.id.split('/')[0]))];
  const weight = { $ref: '#/definitions/weight' };
  const rules = Object.fromEntries([
    ['*', { description: 'All rules.', ...weight }],
    ...areas.map((area) => [`${area}/*`, { description: `All rules of the area “${area}”.`, ...weight }]),
    ...metas.map((meta) => [meta.id, { markdownDescription: ruleDescription(meta), ...weightOf(meta) }]),
  ]);
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'Settings of Docsight',
    description:
      'How Docsight checks a documentation site. The file lies at the root of the site or of its repository.',
    type: 'object',
    additionalProperties: false,
    properties: {
      $schema: { type: 'string' },
      extends: {
        enum: ['recommended', 'strict', 'minimal'],
        default: 'recommended',
        enumDescriptions: [
          'Every rule as it is by default.',
          'The rules for code and API pages too that are off by default.',
          'Only what is an error.',
        ],
        description: 'The set of rules to start from.',
      },
      rules: {
        type: 'object',
        additionalProperties: false,
        description: 'How much each rule weighs: its own entry counts before that of its area.',
        properties: rules,
      },
      ignore: {
        type: 'array',
        items: { type: 'string' },
        examples: [['drafts/**']],
        description: 'Files in which nothing is reported: patterns as in a .gitignore, from the folder of this file.',
      },
      docsUrl: {
        type: 'string',
        pattern: '^https?://[^\\s?#]+$',
        examples: ['https://docs.example.com'],
        description: 'The address of the published documentation, for llms.txt and what leads to it.',
      },
      unlistedPages: {
        enum: ['errors', 'all'],
        default: 'errors',
        enumDescriptions: ['Errors alone.', 'Everything, as in pages that are listed.'],
        description: 'What is reported of pages that the navigation of docs.json doesn’t list.',
      },
      components: {
        description: 'Components that pages of this site may use without an import, by their names or as a list.',
        anyOf: [
          { type: 'object', additionalProperties: { $ref: '#/definitions/component' } },
          {
            type: 'array',
            items: {
              anyOf: [{ type: 'string' }, { allOf: [{ $ref: '#/definitions/component' }], required: ['name'] }],
            },
          },
        ],
      },
    },
    definitions: {
      weight: {
        anyOf: [
          { enum: severities },
          {
            type: 'array',
            minItems: 1,
            maxItems: 2,
            items: [{ enum: severities }, { type: 'object', additionalProperties: false }],
          },
        ],
      },
      component: componentSchema(),
    },
  };
}

/** A rule with options of its own says which. */
function weightOf({ options }) {
  if (options === undefined) return { $ref: '#/definitions/weight' };
  const properties = Object.fromEntries(
    options.map(({ name, summary }) => [name, { type: 'boolean', default: false, description: summary }]),
  );
  const described = { type: 'object', additionalProperties: false, properties };
  return {
    anyOf: [
      { enum: severities },
      { type: 'array', minItems: 1, maxItems: 2, items: [{ enum: severities }, described] },
    ],
  };
}

function componentSchema() {
  const names = { type: 'array', items: { type: 'string' } };
  return {
    type: 'object',
    additionalProperties: false,
    properties: {
      name: { type: 'string', description: 'Its name, where the components are a list.' },
      summary: { type: 'string', description: 'One sentence for lists and hover.' },
      description: { type: 'string', description: 'Markdown for hover: when to use it, and what to watch.' },
      deprecated: { type: 'string', description: 'What to use instead.' },
      attributes: {
        description: 'Its attributes, as a list or by their names. Where they are missing, none is judged.',
        anyOf: [
          { type: 'array', items: { anyOf: [{ type: 'string' }, attributeSchema(['name'])] } },
          { type: 'object', additionalProperties: attributeSchema([]) },
        ],
      },
      oneOf: {
        type: 'array',
        description: 'Groups of attributes of which one must be given; exactly one where the group is exclusive.',
        items: {
          type: 'object',
          required: ['names'],
          additionalProperties: false,
          properties: { names, isExclusive: { type: 'boolean' } },
        },
      },
      anyAttributes: { type: 'boolean', description: 'Whether attributes that are not listed are allowed.' },
      parents: { ...names, description: 'The components that it stands directly in.' },
      children: { ...names, description: 'The only components that may stand directly in it.' },
      content: {
        enum: ['flow', 'inline', 'text', 'none'],
        description: 'What stands between its tags; with `none` it closes itself.',
      },
      body: { type: 'string', description: 'The snippet that completion inserts.' },
      example: { type: 'string', description: 'Shown on hover.' },
    },
  };
}

function attributeSchema(required) {
  const text = { type: 'string' };
  return {
    type: 'object',
    required,
    additionalProperties: false,
    properties: {
      name: text,
      summary: text,
      type: { enum: ['string', 'boolean', 'number', 'integer', 'expression', 'any'] },
      required: { type: 'boolean' },
      recommended: { type: 'boolean' },
      kind: {
        enum: ['icon', 'link', 'image', 'file', 'color', 'markdown', 'snippet'],
        description: 'What a text means: icons, pages, images … are offered and checked.',
      },
      default: { type: ['string', 'number', 'boolean'] },
      values: {
        type: 'array',
        items: {
          anyOf: [
            text,
            {
              type: 'object',
              required: ['value'],
              additionalProperties: false,
              properties: { value: text, summary: text },
            },
          ],
        },
        description: 'The only values there are.',
      },
      examples: { type: 'array', items: text, description: 'Values worth offering; others are as good.' },
      minimum: { type: 'number' },
      maximum: { type: 'number' },
      deprecated: { type: 'string', description: 'What to use instead.' },
    },
  };
}

/** What a setting says of its rule. */
export function ruleDescription(meta) {
  return `Reports ${meta.summary}. Default: ${defaultWeight(meta)}.`;
}

/** The default weight of a rule in words. */
export function defaultWeight({ severity, strictOnly, isOff }) {
  if (isOff) return '`off`';
  return strictOnly ? `\`off\` (\`${severity}\` in the strict set)` : `\`${severity}\``;
}
