import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import Ajv from 'ajv';
import frontMatterJson from '../../../schemas/frontmatter.schema.json';
import { frontMatterKinds, frontMatterSchema, requiredKeys } from '../../../server/src/core/page/frontMatter/schema.ts';

const keys = (
  'title description sidebarTitle audience thumbnail icon iconType mode api openapi openapi-schema asyncapi graphql sdk url tag hidden ' +
  'noindex searchable boost deprecated groups public isPublic keywords timestamp lastUpdatedDate createdDate authors ' +
  'hideFooterPagination hideApiMarker playground authMethod auth contentType version related contextual rss canonical ' +
  'robots og:site_name og:title og:description og:url og:type og:image og:image:width og:image:height twitter:card ' +
  'twitter:title twitter:description twitter:site twitter:image twitter:image:width twitter:image:height'
).split(' ');

describe('the schema of front matter', () => {
  const properties = Object.entries(frontMatterSchema.properties ?? {});

  it('has every key of the format, and explains it', () => {
    assert.deepEqual(properties.map(([name]) => name).sort(), [...keys].sort());
    for (const [name, schema] of properties) assert.match(schema.markdownDescription ?? '', /\S.*\.$/, name);
  });

  it('explains each of its fixed values', () => {
    for (const [name, schema] of properties) {
      if (schema.enum !== undefined) assert.equal(schema.markdownEnumDescriptions?.length, schema.enum.length, name);
    }
  });

  it('names only kinds and generations that help knows', () => {
    for (const [name, schema] of properties) {
      const kind = schema['x-kind'];
      assert.ok(kind === undefined || (frontMatterKinds as readonly string[]).includes(kind), name);
      assert.ok([undefined, 'current'].includes(schema['x-generation']), name);
    }
  });

  const validate = new Ajv({ strict: false }).compile(frontMatterJson);
  for (const [isValid, data] of [
    [true, { title: 'A', description: 'b', own: [1] }],
    [true, { openapi: '/openapi.json get /a' }],
    [true, { title: 'A', description: 'b', related: false, icon: 'book', mode: 'wide' }],
    [false, { title: 'A' }],
    [false, { title: 'A', description: 'b', mode: 'full' }],
    [false, { openapi: '/a' }],
    [false, { title: 'A', description: 'b', related: true }],
  ] as const) {
    it(`lets other tools ${isValid ? 'take' : 'refuse'} ${JSON.stringify(data)}`, () => {
      assert.equal(validate(data), isValid);
    });
  }

  it('has the examples that it would take', () => {
    for (const [name, { examples = [] }] of properties) {
      for (const value of examples) {
        const data = { ...Object.fromEntries(requiredKeys.map((key) => [key, 'a'])), [name]: value };
        assert.ok(validate(data), `${name}: ${JSON.stringify(value)}`);
      }
    }
  });
});
