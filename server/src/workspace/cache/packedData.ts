/** What the lowest three bits of a value's head say of it; the other bits are a number. */
const head = { integer: 0, text: 1, list: 2, object: 3, other: 4 } as const;

/** The number in the head of an `other` value. */
const other = { undefined: 0, null: 1, false: 2, true: 3, double: 4, set: 5, map: 6, offsets: 7, packed: 8 } as const;

/** The bytes of the length of a value that can be skipped. */
const lengthBytes = 4;

/** Integers from here on are packed as doubles: a head has room for no larger ones. */
const largestInteger = 2 ** 48;

/** A value that is unpacked when somebody asks for it. */
export class Packed<Value> {
  readonly read: () => Value;

  constructor(read: () => Value) {
    this.read = read;
  }
}

/**
 * Returns plain data as bytes, for {@link unpack}: null, undefined, booleans, numbers, strings, arrays, objects, sets,
 * maps, `Uint32Array`, and values in it that are to be unpacked later. Each text is in it once, and so are the names of
 * an object's properties. Throws TypeError for any other value.
 */
export function pack(value: unknown): Uint8Array<ArrayBuffer> {
  const packer = new Packer();
  packer.add(value);
  return packer.bytes();
}

/** Texts of which one is to be in memory, however often it was unpacked: each by itself. */
export type SharedTexts = Map<string, string>;

/**
 * Returns the data that was packed; bytes of any other origin have no meaning. Texts that are equal to shared ones are
 * these, and the others are shared from then on.
 */
export function unpack(bytes: Uint8Array, shared?: SharedTexts): unknown {
  return unpackerOf(bytes, shared).next();
}

/** The names of an object's properties, as a path from the first to the last. */
interface Shape {
  readonly longer: Map<string, Shape>;
  at: number | undefined;
}

class Packer {
  #content = Buffer.allocUnsafe(1 << 16);
  #length = 0;
  readonly #texts = new Map<string, number>();
  readonly #shapes: (readonly string[])[] = [];
  readonly #root: Shape = { longer: new Map(), at: undefined };

  bytes(): Uint8Array<ArrayBuffer> {
    const shapes = this.#shapes.map((names) => Object.fromEntries(names.map((name) => [name, null])));
    const tables = Buffer.from(JSON.stringify([[...this.#texts.keys()], shapes]));
    // In memory of its own, which can be given to another thread.
    const bytes = Buffer.from(new ArrayBuffer(lengthBytes + tables.length + this.#length));
    bytes.writeUInt32LE(tables.length);
    bytes.set(tables, lengthBytes);
    bytes.set(this.#content.subarray(0, this.#length), lengthBytes + tables.length);
    return bytes;
  }

  add(value: unknown): void {
    if (typeof value === 'string') this.#addHead(head.text, this.#textAt(value));
    else if (typeof value === 'number') this.#addNumber(value);
    else if (typeof value === 'object' && value !== null) this.#addObject(value);
    else this.#addHead(head.other, constantOf(value));
  }

  #addNumber(value: number): void {
    if (Number.isInteger(value) && value >= 0 && value < largestInteger && !Object.is(value, -0)) {
      this.#addHead(head.integer, value);
    } else {
      this.#addHead(head.other, other.double);
      this.#reserve(8);
      this.#length = this.#content.writeDoubleLE(value, this.#length);
    }
  }

  #addObject(value: object): void {
    if (Array.isArray(value)) {
      this.#addHead(head.list, value.length);
      for (const item of value) this.add(item);
    } else if (value instanceof Set) {
      this.#addOther(other.set, value.size);
      for (const item of value) this.add(item);
    } else if (value instanceof Map) {
      this.#addOther(other.map, value.size);
      for (const entry of value) for (const item of entry) this.add(item);
    } else if (value instanceof Uint32Array) this.#addOffsets(value);
    else if (value instanceof Packed) this.#addPacked(value);
    else this.#addProperties(value);
  }

  /** As differences, which take a byte each where they are lines of a text. */
  #addOffsets(offsets: Uint32Array): void {
    this.#addOther(other.offsets, offsets.length);
    let before = 0;
    for (const offset of offsets) {
      this.#addInteger((offset - before) >>> 0);
      before = offset;
    }
  }

  #addPacked({ read }: Packed<unknown>): void {
    this.#addHead(head.other, other.packed);
    this.#reserve(lengthBytes);
    const start = this.#length;
    this.#length += lengthBytes;
    this.add(read());
    this.#content.writeUInt32LE(this.#length - start - lengthBytes, start);
  }

  #addProperties(value: object): void {
    if (Object.getPrototypeOf(value) !== Object.prototype) throw new TypeError('Only plain data can be packed');
    this.#addHead(head.object, this.#shapeAt(Object.keys(value)));
    for (const property of Object.values(value)) this.add(property);
  }

  #textAt(text: string): number {
    const known = this.#texts.get(text);
    if (known !== undefined) return known;
    this.#texts.set(text, this.#texts.size);
    return this.#texts.size - 1;
  }

  #shapeAt(names: readonly string[]): number {
    let shape = this.#root;
    for (const name of names) {
      let longer = shape.longer.get(name);
      if (longer === undefined) {
        longer = { longer: new Map(), at: undefined };
        shape.longer.set(name, longer);
      }
      shape = longer;
    }
    shape.at ??= this.#shapes.push(names) - 1;
    return shape.at;
  }

