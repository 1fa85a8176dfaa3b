import * as vscode from 'vscode';
import { checkSite } from './checkSite.ts';
import { withErrorReport, type Command, type CommandContext } from './command.ts';
import { createRules } from './createRules.ts';
import { deleteUnusedFiles } from './deleteUnusedFiles.ts';
import { exportLlms } from './exportLlms.ts';
import { insertImage, insertLink } from './insertReference.ts';
import { openTranslation } from './openTranslation.ts';
import { newGroup } from './newGroup.ts';
import { newPage } from './newPage.ts';
import { newSite } from './newSite.ts';
import {
  openConfig,
  openWalkthrough,
  restartServer,
  showFindings,
  showMenu,
  showOutput,
  showRule,
  showSite,
} from './show.ts';
import { showReport } from './showReport.ts';
import { openPreview, openPreviewToSide } from './openPreview.ts';
import { upgrade } from './upgrade.ts';

const commands: readonly Command[] = [
  checkSite,
  createRules,
  deleteUnusedFiles,
  exportLlms,
  insertImage,
  insertLink,
  openTranslation,
  newGroup,
  newPage,
  newSite,
  openConfig,
  openPreview,
  openPreviewToSide,
  openWalkthrough,
  restartServer,
  showFindings,
  showMenu,
  showOutput,
  showReport,
  showRule,
  showSite,
  upgrade,
];

/** Registers the commands of the palette and the menus. */
export function registerCommands(context: CommandContext): vscode.Disposable {
  return vscode.Disposable.from(
    ...commands.map(({ id, run }) =>
      vscode.commands.registerCommand(
        id,
        withErrorReport(context.output, (...args: readonly unknown[]) => run(context, ...args)),
      ),
    ),
  );
}
