/** The innermost route that is shown. */
export interface LastMatch {
  pathname: string;
  routeId: string;
  staticData: { unlisted?: true };
}

const withoutSlash = (path: string) => path.replace(/\/$/, '');

/**
 * Whether a page is known by the title of its route: one of a thing has a name of its own, or is not
 * there; one to sign in is no place to go back to; while another page loads, its address is there already.
 */
export function hasFixedTitle(last: LastMatch | undefined, path: string): boolean {
  if (!last || withoutSlash(last.pathname) !== withoutSlash(path)) return false;
  return !last.routeId.includes('$') && !last.staticData.unlisted;
}
