/** What a page asks for another language than the reader's by. */
const LANGUAGE = 'lang';

/**
 * The path of a page of this site from its whole address, as it is copied from the address line, without the
 * language that whoever copied it read in. Null for an address elsewhere, and for what is no page: a file.
 */
export function ownPath(
  address: string,
  host: string,
  isPage: (path: string) => boolean,
): string | null {
  if (!/^https?:/i.test(address) || !URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.host !== host || url.username !== '' || !isPage(url.pathname)) return null;
  if (url.searchParams.has(LANGUAGE)) url.searchParams.delete(LANGUAGE);
  return `${url.pathname}${url.search}${url.hash}`;
}
