import * as vscode from 'vscode';
import type { SiteInfo } from '../../../server/src/protocol/sites.ts';
import { siteOf } from '../pickSite.ts';
import type { Server } from '../server/server.ts';
import { problemCountText, type ProblemCounts, type SiteProblems } from './siteProblems.ts';

/** To the left of other extensions' items, next to the editor's own problem count. */
const priority = 10;

/** Shows the site of the active editor, or the only one, with its problems; hidden without a site. */
export class StatusItem implements vscode.Disposable {
  readonly #server: Server;
  readonly #problems: SiteProblems;
  readonly #item = vscode.window.createStatusBarItem('docsight.status', vscode.StatusBarAlignment.Left, priority);
  readonly #listeners: vscode.Disposable;
  #sites: readonly SiteInfo[] = [];

  constructor(server: Server, problems: SiteProblems) {
    this.#server = server;
    this.#problems = problems;
    this.#item.name = vscode.l10n.t('Docs Site');
    this.#item.command = 'docsight.showMenu';
    const show = (): void => {
      this.#show();
    };
    this.#listeners = vscode.Disposable.from(
      server.onDidChangeSites(() => void this.#askForSites()),
      vscode.window.onDidChangeActiveTextEditor(show),
      problems.onDidChange(show),
    );
  }

  dispose(): void {
    this.#listeners.dispose();
    this.#item.dispose();
  }

  async #askForSites(): Promise<void> {
    this.#sites = await this.#server.sites();
    this.#show();
  }

  #show(): void {
    const site = siteInFront(this.#sites);
    if (site === undefined) {
      this.#item.hide();
      return;
    }
    const counts = this.#problems.ofSite(site, this.#sites);
    this.#item.text = textOf(site, counts);
    this.#item.tooltip = tooltipOf(site, counts);
    this.#item.accessibilityInformation = { label: `${site.name}. ${stateText(site, counts)}` };
    this.#item.show();
  }
}

function siteInFront(sites: readonly SiteInfo[]): SiteInfo | undefined {
  const active = siteOf(sites, vscode.window.activeTextEditor?.document.uri);
  return active ?? (sites.length === 1 ? sites[0] : undefined);
}

/** Returns the number of problems, once it is known. */
function stateText({ isChecked }: SiteInfo, counts: ProblemCounts): string {
  return isChecked ? problemCountText(counts) : vscode.l10n.t('Checking…');
}

function textOf({ name, isChecked }: SiteInfo, { errors, warnings }: ProblemCounts): string {
  return [
    // Escapes `$(` in a name, which the editor would replace by an icon.
    `${isChecked ? '$(book)' : '$(sync~spin)'} ${name.replaceAll('$(', '$ (')}`,
    ...(errors > 0 ? [`$(error) ${errors}`] : []),
    ...(warnings > 0 ? [`$(warning) ${warnings}`] : []),
  ].join(' ');
}

function tooltipOf(site: SiteInfo, counts: ProblemCounts): vscode.MarkdownString {
  const { name, config, generation, pages, isLoaded } = site;
  const format = generation === 'current' ? vscode.l10n.t('current format') : vscode.l10n.t('classic format');
  const path = vscode.workspace.asRelativePath(vscode.Uri.parse(config));
  const tooltip = new vscode.MarkdownString();
  tooltip.appendMarkdown('**').appendText(name).appendMarkdown('**\n\n');
  tooltip.appendText(`${path} · ${format}`).appendMarkdown('\n\n');
  tooltip.appendText(isLoaded ? vscode.l10n.t('Pages: {0}', pages) : vscode.l10n.t('Reading pages…'));
  return tooltip.appendMarkdown('\n\n').appendText(stateText(site, counts));
}
