import { parseJson } from '../../core/config/json/jsonTree.ts';
import { readPage } from '../../core/page/readPage.ts';
import { isMarkdown } from '../../core/paths/fileKinds.ts';
import type { SitePath } from '../../core/paths/sitePath.ts';
import { applyEdits, type TextEdit } from '../../core/text/textRange.ts';
import { join, type ResourcePath } from '../../workspace/files/resourcePath.ts';
import type { Site } from '../../workspace/site.ts';
import type { Workspace } from '../../workspace/workspace.ts';

/** A file whose text was changed. */
export interface ChangedFile {
  readonly path: ResourcePath;
  readonly before: string;
  readonly after: string;
}

/** Files of a site that are open in a workspace, as in an editor, so that edits of them take effect. */
export class OpenFiles {
  readonly #workspace: Workspace;
  readonly #site: Site;
  readonly #texts = new Map<SitePath, { readonly before: string; readonly now: string }>();

  constructor(workspace: Workspace, site: Site) {
    this.#workspace = workspace;
    this.#site = site;
  }

  /** Opens a file; false if it can’t be read. */
  async open(file: SitePath): Promise<boolean> {
    if (this.#texts.has(file)) return true;
    const text = await this.#site.readText(file);
    if (text === undefined) return false;
    await this.#set(file, text, text);
    return true;
  }

  /** Edits a file, unless it would have more syntax errors than before; returns whether it did. */
  async edit(file: SitePath, edits: readonly TextEdit[]): Promise<boolean> {
    const text = this.#texts.get(file);
    if (text === undefined) return false;
    const after = applyEdits(text.now, edits);
    if (after === text.now || countSyntaxErrors(file, after) > countSyntaxErrors(file, text.now)) return false;
    await this.#set(file, text.before, after);
    return true;
  }

  changed(): readonly ChangedFile[] {
    return [...this.#texts].flatMap(([file, { before, now }]) =>
      before === now ? [] : [{ path: join(this.#site.root, file), before, after: now }],
    );
  }

  /** Closes all files; from then on the disk’s texts count again. */
  async close(): Promise<void> {
    for (const file of this.#texts.keys()) this.#workspace.closeText(join(this.#site.root, file));
    this.#texts.clear();
    await this.#workspace.settled();
  }

  async #set(file: SitePath, before: string, now: string): Promise<void> {
    this.#texts.set(file, { before, now });
    const path = join(this.#site.root, file);
    this.#workspace.setOpenText(path, now);
    await this.#workspace.ready(path);
  }
}

function countSyntaxErrors(file: SitePath, text: string): number {
  if (!isMarkdown(file)) return parseJson(text).problems.length;
  const { problems, frontMatter } = readPage(text);
  return problems.length + (frontMatter?.problems.length ?? 0);
}
