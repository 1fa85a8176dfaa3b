import * as vscode from 'vscode';
import type { WorkspaceEdit as ProtocolEdit } from 'vscode-languageclient';
import {
  counterpartsRequest,
  newPageRequest,
  insertionPointsRequest,
  proposedPageRequest,
  templatesRequest,
  type CounterpartInfo,
  type CounterpartsParams,
  type NewPageParams,
  type InsertionPointInfo,
  type InsertionPointsParams,
  type ProposedPageParams,
  type TemplateInfo,
} from '../../../server/src/protocol/newFiles.ts';
import type { EditAnswer } from '../../../server/src/protocol/siteView.ts';
import { applyAndSave } from '../newFiles/applyAndSave.ts';
import { missingTitle } from '../newFiles/missingText.ts';
import { insertionPointLabel, newFileTarget, type NewFileTarget } from '../newFiles/newFileTarget.ts';
import type { Server } from '../server/server.ts';
import type { Command } from './command.ts';

/** Creates a page from a template, lists it in a group and opens it. */
export const newPage: Command = {
  id: 'docsight.newPage',
  run: async ({ server, fillIn }, argument) => {
    const target = await newFileTarget(server, argument);
    const request = target && (await askForPage(server, target));
    if (target === undefined || request === undefined) return;
    const [file] = (await applyAndSave(server, await askForEdit(server, request))).created;
    if (file !== undefined) fillIn.begin(await vscode.window.showTextDocument(file, { preview: false }));
  },
};

/** Asks for template, title, group, path and, on a translated site, languages in turn; undefined if any of them is canceled. */
async function askForPage(server: Server, target: NewFileTarget): Promise<NewPageParams | undefined> {
  const { config } = target.site;
  const template = await askForTemplate(server);
  if (template === undefined) return undefined;
  const title = await vscode.window.showInputBox({
    title: vscode.l10n.t('New page: {0}', template.name),
    prompt: vscode.l10n.t('Page title'),
    placeHolder: vscode.l10n.t('For example, “Install the app”'),
    validateInput: missingTitle,
  });
  if (title === undefined) return undefined;
  // The group decides in which folder the page is proposed.
  const choice = await askForInsertionPoint(server, target, title);
  if (choice === undefined) return undefined;
  const { insertionPoint } = choice;
  const request = { config, template: template.id, title, ...(insertionPoint !== undefined && { insertionPoint }) };
  const page = await askForPath(server, target, request);
  if (page === undefined) return undefined;
  const languages = await askForLanguages(server, { ...request, page });
  return languages && { ...request, page, languages };
}

/** Returns the other languages in which the page is created, too; undefined if canceled. */
async function askForLanguages(server: Server, request: NewPageParams): Promise<readonly string[] | undefined> {
  const { config, page, insertionPoint } = request;
  const params: CounterpartsParams = { config, page, ...(insertionPoint !== undefined && { insertionPoint }) };
  const counterparts = await server.ask<readonly CounterpartInfo[]>(counterpartsRequest, params);
  if (counterparts.length === 0) return [];
  const items = counterparts.map(({ language, path, insertionPoint: listedIn }) => ({
    label: language,
    description: path,
    detail: listedIn === undefined ? vscode.l10n.t('Not in navigation') : insertionPointLabel(listedIn),
  }));
  const picked = await vscode.window.showQuickPick(items, {
    title: vscode.l10n.t('New page: {0}', request.title),
    placeHolder: vscode.l10n.t('Select other languages to create the page in (optional)'),
    canPickMany: true,
  });
  return picked?.map(({ label }) => label);
}

async function askForTemplate(server: Server): Promise<TemplateInfo | undefined> {
  const templates = await server.ask<readonly TemplateInfo[]>(templatesRequest);
  const items = templates.map((template) => ({ label: template.name, detail: template.description, template }));
  const picked = await vscode.window.showQuickPick(items, {
    title: vscode.l10n.t('New page'),
    placeHolder: vscode.l10n.t('Select a template'),
    matchOnDetail: true,
  });
  return picked?.template;
}

async function askForPath(
  server: Server,
  { site: { config }, folder, isFolderChosen = false }: NewFileTarget,
  request: Omit<NewPageParams, 'page'>,
): Promise<string | undefined> {
  const { insertionPoint } = request;
  const usesFolder = folder !== undefined && (isFolderChosen || insertionPoint === undefined);
  const at = usesFolder ? { folder } : insertionPoint === undefined ? {} : { insertionPoint };
  const params: ProposedPageParams = { config, title: request.title, ...at };
  const value = await server.ask<string>(proposedPageRequest, params);
  return vscode.window.showInputBox({
    title: vscode.l10n.t('New page: {0}', request.title),
    prompt: vscode.l10n.t('Page path relative to the site’s folder, without the file extension'),
    value,
    valueSelection: [value.lastIndexOf('/') + 1, value.length],
    // The server knows which paths pages can have, and which are taken.
    validateInput: async (page) => {
      const answer = await askForEdit(server, { ...request, page });
      return 'refused' in answer ? answer.refused : undefined;
    },
  });
}

/** Returns the insertion point that the person picks, none if the page stays unlisted, undefined if canceled. */
async function askForInsertionPoint(
  server: Server,
  { site: { config }, folder = '', insertionPoint: known, cursor }: NewFileTarget,
  title: string,
): Promise<{ readonly insertionPoint: InsertionPointInfo | undefined } | undefined> {
  if (known !== undefined) return { insertionPoint: known };
  const params: InsertionPointsParams = { config, folder, ...(cursor !== undefined && { cursor }) };
  const insertionPoints = await server.ask<readonly InsertionPointInfo[]>(insertionPointsRequest, params);
  if (insertionPoints.length === 0) return { insertionPoint: undefined };
  const none = {
    label: vscode.l10n.t('Not in navigation'),
    description: vscode.l10n.t('add it to a group later'),
    insertionPoint: undefined,
  };
  const items = [
    ...insertionPoints.map((insertionPoint) => ({ label: insertionPointLabel(insertionPoint), insertionPoint })),
    none,
  ];
  return vscode.window.showQuickPick(items, {
    title: vscode.l10n.t('New page: {0}', title),
    placeHolder: vscode.l10n.t('Select a group for the page'),
  });
}

function askForEdit(server: Server, params: NewPageParams): Promise<EditAnswer<ProtocolEdit>> {
  return server.ask(newPageRequest, params);
}
