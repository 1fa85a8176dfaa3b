import type { Element } from '../page/elements.ts';
import { decodeEntity } from '../page/entities.ts';
import { Props, withVariables, type RenderContext } from './context.ts';
import { evaluate, type Value } from './values.ts';

/** Returns the attributes of an element with their values, as far as they are constant. */
export function propsOf(context: RenderContext, { opening }: Pick<Element, 'opening'>): Props {
  const values = new Map<string, Value | undefined>();
  for (const { name, value } of opening.attributes) {
    if (name === '') {
      // `{...props}` adds what the object has.
      const source = /^\s*\.\.\.(.*)$/s.exec(value?.text ?? '')?.[1] ?? '';
      const spread = evaluate(source, context.scope);
      if (typeof spread !== 'object' || spread === null || Array.isArray(spread)) continue;
      for (const [key, one] of Object.entries(spread)) values.set(key, one);
      continue;
    }
    if (value === undefined) values.set(name, true);
    else if (value.kind === 'expression') values.set(name, evaluate(value.text, context.scope));
    else values.set(name, withVariables(context, value.text.replace(/&#?\w+;/g, decodeEntity)));
  }
  return new Props(values);
}
