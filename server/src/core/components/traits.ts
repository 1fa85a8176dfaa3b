import { builtIn } from './builtIn.ts';
import type { ComponentTrait } from './componentSpec.ts';

const namesByTrait: ReadonlyMap<ComponentTrait, ReadonlySet<string>> = readTraits();

/** Whether the component of the format that a name means, or that it is an alias of, has a trait. */
export function hasTrait(name: string, trait: ComponentTrait): boolean {
  return namesByTrait.get(trait)?.has(name) === true;
}

function readTraits(): ReadonlyMap<ComponentTrait, ReadonlySet<string>> {
  const names = new Map<ComponentTrait, Set<string>>();
  for (const { name, traits = [] } of builtIn) {
    for (const trait of traits) names.set(trait, (names.get(trait) ?? new Set()).add(name));
  }
  return names;
}
