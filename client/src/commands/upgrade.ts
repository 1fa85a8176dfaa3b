import * as vscode from 'vscode';
import type { WorkspaceEdit as ProtocolEdit } from 'vscode-languageclient';
import {
  upgradeRequest,
  type ProposedFile,
  type UpgradeAnswer,
  type UpgradeNoteInfo,
} from '../../../server/src/protocol/proposedFiles.ts';
import type { SiteInfo } from '../../../server/src/protocol/sites.ts';
import { isClassic } from '../classicSites.ts';
import { pickSite } from '../pickSite.ts';
import { CurrentTexts } from '../proposals/currentTexts.ts';
import type { Proposals } from '../proposals/proposals.ts';
import { notApplied, refuseUnwritable } from '../proposals/writeErrors.ts';
import type { Accepted, Server } from '../server/server.ts';
import type { Command } from './command.ts';
import { applyWorkspaceEdit } from '../files/writing.ts';

/** Longer lists don't help with the question. */
const mostNamed = 4;

type Upgrade = Accepted<UpgradeAnswer<ProtocolEdit>>;

/** Upgrades a classic site to the current format, after the person has seen and approved the diff. */
export const upgrade: Command = {
  id: 'docsight.upgrade',
  run: async ({ server, proposals }) => {
    const site = await pickClassicSite(server);
    if (site === undefined) return;
    const { config } = site;
    const answer = await server.askOrThrow<UpgradeAnswer<ProtocolEdit>>(upgradeRequest, { config }, site);
    const path = vscode.workspace.asRelativePath(vscode.Uri.parse(site.config));
    const file: ProposedFile = { uri: site.config, path, text: answer.text, state: 'foreign' };
    const before = await CurrentTexts.read([file]);
    if (!(await agrees(proposals, file, answer))) return;
    if ((await before.changed()).length > 0) {
      throw new Error(vscode.l10n.t('{0} changed in the meantime, so nothing was written. Try again.', path));
    }
    await apply(server, site, answer);
  },
};

async function pickClassicSite(server: Server): Promise<SiteInfo | undefined> {
  const sites = await server.sites();
  if (sites.length === 0 || sites.some(isClassic)) return pickSite(server, isClassic);
  void vscode.window.showInformationMessage(
    vscode.l10n.t('All sites in the workspace already use the current format.'),
  );
  return undefined;
}

/** Shows the diff and asks until the person accepts or declines. */
async function agrees(proposals: Proposals, file: ProposedFile, { left, changed }: Upgrade): Promise<boolean> {
  const [agree, details] = [vscode.l10n.t('Convert'), vscode.l10n.t('Show Details')];
  const others = left.length + changed.length > 0 ? [details] : [];
  const texts = proposals.begin([file]);
  try {
    await texts.showChange(file);
    for (;;) {
      const answer = await texts.ask(vscode.window.showInformationMessage, {
        message: message(file, left),
        agree,
        others,
      });
      if (answer !== details) return answer === agree;
      await showNotes(left, changed);
    }
  } finally {
    texts.dispose();
  }
}

function message({ path }: ProposedFile, left: readonly UpgradeNoteInfo[]): string {
  if (left.length === 0) return vscode.l10n.t('Convert {0} to the current format?', path);
  const few = left.slice(0, mostNamed).map((note) => note.path);
  const names = [...few, ...(left.length > mostNamed ? ['…'] : [])].join(', ');
  return vscode.l10n.t('Convert {0} to the current format? Some settings can’t be converted: {1}.', path, names);
}

/** Opens all notes about the upgrade as an untitled document, which can be saved. */
async function showNotes(left: readonly UpgradeNoteInfo[], changed: readonly UpgradeNoteInfo[]): Promise<void> {
  const content = [
    ...section(vscode.l10n.t('Not converted'), left),
    ...section(vscode.l10n.t('Converted differently'), changed),
  ].join('\n');
  const document = await vscode.workspace.openTextDocument({ language: 'markdown', content });
  await vscode.window.showTextDocument(document, { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true });
}

function section(title: string, notes: readonly UpgradeNoteInfo[]): readonly string[] {
  return notes.length === 0
    ? []
    : [`# ${title}`, '', ...notes.map(({ path, message }) => `- \`${path}\`: ${message}`), ''];
}

/** Applies the upgrade as one undoable step; saves the file unless it had unsaved changes. */
async function apply(server: Server, { config }: SiteInfo, { edit, config: target }: Upgrade): Promise<void> {
  const isUnsaved = vscode.workspace.textDocuments.some(
    ({ uri, isDirty }) => isDirty && uri.toString() === vscode.Uri.parse(config).toString(),
  );
  const files = (config === target ? [config] : [config, target]).map((uri) => ({
    uri,
    path: vscode.workspace.asRelativePath(vscode.Uri.parse(uri)),
    state: uri === config ? ('managed' as const) : ('new' as const),
  }));
  await refuseUnwritable(files);
  if (!(await applyWorkspaceEdit(await server.toEdit(edit)))) throw notApplied(files);
  const document = await vscode.workspace.openTextDocument(vscode.Uri.parse(target));
  await vscode.window.showTextDocument(document);
  if (!isUnsaved) await document.save();
}
