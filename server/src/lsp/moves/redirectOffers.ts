import { setTimeout as wait } from 'node:timers/promises';
import type { Connection } from 'vscode-languageserver';
import type { Redirection } from '../../core/config/edit/redirectEdits.ts';
import { addRedirects, redirectsForRemoved } from '../../core/features/refactor/redirectRemoved.ts';
import type { FileMove } from '../../core/features/refactor/siteMove.ts';
import { isMarkdown } from '../../core/paths/fileKinds.ts';
import { isWithin, toClampedPath, type SitePath } from '../../core/paths/sitePath.ts';
import { publishedAddress } from '../../core/site/siteAddresses.ts';
import { code } from '../../core/util/messageText.ts';
import type { FileChange } from '../../workspace/files/fileSystem.ts';
import { linesOfSite } from '../../workspace/files/fileLines.ts';
import { isOnDisk, type ResourcePath } from '../../workspace/files/resourcePath.ts';
import { comparedWith, lastCommit } from '../../workspace/git/comparison.ts';
import { addressesBefore } from '../../workspace/git/formerAddresses.ts';
import { GitError } from '../../workspace/git/git.ts';
import { finishInSlices } from '../../workspace/scheduling.ts';
import type { Site } from '../../workspace/site.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import type { ClientSupport } from '../clientSupport.ts';
import { CoalescedTask } from '../coalescedTask.ts';
import { toWorkspaceEdit } from '../convert/toWorkspaceEdit.ts';
import type { Settings } from '../settings.ts';

/** Files that go together, in a terminal or by a checkout, go within moments. */
const quietMs = 1_500;

interface OfferOptions {
  readonly connection: {
    readonly window: Pick<Connection['window'], 'showInformationMessage'>;
    readonly workspace: Pick<Connection['workspace'], 'applyEdit'>;
  };
  readonly workspace: Workspace;
  readonly session: () => { readonly settings: Settings; readonly client: ClientSupport };
  /** Resolves when files that have disappeared together are all known. */
  readonly quiet?: () => Promise<void>;
}

interface Offer {
  readonly site: Site;
  readonly redirects: readonly Redirection[];
}

/**
 * Offers redirects for listed pages that disappear otherwise than by a move that Docsight takes part in. Only pages that
 * git’s last commit has count: others have no readers yet, and after a checkout nothing differs from that commit.
 */
export class RedirectOffers {
  readonly #options: OfferOptions;
  /** The addresses about which people were asked, by the root of their site. */
  readonly #known = new Map<ResourcePath, Set<string>>();
  readonly #affected = new Set<ResourcePath>();
  /** What was found and not offered yet. */
  #found: readonly Offer[] = [];
  readonly #task: CoalescedTask;

