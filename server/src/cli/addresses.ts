import { publishedAddresses } from '../core/site/siteAddresses.ts';
import { addressesLine } from './commandLines.ts';
import { openSite, refuseBrokenConfig, warnOfSettings } from './folders.ts';
import { exitCodes, UsageError, type Io } from './io.ts';
import { readArguments } from './readArguments.ts';

/** Prints the addresses of a site, one a line; returns the exit code. */
export async function addresses(args: readonly string[], io: Io): Promise<number> {
  const [folder = '.', ...others] = readArguments(addressesLine, args).positionals;
  if (others.length > 0)
    throw new UsageError(`docsight addresses accepts only one folder. Remove “${others.join(' ')}”.`);
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
