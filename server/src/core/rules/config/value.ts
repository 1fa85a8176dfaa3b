import { parseHex } from '../../color/contrast.ts';
import { stringStartingAt } from '../../config/configStrings.ts';
import { endOf, nodeAt, rangeOf, stringOf } from '../../config/json/jsonTree.ts';
import type { SchemaProblem } from '../../config/schemaProblem.ts';
import { schemasAt } from '../../config/schema/schemaAt.ts';
import type { SiteConfig } from '../../config/siteConfig.ts';
import { isMarkdown, namesFile } from '../../paths/fileKinds.ts';
import { pageNameOf } from '../../paths/route.ts';
import type { SitePath } from '../../paths/sitePath.ts';
import type { SiteSnapshot } from '../../site/siteSnapshot.ts';
import { controlEscapeMessage, doubledEscapes, findControlEscape } from '../../text/controlEscapes.ts';
import { code } from '../../util/messageText.ts';
import { removeAt } from '../../config/edit/configEdits.ts';
import { configFix, replacementFixes } from '../engine/configFixes.ts';
import { fixesIfAny, type ConfigRule, type Finding, type Fix } from '../engine/rule.ts';
import { unresolvedReferences } from './unresolvedReferences.ts';

export const value: ConfigRule = {
  meta: {
    id: 'config/value',
    title: 'Invalid value',
    severity: 'error',
    summary: 'a value that the format doesn’t allow',
  },
  *check(site) {
    const { config } = site;
    yield* unresolvedReferences(site, ['circle', 'empty', 'excess']);
    for (const problem of config.schemaProblems) {
      if (problem.kind === 'value') {
        const fixes = fixesIfAny(() => replacements(config, problem));
        yield { ...problem, ...foundAnyway(site, problem), fixes };
      }
      if (problem.kind === 'repeated') yield { ...problem, fixes: fixesIfAny(() => removals(config, problem)) };
    }
    yield* lostBackslashes(config);
  },
};

/** Yields the findings of titles and other texts in which a backslash changes the letter after it. */
function* lostBackslashes(config: SiteConfig): Iterable<Finding> {
  const { root, text } = config.composed;
  if (root === undefined || !/\\[bfnrt]/.test(text)) return;
  const rest = [root];
  for (let node = rest.pop(); node !== undefined; node = rest.pop()) {
    for (const child of node.children ?? []) rest.push(child);
    if (node.type !== 'string') continue;
    const written = text.slice(node.offset, endOf(node));
    const escape = findControlEscape(written);
    // A path or an address is reported if its target doesn’t exist.
    if (escape === undefined || stringStartingAt(config, node.offset) !== undefined) continue;
    const edit = { range: rangeOf(node), newText: doubledEscapes(written) };
    yield {
      range: rangeOf(node),
      severity: 'warning',
      message: controlEscapeMessage(escape),
      fixes: () => [configFix(config, `Change to ${code(edit.newText)}`, [edit])],
    };
  }
}

/**
 * The platform reads an API description by a path without a leading slash too, which the format doesn't allow, except in
 * tabs and anchors: there it refuses the file.
 */
function foundAnyway({ config, files }: SiteSnapshot, { range, severity }: SchemaProblem): Partial<Finding> {
  const text = severity === 'warning' ? stringStartingAt(config, range.start) : undefined;
  const file = text?.kind === 'apiDescription' ? asSitePath(text.value.trim()) : undefined;
  if (file === undefined || !files.has(file.slice(1) as SitePath)) return {};
  return {
    severity: 'hint',
    message: `Start the path with ${code('/')}: ${code(file)}. The format requires it, but the platform finds the file without it too.`,
  };
}

function replacements(config: SiteConfig, problem: SchemaProblem): readonly Fix[] {
  const written = stringOf(nodeAt(config.composed.root, problem.path));
  if (written === undefined) return [];
  const form = fixedValue(config, problem, written);
  const nearest = form === undefined ? problem.nearest : { names: [form], isClear: true };
  return replacementFixes(config, problem.range, nearest);
}

/** Returns the same value in the expected form, if only its form was wrong. */
function fixedValue(config: SiteConfig, problem: SchemaProblem, written: string): string | undefined {
  const { schema } = config;
  const kind = stringStartingAt(config, problem.range.start)?.kind;
  const text = written.trim();
  if (kind === 'color') return fixedColor(text);
  if (schema === undefined || problem.nearest.names.length > 0) return undefined;
  const patterns = schemasAt(schema, config.composed.root, problem.path).flatMap(({ pattern }) => pattern ?? []);
  if (patterns.length === 0) return undefined;
  const forms = kind === 'apiDescription' ? [asSitePath(text)] : otherForms(text);
  return forms.find((form) => form !== undefined && patterns.every((pattern) => new RegExp(pattern).test(form)));
}

/** Returns a path relative to the folder of docs.json with a leading slash. */
function asSitePath(text: string): string | undefined {
  return /^(?:\.\/)?[\w-][^:]*$/.test(text) ? `/${text.replace(/^\.\//, '')}` : undefined;
}

/** Returns other forms of the same URL, page or folder. */
function otherForms(text: string): readonly (string | undefined)[] {
  const url = namesHost(text) ? `https://${text}` : undefined;
  const secure = text.replace(/^(?:http:)?\/\//i, 'https://');
  const bare = text.replace(/^https?:\/\//i, '').replace(/^\/+|\/+$/g, '');
  return [
    url,
    secure === text ? undefined : secure,
    bare === '' ? undefined : bare,
    asSitePath(pageNameOf(text as SitePath)),
  ];
}

/** Whether a string begins like a domain, and not like a file: `a.mdx` doesn't. */
function namesHost(text: string): boolean {
  const [host = ''] = text.split('/', 1);
  return /^[\w-]+(?:\.[\w-]+)+(?:\/\S*)?$/.test(text) && !isMarkdown(host) && !namesFile(host);
}

function fixedColor(text: string): string | undefined {
  if (/^(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(text)) return `#${text}`;
  if (parseHex(text) !== undefined) return text;
  // The format has no transparency.
  return /^#[0-9a-f]{8}$/i.test(text) ? text.slice(0, 7) : undefined;
}

/** A duplicate entry of a list can be removed, and so can a boolean; of two equal names a person has to change one. */
function removals(config: SiteConfig, { path }: SchemaProblem): readonly Fix[] {
  const name = path.at(-1);
  if (typeof name === 'string' && nodeAt(config.composed.root, path)?.type !== 'boolean') return [];
  const title = typeof name === 'string' ? `Remove ${code(name)}` : 'Remove this entry';
  return [configFix(config, title, removeAt(config.composed, path))];
}
