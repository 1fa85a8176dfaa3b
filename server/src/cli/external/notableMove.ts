/**
 * Whether a permanent redirect means that a link should be changed. Not if it only adds what the site adds for every
 * reader: a language, a slash, `www`, the first page of a section, a login.
 */
export function isNotableMove(from: URL, to: URL): boolean {
  if (
    /(?:^|[/._-])(?:log-?in|sign-?in|sso|oauth2?|auth|consent|accounts?)(?:[/._-]|$)/i.test(to.hostname + to.pathname)
  )
    return false;
  const [before, after] = [comparable(from), comparable(to)];
  const isSame = after === before || after.startsWith(`${before}/`) || after.startsWith(`${before}?`);
  return !isSame || (from.protocol === 'http:' && to.protocol === 'https:');
}

function comparable({ hostname, port, pathname, search }: URL): string {
  const path = pathname.replace(/^\/[a-z]{2}(?:-[a-z]{2,4})?(?=\/|$)/i, '').replace(/\/+$/, '');
  return `${hostname.replace(/^www\./, '')}:${port}${path}${search}`.toLowerCase();
}
