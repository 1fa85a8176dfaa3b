import * as vscode from 'vscode';
import {
  rulesRequest,
  rulesTargetsRequest,
  type ProposedFile,
  type ProposedRules,
  type RulesAnswer,
  type RulesParams,
  type RulesTargetInfo,
} from '../../../server/src/protocol/proposedFiles.ts';
import type { SiteInfo } from '../../../server/src/protocol/sites.ts';
import { pickSite } from '../pickSite.ts';
import type { Proposals } from '../proposals/proposals.ts';
import type { ProposalQuestion } from '../proposals/proposedTexts.ts';
import { writeProposals } from '../proposals/writeProposals.ts';
import type { Server } from '../server/server.ts';
import type { Command } from './command.ts';

/** Creates or updates the rules file of a site for an editor's assistant. */
export const createRules: Command = {
  id: 'docsight.createRules',
  run: async ({ server, proposals }) => {
    const site = await pickSite(server);
    const target = site && (await pickTarget(server, site));
    if (site === undefined || target === undefined) return;
    const params: RulesParams = { config: site.config, target: target.id };
    const answer = await server.askOrThrow<RulesAnswer>(rulesRequest, params, site);
    const { file } = answer;
    if (!(await writeProposals(proposals, [file], questionFor(answer)))) return;
    await vscode.window.showTextDocument(vscode.Uri.parse(file.uri), { preview: false });
    if (file.state === 'current') void notifyUpToDate(file);
    await hideFromReaders(proposals, answer);
  },
};

/** Returns the question about a file with content that Docsight didn't write. */
function questionFor({ file: { path }, foreign = 'others' }: ProposedRules): ProposalQuestion {
  switch (foreign) {
    case 'doubled':
      return {
        message: vscode.l10n.t(
          '{0} has more than one Docsight section for this site. Update one and remove the others?',
          path,
        ),
        agree: vscode.l10n.t('Keep One'),
      };
    case 'damaged':
      return {
        message: vscode.l10n.t(
          'A marker of the Docsight section is missing in {0}, so the section can’t be updated. Add a new section at the end? You can then delete the old one.',
          path,
        ),
        agree: vscode.l10n.t('Add New Section'),
      };
    case 'others':
      return {
        message: vscode.l10n.t('{0} wasn’t created by Docsight. Add a Docsight section to it?', path),
        agree: vscode.l10n.t('Add Section'),
      };
  }
}

async function pickTarget(server: Server, { config }: SiteInfo): Promise<RulesTargetInfo | undefined> {
  const targets = await server.ask<readonly RulesTargetInfo[]>(rulesTargetsRequest, { config });
  const own = ownReader();
  const items = targets
    .toSorted((a, b) => rank(a, own) - rank(b, own))
    .map((target) => ({
      label: target.reader,
      description: target.path,
      detail: whatIsWritten(target),
      target,
    }));
  const picked = await vscode.window.showQuickPick(items, {
    placeHolder: vscode.l10n.t('Which assistant is this for?'),
    matchOnDescription: true,
  });
  return picked?.target;
}

/** Files that are there come first, after that of the running editor. */
function rank({ reader, exists }: RulesTargetInfo, own: string): number {
  return reader.startsWith(own) ? 0 : exists ? 1 : 2;
}

function whatIsWritten({ path, exists, hasSection }: RulesTargetInfo): string {
  if (!exists) return vscode.l10n.t('Creates {0}', path);
  if (hasSection) return vscode.l10n.t('Updates the Docsight section of {0}', path);
  return vscode.l10n.t('Adds a Docsight section to {0}; your text stays', path);
}

/** Returns the name of the assistant of the running editor, as its target begins. */
function ownReader(): string {
  const appName = vscode.env.appName.toLowerCase();
  return ['Cursor', 'Windsurf'].find((name) => appName.includes(name.toLowerCase())) ?? 'GitHub Copilot';
}

function notifyUpToDate({ path }: ProposedFile): Thenable<unknown> {
  return vscode.window.showInformationMessage(vscode.l10n.t('{0} is already up to date.', path));
}

/** Offers to add a rules file to `.mintignore`, since the platform would publish it as a page. */
async function hideFromReaders(proposals: Proposals, { file, ignore }: ProposedRules): Promise<void> {
  if (ignore === undefined) return;
  const add = vscode.l10n.t('Add to {0}', ignore.path);
  const question = vscode.l10n.t(
    '{0} is in the site’s folder, so it would be published as a page. Add it to {1}?',
    file.path,
    ignore.path,
  );
  if ((await vscode.window.showWarningMessage(question, add)) === add) await writeProposals(proposals, [ignore]);
}
