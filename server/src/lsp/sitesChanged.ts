import type { Connection } from 'vscode-languageserver';
import type { SiteSnapshot } from '../core/site/siteSnapshot.ts';
import { sitesChangedNotification } from '../protocol/sites.ts';
import type { Site } from '../workspace/site.ts';
import type { Workspace } from '../workspace/workspace.ts';
import type { Session } from './documentContext.ts';
import { CoalescedTask } from './coalescedTask.ts';

/** Only the site itself while it is still being read: its snapshot changes with each page. */
type ShownState =
  | Site
  | {
      readonly snapshot: Pick<SiteSnapshot, 'config' | 'files' | 'pages' | 'settings'>;
      readonly isChecked: boolean;
    };

/** Notifies a client that shows the sites when their state differs, once for all changes that came together. */
export class SitesChanged {
  readonly #connection: Connection;
  readonly #workspace: Workspace;
  readonly #session: () => Session;
  readonly #refreshTask = new CoalescedTask(() => this.#run());
  #notified: readonly ShownState[] | undefined;

  constructor(connection: Connection, workspace: Workspace, session: () => Session) {
    this.#connection = connection;
    this.#workspace = workspace;
    this.#session = session;
  }

  ask(): Promise<void> {
    return this.#session().client.showsSites ? this.#refreshTask.ask() : Promise.resolve();
  }

  async #run(): Promise<void> {
    await this.#workspace.settled();
    const { shownFindings } = this.#session();
    const state = this.#workspace.sites.map((site) =>
      site.isLoaded ? { snapshot: site.takeSnapshot(), isChecked: shownFindings.has(site) } : site,
    );
    const isNotified =
      this.#notified?.length === state.length && this.#notified.every((one, at) => looksSame(one, state[at]));
    this.#notified = state;
    if (!isNotified) await this.#connection.sendNotification(sitesChangedNotification);
  }
}

function looksSame(a: ShownState, b: ShownState | undefined): boolean {
  if (a === b) return true;
  if (b === undefined || !('snapshot' in a) || !('snapshot' in b) || a.isChecked !== b.isChecked) return false;
  const [one, other] = [a.snapshot, b.snapshot];
  return (
    one.config === other.config &&
    one.files === other.files &&
    one.pages === other.pages &&
    one.settings === other.settings
  );
}
