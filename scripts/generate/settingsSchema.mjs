// The schema of .docsight.json, for editors that complete and check it.

const names = { type: 'array', items: { type: 'string' } };

/** Returns the schema as an object, with an entry for each rule; `choices` are the values that settings have in code. */
export function settingsSchema(metas, { severityChoices, presets, unlistedChoices }) {
  const areas = [...new Set(metas.map((meta) => meta.id.split('/')[0]))];
  const severity = { $ref: '#/definitions/severity' };
  const rules = Object.fromEntries([
    ['*', { description: 'All rules.', ...severity }],
    ...areas.map((area) => [`${area}/*`, { description: `All rules of the area “${area}”.`, ...severity }]),
    ...metas.map((meta) => [
      meta.id,
      { markdownDescription: ruleDescription(meta), ...settingOf(meta, severityChoices) },
    ]),
  ]);
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'Settings of Docsight',
    description:
      'Settings of Docsight for a documentation site. The file is in the root folder of the site or of its repository.',
    type: 'object',
    additionalProperties: false,
    properties: {
      $schema: { type: 'string' },
      extends: {
        enum: presets,
        default: 'recommended',
        enumDescriptions: [
          'All rules with their default severity.',
          'Also the rules for code, API pages and prose that are off by default, and warnings instead of some hints.',
          'Only the rules that report errors.',
        ],
        description: 'Preset of rules to extend.',
      },
      rules: {
        type: 'object',
        additionalProperties: false,
        description: 'Severity of each rule. The entry of a rule overrides the entry of its area.',
        properties: rules,
      },
      ignore: {
        type: 'array',
        items: { type: 'string' },
        examples: [['drafts/**']],
        description: 'Files without problem reports, as .gitignore patterns relative to the folder of this file.',
      },
      docsUrl: {
        type: 'string',
        pattern: '^https?://[^\\s?#]+$',
        examples: ['https://docs.example.com'],
        description:
          'URL of the published documentation. Used in llms.txt, in links to it, and for links that begin with its path.',
      },
      unlistedPages: {
        enum: unlistedChoices,
        default: 'errors',
        enumDescriptions: ['Report only errors.', 'Report all problems, as for pages in the navigation.'],
        description: 'Problems to report for pages that aren’t in the navigation of docs.json.',
      },
      translations: {
        type: 'object',
        additionalProperties: false,
        required: ['folders'],
        properties: {
          source: {
            type: 'string',
            default: '.',
            examples: ['en'],
            description: 'Folder of the original pages.',
          },
          folders: {
            type: 'array',
            items: { type: 'string' },
            examples: [['fr', 'ja']],
            description: 'Folders of their translations.',
          },
        },
        examples: [{ source: 'en', folders: ['fr', 'ja'] }],
        description:
          'Folders with the same pages in several languages, relative to the folder of this file. Needed only if neither `navigation.languages` nor the names of the folders show them; without folders, none are assumed.',
      },
      known: {
        type: 'object',
        additionalProperties: false,
        description:
          'Names that the platform has and this version of Docsight doesn’t know, so that nothing is reported about them.',
        properties: {
          properties: { ...names, description: 'Properties of docs.json.' },
          frontMatter: { ...names, description: 'Keys of front matter.' },
          components: { ...names, description: 'Components.' },
          attributes: { ...names, description: 'Attributes of components.' },
        },
      },
      components: {
        description: 'Custom components that pages can use without an import, as an object or a list.',
        anyOf: [
          { type: 'object', additionalProperties: { $ref: '#/definitions/component' } },
          {
            type: 'array',
            items: {
              anyOf: [
                { type: 'string' },
                { type: 'object', allOf: [{ $ref: '#/definitions/component' }], required: ['name'] },
              ],
            },
          },
        ],
      },
    },
    definitions: {
      severity: severityWith(severityChoices, {}),
      component: componentSchema(),
    },
  };
}

/** Returns the schema of a rule’s setting: its severity, alone or with its options. */
function settingOf({ options = {} }, severityChoices) {
  const names = Object.keys(options);
  return names.length === 0 ? { $ref: '#/definitions/severity' } : severityWith(severityChoices, options);
}

/** Returns the schema of a severity, alone or in a list with options. */
function severityWith(severities, options) {
  const described = { type: 'object', additionalProperties: false, properties: options };
  return {
    anyOf: [
      { enum: severities },
      { type: 'array', minItems: 1, maxItems: 2, items: [{ enum: severities }, described] },
    ],
  };
}

function componentSchema() {
  return {
    type: 'object',
    additionalProperties: false,
    properties: {
      name: { type: 'string', description: 'Name of the component, if `components` is a list.' },
      summary: { type: 'string', description: 'Short description, shown in completion and hover.' },
      description: { type: 'string', description: 'Markdown text for hover: when and how to use the component.' },
      deprecated: { type: 'string', description: 'Deprecation message: what to use instead.' },
      attributes: {
        description: 'Attributes, as a list or an object. If missing, attributes aren’t checked.',
        anyOf: [
          { type: 'array', items: { anyOf: [{ type: 'string' }, attributeSchema(['name'])] } },
          { type: 'object', additionalProperties: attributeSchema([]) },
        ],
      },
      oneOf: {
        type: 'array',
        description: 'Groups of attributes of which at least one is required, or exactly one if `isExclusive` is set.',
        items: {
          type: 'object',
          required: ['names'],
          additionalProperties: false,
          properties: { names, isExclusive: { type: 'boolean' } },
        },
      },
      anyAttributes: { type: 'boolean', description: 'Whether other attributes are allowed.' },
      parents: { ...names, description: 'Allowed parent components.' },
      children: { ...names, description: 'Allowed child components.' },
      content: {
        enum: ['flow', 'inline', 'text', 'none'],
        description: 'Type of the content. Components with `none` are self-closing.',
      },
      body: { type: 'string', description: 'Snippet that completion inserts.' },
      example: { type: 'string', description: 'Example, shown in hover.' },
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
        description: 'Meaning of the value: icons, pages, images … are completed and checked.',
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
        description: 'Allowed values.',
      },
      examples: { type: 'array', items: text, description: 'Suggested values. Other values are allowed.' },
      minimum: { type: 'number' },
      maximum: { type: 'number' },
      deprecated: { type: 'string', description: 'Deprecation message: what to use instead.' },
    },
  };
}

/** Returns the description of a rule's setting. */
export function ruleDescription(meta) {
  return `Reports ${meta.summary}. Default: ${defaultSeverity(meta)}.`;
}

/** Returns the default severity of a rule as text. */
export function defaultSeverity({ severity, presets: { default: usual, strict = severity } = {} }) {
  if (strict === 'off') return '`off`';
  return usual === 'off'
    ? `\`off\` (\`${strict}\` in the strict preset)`
    : `\`${severity}\`${strict === severity ? '' : ` (\`${strict}\` in the strict preset)`}`;
}
