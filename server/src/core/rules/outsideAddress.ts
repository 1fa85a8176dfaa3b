/** Returns the full URL for an address without a scheme: `acme.com/a`, `www.acme.dev`, `a@acme.io`. */
export function outsideAddress(written: string): string | undefined {
  if (/^[^\s/@]+@[\w-]+(?:\.[\w-]+)+$/.test(written)) return `mailto:${written}`;
  const isHost = /^(?:www\.[\w-]+\.|(?:[\w-]+\.)+(?:com|org|net|io|dev|ai|app|co|gov|edu|me|xyz)(?=[/?#:]|$))/i.test(
    written,
  );
  return isHost ? `https://${written}` : undefined;
}
