import type { AttributeSpec, ComponentSpec } from '../../components/catalogue.ts';
import type { PageContext } from '../../site/pageContext.ts';
import { attributeTemplate } from './completeAttributes.ts';
import { attributeFrequencyOf } from './tagFrequency.ts';

/** The share of components that have an attribute from which on it is inserted with a new one. */
const most = 0.6;

/** Returns the snippet of a component with the attributes that most of these on the site have. */
export function usualBody(context: PageContext, spec: ComponentSpec): string {
  const { body, attributes } = spec;
  const opening = /^<[\w.]+(?:[^<>"'{}]|"[^"]*"|\{[^{}]*\})*?(?=\s*\/?>)/.exec(body)?.[0];
  // Tab stops after the opening tag have numbers that would come earlier.
  if (opening === undefined || /\$\{?[1-9]/.test(body.slice(opening.length))) return body;
  const frequency = attributeFrequencyOf(context, spec);
  const isClassic = context.site.config.generation === 'classic';
  // Of attributes that exclude each other, the snippet has one.
  const exclusive = (spec.oneOf ?? []).flatMap((one) => (one.isExclusive ? one.names : []));
  const isUsual = ({ name, deprecated, since }: AttributeSpec): boolean =>
    frequency(name) >= most &&
    deprecated === undefined &&
    !(isClassic && since === 'current') &&
    !exclusive.includes(name) &&
    !names(opening, name);
  const missing = attributes.filter(isUsual).sort((a, b) => frequency(b.name) - frequency(a.name));
  let stop = lastStop(opening);
  const added = missing.map(
    (attribute) => ` ${attributeTemplate(attribute).replace(/\$(\{?)1/g, `$$$1${String(++stop)}`)}`,
  );
  return opening + added.join('') + body.slice(opening.length);
}

function names(opening: string, attribute: string): boolean {
  return new RegExp(`\\s${attribute}(?=[\\s=]|$)`).test(opening);
}

function lastStop(text: string): number {
  return [...text.matchAll(/\$\{?(\d+)/g)].reduce((last, [, number]) => Math.max(last, Number(number)), 0);
}
