import { buildSnapshot } from '../../server/src/core/analysis/buildSnapshot.ts';
import { endOf, type JsonNode } from '../../server/src/core/config/json/jsonTree.ts';
import { readConfig } from '../../server/src/core/config/readConfig.ts';
import type { CompletionItem } from '../../server/src/core/features/answers.ts';
import { completeConfig } from '../../server/src/core/features/config/completion.ts';
import { displayTitleOf } from '../../server/src/core/site/pageTitles.ts';
import { fileOfTarget, resolveEntry } from '../../server/src/core/site/references/resolveEntry.ts';
import type { SiteSnapshot } from '../../server/src/core/site/siteSnapshot.ts';
import type { TextRange } from '../../server/src/core/text/textRange.ts';
import { shownItems } from '../support/suggestions.ts';
import { rowOf, type Case, type Outcome } from './replay.ts';

/** Returns the entries, icons and properties of a docs.json that includes no other file. */
export function configCases(site: SiteSnapshot): readonly Case[] {
  const { config } = site;
  if (config.composed.fragments.length > 1 || config.tree.root === undefined) return [];
  const kinds = new Map(config.strings.map(({ range, kind }) => [range.start, kind]));
  const entries = new Set(config.navigation.entries.map(({ range }) => range.start));
  return [...nodesIn(config.tree.root)].flatMap((node): readonly Case[] => {
    if (node.type === 'property') return [{ kind: 'property', replay: () => replayProperty(site, node) }];
    if (node.type !== 'string' || String(node.value).trim() === '') return [];
    if (entries.has(node.offset)) return [{ kind: 'entry', replay: () => replayEntry(site, node) }];
    return kinds.get(node.offset) === 'icon' ? [{ kind: 'icon', replay: () => [replayValue(site, node, 3)] }] : [];
  });
}

function* nodesIn(node: JsonNode): Iterable<JsonNode> {
  yield node;
  const children = node.type === 'property' ? (node.children ?? []).slice(1) : (node.children ?? []);
  for (const child of children) yield* nodesIn(child);
}

function replayProperty(site: SiteSnapshot, property: JsonNode): readonly Outcome[] {
  const name = String(property.children?.[0]?.value);
  return [0, 1].map((count) => ({
    ...replay(site, rangeOf(property), name.slice(0, count), ({ label }) => label === name),
    typing: count === 0 ? 'no letter' : '1 letter',
  }));
}

function replayEntry(site: SiteSnapshot, node: JsonNode): readonly Outcome[] {
  const entry = String(node.value);
  const file = fileOfTarget(resolveEntry(site.files, entry));
  if (file === undefined) return [];
  const beginnings = { 'of its title': displayTitleOf(site, file), 'of its path': entry.replace(/^\//, '') };
  const isWanted = ({ edit }: CompletionItem): boolean => {
    const written = /^"([^"]*)"/.exec(edit.newText)?.[1];
    return written !== undefined && fileOfTarget(resolveEntry(site.files, written)) === file;
  };
  return Object.entries(beginnings).map(([typing, text]) => ({
    ...replay(site, rangeOf(node), text.slice(0, 3).trimEnd(), isWanted),
    typing,
  }));
}

function replayValue(site: SiteSnapshot, node: JsonNode, count: number): Outcome {
  const value = String(node.value);
  const row = replay(site, rangeOf(node), value.slice(0, count), ({ label }) => label === value);
  return { ...row, typing: `${count} letters` };
}

function rangeOf(node: JsonNode): TextRange {
  return { start: node.offset, end: endOf(node) };
}

/** Returns the row of an item after a range of docs.json is replaced by the beginning of a string. */
function replay(
  site: SiteSnapshot,
  { start, end }: TextRange,
  typed: string,
  isWanted: (item: CompletionItem) => boolean,
): Pick<Outcome, 'where' | 'typed' | 'rank' | 'first'> {
  const { text } = site.config.tree;
  const before = `${text.slice(0, start)}"${typed}`;
  const config = readConfig(site.config.file, `${before}"${text.slice(end)}`, site.config);
  const items = config === undefined ? [] : completeConfig(buildSnapshot({ config }, site), before.length).items;
  return rowOf(shownItems(items, before), isWanted, { where: `${site.config.file}:${start}`, typed });
}