  constructor(options: OfferOptions) {
    this.#options = options;
    const { quiet = () => wait(quietMs, undefined, { ref: false }) } = options;
    this.#task = new CoalescedTask(async (isLatest) => {
      await quiet();
      if (isLatest()) await this.#find();
    });
  }

  /** Notes moves about which people are asked elsewhere. */
  noteMoves(site: Site, moves: readonly FileMove[]): void {
    const { pages } = site.takeSnapshot().files;
    const moved = pages.flatMap((page) => {
      const move = moves.find(({ from }) => isWithin(page, from));
      return move === undefined ? [] : [{ from: page, to: toClampedPath(`${move.to}${page.slice(move.from.length)}`) }];
    });
    this.#note(
      site,
      moved.map(({ from }) => publishedAddress(from)),
    );
    for (const { to } of moved) this.#forget(site, to);
  }

  /** Looks for lost pages after files have disappeared; resolves when people have answered. */
  async noteChanges(changes: readonly FileChange[]): Promise<void> {
    const { session, workspace } = this.#options;
    const { settings, client } = session();
    for (const { path, kind } of changes) {
      const { site, file } = kind === 'created' ? workspace.locate(path) : {};
      if (site !== undefined) this.#forget(site, file);
    }
    if (settings.addRedirects === 'never' || !client.appliesEdits || !client.isTrusted) return;
    const sites = changes.flatMap(({ path, kind }) =>
      kind === 'deleted' && mayHavePages(path) ? (workspace.siteOf(path)?.root ?? []) : [],
    );
    if (sites.length === 0) return;
    for (const root of sites) this.#affected.add(root);
    await this.#task.ask();
    const offers = this.#found;
    this.#found = [];
    await Promise.all(
      offers.map(async (offer) => {
        if (await this.#agrees(offer)) await this.#add(offer);
      }),
    );
  }

  async #find(): Promise<void> {
    const { workspace } = this.#options;
    await workspace.loaded();
    const sites = workspace.sites.filter(({ root }) => this.#affected.has(root) && isOnDisk(root));
    this.#affected.clear();
    for (const site of sites) {
      const redirects = await this.#redirectsFor(site);
      if (redirects.length > 0) this.#found = [...this.#found, { site, redirects }];
    }
  }

  /** Returns the redirects that the lost pages of a site need: none if git doesn’t know which it has lost. */
  async #redirectsFor(site: Site): Promise<readonly Redirection[]> {
    const { pause } = this.#options.workspace;
    try {
      const comparison = await comparedWith(site, lastCommit);
      if (comparison.git.isBusy) return [];
      const former = await addressesBefore(site, comparison, pause);
      if (former === 'unknown') return [];
      const known = this.#known.get(site.root);
      const snapshot = site.takeSnapshot();
      const work = redirectsForRemoved(snapshot, former, (address) => known?.has(address) === true);
      const { redirects, addresses } = await finishInSlices(work, pause);
      this.#note(site, addresses);
      return snapshot.config.knowsRoutes ? redirects : [];
    } catch (error) {
      if (error instanceof GitError) return [];
      throw error;
    }
  }

  async #agrees({ redirects }: Offer): Promise<boolean> {
    const { connection, session } = this.#options;
    if (session().settings.addRedirects === 'always') return true;
    const add = { title: 'Add Redirects' };
    const later = { title: 'Not Now' };
    // A client may be unable to ask.
    const answer = await connection.window
      .showInformationMessage(questionAbout(redirects), add, later)
      .catch(() => undefined);
    return answer?.title === add.title;
  }

  async #add({ site, redirects }: Offer): Promise<void> {
    const { connection, session, workspace } = this.#options;
    await workspace.settled();
    const edits = addRedirects(site.takeSnapshot(), redirects);
    const edit = toWorkspaceEdit(linesOfSite(site), edits, site, session().client);
    if (edits.length > 0 && edit !== undefined)
      await connection.workspace.applyEdit({ label: 'Add redirects of removed pages', edit });
  }

  /** A page that comes back, or whose folder does, may be lost again. */
  #forget({ root }: Site, fileOrFolder: SitePath): void {
    const address = publishedAddress(fileOrFolder);
    const known = this.#known.get(root) ?? new Set<string>();
    for (const one of known) if (one === address || one.startsWith(`${address}/`)) known.delete(one);
  }

  #note({ root }: Site, addresses: readonly string[]): void {
    this.#known.set(root, new Set([...(this.#known.get(root) ?? []), ...addresses]));
  }
}

/** Whether a path that is gone may be of a page, or of a folder. */
function mayHavePages(path: ResourcePath): boolean {
  return isMarkdown(path) || !/\.[a-z]\w*$/i.test(path);
}

function questionAbout([first, ...others]: readonly Redirection[]): string {
  const [from, to] = [code(first?.source ?? ''), code(first?.destination ?? '')];
  return others.length === 0
    ? `The page at ${from} no longer exists. Redirect its URL to ${to} in docs.json?`
    : `Some pages no longer exist. Add ${others.length + 1} redirects to docs.json, such as from ${from} to ${to}?`;
}
