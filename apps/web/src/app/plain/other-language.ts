import type { Locale } from '@pv/texts';

/** The address that makes the server remember `other` and come back to `here`, a path with its query. */
export function otherLanguage(here: string, other: Locale): string {
  const [address = '/'] = here.split('#');
  const [path = '/'] = address.split('?', 1);
  const search = new URLSearchParams(address.slice(path.length));
  search.delete('lang');
  search.set('language', other);
  return `${path}?${search}`;
}
