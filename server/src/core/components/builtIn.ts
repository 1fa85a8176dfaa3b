import source from '../../../../schemas/components.json';
import type { AttributeSpec, ComponentSpec, Generation } from './componentSpec.ts';
import { ownValue } from '../util/values.ts';

/**
 * An attribute as in schemas/components.json: complete, or a reference to a shared attribute with the differences.
 * Without a generation it has the generation of its component.
 */
type WrittenAttribute = string | SharedUse | (Omit<AttributeSpec, 'since'> & { readonly since?: Generation });

interface SharedUse extends Partial<Omit<AttributeSpec, 'name'>> {
  readonly use: string;
}

/** A component as in schemas/components.json: defaults are omitted. */
interface WrittenComponent extends Partial<Omit<ComponentSpec, 'attributes'>> {
  readonly name: string;
  readonly summary: string;
  readonly since: Generation;
  readonly attributes?: readonly WrittenAttribute[];
}

interface WrittenCatalogue {
  readonly shared: Readonly<Record<string, WrittenAttribute | readonly WrittenAttribute[]>>;
  readonly components: readonly WrittenComponent[];
}

// The compiler can't tell that the file's texts are those of the unions; test/project/catalogue.test.ts does.
const { shared, components } = source as unknown as WrittenCatalogue;

/** The components of the format, from schemas/components.json. */
export const builtIn: readonly ComponentSpec[] = components.map(readComponent);

function readComponent(written: WrittenComponent): ComponentSpec {
  if (written.aliasOf !== undefined) return readAlias(written, written.aliasOf);
  const { attributes = [], ...rest } = written;
  return {
    content: 'flow',
    body: `<${written.name}>$0</${written.name}>`,
    example: '',
    ...(written.isHtml === true || written.isUndocumented === true ? { anyAttributes: true } : {}),
    ...rest,
    attributes: readAttributes(attributes, written.since),
  };
}

/** Returns an alias: all that its component has, under its own name. */
function readAlias(written: WrittenComponent, original: string): ComponentSpec {
  const component = components.find(({ name }) => name === original);
  if (component === undefined) throw new Error(`${written.name} is an alias of ${original}, which isn’t there`);
  const { attributes, body, surround, example, ...inherited } = readComponent(component);
  const nameInTag = new RegExp(`(?<=</?)${original}(?=[\\s>])`, 'g');
  const rename = (text: string): string => text.replaceAll(nameInTag, written.name);
  return {
    ...inherited,
    ...written,
    attributes,
    body: rename(body),
    ...(surround === undefined ? {} : { surround: rename(surround) }),
    example: rename(example),
  };
}

function readAttributes(written: readonly WrittenAttribute[], since: Generation): readonly AttributeSpec[] {
  return written.flatMap((one) => {
    if (typeof one === 'string') return readShared(one, since);
    if (!('use' in one)) return [{ since, ...one }];
    const { use, ...changes } = one;
    return readShared(use, since).map((attribute) => ({ ...attribute, ...changes }));
  });
}

function readShared(name: string, since: Generation): readonly AttributeSpec[] {
  const written = ownValue(shared, name);
  if (written === undefined) throw new Error(`no attribute is shared as ${name}`);
  return readAttributes(
    Array.isArray(written) ? (written as readonly WrittenAttribute[]) : [written as WrittenAttribute],
    since,
  );
}
