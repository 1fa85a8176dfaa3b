import { commandLines, type CommandLine, type CommandOption } from './commandLines.ts';

/** The column of the explanations. */
const column = 27;
const width = 110;

const exitStatus =
  'Exit status: 0 success, 1 problems found (check, format --check, rules --check), 2 failed; see the help of each command.\n';

/** Returns the help of all commands without their options. */
export function helpText(): string {
  const usage = commandLines.map(usageText).join('');
  return `Docsight: language support for documentation sites described by docs.json

${usage}
  docsight help COMMAND      show the options of a command
  docsight --version         show the version

${exitStatus}`;
}

export function commandHelp(command: CommandLine): string {
  const options = Object.entries(command.options).map(([name, option]) => optionText(name, option));
  const { foundStatus } = command;
  const found = foundStatus === undefined ? '' : `1 ${foundStatus}, `;
  const sections = [usageText(command), options.join(''), `Exit status: 0 success, ${found}2 failed.\n`];
  return sections.filter((section) => section !== '').join('\n');
}

function usageText({ name, usage }: CommandLine): string {
  return usage.map(([args, does]) => row(`docsight ${name} ${args}`, does)).join('');
}

/** Returns the way to type an option: `--format FORMAT[=FILE]`. */
export function typedOption(name: string, { value }: CommandOption): string {
  return value === undefined ? `--${name}` : `--${name} ${value}`;
}

function optionText(name: string, option: CommandOption): string {
  return row(`  ${typedOption(name, option)}`, option.help);
}

/** Returns a name with its explanation, wrapped, in two columns. */
function row(name: string, text: string): string {
  const lines = wrapped(text);
  const label = `  ${name}`;
  const isLong = label.length > column;
  const indent = ' '.repeat(column + 2);
  const first = isLong ? `${label}\n${indent}` : label.padEnd(column + 2);
  return `${first}${lines.join(`\n${indent}`)}\n`;
}

function wrapped(text: string): readonly string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1) ?? '';
    if (line !== '' && line.length + word.length + 1 > width - column) lines.push(word);
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
  }
  return lines;
}
