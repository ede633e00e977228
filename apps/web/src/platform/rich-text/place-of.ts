/** Where a path of this site leads, taken apart as the router asks for it. */
interface Place {
  path: string;
  /** Without its question mark, '' where nothing is asked. */
  query: string;
  hash: string;
}

/** Takes a path of this site apart: `/faq?lang=en#code` is `/faq`, `lang=en` and `code`. */
export function placeOf(href: string): Place {
  const [before = '', ...after] = href.split('#');
  const [path = '', ...queries] = before.split('?');
  return { path: path || '/', query: queries.join('?'), hash: after.join('#') };
}