  #addOther(kind: number, size: number): void {
    this.#addHead(head.other, kind);
    this.#addInteger(size);
  }

  #addHead(kind: number, rest: number): void {
    this.#addInteger(rest * 8 + kind);
  }

  /** Seven bits a byte, the lowest first; all bytes but the last have the eighth. */
  #addInteger(value: number): void {
    this.#reserve(8);
    let rest = value;
    while (rest >= 0x80) {
      this.#content[this.#length++] = (rest % 0x80) | 0x80;
      rest = Math.floor(rest / 0x80);
    }
    this.#content[this.#length++] = rest;
  }

  #reserve(bytes: number): void {
    if (this.#length + bytes <= this.#content.length) return;
    const larger = Buffer.allocUnsafe(this.#content.length * 2);
    this.#content.copy(larger, 0, 0, this.#length);
    this.#content = larger;
  }
}

function constantOf(value: unknown): number {
  if (value === undefined) return other.undefined;
  if (value === null) return other.null;
  if (typeof value === 'boolean') return value ? other.true : other.false;
  throw new TypeError('Only plain data can be packed');
}

/** An object to copy: a copy has room for exactly its properties. */
interface ObjectShape {
  readonly empty: Readonly<Record<string, unknown>>;
  readonly names: readonly string[];
}

interface Tables {
  readonly texts: readonly string[];
  readonly shapes: readonly ObjectShape[];
  /** Lists of a single text, by that: many headings have the same id. */
  readonly singles: Map<string, readonly string[]>;
}

function unpackerOf(bytes: Uint8Array, shared: SharedTexts | undefined): Unpacker {
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const start = lengthBytes + content.readUInt32LE();
  const [texts, empty] = JSON.parse(content.toString('utf8', lengthBytes, start)) as [
    Tables['texts'],
    readonly ObjectShape['empty'][],
  ];
  const shapes = empty.map((one) => ({ empty: one, names: Object.keys(one) }));
  return new Unpacker(
    { texts: shared === undefined ? texts : sharing(texts, shared), shapes, singles: new Map() },
    content,
    start,
  );
}

function sharing(texts: readonly string[], shared: SharedTexts): readonly string[] {
  return texts.map((text) => {
    const known = shared.get(text);
    if (known === undefined) shared.set(text, text);
    return known ?? text;
  });
}

class Unpacker {
  readonly #tables: Tables;
  readonly #content: Buffer;
  #at: number;

  constructor(tables: Tables, content: Buffer, at: number) {
    this.#tables = tables;
    this.#content = content;
    this.#at = at;
  }

  next(): unknown {
    const value = this.#integer();
    const rest = Math.floor(value / 8);
    switch (value % 8) {
      case head.integer:
        return rest;
      case head.text:
        return this.#tables.texts[rest];
      case head.list:
        return this.#list(rest);
      case head.object:
        return this.#object(this.#tables.shapes[rest]);
      default:
        return this.#other(rest);
    }
  }

  #list(length: number): readonly unknown[] {
    if (length === 0) return nothing;
    if (length === 1) return this.#single();
    const list = new Array<unknown>(length);
    for (let at = 0; at < length; at++) list[at] = this.next();
    return list;
  }

  #single(): readonly unknown[] {
    const item = this.next();
    if (typeof item !== 'string') return [item];
    const { singles } = this.#tables;
    const list = singles.get(item) ?? [item];
    singles.set(item, list);
    return list;
  }

  #object(shape: ObjectShape | undefined): object {
    const properties: Record<string, unknown> = { ...shape?.empty };
    for (const name of shape?.names ?? []) properties[name] = this.next();
    return properties;
  }

  #other(kind: number): unknown {
    switch (kind) {
      case other.null:
        return null;
      case other.false:
        return false;
      case other.true:
        return true;
      case other.double:
        this.#at += 8;
        return this.#content.readDoubleLE(this.#at - 8);
      case other.set:
        return new Set(this.#list(this.#integer()));
      case other.map:
        return this.#map(this.#integer());
      case other.offsets:
        return this.#offsets(this.#integer());
      case other.packed:
        return this.#packed();
      default:
        return undefined;
    }
  }

  #map(size: number): ReadonlyMap<unknown, unknown> {
    const map = new Map<unknown, unknown>();
    for (let count = 0; count < size; count++) {
      const key = this.next();
      map.set(key, this.next());
    }
    return map;
  }

  #offsets(length: number): Uint32Array {
    const offsets = new Uint32Array(length);
    let before = 0;
    for (let at = 0; at < length; at++) {
      before += this.#integer();
      offsets[at] = before;
      before = offsets[at] ?? 0;
    }
    return offsets;
  }

  #packed(): Packed<unknown> {
    const [tables, content] = [this.#tables, this.#content];
    const start = this.#at + lengthBytes;
    this.#at = start + content.readUInt32LE(this.#at);
    return new Packed(() => new Unpacker(tables, content, start).next());
  }

  #integer(): number {
    let byte = this.#content[this.#at++] ?? 0;
    if (byte < 0x80) return byte;
    let value = byte & 0x7f;
    for (let scale = 0x80; ; scale *= 0x80) {
      byte = this.#content[this.#at++] ?? 0;
      value += (byte & 0x7f) * scale;
      if (byte < 0x80) return value;
    }
  }
}

const nothing: readonly unknown[] = [];
