import { code } from '../util/messageText.ts';

/** Names of devices on Windows, with any extension. */
const device = /^(?:con|prn|aux|nul|(?:com|lpt)[\d¹²³]|conin\$|conout\$)(?=\.|$)/i;

/** Whether a name without extension is that of a device on Windows. */
export function isDeviceName(name: string): boolean {
  return device.test(name);
}

/**
 * Returns why a file can't have a path on all systems; undefined if it can. On Windows some of these paths would name a
 * device, another folder, or a file outside the site.
 */
export function unportablePath(path: string): string | undefined {
  const wrong = /[<>:"|?*#%\\]|\p{Cc}|\p{Surrogate}/u.exec(path)?.[0];
  if (wrong !== undefined)
    return `A path can’t contain ${code(wrong)}. Use letters, digits, ${code('-')}, ${code('_')} and ${code('/')}.`;
  for (const segment of path.split('/')) {
    const [name] = device.exec(segment) ?? [];
    if (name !== undefined) return `Windows can’t have files named ${code(name)}. Use another name.`;
    if (/[^.][. ]+$/.test(segment)) return 'A name can’t end with a dot or a space. Remove it.';
  }
  return undefined;
}
