import * as vscode from 'vscode';
import {
  rulesRequest,
  rulesTargetsRequest,
  type ProposedFile,
  type ProposedRules,
  type RulesAnswer,
  type RulesTargetInfo,
} from '../../../server/src/protocol/generatedFiles.ts';
import type { SiteInfo } from '../../../server/src/protocol/sites.ts';
import { pickSite } from '../pickSite.ts';
import type { Proposals } from '../proposals/proposals.ts';
import type { ProposalQuestion } from '../proposals/proposedTexts.ts';
import { writeProposals } from '../proposals/writeProposals.ts';
import type { Server } from '../server.ts';
import type { Command } from './command.ts';

/** Writes, or brings up to date, a file that tells an editor's assistant of a site. */
export const createRules: Command = {
  id: 'docsight.createRules',
  run: async ({ server, proposals }) => {
    const site = await pickSite(server);
    const target = site && (await pickTarget(server, site));
    const answer = target && (await ask(server, site, target));
    if (answer === undefined) return;
    const { file } = answer;
    if (!(await writeProposals(proposals, [file], questionFor(answer)))) return;
    await vscode.window.showTextDocument(vscode.Uri.parse(file.uri), { preview: false });
    if (file.state === 'current') void tellOfCurrent(file);
    await hideFromReaders(proposals, answer);
  },
};

/** How a person is asked about a file that isn't Docsight's alone to change. */
function questionFor({ file: { path }, foreign = 'others' }: ProposedRules): ProposalQuestion {
  switch (foreign) {
    case 'doubled':
      return {
        words: vscode.l10n.t(
          '{0} has Docsight’s part for this site more than once. Keep one of them, up to date?',
          path,
        ),
        agree: vscode.l10n.t('Keep One'),
      };
    case 'damaged':
      return {
        words: vscode.l10n.t(
          'In {0} one of the two marks around Docsight’s part is missing, so nobody can tell where the part begins and ends. Add a new part at the end, so that you can delete the old one?',
          path,
        ),
        agree: vscode.l10n.t('Add a New Part'),
      };
    case 'others':
      return {
        words: vscode.l10n.t('{0} was written by somebody else. Add what Docsight says of the site to it?', path),
        agree: vscode.l10n.t('Add to It'),
      };
  }
}

async function pickTarget(server: Server, { config }: SiteInfo): Promise<RulesTargetInfo | undefined> {
  const targets = await server.ask<readonly RulesTargetInfo[]>(rulesTargetsRequest, { config });
  const usual = usualTarget();
  const items = targets
    .toSorted((a, b) => Number(b.id === usual) - Number(a.id === usual))
    .map((target) => ({
      label: target.path,
      description: target.reader,
      ...(target.exists && {
        detail: vscode.l10n.t('There already: what Docsight wrote in it is brought up to date.'),
      }),
      target,
    }));
  const picked = await vscode.window.showQuickPick(items, {
    placeHolder: vscode.l10n.t('Whose assistant is to know how the site is written?'),
    matchOnDescription: true,
  });
  return picked?.target;
}

/** The target of the editor that runs. */
function usualTarget(): string {
  const { appName } = vscode.env;
  return ['cursor', 'windsurf'].find((id) => appName.toLowerCase().includes(id)) ?? 'vscode';
}

async function ask(server: Server, { config, name }: SiteInfo, { id }: RulesTargetInfo): Promise<ProposedRules> {
  const answer = await server.ask<RulesAnswer | null>(rulesRequest, { config, target: id });
  if (answer === null) throw new Error(vscode.l10n.t('Docsight no longer knows the site {0}.', name));
  if ('refused' in answer) throw new Error(answer.refused);
  return answer;
}

function tellOfCurrent({ path }: ProposedFile): Thenable<unknown> {
  return vscode.window.showInformationMessage(vscode.l10n.t('{0} says what holds for the site already.', path));
}

/** A file for assistants in the site's folder would become a page of it; the person decides. */
async function hideFromReaders(proposals: Proposals, { file, ignore }: ProposedRules): Promise<void> {
  if (ignore === undefined) return;
  const add = vscode.l10n.t('Add to {0}', ignore.path);
  const question = vscode.l10n.t(
    '{0} lies in the site’s folder, so the platform would publish it as a page. Name it in {1}?',
    file.path,
    ignore.path,
  );
  if ((await vscode.window.showWarningMessage(question, add)) === add) await writeProposals(proposals, [ignore]);
}
