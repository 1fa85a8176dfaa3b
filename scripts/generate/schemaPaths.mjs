// The paths of all properties that a JSON schema describes, for comparing two schemas.

/** Deeper properties repeat those above: groups contain groups. */
const DEEPEST = 6;

/** Returns the path of a list; those of the navigation are in one another, so only the last one is named. */
function listAt(path) {
  return path.replace(/^navigation\.(?:.*?\.)??((?:global\.)?\w+)$/, 'navigation.$1') + '[]';
}

/** Returns the paths of a schema's properties: `navigation.tabs[].icon`. */
export function schemaPaths(root) {
  const found = new Set();
  /** The paths at which each schema was visited. */
  const visited = new Map();
  const visit = (schema, at) => {
    if (typeof schema !== 'object' || schema === null) return;
    const places = visited.get(schema) ?? new Set();
    if (places.has(at) || at.split('.').length > DEEPEST) return;
    visited.set(schema, places.add(at));
    if (schema.$ref !== undefined) visit(resolve(root, schema.$ref), at);
    for (const one of [schema.anyOf, schema.oneOf, schema.allOf].flatMap((list) => list ?? [])) visit(one, at);
    if (schema.items !== undefined) visit(schema.items, listAt(at));
    for (const [name, one] of Object.entries(schema.properties ?? {})) {
      const path = at === '' ? name : `${at}.${name}`;
      found.add(path);
      visit(one, path);
    }
  };
  visit(root, '');
  return found;
}

function resolve(root, reference) {
  return reference
    .replace(/^#\/?/, '')
    .split('/')
    .filter((step) => step !== '')
    .reduce((schema, step) => schema?.[decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~')], root);
}
