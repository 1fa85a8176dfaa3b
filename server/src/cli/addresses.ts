import { publishedAddresses } from '../core/site/siteAddresses.ts';
import { addressesLine } from './commandLines.ts';
import { openSite, refuseBrokenConfig, warnOfSettings } from './folders.ts';
import { exitCodes, type Io } from './io.ts';
import { folderArgument, readArguments } from './readArguments.ts';

/** Prints the addresses of a site, one a line; returns the exit code. */
export async function addresses(args: readonly string[], io: Io): Promise<number> {
  const folder = folderArgument(addressesLine, readArguments(addressesLine, args).positionals);
  const { site } = await openSite(folder, io);
  warnOfSettings(site, io);
  refuseBrokenConfig(site);
  io.write(
    publishedAddresses(site.takeSnapshot())
      .map((address) => `${address}\n`)
      .join(''),
  );
  return exitCodes.clean;
}
