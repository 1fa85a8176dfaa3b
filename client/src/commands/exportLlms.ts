import * as vscode from 'vscode';
import {
  llmsRequest,
  type LlmsAnswer,
  type LlmsParams,
  type ProposedFile,
} from '../../../server/src/protocol/proposedFiles.ts';
import type { SiteInfo } from '../../../server/src/protocol/sites.ts';
import { docsUrlOf } from '../docsUrl.ts';
import { pickSite } from '../pickSite.ts';
import { writeProposals } from '../proposals/writeProposals.ts';
import type { Accepted, Server } from '../server/server.ts';
import type { Command } from './command.ts';

/** Writes the plain-text index of a site, and the outputs picked with it, to a folder. */
export const exportLlms: Command = {
  id: 'docsight.exportLlms',
  run: async ({ server, proposals }) => {
    const site = await pickSite(server);
    const params = site && (await askForParams(server, site));
    if (site === undefined || params === undefined) return;
    const answer = await askWithProgress(server, site, params);
    if (answer === undefined) return;
    const { files, warnings } = answer;
    if (!(await writeProposals(proposals, files))) return;
    const [index] = files;
    if (index !== undefined) await vscode.window.showTextDocument(vscode.Uri.parse(index.uri));
    for (const warning of warnings) void vscode.window.showWarningMessage(warning);
    showOutcome(site, files, params);
  },
};

async function askForParams(server: Server, site: SiteInfo): Promise<LlmsParams | undefined> {
  const docsUrl = await docsUrlOf(server, site);
  const picked = docsUrl === undefined ? undefined : await pickOutputs(docsUrl);
  const out = picked && (await pickFolder(site, picked));
  if (docsUrl === undefined || picked === undefined || out === undefined) return undefined;
  return { config: site.config, docsUrl, out: out.toString(), ...picked.outputs };
}

interface PickedOutputs extends vscode.QuickPickItem {
  readonly outputs: Pick<LlmsParams, 'withFull' | 'withPages'>;
}

function pickOutputs(docsUrl: string): Thenable<PickedOutputs | undefined> {
  const items: readonly PickedOutputs[] = [
    {
      label: 'llms.txt',
      detail: vscode.l10n.t('A list of the site’s pages with their URLs and descriptions.'),
      outputs: { withFull: false, withPages: false },
    },
    {
      label: 'llms.txt, llms-full.txt',
      detail: vscode.l10n.t('Adds one file with the text of all pages.'),
      outputs: { withFull: true, withPages: false },
    },
    {
      label: vscode.l10n.t('llms.txt, llms-full.txt, Markdown pages'),
      detail: vscode.l10n.t('Adds a Markdown file for each page, in a folder outside the site.'),
      outputs: { withFull: true, withPages: true },
    },
  ];
  return vscode.window.showQuickPick(items, {
    title: vscode.l10n.t('Export llms.txt for {0}', docsUrl),
    placeHolder: vscode.l10n.t('Select the files to export'),
    matchOnDetail: true,
  });
}

/** Asks for the output folder. Markdown of pages can't be written into the site: it would become pages. */
async function pickFolder({ root }: SiteInfo, { label, outputs }: PickedOutputs): Promise<vscode.Uri | undefined> {
  const siteFolder = vscode.Uri.parse(root);
  if (outputs.withPages) return browseForFolder(vscode.Uri.joinPath(siteFolder, '..'));
  const items = [
    {
      label: `$(folder) ${vscode.workspace.asRelativePath(vscode.Uri.joinPath(siteFolder, 'llms.txt'))}`,
      description: vscode.l10n.t('in the site’s folder'),
      folder: siteFolder,
    },
    { label: `$(search) ${vscode.l10n.t('Another folder…')}`, description: '', folder: undefined },
  ];
  const picked = await vscode.window.showQuickPick(items, {
    title: vscode.l10n.t('Export {0}', label),
    placeHolder: vscode.l10n.t('Select a folder for the export'),
    matchOnDescription: true,
  });
  if (picked === undefined) return undefined;
  return picked.folder ?? (await browseForFolder(siteFolder));
}

async function browseForFolder(defaultUri: vscode.Uri): Promise<vscode.Uri | undefined> {
  const folders = await vscode.window.showOpenDialog({
    canSelectFiles: false,
    canSelectFolders: true,
    defaultUri,
    openLabel: vscode.l10n.t('Export Here'),
  });
  return folders?.[0];
}

type LlmsProposal = Accepted<LlmsAnswer>;

/** Sends the request and shows progress where it reads all pages; undefined if canceled. */
async function askWithProgress(server: Server, site: SiteInfo, params: LlmsParams): Promise<LlmsProposal | undefined> {
  const answer = server.askOrThrow<LlmsAnswer>(llmsRequest, params, site);
  if (!params.withFull) return answer;
  const title = vscode.l10n.t('Reading the pages of {0}', site.name);
  const options = { location: vscode.ProgressLocation.Notification, title, cancellable: true };
  return vscode.window.withProgress(options, (_, stop) => Promise.race([answer, untilStopped(stop)]));
}

function untilStopped(stop: vscode.CancellationToken): Promise<undefined> {
  return new Promise((resolve) => {
    stop.onCancellationRequested(() => {
      resolve(undefined);
    });
  });
}

/** Shows how many of several files were written; a single one is already open. */
function showOutcome({ name }: SiteInfo, files: readonly ProposedFile[], { out }: LlmsParams): void {
  const written = files.filter(({ state }) => state !== 'current').length;
  const folder = vscode.workspace.asRelativePath(vscode.Uri.parse(out));
  if (written === 0) {
    void vscode.window.showInformationMessage(vscode.l10n.t('The exported files of {0} are already up to date.', name));
  } else if (files.length > 1) {
    void vscode.window.showInformationMessage(
      vscode.l10n.t('Files written to {0}: {1}. Already up to date: {2}.', folder, written, files.length - written),
    );
  }
}
