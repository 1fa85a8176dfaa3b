import { memberOf, type JsonNode } from '../../config/json/jsonTree.ts';
import type { ClassicSource } from './classicSource.ts';
import { objectOut, sameOut, valueOut, type OutMembers, type OutNode } from './outNode.ts';
import { iconOf } from './upgradeGroups.ts';

/** Returns the properties of a tab or an anchor itself: its name, its look, and whether it is hidden by default. */
export function divisionOf(source: ClassicSource, item: JsonNode, key: 'tab' | 'anchor'): OutMembers {
  // The enclosing version already says where it is shown.
  source.takeMember(item, 'version');
  const isHidden = source.takeMember(item, 'isDefaultHidden')?.value === true;
  return {
    [key]: source.sameIn(item, 'name'),
    icon: iconOf(source, item),
    color: colorOf(source, item),
    hidden: isHidden ? valueOut(true) : undefined,
  };
}

/** Returns one colour for both modes; a gradient has no counterpart. */
function colorOf(source: ClassicSource, item: JsonNode): OutNode | undefined {
  if (memberOf(item, 'color')?.type !== 'string') return undefined;
  const color = source.takeMember(item, 'color');
  return color && objectOut({ light: sameOut(color), dark: sameOut(color) });
}
